from __future__ import annotations

import numpy as np
import pytest

from macros.advice.picks.draws import standard_normal


def test_draws_of_a_name_are_always_the_same() -> None:
    first = standard_normal("speed boreal-one", 5).tolist()
    standard_normal.cache_clear()
    assert standard_normal("speed boreal-one", 5).tolist() == first


def test_draws_of_two_names_have_nothing_to_do_with_each_other() -> None:
    draws, other = (standard_normal(name, 10_000) for name in ("a", "b"))
    assert abs(float(np.corrcoef(draws, other)[0, 1])) < 0.05


def test_draws_are_standard_normal() -> None:
    drawn = standard_normal("a", 10_000)
    assert float(drawn.mean()) == pytest.approx(0, abs=0.05)
    assert float(drawn.std()) == pytest.approx(1, abs=0.05)


def test_draws_cannot_be_changed_by_who_uses_them() -> None:
    with pytest.raises(ValueError, match="read-only"):
        standard_normal("a", 5)[0] = 1.0
