"""Upgrade section: how far each computer of a tier grows, and what that takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from macros.advice.builds.mains import mains_of
from macros.advice.builds.options import Item
from macros.advice.builds.results import Result
from macros.advice.builds.rulebook import rules_of
from macros.advice.builds.upgrade_path import MemoryRoom, More, UpgradePath
from macros.advice.edition import Edition
from macros.facts.records.regions import Circuit
from macros.facts.records.tiers import Tier
from macros.present.builds.result_words import Wording
from macros.present.builds.section import Block, Section
from macros.present.charts.builds import build_title
from macros.present.html.table import Cell
from macros.present.prices.home_region import home_region
from macros.present.words.gpu_names import short_name
from macros.present.words.language import Language
from macros.present.words.power_words import circuit_label, circuit_name

_KEY = "build-section.upgrade"
_AMOUNT_DIGITS = 3


def upgrade_section(edition: Edition, tier: Tier, language: Language) -> Section | None:
    """Return the section; None where no class has a build."""
    region = home_region(edition.catalog, language)
    found = [edition.upgrade_path(tier.id, one.id, region) for one in tier.classes]
    paths = [path for path in found if path]
    if not paths:
        return None
    blocks = [_block(path, edition, region, language) for path in paths]
    return Section(
        anchor="upgrade",
        title=language.text(_KEY),
        finding=_finding(paths, language),
        blocks=(*blocks, Block(notes=(_note(region, language),))),
    )


def _note(region: str, language: Language) -> str:
    return language.text(f"{_KEY}.note", region=language.text(f"region.{region}"))


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


def _block(path: UpgradePath, edition: Edition, region: str, language: Language) -> Block:
    points: list[Cell] = []
    if path.more:
        points += _more_points(path, path.more, edition, region, language)
    if path.memory:
        points.append(Cell(_memory_words(path.memory, language)))
    return Block(title=build_title(path.choice, language), points=tuple(points))


def _more_points(
    path: UpgradePath, more: More, edition: Edition, region: str, language: Language
) -> Iterator[Cell]:
    build, total = path.choice.build, path.choice.total
    assert build, "there is a path"
    assert total, "a build has a price"
    rules = rules_of(edition.catalog.build_rules, path.choice.tier, path.choice.tier_class)
    wording = Wording(rules, mains_of(edition.catalog, region), {}, language)
    count = language.exact(more.tier.gpu_count)
    for key, found in (("broken", _known(more.broken)), ("unknown", _unknown(more.broken))):
        if found and not (more.moves and key == "unknown"):
            names = language.listed(wording.name(one.rule) for one in found)
            yield Cell(language.text(f"{_KEY}.{key}", count=count, list=names))
    if more.moves:
        yield Cell(language.text(f"{_KEY}.chassis", count=count))
    elif more.bought is None:
        yield Cell(_stuck_words(more, wording, language))
    else:
        if more.bought:
            yield Cell(_bought_words(more.bought, language))
        if more.circuit and more.circuit != build.circuit:
            yield _circuit_words(more.circuit, language)
        cost = language.text(
            f"{_KEY}.cost",
            added=language.exact(more.added),
            name=short_name(build.gpu),
            money=_about(more.amount, total.currency, language),
        )
        yield Cell(cost)


def _circuit_words(circuit: Circuit, language: Language) -> Cell:
    label = circuit_label(circuit, language)
    return Cell(
        language.text(f"{_KEY}.circuit", circuit=label), remark=circuit_name(circuit, language)
    )


def _stuck_words(more: More, wording: Wording, language: Language) -> str:
    """Return that no exchange helps, and which rule still fails with the best of other parts."""
    result = more.obstacle.result if more.obstacle else None
    if result is None:
        return language.text(f"{_KEY}.stuck")
    return language.text(f"{_KEY}.stuck_by", rule=wording.name(result.rule))


def _known(found: Sequence[Result]) -> list[Result]:
    return [one for one in found if one.severity == "fail"]


def _unknown(found: Sequence[Result]) -> list[Result]:
    return [one for one in found if one.severity == "unknown"]


def _bought_words(items: Sequence[Item], language: Language) -> str:
    parts = [
        language.paired(language.text(f"part.{item.kind}"), _item_name(item, language))
        for item in items
    ]
    return language.text(f"{_KEY}.exchange", list=language.text("join.semicolon").join(parts))


def _item_name(item: Item, language: Language) -> str:
    name = f"{item.part.vendor} {item.part.name}"
    if item.part.name.lower().startswith(item.part.vendor.lower()):
        name = item.part.name
    return name if item.count == 1 else f"{language.exact(item.count)} × {name}"


def _about(amount: float, currency: str, language: Language) -> str:
    """Return a computed amount, rounded as far as prices bear."""
    return language.money(float(f"{amount:.{_AMOUNT_DIGITS}g}"), currency)


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
