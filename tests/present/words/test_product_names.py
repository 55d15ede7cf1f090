from __future__ import annotations

import pytest

from macros.present.words.product_names import local_name, short_product_name, with_own_units


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("GeForce RTX 5090", "RTX 5090"),
        ("Radeon RX 7900 XTX", "RX 7900 XTX"),
        ("RTX 6000 Ada Generation", "RTX 6000 Ada"),
        ("RTX PRO 6000 Blackwell Workstation Edition", "RTX PRO 6000 Blackwell Workstation"),
        ("GB10 (DGX Spark)", "GB10"),
        ("Instinct MI350X", "Instinct MI350X"),
        ("Radeon VII", "Radeon VII"),
    ],
)
def test_short_name_is_what_people_call_it(name: str, short: str) -> None:
    assert short_product_name(name) == short


@pytest.mark.parametrize(
    ("name", "french"),
    [
        ("7450 PRO 3.84 TB", "7450 PRO 3,84 To"),
        ("Pro 32 GB (2 x 16 GB) DDR5-5600", "Pro 32 Go en 2 × 16 Go DDR5-5600"),
        ("RM1000e (2025)", "RM1000e 2025"),
        ("Model 3.5 (16 GB)", "Model 3.5 (16 Go)"),
        ("3,000 W Titanium", "3\u202f000 W Titanium"),
    ],
)
def test_french_names_have_its_units_comma_and_no_brackets_that_would_be_nested(
    name: str, french: str
) -> None:
    assert with_own_units(name, "fr") == french


@pytest.mark.parametrize(
    ("name", "japanese"),
    [
        ("GeForce RTX 3080 20 GB (modified)", "GeForce RTX 3080 20GB（改造）"),
        ("Ada datacenter", "Ada（データセンター向け）"),
        ("JIS C 8303 20 A 250 V", "JIS C 8303 20A 250V"),
        ("FURY Beast 64 GB (one module) DDR5", "FURY Beast 64GB（1枚） DDR5"),
        ("2,600 W Titanium module", "2,600W Titaniumモジュール"),
        ("Trio (per GPU, T72)", "Trio（GPUあたり、T72）"),
    ],
)
def test_english_words_of_a_name_are_said_in_the_language(name: str, japanese: str) -> None:
    words = {
        "name.modified": "（改造）",
        "name.one_module": "（1枚）",
        "name.module": "モジュール",
        "name.data_centre": "（データセンター向け）",
        "name.per_gpu": "GPUあたり",
        "join.details": "、",
    }
    local = local_name(name, "ja", lambda key, **_: words.get(key, key))
    assert local == japanese
