from __future__ import annotations

from typing import Any

from macros.facts.catalog import Catalog
from macros.present.api.clouds import cloud_rows
from macros.present.api.schemas import row_types
from tests.advice.prices.test_rentals import rental, with_rentals
from tests.tiny import TODAY, tiny_region, with_regions


def rows_of(catalog: Catalog, **providers: list[Any]) -> list[dict[str, Any]]:
    regions = with_regions(catalog, us=tiny_region(), fr=tiny_region("EUR"))
    return [dict(row) for row in cloud_rows(with_rentals(regions, **providers), TODAY)]


def test_hours_are_as_billed_and_in_dollars(catalog: Catalog) -> None:
    billed, dollars = rows_of(
        catalog, scaleway=[rental(None, per_hour=3, currency="EUR")], aws=[rental(4.5)]
    )
    assert (billed["per_hour"], billed["currency"], billed["usd_per_hour"]) == (3, "EUR", 6)
    assert (dollars["per_hour"], dollars["currency"], dollars["usd_per_hour"]) == (4.5, "USD", 4.5)
    assert (billed["provider"], billed["provider_name"]) == ("scaleway", "Scaleway")


def test_without_a_rate_dollars_are_not_known(catalog: Catalog) -> None:
    (row,) = rows_of(catalog, autodl=[rental(None, per_hour=7, currency="CNY", regions=["cn"])])
    assert (row["usd_per_hour"], row["per_hour"], row["regions"]) == (None, 7, ["cn"])


def test_age_and_order_of_prices_are_told(catalog: Catalog) -> None:
    days = ("2026-06-01", "2026-11-10", "2026-12-01")
    rows = rows_of(catalog, aws=[rental(1 + n, day) for n, day in enumerate(days)])
    assert [row["newest"] for row in rows] == [False, True, False]
    assert [row["stale"] for row in rows] == [True, False, False]
    assert [row["age_days"] for row in rows] == [172, 10, 0]


def test_kinds_of_billing_have_their_own_newest(catalog: Catalog) -> None:
    rows = rows_of(catalog, aws=[rental(4.5), rental(2, "2026-10-01", billing="spot")])
    assert [row["newest"] for row in rows] == [True, True]
    twice = rows_of(catalog, aws=[rental(4.5), rental(4)])
    assert [row["newest"] for row in twice] == [False, True]  # of one day the cheaper


def test_rows_are_what_their_schema_says(catalog: Catalog) -> None:
    rows = rows_of(catalog, aws=[rental(4.5, instance="p5", note="One of eight.")])
    row_types()["clouds"].validate_python(rows, strict=True)
