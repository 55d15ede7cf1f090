"""No cliffs: what a day without new data changes was a close call for a week before."""

from __future__ import annotations

import pytest

from macros.advice.picks.certainty import Certainty
from macros.facts.catalog import Catalog, load_catalog
from macros.site.day import newest_possible_date
from tests.tiny import PROJECT
from tests.walked_days import Flip, Walk

DAYS = 60
REGIONS = ("us", "fr", "jp", "kr")


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog(PROJECT / "data", today=newest_possible_date())


def test_no_pick_flips_by_waiting_that_was_not_close_for_a_week(catalog: Catalog) -> None:
    seen = [price.date.first_day for prices in catalog.prices.values() for price in prices]
    flips = list(Walk(catalog, max(seen), DAYS, REGIONS).flips())
    for flip in flips:
        print(flip)
    assert [str(flip) for flip in flips if flip.is_cliff] == []


def test_flip_is_a_cliff_unless_each_day_of_the_week_before_was_close(catalog: Catalog) -> None:
    walk = Walk(catalog, newest_possible_date(), 1, ["us"])
    verdict = walk.verdict("best-overall", "us", walk.first)

    def flip(*certainties: Certainty) -> Flip:
        return Flip("best-overall", "us", walk.last, verdict, verdict, certainties)

    assert not flip("close", "close").is_cliff
    assert flip("close", "likely", "close").is_cliff
    assert flip("only").is_cliff
    assert verdict.pick
    assert verdict.pick.gpu.id in str(flip("close"))
