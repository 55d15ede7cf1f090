"""Every hour: all prices of rented hours in one table, with filters where scripts run."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from markupsafe import Markup

from macros.advice.prices.rentals import Hour
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.html.table import Cell, Head, Table
from macros.present.html.templating import render
from macros.present.prices.hour_money import HourMoney
from macros.present.words.language import Language
from macros.present.words.provider_names import provider_name

Rented = Sequence[tuple[str, list[Hour]]]

# The columns by which one can filter, in their order from the first on.
FILTERS = ("accelerator", "provider", "billing")


def by_memory(catalog: Catalog, rented: Mapping[str, list[Hour]]) -> list[tuple[str, list[Hour]]]:
    """Return what is rented out, the largest memory first."""
    known = [(id_, hours) for id_, hours in rented.items() if id_ in catalog.gpus]
    return sorted(known, key=lambda pair: (-catalog.gpus[pair[0]].memory.size_gb, pair[0]))


def gpu_cell(gpu: Gpu, language: Language, up: str) -> Cell:
    """Return an accelerator that leads to its page; `up` leads to the language's folder."""
    return Cell(language.local_name(gpu, short=True), f"{up}gpus/{gpu.id}/")


def every_hour(
    catalog: Catalog, rented: Rented, money: HourMoney, language: Language, up: str
) -> Markup:
    """Return a folded table of what each provider asked last, the cheapest of each first.

    Its filters compare the texts of cells, so that rows carry nothing for them.
    """
    t = language.text
    rows = [_row(catalog, hour, money, language, up) for _, hours in rented for hour in hours]
    unit = language.currency(money.currency)
    heads = [
        *(Head(t(f"cloud.head.{name}")) for name in FILTERS),
        Head(t("cloud.head.an_hour", currency=unit), figures=True),
        Head(t("chart.price_date")),
    ]
    days = language.exact(catalog.rules["rental-stale-after"].value)
    return render(
        "every_hour.html",
        t=t,
        summary=t("cloud.every", count=language.exact(len(rows))),
        table=Table(t("cloud.every.caption"), heads, rows, stacked=True),
        filters=[(name, at, _choices(rows, at)) for at, name in enumerate(FILTERS)],
        note=t("cloud.every.note", days=days),
        count=language.exact(len(rows)),
    )


def _row(catalog: Catalog, hour: Hour, money: HourMoney, language: Language, up: str) -> list[Cell]:
    rental = hour.rental
    return [
        gpu_cell(catalog.gpus[rental.accelerator], language, up),
        Cell(provider_name(hour.provider)),
        Cell(language.text(f"cloud.billing.{rental.billing}")),
        Cell(money.number(hour.usd, language), detail=_billed_in(hour, money, language)),
        Cell(language.date(rental.date), detail=_age(hour, language)),
    ]


def _billed_in(hour: Hour, money: HourMoney, language: Language) -> str:
    """Return the price in the money that the provider names, where that is another."""
    rental = hour.rental
    currency = rental.currency or "USD"
    if currency == money.currency:
        return ""
    asked = hour.usd if rental.per_hour is None else rental.per_hour
    return language.priced(language.cents(asked, always=True), currency)


def _age(hour: Hour, language: Language) -> str:
    return language.text("price.out_of_date") if hour.stale else ""


def _choices(rows: Iterable[Sequence[Cell]], column: int) -> list[str]:
    return sorted({row[column].text for row in rows}, key=str.casefold)
