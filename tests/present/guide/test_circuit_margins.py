"""Circuit margins: what is counted for hours follows from the circuits, and doubt is not hidden."""

from __future__ import annotations

from typing import Any

import pytest

from macros.present.guide.circuit_margins import margin_words
from macros.present.words.language import LANGUAGES, Language
from tests.real_data import real_catalog
from tests.tiny import tiny_region


def socket(name: str, max_w: float, lasting_w: float, **fields: Any) -> dict[str, Any]:
    common = {"volts": 100, "amps": 20, "rule": "Invented.", "source": "weekly-chip"}
    figures = {"max_w": max_w, "continuous_w": lasting_w, "connector": name}
    return {"name": name, "kind": "official", **common, **figures, **fields}


FOUR_FIFTHS = [socket("Oak", 2000, 1600), socket("Elm", 1000, 800)]


def said(language: Language, *sockets: dict[str, Any]) -> str:
    return margin_words([tiny_region(circuits=[*sockets])], language)


def test_each_margin_is_named_with_the_sockets_that_most_do_not_share(english: Language) -> None:
    odd = (socket("Fir", 2000, 2000), socket("Ash", 1500, 1000))
    assert said(english, *FOUR_FIFTHS, *odd) == (
        "For many hours we count with the full current on industrial sockets (IEC 60309),"
        " 80% of the rated current on most others and 10 A on Ash."
    )


def test_a_country_alone_has_no_others(english: Language) -> None:
    assert said(english, *FOUR_FIFTHS) == (
        "For many hours we count with 80% of the rated current on all sockets."
    )
    assert said(english, *FOUR_FIFTHS, socket("Ash", 1500, 1000)) == (
        "For many hours we count with 80% of the rated current on most sockets and 10 A on Ash."
    )


def test_what_was_not_read_in_a_document_is_counted(english: Language) -> None:
    recalled = socket("Yew", 3000, 2400, kind="recalled")
    assert "Of these 3 circuits, one is from memory" in said(english, *FOUR_FIFTHS, recalled)
    assert "from memory" not in said(english, *FOUR_FIFTHS)
    assert "All 2 circuits are from memory" in said(
        english, recalled, socket("Elm", 3000, 2400, kind="recalled")
    )
    assert "This circuit is from memory" in said(english, recalled)


def test_without_circuits_nothing_is_said(english: Language) -> None:
    assert said(english) == ""


def test_sockets_with_their_full_current_are_industrial_ones() -> None:
    for region in real_catalog().regions.values():
        for circuit in region.circuits:
            if circuit.continuous_w in (None, circuit.max_w):
                assert (circuit.connector or "").startswith("IEC 60309"), circuit.name


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_margins_of_the_guide_are_said_in_every_language(code: str) -> None:
    catalog = real_catalog()
    words = margin_words(catalog.regions.values(), Language.of(catalog, code)).replace(
        "\u00a0", " "
    )
    assert "80" in words
    assert "BS 1363" in words
