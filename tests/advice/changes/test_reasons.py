"""Which figure decided that an answer is another one, on the invented cards."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from macros.advice.changes.reasons import Reason, reason_of
from macros.advice.picks.pick import Verdict
from macros.advice.picks.scores import Candidate, RunningCost
from macros.facts.catalog import Catalog
from tests.advice.picks.test_scores import HOST, of, speed


def answer(*candidates: Candidate, persona: str = "reader", ties: Any = (), **cut: Any) -> Verdict:
    """Return the answer that picks the first of these candidates."""
    fields: dict[str, Any] = {
        "persona": persona,
        "candidates": candidates,
        "pick": candidates[0] if candidates else None,
        "ties": ties,
        "cut": {
            id_: SimpleNamespace(figure=figure, limit=limit, constraint=name)
            for id_, (name, figure, limit) in cut.items()
        },
    }
    return cast("Verdict", SimpleNamespace(**fields))


def made(catalog: Catalog, id_: str, usd: float = 500, value: float = 4, **how: Any) -> Candidate:
    spread = how.pop("spread", 0.1)
    return of(catalog, id_=id_, usd=usd, speeds=[speed(value, spread)], **how)


def test_answer_that_was_not_there_before_or_is_no_more(catalog: Catalog) -> None:
    one = answer(made(catalog, "small"))
    assert reason_of(None, one) == Reason("came")
    assert reason_of(one, None) == Reason("left")
    assert reason_of(one, answer(made(catalog, "small"), persona="other")) == Reason("asked")


def test_product_that_is_listed_no_longer_or_only_now(catalog: Catalog) -> None:
    small, large = (answer(made(catalog, id_)) for id_ in ("small", "large"))
    assert reason_of(small, large) == Reason("gone", "small")
    both = answer(made(catalog, "small"), made(catalog, "large"))
    assert reason_of(large, both) == Reason("new", "small")


def test_need_that_rules_a_product_out_is_told_with_its_figure(catalog: Catalog) -> None:
    small, large = made(catalog, "small"), made(catalog, "large")
    missed = answer(large, small=("memory", 8, 16))
    told: dict[str, Any] = {"before": 8, "after": 16, "constraint": "memory"}
    assert reason_of(answer(small, large), missed) == Reason("need_missed", "small", **told)
    assert reason_of(missed, answer(small, large)) == Reason("need_met", "small", **told)


def test_price_that_moved_is_told_of_who_won_or_lost_by_it(catalog: Catalog) -> None:
    small, large = made(catalog, "small", 500), made(catalog, "large", 600)
    cheaper, dearer = made(catalog, "large", 400), made(catalog, "small", 900)
    won = reason_of(answer(small, large), answer(cheaper, small))
    assert (won.kind, won.product, won.before, won.after) == ("price", "large", 600, 400)
    assert (won.currency, won.offer_kind, won.how) == ("USD", "street_new", "local")
    lost = reason_of(answer(small, large), answer(large, dearer))
    assert (lost.kind, lost.product, lost.before, lost.after) == ("price", "small", 500, 900)


def test_of_two_figures_the_one_that_moved_the_comparison_more_decides(catalog: Catalog) -> None:
    small, large = made(catalog, "small"), made(catalog, "large", 600, 4)
    faster = made(catalog, "large", 590, 8)
    found = reason_of(answer(small, large), answer(faster, small))
    assert (found.kind, found.product) == ("speed", "large")
    assert (found.before, found.after) == pytest.approx((4, 8))
    slower = made(catalog, "small", 510, 2)
    found = reason_of(answer(small, large), answer(large, slower))
    assert (found.kind, found.product) == ("speed", "small")


def test_figure_that_moved_the_other_way_decides_nothing(catalog: Catalog) -> None:
    small, large = made(catalog, "small"), made(catalog, "large", 600)
    better = made(catalog, "small", 400)
    assert reason_of(answer(small, large), answer(large, better)) == Reason("rules")


def test_surer_figures_decide_where_nothing_else_moved(catalog: Catalog) -> None:
    small, unsure = made(catalog, "small"), made(catalog, "large", spread=0.9)
    sure = made(catalog, "large", spread=0.01)
    found = reason_of(answer(small, unsure), answer(sure, small))
    assert (found.kind, found.product) == ("doubt", "large")
    assert (found.before, found.after) == (unsure.score_spread, sure.score_spread)


@pytest.mark.parametrize("around", [{"host": HOST}, {"loss": 0.2}])
def test_what_is_bought_around_decides_where_no_price_moved(
    catalog: Catalog, around: dict[str, Any]
) -> None:
    bare, small = made(catalog, "large"), made(catalog, "small")
    dear = made(catalog, "large", **around, running=RunningCost(0.0))
    found = reason_of(answer(bare, small), answer(small, dear))
    assert found == Reason("around", "large")


def test_same_figures_leave_only_the_rules(catalog: Catalog) -> None:
    small, large = made(catalog, "small"), made(catalog, "large")
    assert reason_of(answer(small, large), answer(large, small)) == Reason("rules")
    assert reason_of(answer(), answer()) == Reason("rules")


def test_same_pick_is_told_by_who_ties_only_now_or_no_longer(catalog: Catalog) -> None:
    small, large = made(catalog, "small"), made(catalog, "large", 600)
    near = made(catalog, "large", 500)
    come = reason_of(answer(small, large), answer(small, near, ties=(near,)))
    assert (come.kind, come.product, come.after) == ("price", "large", 500)
    gone = reason_of(answer(small, near, ties=(near,)), answer(small, large))
    assert (gone.kind, gone.product, gone.before, gone.after) == ("price", "large", 500, 600)


def test_the_same_offer_is_compared_before_another_of_its_product(catalog: Catalog) -> None:
    new, used = made(catalog, "large", 600), made(catalog, "large", 300, kind="used")
    small = made(catalog, "small")
    cheaper = made(catalog, "large", 450)
    found = reason_of(answer(small, used, new), answer(cheaper, small, used))
    assert (found.before, found.after) == (600, 450)
    dear = made(catalog, "large", 700, kind="used")
    other = reason_of(answer(small, dear), answer(cheaper, small))
    assert (other.before, other.after, other.offer_kind) == (700, 450, "street_new")
