"""Upgrade section: how far each computer of a tier grows, and what that takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from macros.advice.builds.choice import Choice
from macros.advice.builds.options import Item
from macros.advice.builds.upgrade_path import MemoryRoom, More, UpgradePath
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.tiers import Tier
from macros.present.builds.obstacle_words import wording_of
from macros.present.builds.part_rows import part_name
from macros.present.builds.result_words import Wording
from macros.present.builds.section import Block, Section
from macros.present.charts.builds import build_title
from macros.present.html.table import Cell
from macros.present.prices.home_region import home_region
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded
from macros.present.words.power_words import circuit_label, circuit_name

_KEY = "build-section.upgrade"


def upgrade_section(edition: Edition, tier: Tier, language: Language) -> Section | None:
    """Return the section; None where no class has a build."""
    region = home_region(edition.catalog, language)
    every = (edition.upgrade_path(tier.id, class_.id, region) for class_ in tier.classes)
    paths = [path for path in every if path]
    if not paths:
        return None
    return Section(
        anchor="upgrade",
        title=language.text(_KEY),
        finding=_finding(paths, language),
        blocks=(*_blocks(paths, edition, region, language), *_tool(tier, language)),
    )


def _blocks(
    paths: Sequence[UpgradePath], edition: Edition, region: str, language: Language
) -> Iterator[Block]:
    """Yield a block for each computer; one for all where only their memory can grow."""
    if any(path.more and not path.more.moves for path in paths):
        yield Block(notes=(language.say("growth-note", place=language.place(region)),))
        yield from (_block(path, edition, language) for path in paths)
        return
    lines = (
        language.paired(build_title(path.choice, language), _memory_words(path.memory, language))
        for path in paths
        if path.memory
    )
    if points := tuple(map(Cell, lines)):
        yield Block(title=language.text(f"{_KEY}.memory"), points=points, folded=True)


def _tool(tier: Tier, language: Language) -> Iterator[Block]:
    """Yield the way to the page on a second card, for who has one."""
    if tier.gpu_count == 1:
        link = Cell(language.text("pair.from_tier"), href="../../second-card/")
        yield Block(points=(link,))


def _finding(paths: Sequence[UpgradePath], language: Language) -> str:
    larger = [path.more for path in paths if path.more]
    if not larger:
        return language.say("growth-last")
    count = larger[0].tier.gpu_count
    if all(more.moves for more in larger):
        return language.say("growth-moves", count=count)
    growing, total = sum(more.bought is not None for more in larger), len(larger)
    if not growing:
        return language.say("growth-none", count=count)
    if growing == total:
        return language.say("growth-all", count=count)
    return language.say("growth-some", count=count, growing=growing, total=total)


def _block(path: UpgradePath, edition: Edition, language: Language) -> Block:
    points: list[Cell] = []
    if path.more:
        points += _against_buying(path.choice, path.more, edition, language)
        points += _more_points(path.choice, path.more, edition.catalog, language)
    if path.memory:
        points.append(Cell(_memory_words(path.memory, language)))
    title = build_title(path.choice, language)
    return Block(title=title, points=tuple(points), folded=True)


def _more_points(
    choice: Choice, more: More, catalog: Catalog, language: Language
) -> Iterator[Cell]:
    build, total = choice.build, choice.total
    assert build, "there is a path"
    assert total, "a build has a price"
    wording = wording_of(choice, catalog, language)
    if more.moves:
        yield Cell(language.say("growth-chassis", count=more.tier.gpu_count))
    elif more.bought is None:
        yield from _stuck_words(more, wording)
    else:
        if more.bought:
            yield Cell(_bought_words(more.bought, language))
        if more.circuit and more.circuit != build.circuit:
            label = circuit_label(more.circuit, language)
            name = circuit_name(more.circuit, language)
            yield Cell(language.say("growth-circuit", circuit=label), remark=name)
        money = language.money(rounded(more.amount), total.currency)
        product = language.short_name(build.gpu)
        yield Cell(language.say("growth-cost", product=product, added=more.added, money=money))
    yield from _broken_words(more, wording)


def _broken_words(more: More, wording: Wording) -> Iterator[Cell]:
    """Yield what else fails with more cards in the same parts; if nothing does, what is unknown."""
    language, count = wording.language, more.tier.gpu_count
    broken = [result for result in more.broken if result.breaks]
    stuck_by = more.obstacle.result.rule if more.obstacle and more.obstacle.result else None
    untold = [result for result in broken if result.rule != stuck_by]
    if untold:
        sentences = (wording.words(result).sentence for result in untold)
        reasons = language.text("join.sentence").join(sentences)
        yield Cell(language.say("growth-broken", count=count, reasons=reasons))
    unknown = [r.rule for r in more.broken if r.severity == "unknown" and not more.moves]
    if unknown and not broken:
        subjects = {name.casefold(): name for name in map(wording.subject, reversed(unknown))}
        names = language.listed(reversed(list(subjects.values())))
        yield Cell(language.say("growth-unknown", count=count, what=names))


def _against_buying(
    choice: Choice, more: More, edition: Edition, language: Language
) -> Iterator[Cell]:
    """Yield what growing costs in the end beside buying all of it at once; nothing if unknown."""
    whole = edition.same_in(more.tier.id, choice)
    is_known = whole and whole.total and not whole.unpriced and not choice.unpriced
    if not is_known or more.bought is None or more.moves:
        return
    assert whole
    assert whole.total
    assert choice.total
    grown = choice.total.amount + more.amount
    cheaper = "grow" if grown < whole.total.amount else "buy"
    yield Cell(
        language.say(
            f"growth-cheaper-{cheaper}",
            grown=language.money(rounded(grown), choice.total.currency),
            whole=language.money(rounded(whole.total.amount), choice.total.currency),
            count=more.tier.gpu_count,
        )
    )


def _stuck_words(more: More, wording: Wording) -> Iterator[Cell]:
    """Yield that no exchange helps, and what still fails with the best of other parts.

    Nothing where no single rule is to blame: what fails in the same parts is said below it.
    """
    if more.obstacle and more.obstacle.result:
        reason = wording.words(more.obstacle.result).sentence
        yield Cell(wording.language.say("growth-stuck-by", reason=reason))


def _bought_words(items: Sequence[Item], language: Language) -> str:
    parts = [
        language.bracketed(
            language.say("part-in-sentence", kind=item.kind),
            language.counted(part_name(item, language), item.count),
        )
        for item in items
    ]
    return language.say("growth-exchange", parts=language.enumerated(parts))


def _memory_words(room: MemoryRoom, language: Language) -> str:
    now, most = (language.figure(size, "gb") for size in (room.size_gb, room.most_gb))
    counts = {"modules": room.modules, "slots": room.slots}
    if room.most_gb > room.size_gb:
        sentences = [language.say("growth-memory", now=now, most=most, **counts)]
    else:
        sentences = [language.say("growth-memory-full", now=now, **counts)]
    if room.limit_gb is None:
        sentences.append(language.say("growth-memory-unknown"))
    return language.text("join.sentence").join(sentences)
