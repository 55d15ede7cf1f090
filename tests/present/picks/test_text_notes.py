from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.advice.picks.needs import Rejection
from macros.advice.picks.pick import Verdict, pick
from macros.advice.speeds.speed import Speed
from macros.facts.catalog import Catalog
from macros.present.picks import text_notes as text_notes_module
from macros.present.picks.text_notes import text_notes
from macros.present.words.language import Language
from tests.advising import WORK, tiny_persona, tiny_situation
from tests.invented_edition import invented_catalog, invented_edition
from tests.tiny_models import tiny_model

WRITES = {"maximise": "speed_per_price", "workloads": ["llm-decode-tiny"]}


def verdict_of(catalog: Catalog, **changes: Any) -> Verdict:
    """Return a verdict whose persona writes text, though it was found for drawing."""
    verdict = pick(tiny_persona(), tiny_situation(invented_catalog(catalog)))
    return replace(verdict, **{"persona": tiny_persona(objective=WRITES), **changes})


def edition_of(catalog: Catalog, reads: dict[str, float] | None = None) -> Edition:
    """Return an edition that knows how fast some cards read a prompt."""
    edition = invented_edition(catalog)
    market = edition.catalog
    works = {**market.workloads, "llm-prompt": market.workloads[WORK]}
    edition.catalog = replace(market, workloads=works)
    speeds = {id_: _speed(id_, value) for id_, value in (reads or {}).items()}

    def speeds_in(works: tuple[str, ...], id_: str, count: int) -> list[Speed] | None:
        return [speeds[id_]] if id_ in speeds and count == 1 else None

    where: Any = SimpleNamespace(speeds_in=speeds_in)
    edition.situation = lambda region: where  # type: ignore[method-assign]
    return edition


def _speed(id_: str, value: float) -> Speed:
    return Speed("llm-prompt", id_, "measured", value, value, value)


def notes(verdict: Verdict, edition: Edition) -> list[str]:
    return list(text_notes(verdict, edition, Language.of(edition.catalog, "en")))


def test_rivals_that_read_prompts_faster_are_named_with_their_ratio(catalog: Catalog) -> None:
    edition = edition_of(catalog, {"small": 1.0, "middle": 1.2, "large": 6.4})
    (words,) = notes(verdict_of(catalog), edition)
    assert words.startswith("The ranking does not count how fast prompts are read.")
    assert "the Large (6.4 times as fast)." in words
    assert "Middle" not in words


def test_note_on_prompts_is_true_where_other_work_counts_beside_writing(catalog: Catalog) -> None:
    edition = edition_of(catalog, {"small": 1.0, "large": 6.4})
    both = {**WRITES, "workloads": ["llm-decode-tiny", WORK]}
    (words,) = notes(verdict_of(catalog, persona=tiny_persona(objective=both)), edition)
    assert "alone" not in words


def test_nothing_is_said_of_prompts_where_the_pick_or_all_rivals_are_not_known(
    catalog: Catalog,
) -> None:
    assert notes(verdict_of(catalog), edition_of(catalog, {"large": 6.4})) == []
    assert notes(verdict_of(catalog), edition_of(catalog, {"small": 1.0})) == []


def test_work_that_counts_prompts_or_writes_nothing_needs_no_note(catalog: Catalog) -> None:
    edition = edition_of(catalog, {"small": 1.0, "large": 6.4})
    assert notes(verdict_of(catalog, persona=tiny_persona()), edition) == []
    both = {**WRITES, "workloads": ["llm-decode-tiny", "llm-prompt"]}
    assert notes(verdict_of(catalog, persona=tiny_persona(objective=both)), edition) == []


def test_macs_without_a_speed_or_a_price_are_named_and_others_are_not(catalog: Catalog) -> None:
    edition = edition_of(catalog)
    gpus = dict(edition.catalog.gpus)
    gpus["server"] = gpus["server"].model_copy(update={"vendor": "Apple", "name": "Apple M9"})
    edition.catalog = replace(edition.catalog, gpus=gpus)
    cut = {id_: Rejection(id_, "speed_known", None, None) for id_ in ("server", "large")}
    (words,) = notes(verdict_of(catalog, cut=cut), edition)
    assert words.startswith("Macs with enough memory (Apple\u00a0M9) run such models too.")
    too_small = {"server": Rejection("server", "memory_gb", 8.0, 24.0)}
    assert notes(verdict_of(catalog, cut=too_small), edition) == []


def test_smaller_card_writes_with_experts_in_main_memory_beside_the_pick(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(text_notes_module.MIXTURES, "llm-decode-tiny", ("wren-1b", "reader"))
    card: dict[str, Any] = {"form_factor": "pcie_card"}
    edition = invented_edition(catalog, small=card)
    edition.catalog = replace(edition.catalog, models={"wren-1b": tiny_model()})

    def asked(_model: str, card: str, count: int, main_memory: str, *_: Any) -> Any:
        own = {"low": 50.0, "likely": 55.0, "high": 60.4}
        part = {"gib": 49.2, "speed": {"low": 14.1, "likely": 26.0, "high": 47.6}}
        return SimpleNamespace(
            card=card,
            count=count,
            work=SimpleNamespace(speed=lambda *_: own),
            part=lambda *_: None if main_memory == "none" else part,
        )

    monkeypatch.setattr(text_notes_module, "_asked", asked)
    (words,) = notes(verdict_of(catalog), edition)
    assert "The Small runs Wren 1B as well, with 49 GiB of its experts in main memory" in words
    assert words.endswith("at 14–48 tokens a second by our estimate; this pick reaches 50–60.")
    monkeypatch.setattr(text_notes_module, "_asked", lambda *_: None)
    assert notes(verdict_of(catalog), edition) == []
