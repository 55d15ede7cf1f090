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
from macros.present.builds.part_rows import full_name
from macros.present.builds.result_words import Wording
from macros.present.builds.section import Block, Section
from macros.present.charts.builds import build_title
from macros.present.html.table import Cell
from macros.present.prices.home_region import home_region
from macros.present.words.gpu_names import short_name
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
    note = language.text(f"{_KEY}.note", region=language.text(f"region.{region}"))
    blocks = [_block(path, note, edition, language) for path in paths]
    return Section(
        anchor="upgrade",
        title=language.text(_KEY),
        finding=_finding(paths, language),
        blocks=(*blocks, *_tool(tier, language)),
    )


def _tool(tier: Tier, language: Language) -> Iterator[Block]:
    """Yield the way to the page on a second card, for who has one."""
    if tier.gpu_count == 1:
        link = Cell(language.text("pair.from_tier"), href="../../second-card/")
        yield Block(points=(link,))


def _finding(paths: Sequence[UpgradePath], language: Language) -> str:
    larger = [path.more for path in paths if path.more]
    if not larger:
        return language.text(f"{_KEY}.last")
    count = language.exact(larger[0].tier.gpu_count)
    if all(more.moves for more in larger):
        return language.text(f"{_KEY}.moves", count=count)
    growing = [more for more in larger if more.bought is not None]
    key = "none" if not growing else "all" if len(growing) == len(larger) else "some"
    return language.text(
        f"{_KEY}.{key}",
        count=count,
        growing=language.exact(len(growing)),
        total=language.exact(len(larger)),
    )


def _block(path: UpgradePath, note: str, edition: Edition, language: Language) -> Block:
    points: list[Cell] = []
    if path.more:
        points += _more_points(path.choice, path.more, edition.catalog, language)
        points += _against_buying(path.choice, path.more, edition, language)
    if path.memory:
        points.append(Cell(_memory_words(path.memory, language)))
    title = build_title(path.choice, language)
    return Block(title=title, points=tuple(points), folded=True, notes=(note,))


def _more_points(
    choice: Choice, more: More, catalog: Catalog, language: Language
) -> Iterator[Cell]:
    build, total = choice.build, choice.total
    assert build, "there is a path"
    assert total, "a build has a price"
    wording = wording_of(choice, catalog, language)
    count = language.exact(more.tier.gpu_count)
    for key, severity in (("broken", "fail"), ("unknown", "unknown")):
        rules = [result.rule for result in more.broken if result.severity == severity]
        if rules and not (more.moves and key == "unknown"):
            names = language.listed(map(wording.name, rules))
            yield Cell(language.text(f"{_KEY}.{key}", count=count, list=names))
    if more.moves:
        yield Cell(language.text(f"{_KEY}.chassis", count=count))
    elif more.bought is None:
        yield Cell(_stuck_words(more, wording))
    else:
        if more.bought:
            yield Cell(_bought_words(more.bought, language))
        if more.circuit and more.circuit != build.circuit:
            label = circuit_label(more.circuit, language)
            name = circuit_name(more.circuit, language)
            yield Cell(language.text(f"{_KEY}.circuit", circuit=label), remark=name)
        cost = language.text(
            f"{_KEY}.cost",
            added=language.exact(more.added),
            name=short_name(build.gpu),
            money=language.money(rounded(more.amount), total.currency),
        )
        yield Cell(cost)


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
        language.text(
            f"{_KEY}.cheaper_to_{cheaper}",
            grown=language.money(rounded(grown), choice.total.currency),
            whole=language.money(rounded(whole.total.amount), choice.total.currency),
            count=language.exact(more.tier.gpu_count),
        )
    )


def _stuck_words(more: More, wording: Wording) -> str:
    """Return that no exchange helps, and which rule still fails with the best of other parts."""
    language, result = wording.language, more.obstacle.result if more.obstacle else None
    if result is None:
        return language.text(f"{_KEY}.stuck")
    return language.text(f"{_KEY}.stuck_by", rule=wording.name(result.rule))


def _bought_words(items: Sequence[Item], language: Language) -> str:
    parts = [
        language.paired(
            language.text(f"part.{item.kind}"), language.counted(full_name(item), item.count)
        )
        for item in items
    ]
    return language.text(f"{_KEY}.exchange", list=language.text("join.semicolon").join(parts))


def _memory_words(room: MemoryRoom, language: Language) -> str:
    words = {
        "now": language.figure(room.size_gb, "gb"),
        "most": language.figure(room.most_gb, "gb"),
        "modules": language.exact(room.modules),
        "slots": language.exact(room.slots),
    }
    key = "memory" if room.most_gb > room.size_gb else "memory_full"
    sentences = [language.text(f"{_KEY}.{key}", **words)]
    if room.limit_gb is None:
        sentences.append(language.text(f"{_KEY}.memory_unknown"))
    return language.text("join.sentence").join(sentences)
