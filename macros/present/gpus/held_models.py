"""Held models: which language models an accelerator holds, and how fast it writes with them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from math import floor

from markupsafe import Markup

from macros.advice.generation.generation_model import generation_model, generation_speed
from macros.advice.memory.cases import WELL_KNOWN_MODELS
from macros.advice.memory.held import FOUR_BITS, Holding, holdings
from macros.advice.memory.shared_memory import own_gib, sure_gib
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.html.table import NONE, Cell, Head, Table, figure_heads
from macros.present.words.language import Language
from macros.present.words.memory_words import ends
from macros.present.words.shared_memory_words import limit_words

CONTEXTS = (8192, 32_768)


@dataclass(frozen=True)
class HeldModels:
    """The table, and the sentences that say how its figures come about.

    With `has_speed` it tells tokens a second of some model.
    """

    table: Markup
    notes: tuple[str, ...]
    has_speed: bool = False


def held_models(catalog: Catalog, gpu: Gpu, language: Language, today: date) -> HeldModels | None:
    """Return which models fit, or nothing for several chips on a card, which divide its memory."""
    if gpu.chips > 1:
        return None
    rows = holdings(gpu, catalog, WELL_KNOWN_MODELS, CONTEXTS)
    if not rows:
        return None
    t = language.text
    contexts = [t("gpu.held.context", tokens=language.exact(tokens)) for tokens in CONTEXTS]
    notes = list(_notes(gpu, catalog, language))
    cells = [_row(row, language) for row in rows]
    if generation_model(catalog, today):
        contexts.append(t("gpu.held.speed"))
        notes.append(t("gpu.held.speed.note"))
        for row, line in zip(rows, cells, strict=True):
            line.append(_speed(row[0], gpu, catalog, language, today))
    heads = [Head(t("memory.head.model")), *figure_heads(contexts)]
    table = Table(t("gpu.held.caption"), heads, cells, dense=True)
    has_speed = any(
        holding.verdict != "no"
        and generation_speed(catalog, gpu, holding.model.id, FOUR_BITS, today)
        for holding, *_ in rows
    )
    return HeldModels(table.html(), tuple(notes), has_speed)


def _notes(gpu: Gpu, catalog: Catalog, language: Language) -> Iterator[str]:
    if gpu.memory.unified:
        yield _shared_note(gpu, catalog, language)
        return
    left = _gib(own_gib(gpu), language)  # as the specification below has it
    yield language.text("gpu.held.note", size=left)
    if gpu.memory.with_ecc_gib:
        yield language.say("held-note-ecc", left=left, size=_gib(gpu.memory.size_gb, language))


def _shared_note(gpu: Gpu, catalog: Catalog, language: Language) -> str:
    size = _gib(gpu.memory.size_gb, language)
    sure = _gib(floor(sure_gib(gpu, catalog)), language)
    if limits := list(limit_words(gpu, catalog, language)):
        return language.text("join.sentence").join(
            [language.say("held-note-limit", sure=sure), *limits]
        )
    return language.text("gpu.held.note_shared", size=size, sure=sure)


def _gib(size: float, language: Language) -> str:
    return language.text("unit.gib", number=language.exact(size))


def _row(row: list[Holding], language: Language) -> list[Cell]:
    model = row[0].model
    return [Cell(model.name, f"../../models/{model.id}/"), *(_cell(h, language) for h in row)]


def _cell(holding: Holding, language: Language) -> Cell:
    if holding.need is None:
        return Cell(language.text("memory.beyond"))
    amount = language.text("unit.gib", number=ends(holding.need, language))
    return Cell(language.text(f"gpu.held.{holding.verdict}"), detail=amount)


def _speed(holding: Holding, gpu: Gpu, catalog: Catalog, language: Language, today: date) -> Cell:
    if holding.verdict == "no":
        return Cell(NONE)
    speed = generation_speed(catalog, gpu, holding.model.id, FOUR_BITS, today)
    if speed is None:
        return Cell(language.text("compare.not_known"))
    return Cell(
        ends(speed.tokens_per_s, language), detail=language.text(f"pick.speed.{speed.kind}")
    )
