from __future__ import annotations

import pytest

from macros.facts.records.names import NameGrammar
from tests.built.faults import broken, faults_of

NAMES = (
    NameGrammar(starts="Boreal", gender="f"),
    NameGrammar(starts="H100", gender="m"),
    NameGrammar(starts="Arc", gender="f", elides=True),
)


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("fr", "le Boreal One est rapide", "article"),
        ("fr", "le prix du\u00a0Boreal", "article"),
        ("fr", "Sous 800 €, la H100 passe devant", "article"),
        ("fr", "plus que la Arc B580", "article"),
        ("fr", "le prix de le Ryzen", "article"),
        ("en", "seen 2026-10-07", "ISO date"),
        ("ja", "2026-07", "ISO date"),
        ("en", "it is 233.472 TOPS", "raw float"),
        ("en", "0.53125 bytes", "raw float"),
        ("fr", "29,045961", "raw float"),
        ("fr", "1\u202f755,5125", "raw float"),
        ("en", "a change of -13%", "hyphen for a minus"),
        ("ko", "RTX 3050 8GB 8GB", "size twice"),
        ("zh", "Arc A770 16 GB 16 GB", "size twice"),
        ("fr", "inconnu Longueur du bloc\u00a0: longueur du bloc, longueur maximale", "label"),
        ("ja", "不明 CPUクーラーの冷却能力：CPUクーラーの冷却能力", "label"),
        ("en", "1 cards", "plural of one"),
        ("en", "only 1 usual cards", "plural of one"),
        ("fr", "1,02\u00a0slots", "plural of one"),
        ("fr", "0 slots", "plural of one"),
        ("en", "The only candidate that meets every need. Clear choice: 100%", "contradiction"),
        ("zh", "明确，但难分高下", "contradiction"),
        ("zh", "在 18 款候选中，单位价格的速度最高", "struck out"),
    ],
)
def test_a_fault_is_seen(language: str, text: str, expected: str) -> None:
    found = [fault.kind for fault in faults_of(text, language, NAMES)]
    assert len(found) == 1
    assert found[0].startswith(expected)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "la Boreal One devance le H100 et l’Arc B580 ; de le faire ; à la main"),
        ("fr", "le prix de la Boreal, 1,5 fois, 2,75 slots, 101 cartes, 1\u202f001 cartes"),
        ("fr", "1\u202f755,5 TFLOPS et 0,8909 € ; FP32\u00a04,493\u00a0TFLOPS"),
        ("en", "on 7 October 2026, 1,755.5 TFLOPS, 0.8909 EUR, 1,599.99 USD, CUDA 12.9.1234"),
        ("en", "1 card, 21 cards, x1 slots, −13%, the M.2-2280 form, 16 GB and 24 GB"),
        ("en", "Price: price of today, Only candidate"),
        ("ja", "価格：2026年7月1日の価格"),
    ],
)
def test_what_is_right_is_no_fault(language: str, text: str) -> None:
    assert list(faults_of(text, language, NAMES)) == []


@pytest.mark.parametrize(
    ("language", "text", "is_broken"),
    [
        ("en", "24 GB", True),
        ("en", "24\u00a0GB", False),
        ("fr", "24\u00a0GB", True),
        ("fr", "24\u00a0Go", False),
        ("ja", "24\u00a0GB", True),
        ("ja", "RTX 3060 12GB", False),
    ],
)
def test_number_that_a_line_parts_from_its_unit_is_seen(
    language: str, text: str, is_broken: bool
) -> None:
    assert bool(list(broken(text, language))) == is_broken
