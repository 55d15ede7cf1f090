from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

from macros.facts.catalog import Catalog, load_catalog
from macros.facts.known_by import known_by
from macros.facts.records.partial_date import PartialDate
from tests.tiny import TODAY, tiny_gpu, with_gpus
from tests.tiny_power import write_tiny_power


def prices_seen(catalog: Catalog, day: date) -> list[str]:
    return [str(price.date) for price in known_by(catalog, day).prices_of("boreal-one")]


def test_everything_is_known_today(catalog: Catalog) -> None:
    known = known_by(catalog, date(2026, 11, 20))
    assert known.gpus.keys() == catalog.gpus.keys()
    assert known.prices == catalog.prices


def test_product_is_known_from_the_day_of_its_release(catalog: Catalog) -> None:
    assert "boreal-one" not in known_by(catalog, date(2024, 3, 4)).gpus
    assert "boreal-one" in known_by(catalog, date(2024, 3, 5)).gpus


def test_product_whose_sale_is_not_known_is_known_from_its_announcement(catalog: Catalog) -> None:
    announced = tiny_gpu(catalog, "boreal-one", announced="2020-06-01", released=None)
    known = with_gpus(catalog, announced)
    assert "boreal-one" not in known_by(known, date(2020, 5, 31)).gpus
    assert "boreal-one" in known_by(known, date(2020, 6, 1)).gpus


def test_product_released_in_a_month_is_known_from_its_last_day(catalog: Catalog) -> None:
    assert "boreal-two" not in known_by(catalog, date(2026, 1, 30)).gpus
    assert "boreal-two" in known_by(catalog, date(2026, 1, 31)).gpus


def test_announced_product_is_known_from_the_day_its_figures_were_read(catalog: Catalog) -> None:
    assert "meridian-x" not in known_by(catalog, date(2026, 11, 1)).gpus
    assert "meridian-x" in known_by(catalog, date(2026, 11, 2)).gpus


def test_later_prices_are_left_out(catalog: Catalog) -> None:
    assert prices_seen(catalog, date(2026, 8, 31)) == ["2024-03-05"]


def test_price_of_a_month_is_known_from_its_middle(catalog: Catalog) -> None:
    assert prices_seen(catalog, date(2026, 9, 14)) == ["2024-03-05"]
    assert prices_seen(catalog, date(2026, 9, 15)) == ["2024-03-05", "2026-09"]


def test_price_of_a_month_is_known_before_its_end_where_it_was_read_by_then(
    catalog: Catalog,
) -> None:
    read = PartialDate.parse("2026-10-12")
    source = catalog.sources["weekly-chip"].model_copy(update={"read_on": read})
    early = replace(catalog, sources={**catalog.sources, "weekly-chip": source})
    assert "2026-10" not in prices_seen(early, date(2026, 10, 11))
    assert "2026-10" in prices_seen(early, date(2026, 10, 12))


def test_prices_of_an_unknown_product_are_unknown(catalog: Catalog) -> None:
    assert dict(known_by(catalog, date(2020, 1, 1)).prices) == {}


def test_later_measurements_of_power_are_left_out(data_dir: Path) -> None:
    measured = load_catalog(write_tiny_power(data_dir), today=TODAY)
    before, between = known_by(measured, date(2026, 9, 30)), known_by(measured, date(2026, 11, 2))
    assert (before.gpus["boreal-one"].power.excursions, before.power_limits) == ((), ())
    power = between.gpus["boreal-one"].power
    assert (power.peak_w, power.spike_w, power.tdp_w) == (300, None, 200)
    assert between.power_limits == measured.power_limits[:1]
    now = known_by(measured, TODAY)
    assert now.gpus["boreal-one"] is measured.gpus["boreal-one"]
    assert now.power_limits == measured.power_limits
