from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.picks.certainty import Certainty, certainty
from macros.advice.picks.pick import Verdict, pick
from macros.advice.speeds.speed import Speeds
from macros.facts.catalog import Catalog
from tests.advising import (
    WORK,
    market_of_four,
    tiny_offers,
    tiny_persona,
    tiny_situation,
    tiny_speeds,
)
from tests.tiny import tiny_price


@pytest.mark.parametrize(
    ("share", "word"),
    [(1.0, "clear"), (0.796, "clear"), (0.794, "likely"), (0.595, "likely"), (0.594, "close")],
)
def test_word_follows_from_the_share_as_it_is_printed(
    catalog: Catalog, share: float, word: Certainty
) -> None:
    assert certainty(share, 1.0, (), catalog.rules, is_alone=False) == word


@pytest.mark.parametrize(("tied", "word"), [(0.495, "close"), (0.494, "open"), (0.37, "open")])
def test_what_wins_less_than_half_even_with_its_ties_is_an_open_question(
    catalog: Catalog, tied: float, word: Certainty
) -> None:
    assert certainty(0.24, tied, (), catalog.rules, is_alone=False) == word
    doubtful = certainty(
        0.24, tied, ("old_price",), catalog.rules, is_alone=False, is_price_doubtful=True
    )
    assert doubtful == word
    assert certainty(0.24, tied, (), catalog.rules, is_alone=True) == "only"


def test_thin_evidence_is_never_clear(catalog: Catalog) -> None:
    assert certainty(1.0, 1.0, ("one_price",), catalog.rules, is_alone=False) == "likely"
    assert certainty(0.3, 0.6, ("one_price",), catalog.rules, is_alone=False) == "close"


def test_last_one_left_is_the_only_one(catalog: Catalog) -> None:
    assert certainty(1.0, 1.0, (), catalog.rules, is_alone=True) == "only"


def verdict_of(catalog: Catalog, **where: Any) -> Verdict:
    market = market_of_four(catalog)
    return pick(tiny_persona(), tiny_situation(market, **where))


def test_evidence_of_the_pick_and_of_its_rival_is_judged(catalog: Catalog) -> None:
    known = verdict_of(catalog)
    assert (known.certainty, known.weak) == ("clear", ())
    for id_ in ("small", "middle"):
        offers = tiny_offers()
        (offer,) = [o for o in offers[id_] if o.kind == "street_new"]
        one = {**offers, id_: [replace(offer, observations=offer.observations[:1])]}
        assert verdict_of(catalog, offers=one).weak == ("one_price",)
        sources = ("weekly-chip", "borealis-data-sheet")
        guesses = tuple(tiny_price(quality="C", source=source) for source in sources)
        poor = {**offers, id_: [replace(offer, observations=guesses)]}
        assert verdict_of(catalog, offers=poor).weak == ("poor_prices",)


@pytest.mark.parametrize(
    ("change", "weak"),
    [
        ({"campaigns": 1}, "one_test"),
        ({"tests": 3, "campaigns": 1}, "one_test"),
        ({"kind": "estimated", "tests": 0, "campaigns": 0}, "estimated"),
        ({"extrapolated": True}, "extrapolated"),
    ],
)
def test_evidence_of_speeds_is_judged(catalog: Catalog, change: dict[str, Any], weak: str) -> None:
    speeds = tiny_speeds()
    ((work, by_id),) = speeds.by_workload.items()
    small = replace(by_id["small"], **change)
    thin = replace(speeds, by_workload={work: {**by_id, "small": small}})
    verdict = verdict_of(catalog, speeds=thin)
    assert verdict.weak == (weak,)
    assert verdict.certainty == "likely"


def test_evidence_of_speeds_is_judged_in_the_work_of_which_the_least_is_known(
    catalog: Catalog,
) -> None:
    market, known = market_of_four(catalog), tiny_speeds().by_workload[WORK]
    market = replace(market, workloads=dict.fromkeys((WORK, "writing"), market.workloads[WORK]))
    wanted = {"maximise": "speed_per_price", "workloads": [WORK, "writing"]}
    persona = tiny_persona(objective=wanted)

    def weak(**change: Any) -> tuple[str, ...]:
        writing = {**known, "small": replace(known["small"], **change)}
        speeds = Speeds("small", {WORK: known, "writing": writing})
        return pick(persona, tiny_situation(market, speeds=speeds)).weak

    assert weak() == ()
    assert weak(tests=3, campaigns=1) == ("one_test",)
    assert weak(kind="estimated", tests=0, campaigns=0) == ("estimated",)


def verdict_with_small(catalog: Catalog, objective: str, **change: Any) -> Verdict:
    """Return the verdict where the offer of the new small card, the pick, is another one."""
    offers = tiny_offers()
    (new,) = [offer for offer in offers["small"] if offer.kind == "street_new"]
    wanted = {"maximise": objective, "workloads": [WORK]}
    persona = tiny_persona(objective=wanted, needs={"tdp_w_at_most": 200})
    fast = tiny_speeds(small=4.0)
    changed = {**offers, "small": [replace(new, **change)]}
    return pick(persona, tiny_situation(market_of_four(catalog), changed, fast))


@pytest.mark.parametrize("objective", ["speed", "speed_per_price"])
def test_pick_of_a_price_that_one_source_saw_or_an_old_one_is_a_close_call(
    catalog: Catalog, objective: str
) -> None:
    assert verdict_with_small(catalog, objective).certainty == "clear"
    months = tuple(tiny_price(amount=200, date=day) for day in ("2026-09", "2026-10"))
    one = verdict_with_small(catalog, objective, observations=months)
    assert (one.stability, one.certainty, one.weak) == (1.0, "close", ("one_price",))
    old = verdict_with_small(catalog, objective, stale=True)
    assert (old.stability, old.certainty, old.weak) == (1.0, "close", ("old_price",))
