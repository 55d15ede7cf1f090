"""Back-tests on the real data: our advice of past days beside that of experts."""

from __future__ import annotations

from datetime import date

import pytest

from macros.advice.history.back_test import Comparison, agreement, compare
from macros.advice.history.rule_sensitivity import rule_sensitivity
from macros.advice.history.sensitivity import sensitivity
from macros.facts.catalog import Catalog
from tests.real_data import real_catalog, real_edition

DAYS_OF_2019 = (date(2019, 4, 3), date(2019, 5, 26))
JANUARY_2023 = date(2023, 1, 30)
# Of the recommendations that can be compared at all.
LEAST_SHARE_OF_2019 = 11 / 13
LEAST_OF_2023 = 12
# Accelerators for servers and rented hours have no price of that winter, nobody had trained what
# is called fine-tuning today, and for a student the chart names no product.
UNANSWERED_IN_2023 = {
    "cloud-only",
    "company-of-a-hundred",
    "finetune-8b",
    "lab-of-ten-servers",
    "make-images",
    "startup-workstation",
    "student-with-laptop",
}


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return real_catalog()


def told(comparisons: list[Comparison]) -> str:
    """Return the comparisons in lines, for who reads the output of the test."""
    lines = [
        f"{one.advice.persona}: {one.outcome}; theirs {', '.join(one.advice.recommended) or '-'}; "
        f"ours {one.verdict.pick.gpu.id if one.verdict.pick else one.verdict.last_cut}"
        for one in comparisons
    ]
    return "\n".join([f"{agreement(comparisons)} agree", *lines])


@pytest.mark.parametrize("day", DAYS_OF_2019)
def test_advice_of_2019_agrees_with_the_expert(catalog: Catalog, day: date) -> None:
    found = compare(real_edition(day))
    print(told(found))
    agreeing, total = agreement(found)
    assert total >= 13
    assert agreeing / total >= LEAST_SHARE_OF_2019


def test_advice_of_2023_agrees_with_the_expert_or_says_why_not(catalog: Catalog) -> None:
    found = compare(real_edition(JANUARY_2023))
    print(told(found))
    agreeing, _ = agreement(found)
    assert agreeing >= LEAST_OF_2023
    for one in found:
        assert one.outcome == "pick" or one.differences or not one.advice.recommended
        assert one.verdict.pick or one.verdict.last_cut
    unanswered = {one.advice.persona for one in found if one.outcome == "no_answer"}
    assert unanswered <= UNANSWERED_IN_2023


@pytest.mark.parametrize("day", [*DAYS_OF_2019, JANUARY_2023])
def test_past_days_know_no_later_price(catalog: Catalog, day: date) -> None:
    known = real_edition(day).catalog
    seen = [price.date for prices in known.prices.values() for price in prices]
    assert max(when.first_day for when in seen) <= day
    assert max(when.middle_day for when in seen) <= day


def test_no_single_rule_carries_the_agreement(catalog: Catalog) -> None:
    """What hangs on each rule is shown; none may halve the agreement within its uncertainty."""
    for day in (DAYS_OF_2019[-1], JANUARY_2023):
        edition = real_edition(day)
        agreeing, total = agreement(compare(edition))
        for result in rule_sensitivity(edition):
            print(day, result.rule.id, result.at_low, result.at_high, result.moved)
            for share in (result.at_low, result.at_high):
                assert share[0] / share[1] > agreeing / total / 2, result.rule.id
        assert len(sensitivity(edition)) == 4
