from __future__ import annotations

import pytest

from macros.present.words.product_names import short_product_name


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("GeForce RTX 5090", "RTX 5090"),
        ("Radeon RX 7900 XTX", "RX 7900 XTX"),
        ("RTX 6000 Ada Generation", "RTX 6000 Ada"),
        ("RTX PRO 6000 Blackwell Workstation Edition", "RTX PRO 6000 Blackwell Workstation"),
        ("GB10 (DGX Spark)", "GB10"),
        ("Instinct MI350X", "Instinct MI350X"),
    ],
)
def test_short_name_is_what_people_call_it(name: str, short: str) -> None:
    assert short_product_name(name) == short
