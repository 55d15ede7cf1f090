"""Whoever buys cards that a model fills nearly to the end is told so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.generation import tight_fit
from macros.advice.generation.relative_speeds import MODELS
from macros.advice.memory.division import Division
from macros.advice.memory.formats import Ends
from macros.advice.picks.pick import Verdict, pick
from macros.facts.catalog import Catalog
from macros.present.picks.tight_note import tight_note
from macros.present.words.language import Language
from tests.advising import tiny_persona, tiny_situation
from tests.invented_edition import invented_catalog
from tests.tiny import tiny_gpu
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model

WRITES = {"maximise": "speed_per_price", "workloads": ["llm-decode-tiny"]}


def notes(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch, need: Ends, count: int = 2, **gpu: Any
) -> list[str]:
    """Return what is said of so many cards of 8 GB for a model that divides such a need in GiB."""
    parts = Division(Ends(0.5, 0.5, 0.5), need, 100)
    monkeypatch.setattr(tight_fit, "division", lambda *_: parts)
    monkeypatch.setitem(MODELS, "llm-decode-tiny", "wren-1b")
    known = replace(
        catalog,
        models={"wren-1b": tiny_model()},
        memory_rules=real_memory_rules(),
        memory_terms=real_memory_terms(),
    )
    verdict = writing(catalog, count, **gpu)
    return list(tight_note(verdict, known, Language.of(catalog, "en")))


def writing(catalog: Catalog, count: int, **gpu: Any) -> Verdict:
    market = invented_catalog(catalog)
    verdict = pick(tiny_persona(), tiny_situation(market))
    assert verdict.pick
    card = tiny_gpu(market, "small", **{"memory": {"size_gb": 8}, **gpu})
    chosen = replace(verdict.pick, gpu=card, count=count)
    return replace(verdict, pick=chosen, persona=tiny_persona(objective=WRITES))


def test_cards_that_a_model_fills_nearly_are_said_to_be_tight(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    (words,) = notes(catalog, monkeypatch, Ends(13, 14, 14.5))
    plain = words.replace("\u00a0", " ")
    assert "Wren 1B in 4 bits, with 8,192 tokens of context, takes" in plain
    assert "of the 16 GiB on these cards" in plain
    assert "Connect the screen to graphics in the processor or on the board" in plain
    (alone,) = notes(catalog, monkeypatch, Ends(6, 6.5, 7), count=1)
    assert "of the 8 GiB on this card" in alone.replace("\u00a0", " ")


def test_cards_with_room_to_spare_are_not_said_to_be_tight(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert notes(catalog, monkeypatch, Ends(9, 10, 11)) == []


def test_shared_memory_has_a_note_of_its_own(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert notes(catalog, monkeypatch, Ends(7, 7.5, 8), count=1, segment="soc") == []


def test_nothing_is_said_where_nothing_is_picked(catalog: Catalog, english: Language) -> None:
    none = replace(writing(catalog, 1), pick=None)
    assert list(tight_note(none, catalog, english)) == []
