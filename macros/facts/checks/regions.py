"""Region checks: money can be converted, and taxes and circuits add up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import inf

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.regions import (
    MOST_CORD_A,
    Circuit,
    ElectricityPrice,
    Region,
    Rental,
    Tax,
)

BASE_CURRENCY = "USD"
ROUNDING = 1.01
_THREE_PHASES = 3**0.5


@check
def check_regions_can_convert(draft: Draft) -> Iterator[Problem]:
    """A region has exchange rates, unless it uses dollars or those of what it is part of."""
    regions = draft.by_id(Region)
    for region, document in draft.each(Region):
        if region.part_of is None:
            if region.currency != BASE_CURRENCY and not region.exchange_rates:
                hint = "Write at least one rate with its date and source."
                yield document.problem((), "this region has no `exchange_rates`.", hint)
        elif region.part_of in regions:
            yield from _unlike_whole(region, regions[region.part_of][0], document)


@check
def check_price_regions_have_no_file(draft: Draft) -> Iterator[Problem]:
    """Other places whose prices a region takes have no file of their own."""
    regions = draft.by_id(Region)
    for region, document in draft.each(Region):
        for place, name in enumerate(region.prices_also_from):
            if name in regions:
                keys: Keys = ("prices_also_from", place)
                hint = "Write `part_of` in that file instead."
                yield document.problem(keys, f"'{name}' has a file of its own.", hint)


@check
def check_taxes_are_complete(draft: Draft) -> Iterator[Problem]:
    """A tax has one rate, or two ends that do not cross."""
    for region, document in draft.each(Region):
        if message := _tax_problem(region.tax):
            hint = "Write `percent`, or `low_percent` and `high_percent`."
            yield document.problem(("tax",), message, hint)


@check
def check_circuits_add_up(draft: Draft) -> Iterator[Problem]:
    """A circuit gives no more watts than volts and amps allow, and no more for hours."""
    for region, document in draft.each(Region):
        for index, circuit in enumerate(region.circuits):
            keys: Keys = ("circuits", index)
            if circuit.max_w > _most_watts(circuit) * ROUNDING:
                message = (
                    f"{circuit.max_w:g} W is more than {circuit.volts:g} V x {circuit.amps:g} A."
                )
                yield document.problem((*keys, "max_w"), message, "Correct one of the three.")
            if circuit.continuous_w is not None and circuit.continuous_w > circuit.max_w:
                message = (
                    f"{circuit.continuous_w:g} is more than `max_w`, which is {circuit.max_w:g}."
                )
                yield document.problem((*keys, "continuous_w"), message, "Swap or correct them.")


@check
def check_cords_bear_their_circuits(draft: Draft) -> Iterator[Problem]:
    """No cord leads from a circuit to a power supply whose breaker lets through too much for it."""
    for region, document in draft.each(Region):
        for index, circuit in enumerate(region.circuits):
            if circuit.outgrows_cords and circuit.cord and circuit.cord.connectors:
                keys: Keys = ("circuits", index, "cord", "connectors")
                message = f"a cord may hang on {MOST_CORD_A} A at most, not {circuit.amps:g} A."
                hint = "Leave them out: a distribution unit comes between."
                yield document.problem(keys, message, hint)


@check
def check_electricity_steps_add_up(draft: Draft) -> Iterator[Problem]:
    """Steps of a tariff rise to an open end, and `per_kwh` is the price of the one reached."""
    for region, document in draft.each(Region):
        for index, price in enumerate(region.electricity):
            keys: Keys = ("electricity", index)
            if price.steps and not _ends_rise(price):
                hint = "Write steps in rising order, the last one without `up_to_kwh_per_month`."
                yield document.problem((*keys, "steps"), "the steps do not add up.", hint)
            elif (price.used_kwh_per_month is None) != (not price.steps):
                hint = "Write `steps` and `used_kwh_per_month`, or neither."
                yield document.problem(keys, "steps and ordinary use go together.", hint)
            elif price.used_kwh_per_month is not None:
                yield from _not_reached(price, price.used_kwh_per_month, keys, document)


@check
def check_hours_have_one_price(draft: Draft) -> Iterator[Problem]:
    """An hour is billed in US dollars, or in another currency that a region converts."""
    converted = {region.currency for region, _ in draft.each(Region) if region.exchange_rates}
    for rental, index, document in draft.entries(Rental):
        foreign = rental.per_hour is not None
        named = rental.currency is not None
        if foreign != named or foreign == (rental.usd_per_hour is not None):
            hint = "Write `usd_per_hour`, or else `per_hour` with its `currency`."
            yield document.problem((index,), "this hour has no price, or two.", hint)
        elif rental.currency and rental.currency not in converted:
            message = f"no region has a rate of {rental.currency}."
            yield document.problem((index, "currency"), message, "Write `usd_per_hour` instead.")


def _ends_rise(price: ElectricityPrice) -> bool:
    ends = [step.up_to_kwh_per_month or inf for step in price.steps]
    return ends[-1] == inf and all(a < b for a, b in pairwise(ends))


def _not_reached(
    price: ElectricityPrice, used_kwh: float, keys: Keys, document: Document
) -> Iterator[Problem]:
    reached = price.next_kwh(used_kwh)
    if price.per_kwh != reached:
        message = f"after {used_kwh:g} kWh a month one more costs {reached:g}."
        yield document.problem((*keys, "per_kwh"), message, f"Write `per_kwh: {reached:g}`.")


def _unlike_whole(region: Region, whole: Region, document: Document) -> Iterator[Problem]:
    if whole.part_of:
        hint = f"Write `part_of: {whole.part_of}`, or leave it out there."
        message = f"'{region.part_of}' is itself part of a region."
        yield document.problem(("part_of",), message, hint)
    if region.currency != whole.currency:
        hint = "Leave `part_of` out: its prices cannot hold here."
        message = f"'{region.part_of}' has another currency, {whole.currency}."
        yield document.problem(("part_of",), message, hint)


def _tax_problem(tax: Tax) -> str:
    low, high = tax.low_percent, tax.high_percent
    if tax.percent is not None:
        return "" if low is None and high is None else "one rate and two ends do not go together."
    if low is None or high is None:
        return "the rate is missing."
    return "`low_percent` is more than `high_percent`." if low > high else ""


def _most_watts(circuit: Circuit) -> float:
    phases = _THREE_PHASES if circuit.volts >= 380 else 1
    return circuit.volts * circuit.amps * phases
