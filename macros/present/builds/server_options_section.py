"""Server options section: consumer, workstation and server cards and modules, side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macros.advice.builds.mains import mains_of
from macros.advice.builds.server_options import ServerOption, server_options
from macros.advice.edition import Edition
from macros.facts.records.tiers import Tier
from macros.present.builds.class_words import about
from macros.present.builds.section import Block, Section
from macros.present.html.table import NONE, Cell, Head, Table
from macros.present.prices.home_region import home_region
from macros.present.words.language import Language
from macros.present.words.power_words import watts

_KEY = "build-section.ways"
_MOST_CHASSIS = 3


def server_options_section(edition: Edition, tier: Tier, language: Language) -> Section | None:
    """Return the section; None for computers that are no servers."""
    if tier.host != "chassis":
        return None
    region = home_region(edition.catalog, language)
    offers = edition.offers.get(region, {})
    options = server_options(
        edition.catalog,
        edition.choices(tier.id, region),
        {id_: list(known) for id_, known in offers.items()},
        edition.part_offers(region),
        mains_of(edition.catalog, region),
    )
    if not options:
        return None
    count = language.exact(tier.gpu_count)
    table = Table(
        language.text(f"{_KEY}.table", count=count),
        (
            Head(language.text(f"{_KEY}.figure"), wide=True),
            *(Head(language.text(f"{_KEY}.kind.{option.kind}"), wide=True) for option in options),
        ),
        tuple(
            (Cell(language.text(f"{_KEY}.{name}")), *(cell(option, language) for option in options))
            for name, cell in _ROWS.items()
        ),
    )
    note = language.say("ways-note", place=language.place(region))
    return Section(
        "ways",
        language.text(_KEY, count=count),
        _finding(options, tier.gpu_count, language),
        (Block(table=table, folded=True, notes=(note,)),),
    )


def _finding(options: Sequence[ServerOption], count: int, language: Language) -> str:
    least = min(options, key=lambda option: option.memory_gb)
    most = max(options, key=lambda option: option.memory_gb)
    return language.say(
        "ways-finding",
        count=count,
        low=language.figure(least.memory_gb, "gb"),
        least=language.short_name(least.gpu),
        high=language.figure(most.memory_gb, "gb"),
        most=language.short_name(most.gpu),
    )


def _gpu(option: ServerOption, language: Language) -> Cell:
    text = language.counted(language.short_name(option.gpu), option.gpu_count)
    return Cell(text, href=f"../../gpus/{option.gpu.id}/")


def _link(option: ServerOption, language: Language) -> Cell:
    if option.link is None:
        is_known = option.gpu.links.interconnects is not None
        return Cell(language.text(f"{_KEY}.{'pcie_only' if is_known else 'unknown'}"))
    figure = option.link.bandwidth_gb_s
    value = language.text(f"{_KEY}.unknown") if figure is None else language.figure(figure, "gb_s")
    detail = language.text(f"{_KEY}.bridges") if option.link.bridge else ""
    return Cell(language.paired(option.link.name, value), detail=detail)


def _load(option: ServerOption, language: Language) -> Cell:
    if option.load_w is None:
        return Cell(language.text(f"{_KEY}.unknown"))
    low, high = (watts(end, language) for end in option.load_w)
    return Cell(low if low == high else language.text("speed.from_to", low=low, high=high))


def _chassis(option: ServerOption, language: Language) -> Cell:
    if not option.chassis:
        return Cell(language.text(f"{_KEY}.unknown"))
    names = [language.product(f"{chassis.vendor} {chassis.name}") for chassis in option.chassis]
    shown = language.listed(names[:_MOST_CHASSIS])
    more = len(names) - _MOST_CHASSIS
    detail = language.say("ways-more", more=more) if more > 0 else ""
    return Cell(shown, detail=detail)


def _licence(option: ServerOption, language: Language) -> Cell:
    return Cell(language.text(f"{_KEY}.{'licence_no' if option.licence else 'licence_yes'}"))


def _price(option: ServerOption, language: Language) -> Cell:
    if option.offer is None or option.amount is None:
        return Cell(language.text(f"{_KEY}.on_request"))
    amount = about(option.amount, option.offer.currency, language)
    kind = "used" if option.offer.kind == "used" else "new"
    return Cell(amount, detail=language.text(f"{_KEY}.{kind}"))


def _lacking(option: ServerOption, language: Language) -> Cell:
    missing = (language.text(f"{_KEY}.lack.{rule}") for rule in option.lacking)
    return Cell(language.listed(missing) or NONE)


_ROWS: dict[str, Callable[[ServerOption, Language], Cell]] = {
    "accelerators": _gpu,
    "memory": lambda option, language: Cell(language.figure(option.memory_gb, "gb")),
    "link": _link,
    "load": _load,
    "chassis": _chassis,
    "licence": _licence,
    "price": _price,
    "lacking": _lacking,
}
