from __future__ import annotations

from macros.advice.picks.pareto import pareto_front

Choice = tuple[str, float, float]


def names(choices: list[Choice]) -> list[str]:
    front = pareto_front(choices, cost=lambda c: c[1], gain=lambda c: c[2])
    return [name for name, _, _ in front]


def test_a_dearer_and_weaker_choice_is_left_out() -> None:
    assert names([("good", 100, 10), ("bad", 120, 9)]) == ["good"]


def test_more_gain_for_more_cost_stays_cheapest_first() -> None:
    assert names([("large", 300, 30), ("small", 100, 10)]) == ["small", "large"]


def test_of_equal_cost_the_better_stays_and_of_equal_gain_the_cheaper() -> None:
    assert names([("a", 100, 10), ("b", 100, 12), ("c", 110, 12)]) == ["b"]


def test_of_twins_the_first_stays() -> None:
    assert names([("one", 100, 10), ("twin", 100, 10)]) == ["one"]
