from __future__ import annotations

import math

import pytest

from macros.advice.speeds.comparable import Cell, Measurement, comparable

ONE = Cell("software-one", "lap", "fp16")
TWO = Cell("software-two", "lap", "fp16")
THREE = Cell("software-three", "jump", "fp16")


def measured(cell: Cell, **speeds: float) -> list[Measurement]:
    return [Measurement(id_, cell, math.log(speed)) for id_, speed in speeds.items()]


def test_faster_software_does_not_make_a_card_faster() -> None:
    compared = comparable((*measured(ONE, a=10, b=20), *measured(TWO, b=60, c=90)))
    assert math.exp(compared.speeds["b"] - compared.speeds["a"]) == pytest.approx(2)
    assert math.exp(compared.speeds["c"] - compared.speeds["a"]) == pytest.approx(3)
    assert math.exp(compared.cells[TWO] - compared.cells[ONE]) == pytest.approx(3)


def test_cards_that_share_nothing_are_not_compared() -> None:
    compared = comparable((*measured(ONE, a=10, b=20, c=30), *measured(THREE, d=60, e=90)))
    assert compared.groups == {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1}
    assert compared.cell_groups == {ONE: 0, THREE: 1}


def test_speeds_of_a_group_add_up_to_nothing() -> None:
    compared = comparable((*measured(ONE, a=10, b=20, c=30), *measured(THREE, d=60, e=90)))
    assert sum(compared.speeds[id_] for id_ in "abc") == pytest.approx(0)
    assert sum(compared.speeds[id_] for id_ in "de") == pytest.approx(0)


def test_card_in_two_data_sets_counts_two_campaigns() -> None:
    compared = comparable((*measured(ONE, a=10, b=20), *measured(TWO, b=60)))
    assert compared.campaigns == {"a": 1, "b": 2}


def test_test_that_was_run_with_two_kinds_of_software_counts_once() -> None:
    cells = (*measured(ONE, a=10, b=20), *measured(TWO, b=60), *measured(THREE, b=5))
    assert comparable(cells).tests == {"a": 1, "b": 2}


def test_scatter_is_unknown_where_nothing_was_measured_twice() -> None:
    assert comparable(tuple(measured(ONE, a=10, b=20, c=30))).scatter is None


def test_scatter_is_not_smaller_than_what_was_seen() -> None:
    ids = "abcdefgh"
    same = dict.fromkeys(ids, 10.0)
    wild = {id_: 10.0 * (1.2 if at % 2 else 1 / 1.2) for at, id_ in enumerate(ids)}
    exact = comparable((*measured(ONE, **same), *measured(TWO, **same)))
    noisy = comparable((*measured(ONE, **same), *measured(TWO, **wild)))
    assert exact.scatter == pytest.approx(0, abs=1e-9)
    assert noisy.scatter is not None
    assert math.log(1.2) / 2 < noisy.scatter < math.log(1.2) * 1.5


def test_nothing_measured_is_nothing_compared() -> None:
    assert comparable(()).speeds == {}


def test_farthest_is_that_of_the_farthest_run_and_not_of_the_middle() -> None:
    ends = (math.log(10), math.log(16))
    one = Measurement("a", ONE, math.log(12), extremes=ends)
    compared = comparable((one, *measured(ONE, b=20)))
    assert compared.farthest["a"] == pytest.approx(math.log(16 / 12))
    assert compared.farthest["b"] == pytest.approx(0)
