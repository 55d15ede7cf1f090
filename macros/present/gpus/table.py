"""GPU table: all accelerators in one table that sorts and filters, and reads well without that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, get_args

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.fields import Field, shown_in
from macros.facts.records.products import Gpu, Segment
from macros.present.charts.reader_money import ReaderMoney
from macros.present.gpus.compared_facts import how_words
from macros.present.gpus.comparison import MOST
from macros.present.gpus.region_price_files import ORIGINS, price_words
from macros.present.gpus.speed_columns import (
    DIGITS,
    FOLDER,
    WorkFile,
    buyable_rank,
    speed_for_price,
    work_file,
)
from macros.present.gpus.usual_work import usual_work
from macros.present.html.templating import render
from macros.present.prices.common_prices import best_known
from macros.present.prices.region_prices import region_names
from macros.present.words.field_words import table_head
from macros.present.words.gpu_names import memory_beside_name, newest_first
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, origin_in_brief, shown_amount

_MEMORY_CHOICES = 12


@dataclass(frozen=True)
class Cell:
    """A cell: what it shows, and the number it sorts by (none where nothing is known).

    One that is `old` is a price out of date, for which no speed is told.
    """

    text: str
    sort: float | None
    note: str = ""
    old: bool = False


_EMPTY = Cell("", None)


def gpu_table(edition: Edition, language: Language, shared: str) -> Markup:
    """Return the table of all accelerators with its filters, what can be bought today first."""
    money = ReaderMoney.of(edition, language)
    offers = {id_: best_known(money.on_sale.get(id_, ())) for id_ in edition.catalog.gpus}
    gpus = sorted(newest_first(edition.catalog), key=lambda gpu: buyable_rank(gpu, offers[gpu.id]))
    work = usual_work(edition.catalog)
    speeds = work_file(edition, work) if work else None
    return render(
        "gpu_table.html",
        t=language.text,
        language=language,
        shared=shared,
        columns=_columns(speeds, money, language),
        rows=[(gpu, _cells(gpu, offers[gpu.id], speeds, money, language)) for gpu in gpus],
        currency=language.currency(money.currency),
        region_names=region_names(edition.catalog, language),
        price_words=price_words(edition, language, shared, money.region),
        vendors=sorted({gpu.vendor for gpu in gpus}),
        segments=[name for name in get_args(Segment) if any(g.segment == name for g in gpus)],
        memories=[(size, language.exact(float(size))) for size in memory_choices(gpus)],
        years=year_choices(gpus),
        works=[
            ("" if id_ == work else id_, language.text(f"workload.{id_}"))
            for id_ in edition.catalog.workloads
        ],
        speed_words=_speed_words(money, language, shared),
        most=MOST,
    )


def _columns(
    speeds: WorkFile | None, money: ReaderMoney, language: Language
) -> list[tuple[str, str, str]]:
    """Return the id, the head and a note of each column: first what a buyer asks for."""
    first = [
        ("price", language.text("table.price", currency=language.currency(money.currency)), "")
    ]
    if speeds:
        unit = language.text("compare.unit", name=speeds["reference"])
        amount = money.amount(money.thousand, language)
        first += [
            ("speed", language.text("chart.speed.title"), unit),
            ("value", language.text("chart.value.x", money=amount), ""),
        ]
    return [*first, *((field.word, table_head(field.path, language), "") for field in _fields())]


def _fields() -> list[Field]:
    """Return the figures of the columns, the day of release last."""
    return sorted(shown_in("column"), key=lambda field: field.path == "released")


def _speed_words(money: ReaderMoney, language: Language, shared: str) -> dict[str, Any]:
    """Return what the script needs to show the speeds of another kind of work."""
    return {
        "folder": f"../{shared}{FOLDER}",
        "unit": language.text("compare.unit"),
        "how": how_words(language),
        "failed": language.text("compare.failed"),
        "per": money.thousand,
        "digits": DIGITS,
    }


def memory_choices(gpus: Iterable[Gpu]) -> list[str]:
    """Return the commonest sizes of memory in GB, smallest first, without the least of all."""
    sizes = Counter(gpu.memory.size_gb for gpu in gpus)
    common = sorted(sizes, key=lambda size: (-sizes[size], size))[:_MEMORY_CHOICES]
    return [f"{size:g}" for size in sorted(common) if size != min(sizes)]


def year_choices(gpus: Iterable[Gpu]) -> list[int]:
    """Return the years in which accelerators were released, newest first, without the first."""
    years = {gpu.since.first_day.year for gpu in gpus if gpu.since}
    return sorted(years, reverse=True)[:-1]


def newest_list(catalog: Catalog, language: Language, count: int) -> Markup:
    """Return the `count` newest released accelerators as links for the home page."""
    released = [gpu for gpu in newest_first(catalog) if gpu.since and not gpu.preview]
    items = []
    for gpu in released[:count]:
        assert gpu.since, "the others are left out"
        told = filter(None, [memory_beside_name(gpu, language), language.date(gpu.since)])
        items.append((gpu, language.detailed(told)))
    return render("newest_list.html", items=items, language=language)


def _cells(
    gpu: Gpu,
    offer: Offer | None,
    speeds: WorkFile | None,
    money: ReaderMoney,
    language: Language,
) -> list[Cell]:
    facts = [
        _since(gpu, language) if field.path == "released" else _cell(field.of(gpu), language)
        for field in _fields()
    ]
    fast = _speed_cells(gpu, offer, speeds, money, language) if speeds else []
    return [_price(offer, language), *fast, *facts]


def _speed_cells(
    gpu: Gpu, offer: Offer | None, speeds: WorkFile, money: ReaderMoney, language: Language
) -> list[Cell]:
    """Return the speed with how it is known, and that for the price."""
    known = speeds["speeds"].get(gpu.id)
    if known is None:
        return [_EMPTY, _EMPTY]
    speed = known[0]
    how = how_words(language)[int(known[1])]
    value = speed_for_price(speed, offer, money.thousand)
    return [
        Cell(language.number(speed, DIGITS), speed, how),
        _EMPTY if value is None else Cell(language.number(value, DIGITS), value),
    ]


def _since(gpu: Gpu, language: Language) -> Cell:
    """Return the first day of sale, or that of the announcement, which then says so."""
    if gpu.since is None:
        return _EMPTY
    note = "" if gpu.released else language.say("table-announced")
    return Cell(language.date(gpu.since), gpu.since.first_day.toordinal(), note)


def _cell(value: float | None, language: Language) -> Cell:
    return _EMPTY if value is None else Cell(language.exact(value), value)


def _price(offer: Offer | None, language: Language) -> Cell:
    """Return the price with its kind and day; the product's page says where it comes from."""
    if offer is None:
        return _EMPTY
    note = [language.text(f"pick.kind.{offer.kind}"), language.date(offer.observed)]
    if offer.stale:
        note.append(language.text("price.out_of_date"))
    if origin := ORIGINS.get(origin_in_brief(offer)):
        note.append(language.text(origin))
    amount = offer_amount(offer, language)
    return Cell(amount, round(shown_amount(offer), 2), language.detailed(note), offer.stale)
