"""Cards divide a model by whole layers: what each takes, and whether they are enough."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.memory.cases import running_load
from macros.advice.memory.division import Division, are_enough, division
from macros.advice.memory.formats import Ends
from macros.advice.memory.peak import peak
from macros.advice.memory.shape import ShapeError, shape_of_figures
from tests.tiny_models import real_memory_constants

CONSTANTS = real_memory_constants()
FIGURES: dict[str, Any] = {
    "parameters": 8e9,
    "hidden": 4096,
    "heads": 32,
    "kv_heads": 8,
    "vocabulary": 128_256,
}


@pytest.mark.parametrize("layers", [32, 33])
def test_one_card_takes_what_it_has_of_its_own_and_all_layers(layers: int) -> None:
    shape, load = shape_of_figures(layers=layers, **FIGURES), running_load("fp8", 8192, 1, 1)
    found = division(shape, load, CONSTANTS)
    whole = peak(shape, load, CONSTANTS).gib
    for end in ("low", "likely", "high"):
        assert getattr(found.taken(1), end) == pytest.approx(getattr(whole, end))
    assert found.layers == layers
    assert 0 < found.each.likely < found.divided.likely


@pytest.mark.parametrize("layers", [32, 33])
def test_the_fuller_of_two_cards_takes_the_larger_half_of_the_layers(layers: int) -> None:
    shape = shape_of_figures(layers=layers, **FIGURES)
    found = division(shape, running_load("fp8", 8192, 1, 1), CONSTANTS)
    half = peak(shape, running_load("fp8", 8192, 1, 2), CONSTANTS).gib
    share = -(-layers // 2) / layers
    assert found.each.likely + share * found.divided.likely == pytest.approx(half.likely)
    assert found.each.high + share * found.divided.high == pytest.approx(half.high)


def test_each_further_card_takes_its_own_part_again() -> None:
    parts = Division(Ends(1, 2, 3), Ends(10, 20, 30), 4)
    assert parts.taken(3) == Ends(13, 26, 39)


def test_one_layer_cannot_be_divided() -> None:
    figures = {**FIGURES, "parameters": 1.3e9}
    with pytest.raises(ShapeError) as refused:
        division(shape_of_figures(layers=1, **figures), running_load("fp8", 64, 1, 1), CONSTANTS)
    assert refused.value.field == "layers"


@pytest.mark.parametrize(
    ("sizes", "is_enough"),
    [
        ([12], True),  # 2 of its own and 10 layers of 1
        ([11.9], False),
        ([7, 7], True),
        ([7.9, 6.9], False),  # what is left beside whole layers is lost
        ([11, 3], True),
        ([11, 1, 1], False),  # a card that is too small for its own part holds nothing
        ([12, 0.5], True),
    ],
)
def test_cards_are_enough_where_whole_layers_fit(sizes: list[float], is_enough: bool) -> None:
    assert are_enough(sizes, 2, 10, 10) is is_enough


def test_the_last_digit_of_a_quotient_does_not_decide() -> None:
    assert are_enough([0.3 + 1e-9], 0.0, 0.3, 3)
    assert are_enough([2.1 - 1e-12], 0.0, 2.1, 7)
