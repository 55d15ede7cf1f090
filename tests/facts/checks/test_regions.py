from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import TINY_REGION, edit, problem_lines, said_of

DE = "regions/de.yml"


@pytest.fixture
def with_region(data_dir: Path) -> Path:
    (data_dir / "regions").mkdir(exist_ok=True)
    (data_dir / DE).write_text(TINY_REGION, encoding="utf-8")
    return data_dir


def test_region_that_is_right_is_no_problem(with_region: Path) -> None:
    assert problem_lines(with_region) == ""


def test_region_of_an_unknown_name_is_refused(with_region: Path) -> None:
    (with_region / DE).rename(with_region / "regions" / "xx.yml")
    assert "regions/xx.yml:1:1  'xx' is not in `regions` of vocabulary.yml" in problem_lines(
        with_region
    )


def test_unknown_currency_and_whole_are_refused(with_region: Path) -> None:
    said = said_of(with_region, DE, "currency: EUR", "currency: EUU\npart_of: eu")
    assert (
        "'EUU' is not in `currencies` of vocabulary.yml. Allowed: USD, EUR. Did you mean 'EUR'?"
        in said
    )
    assert "regions/de.yml:2:10  part_of: there is no region 'eu'." in said


def test_region_without_rates_is_refused(with_region: Path) -> None:
    rates = TINY_REGION[TINY_REGION.index("exchange_rates") : TINY_REGION.index("tax:")]
    said = said_of(with_region, DE, rates, "")
    assert "regions/de.yml:1:1  this region has no `exchange_rates`." in said
    assert said_of(with_region, DE, "currency: EUR", "currency: USD") == ""


def test_part_has_the_money_of_its_whole(with_region: Path) -> None:
    edit(with_region, "vocabulary.yml", "regions: [us, de]", "regions: [us, de, eu, it]")
    whole = with_region / "regions" / "eu.yml"
    whole.write_text(TINY_REGION.replace("EUR", "USD"), encoding="utf-8")
    said = said_of(with_region, DE, "currency: EUR", "currency: EUR\npart_of: eu")
    assert "regions/de.yml:2:10  part_of: 'eu' has another currency, USD." in said
    part = TINY_REGION.replace("currency: EUR", "currency: EUR\npart_of: it")
    whole.write_text(part, encoding="utf-8")
    (with_region / "regions" / "it.yml").write_text(TINY_REGION, encoding="utf-8")
    assert "part_of: 'eu' is itself part of a region. Write `part_of: it`" in problem_lines(
        with_region
    )


def test_other_places_of_prices_are_known_and_have_no_file(with_region: Path) -> None:
    said = said_of(with_region, DE, "currency: EUR", "currency: EUR\nprices_also_from: [uss, de]")
    assert "de.yml:2:20  prices_also_from[1]: 'uss' is not in `regions` of vocabulary.yml." in said
    assert "'de' has a file of its own. Write `part_of` in that file instead." in said


@pytest.mark.parametrize(
    ("tax", "problem"),
    [
        ("  percent: 19\n", ""),
        ("", "the rate is missing."),
        ("  low_percent: 3\n", "the rate is missing."),
        ("  percent: 19\n  high_percent: 20\n", "one rate and two ends do not go together."),
        ("  low_percent: 5\n  high_percent: 3\n", "`low_percent` is more than `high_percent`."),
    ],
)
def test_tax_has_one_rate_or_two_ends(with_region: Path, tax: str, problem: str) -> None:
    said = said_of(with_region, DE, "  percent: 19\n", tax)
    assert f"tax: {problem}" in said if problem else said == ""


def test_tax_beyond_the_price_is_refused(with_region: Path) -> None:
    said = said_of(with_region, DE, "percent: 19", "percent: 119")
    assert "regions/de.yml:10:12  tax.percent: 119 is outside what is possible." in said


TARIFF = """\
electricity:
  - consumer: household
    date: 2026-10
    per_kwh: 0.3
    used_kwh_per_month: 250
    steps:
      - {up_to_kwh_per_month: 200, per_kwh: 0.2}
      - {per_kwh: 0.3}
    source: weekly-chip
    kind: official
circuits:"""


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("", "", ""),
        ("month: 250", "month: 200", ""),
        ("month: 250", "month: 199", "per_kwh: after 199 kWh a month one more costs 0.2."),
        ("    used_kwh_per_month: 250\n", "", "steps and ordinary use go together."),
        ("{per_kwh: 0.3}", "{up_to_kwh_per_month: 300, per_kwh: 0.3}", "steps do not add up."),
        ("{per_kwh: 0.3}", "{up_to_kwh_per_month: 100, per_kwh: 0.3}", "steps do not add up."),
    ],
)
def test_steps_of_a_tariff_rise_and_the_price_is_that_of_the_step_reached(
    with_region: Path, old: str, new: str, problem: str
) -> None:
    said = said_of(with_region, DE, "circuits:", TARIFF.replace(old, new) if old else TARIFF)
    assert problem in said if problem else said == ""


def test_circuit_gives_no_more_than_volts_and_amps(with_region: Path) -> None:
    said = said_of(with_region, DE, "max_w: 3680", "max_w: 4000")
    assert "circuits[1].max_w: 4000 W is more than 230 V x 16 A." in said


def test_circuit_gives_no_more_for_hours_than_at_most(with_region: Path) -> None:
    said = said_of(with_region, DE, "continuous_w: 3000", "continuous_w: 3700")
    assert "circuits[1].continuous_w: 3700 is more than `max_w`, which is 3680." in said


def test_circuit_of_three_phases_gives_more(with_region: Path) -> None:
    edit(with_region, DE, "volts: 230", "volts: 400")
    assert said_of(with_region, DE, "max_w: 3680", "max_w: 11085") == ""


def test_misspelled_field_and_negative_rate_are_refused(with_region: Path) -> None:
    said = said_of(with_region, DE, "usd: 1.1225", "usd: -1\n    rate: 2")
    assert "exchange_rates[1].usd: " in said
    assert "exchange_rates[1].rate: " in said


def test_unknown_source_is_refused(with_region: Path) -> None:
    said = said_of(
        with_region, DE, "percent: 19\n  source: weekly-chip", "percent: 19\n  source: x"
    )
    assert "tax.source: 'x' is not" in said


HOUR = """\
- accelerator: boreal-one
  date: 2026-10
  usd_per_hour: 1.5
  billing: on_demand
  source: weekly-chip
  quality: A
"""


@pytest.mark.parametrize(
    ("price", "problem"),
    [
        ("usd_per_hour: 1.5", ""),
        ("per_hour: 1.5\n  currency: EUR", ""),
        ("per_hour: 1.5\n  currency: EUR\n  usd_per_hour: 2", "no price, or two."),
        ("usd_per_hour: 2\n  currency: EUR", "no price, or two."),
        ("per_hour: 1.5", "no price, or two."),
        ("instance: Big", "no price, or two."),
        ("per_hour: 1.5\n  currency: USD", "currency: no region has a rate of USD."),
    ],
)
def test_hour_has_one_price_that_can_be_converted(
    with_region: Path, price: str, problem: str
) -> None:
    (with_region / "clouds").mkdir(exist_ok=True)
    hours = HOUR.replace("usd_per_hour: 1.5", price)
    (with_region / "clouds" / "one.yml").write_text(hours, encoding="utf-8")
    said = problem_lines(with_region)
    assert problem in said if problem else said == ""


def test_cord_hangs_on_no_circuit_that_it_cannot_bear(with_region: Path) -> None:
    cord = (
        "\n    cord: {plug: Z, connectors: [C13], source: weekly-chip, kind: recalled,"
        " read_on: 2026-11-01}"
    )
    assert said_of(with_region, DE, "amps: 16", f"amps: 20{cord}") == ""
    said = said_of(with_region, DE, "amps: 20", "amps: 32")
    assert "a cord may hang on 20 A at most, not 32 A. Leave them out" in said
