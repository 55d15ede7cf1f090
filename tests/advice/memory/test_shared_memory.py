from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.memory.shared_memory import is_set_first, own_gib, sure_gib, unset_gib
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from tests.tiny import tiny_gpu
from tests.tiny_models import real_memory_rules

SHARED = {"size_gb": 100, "type": "LPDDR5X", "unified": True}


@pytest.fixture
def ruled(catalog: Catalog) -> Catalog:
    return replace(catalog, memory_rules=real_memory_rules())


def box(catalog: Catalog, vendor: str) -> Gpu:
    """Return a computer with 100 GiB that processor and graphics share."""
    return tiny_gpu(catalog, "boreal-one", vendor=vendor, memory=SHARED)


@pytest.mark.parametrize(
    ("vendor", "gib"), [("Apple", 75), ("AMD", 75), ("NVIDIA", 79), ("Borealis", 75)]
)
def test_each_maker_s_system_leaves_its_own_share(ruled: Catalog, vendor: str, gib: float) -> None:
    assert sure_gib(box(ruled, vendor), ruled) == pytest.approx(gib)


def test_memory_of_its_own_is_all_there(ruled: Catalog) -> None:
    card = tiny_gpu(ruled, "boreal-one", vendor="AMD", memory={"size_gb": 100, "type": "GDDR6"})
    assert sure_gib(card, ruled) == 100
    assert unset_gib(card, ruled) is None


@pytest.mark.parametrize(("need", "is_first"), [(40, False), (60, True), (90, False)])
def test_a_limit_is_raised_where_the_model_needs_more_than_is_left_at_first(
    ruled: Catalog, need: float, is_first: bool
) -> None:
    """Of 100 GiB Linux leaves 48.8 on Ryzen AI Max, and 75 once its owner raises the limit."""
    assert is_set_first(box(ruled, "AMD"), need, ruled) is is_first


def test_where_no_limit_is_known_to_be_lower_at_first_none_is_raised(ruled: Catalog) -> None:
    assert not is_set_first(box(ruled, "Apple"), 60, ruled)


def test_what_error_correction_takes_is_not_there(ruled: Catalog) -> None:
    memory = {"size_gb": 100, "type": "GDDR6", "with_ecc_gib": 94}
    card = tiny_gpu(ruled, "boreal-one", memory=memory)
    assert (sure_gib(card, ruled), own_gib(card)) == (94, 94)
    assert own_gib(box(ruled, "AMD")) == 100
