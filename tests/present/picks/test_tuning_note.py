from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.memory.formats import Ends
from macros.advice.picks.needs import Rejection
from macros.advice.picks.pick import pick
from macros.facts.catalog import Catalog
from macros.present.picks import tuning_note
from macros.present.words.language import Language
from tests.advising import tiny_persona, tiny_situation
from tests.invented_edition import invented_catalog, invented_edition
from tests.tiny_models import tiny_model

TUNES = {"maximise": "speed_per_price", "workloads": ["llm-finetuning-tiny"]}


def need(_catalog: Any, _model: str, _way: str, tokens: int) -> Ends:
    """Return a need of 12 GiB and, for each 128 tokens, one at least and two at most."""
    steps = tokens / 128
    return Ends(12 + steps, 12 + 1.5 * steps, 12 + 2 * steps)


def notes(catalog: Catalog, monkeypatch: pytest.MonkeyPatch, *too_small: str) -> list[str]:
    """Return what is said to who asks for 40 GB, with some cards ruled out by their memory."""
    monkeypatch.setattr(tuning_note, "training_gib", need)
    monkeypatch.setitem(tuning_note.TUNED, "llm-finetuning-tiny", ("wren-1b", "qlora"))
    edition = invented_edition(catalog)
    edition.catalog = replace(edition.catalog, models={"wren-1b": tiny_model()})
    persona = tiny_persona(needs={"memory_gb_at_least": 40})
    verdict = pick(persona, tiny_situation(invented_catalog(catalog)))
    cut = {id_: Rejection(id_, "memory_gb", None, 40.0) for id_ in too_small}
    tuned = replace(verdict, persona=tiny_persona(objective=TUNES), cut=cut)
    return list(tuning_note.tuning_note(tuned, edition, Language.of(edition.catalog, "en")))


def test_smaller_card_is_named_with_the_length_that_fits_and_its_price(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    (words,) = notes(catalog, monkeypatch, "small", "middle", "large")
    assert "QLoRA of Wren 1B also fits 16 GB" in words  # in 8 GB nothing fits
    assert "room for texts of 256 tokens, perhaps of 512" in words
    assert "The Middle costs 300 USD used. We ask for 40 GB" in words


def test_card_that_holds_no_text_worth_training_on_is_not_named(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert notes(catalog, monkeypatch, "small") == []
