from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.speeds.speed import Speed
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Split
from macros.present.versus.ratios import speed_ratio, times_words
from tests.advising import WORK, tiny_speeds
from tests.invented_edition import invented_edition
from tests.tiny_versus import weighed


def test_ratio_leads_from_the_faster_to_the_slower(catalog: Catalog) -> None:
    both = weighed(invented_edition(catalog))
    ratio = speed_ratio(both, WORK)
    assert ratio
    assert (ratio.fast, ratio.slow) == (both.second, both.first)
    assert (ratio.times, ratio.is_sure) == (2, True)
    assert times_words(ratio, both.language) == "2 times"


def test_range_of_a_ratio_is_wider_than_that_of_either_speed(catalog: Catalog) -> None:
    ratio = speed_ratio(weighed(invented_edition(catalog, speeds=tiny_speeds(0.2))), WORK)
    assert ratio
    # Both speeds have exp(1.2816 x 0.2) = 1.29 to either side, rounded; the ratio has 1.29^1.41.
    assert ratio.low == pytest.approx(2 / 1.44, rel=0.03)
    assert ratio.high == pytest.approx(2 * 1.44, rel=0.03)


def test_speeds_whose_ranges_overlap_decide_nothing(catalog: Catalog) -> None:
    close = tiny_speeds(0.3, middle=2, large=2.1)
    ratio = speed_ratio(weighed(invented_edition(catalog, speeds=close)), WORK)
    assert ratio
    assert not ratio.is_sure
    assert ratio.low < 1 < ratio.high


def test_a_speed_that_is_not_known_has_no_ratio(catalog: Catalog) -> None:
    edition = invented_edition(catalog, speeds=tiny_speeds(large=0))
    assert speed_ratio(weighed(edition), WORK) is None


def test_both_ends_stand_in_the_range(catalog: Catalog) -> None:
    both = weighed(invented_edition(catalog, speeds=tiny_speeds(0.2)))
    ratio = speed_ratio(both, WORK)
    assert ratio
    assert ratio.range(both.language) == "1.4–2.9"


@pytest.mark.parametrize(
    ("split", "large", "is_sure", "is_in_turn"),
    [
        ("tensor", 3.0, True, False),
        ("layer", 3.0, False, True),
        ("layer", 5.0, True, False),
        ("layer", 2.02, False, False),
    ],
)
def test_a_lead_over_cards_in_turn_is_sure_where_no_other_way_makes_up_for_it(
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
    split: Split,
    large: float,
    *,
    is_sure: bool,
    is_in_turn: bool,
) -> None:
    """Two cards of speed 2 each reach 4 at most: what is faster than 3 in turn may not be then."""
    edition = invented_edition(catalog, speeds=tiny_speeds(0.01, middle=2, large=large))

    def joint(work: str, id_: str, count: int) -> Speed | None:
        speed = edition.performance.speeds.of(work, id_)
        return replace(speed, split=split) if speed and count > 1 else speed

    monkeypatch.setattr(edition, "joint_speed", joint)
    ratio = speed_ratio(weighed(edition, ("middle", 2, "street_new")), WORK)
    assert ratio
    assert (ratio.is_sure, ratio.is_in_turn) == (is_sure, is_in_turn)
