"""Used goods: what a buyer loses by what nobody repairs."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from macros.advice.prices.offers import Offer
from macros.facts.records.advice import Rule
from macros.facts.records.products import Gpu

DAYS_PER_YEAR = 365.25


def expected_loss(gpu: Gpu, offer: Offer, rules: Mapping[str, Rule], day: date) -> float:
    """Return the share of a used product's price that its buyer may expect to lose; 0 of others.

    Each year of ownership (rule `ownership-years`) a used product fails with the probability of
    rule `used-failures-per-year`, which rises by `used-ageing-per-year` with each year since it
    came out. What is new or rented is replaced by the seller.
    """
    if offer.kind != "used":
        return 0.0
    since = gpu.since.first_day if gpu.since else day
    age_years = max((day - since).days, 0) / DAYS_PER_YEAR
    failures = rules["used-failures-per-year"].value * rules["ownership-years"].value
    return failures * (1 + rules["used-ageing-per-year"].value * age_years)
