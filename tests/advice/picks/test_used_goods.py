from __future__ import annotations

from datetime import date

import pytest

from macros.advice.picks.used_goods import expected_loss
from macros.facts.catalog import Catalog
from tests.advising import tiny_offer
from tests.tiny import tiny_gpu

DAY = date(2026, 3, 5)


def test_new_product_is_replaced_when_it_fails(catalog: Catalog) -> None:
    new = tiny_offer("boreal-one", 500)
    assert expected_loss(catalog.gpus["boreal-one"], new, catalog.rules, DAY) == 0


def test_used_product_is_lost_in_part_and_more_with_its_age(catalog: Catalog) -> None:
    """4 % a year over 3 years; two years old: a fifth more."""
    used = tiny_offer("boreal-one", 500, "used")
    just_out, older = (
        tiny_gpu(catalog, "boreal-one", released=day) for day in ("2026-03-05", "2024-03-05")
    )
    assert expected_loss(just_out, used, catalog.rules, DAY) == pytest.approx(0.12)
    assert expected_loss(older, used, catalog.rules, DAY) == pytest.approx(0.144, rel=0.001)
