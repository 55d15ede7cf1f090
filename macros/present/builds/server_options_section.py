"""Way section: consumer cards, workstation cards, server cards and modules, side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macros.advice.builds.mains import mains_of
from macros.advice.builds.server_options import ServerOption, server_options
from macros.advice.edition import Edition
from macros.facts.records.tiers import Tier
from macros.present.builds.section import Block, Section
from macros.present.charts.builds import watts
from macros.present.html.table import NONE, Cell, Head, Table
from macros.present.prices.home_region import home_region
from macros.present.words.gpu_names import short_name
from macros.present.words.language import Language

_KEY = "build-section.ways"
_AMOUNT_DIGITS = 3
_MOST_CHASSIS = 3


def way_section(edition: Edition, tier: Tier, language: Language) -> Section | None:
    """Return the section; None for computers that are no servers."""
    if tier.host != "chassis":
        return None
    region = home_region(edition.catalog, language)
    offers = edition.offers.get(region, {})
    found = server_options(
        edition.catalog,
        edition.choices(tier.id, region),
        {id_: list(known) for id_, known in offers.items()},
        edition.part_offers(region),
        mains_of(edition.catalog, region),
    )
    if not found:
        return None
    count = language.exact(tier.gpu_count)
    table = Table(
        language.text(f"{_KEY}.table", count=count),
        (
            Head(language.text(f"{_KEY}.figure"), wide=True),
            *(Head(_way_name(way, language), wide=True) for way in found),
        ),
        tuple(
            (Cell(language.text(f"{_KEY}.{name}")), *(cell(way, language) for way in found))
            for name, cell in _ROWS.items()
        ),
    )
    note = language.text(f"{_KEY}.note", region=language.text(f"region.{region}"))
    return Section(
        "ways",
        language.text(_KEY, count=count),
        _finding(found, count, language),
        (Block(table=table, notes=(note,)),),
    )


def _way_name(way: ServerOption, language: Language) -> str:
    return language.text(f"{_KEY}.kind.{way.kind}")


def _finding(found: Sequence[ServerOption], count: str, language: Language) -> str:
    least = min(found, key=lambda way: way.memory_gb)
    most = max(found, key=lambda way: way.memory_gb)
    return language.text(
        f"{_KEY}.finding",
        count=count,
        low=language.figure(least.memory_gb, "gb"),
        low_name=short_name(least.gpu),
        high=language.figure(most.memory_gb, "gb"),
        high_name=short_name(most.gpu),
    )


def _gpu(way: ServerOption, language: Language) -> Cell:
    text = f"{language.exact(way.gpu_count)} × {short_name(way.gpu)}"
    return Cell(text, href=f"../../gpus/{way.gpu.id}/")


def _memory(way: ServerOption, language: Language) -> Cell:
    return Cell(language.figure(way.memory_gb, "gb"))


def _link(way: ServerOption, language: Language) -> Cell:
    if way.link is None:
        is_known = way.gpu.links.interconnects is not None
        return Cell(language.text(f"{_KEY}.{'pcie_only' if is_known else 'unknown'}"))
    figure = way.link.bandwidth_gb_s
    value = language.text(f"{_KEY}.unknown") if figure is None else language.figure(figure, "gb_s")
    detail = language.text(f"{_KEY}.bridge") if way.link.bridge else ""
    return Cell(language.paired(way.link.name, value), detail=detail)


def _load(way: ServerOption, language: Language) -> Cell:
    if way.load_w is None:
        return Cell(language.text(f"{_KEY}.unknown"))
    low, high = (watts(end, language) for end in way.load_w)
    return Cell(low if low == high else language.text("speed.from_to", low=low, high=high))


def _chassis(way: ServerOption, language: Language) -> Cell:
    if not way.chassis:
        return Cell(language.text(f"{_KEY}.unknown"))
    names = [f"{one.vendor} {one.name}" for one in way.chassis]
    shown = language.listed(names[:_MOST_CHASSIS])
    more = len(names) - _MOST_CHASSIS
    detail = language.text(f"{_KEY}.more", count=language.exact(more)) if more > 0 else ""
    return Cell(shown, detail=detail)


def _licence(way: ServerOption, language: Language) -> Cell:
    return Cell(language.text(f"{_KEY}.{'licence_no' if way.licence else 'licence_yes'}"))


def _price(way: ServerOption, language: Language) -> Cell:
    if way.offer is None or way.amount is None:
        return Cell(language.text(f"{_KEY}.on_request"))
    amount = language.money(float(f"{way.amount:.{_AMOUNT_DIGITS}g}"), way.offer.currency)
    kind = "used" if way.offer.kind == "used" else "new"
    return Cell(amount, detail=language.text(f"{_KEY}.{kind}"))


def _lacking(way: ServerOption, language: Language) -> Cell:
    return Cell(language.listed(language.text(f"{_KEY}.lack.{one}") for one in way.lacking) or NONE)


_ROWS: dict[str, Callable[[ServerOption, Language], Cell]] = {
    "accelerators": _gpu,
    "memory": _memory,
    "link": _link,
    "load": _load,
    "chassis": _chassis,
    "licence": _licence,
    "price": _price,
    "lacking": _lacking,
}
