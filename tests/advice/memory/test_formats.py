"""Amounts with their ends, and bytes of weights by the rules, computed by hand."""

from __future__ import annotations

import pytest

from macros.advice.memory.formats import Ends, bytes_each, ends_of, weights_gb
from tests.tiny_models import real_memory_rules

ONE, OTHER = Ends(1, 2, 4), Ends(10, 20, 30)
RULE = real_memory_rules()["weights-bf16"]


def test_ends_are_added_multiplied_and_scaled_each_by_itself() -> None:
    assert ONE.plus(OTHER) == Ends(11, 22, 34)
    assert ONE.times(OTHER) == Ends(10, 40, 120)
    assert ONE.scaled(3) == Ends(3, 6, 12)
    assert Ends.of(5) == Ends(5, 5, 5)


def test_what_takes_most_leaves_least() -> None:
    assert ONE.taken_from(10) == Ends(6, 8, 9)


def test_a_rule_with_two_ends_is_likely_in_their_middle() -> None:
    assert ends_of(RULE.model_copy(update={"value": 2.0, "high": 3.0})) == Ends(2, 2.5, 3)
    assert ends_of(RULE.model_copy(update={"value": 2.0, "high": None})) == Ends.of(2)


@pytest.mark.parametrize(("unit", "each"), [("bits_per_parameter", 0.5), ("bytes_per_value", 4)])
def test_bits_become_bytes(unit: str, each: float) -> None:
    rule = RULE.model_copy(update={"value": 4.0, "high": None, "unit": unit})
    rules = {"weights-bf16": rule}
    assert bytes_each("weights-bf16", rules) == Ends.of(each)
    assert weights_gb(8, "bf16", rules) == Ends.of(8 * each)
    with pytest.raises(KeyError):
        bytes_each("weights-fp8", rules)
