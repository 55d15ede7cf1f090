"""Tuned models: which language models an accelerator tunes with adapters, and how fast."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.generation.tuning_model import WORK, TuningModel
from macros.advice.memory.cases import LORA_RANK, TRAINING_TOKENS, TrainingWay
from macros.advice.memory.formats import Ends
from macros.advice.memory.held import Verdict, training_gib, verdict
from macros.advice.memory.shared_memory import own_gib, sure_gib
from macros.facts.records.models import Model
from macros.facts.records.products import Gpu
from macros.present.html.table import NONE, Cell, Head, Table, figure_heads
from macros.present.words.language import Language
from macros.present.words.memory_words import ends

# What one accelerator is bought for: a small model in 16 bits or 4, a large one in 4.
CASES: tuple[tuple[str, TrainingWay], ...] = (
    ("llama-3-1-8b", "lora"),
    ("llama-3-1-8b", "qlora"),
    ("llama-3-3-70b", "qlora"),
)
Case = tuple[Model, TrainingWay, Ends, Verdict]


@dataclass(frozen=True)
class TunedModels:
    """The table, and the sentence that says how its figures come about."""

    table: Markup
    note: str


def tuned_models(edition: Edition, gpu: Gpu, language: Language) -> TunedModels | None:
    """Return what tuning takes and how fast it goes; None where no model of ours fits."""
    if edition.tuning is None or gpu.chips > 1:
        return None
    cases = _cases(edition, gpu)
    if all(held == "no" for *_, held in cases):
        return None
    t, tokens = language.text, language.exact(TRAINING_TOKENS)
    heads = [Head(t("memory.head.model")), *figure_heads([t("gpu.tuned.memory"), t("gpu.tuned")])]
    rows = [
        [
            Cell(
                language.detailed((model.name, t(f"memory.way.{way}"))),
                f"../../models/{model.id}/",
            ),
            Cell(t(f"gpu.held.{held}"), detail=t("unit.gib", number=ends(need, language))),
            _speed(edition, gpu, model, way, held, language),
        ]
        for model, way, need, held in cases
    ]
    table = Table(t("gpu.tuned.caption", tokens=tokens), heads, rows, dense=True)
    return TunedModels(table.html(), _note(edition.tuning, language))


def _note(tuned: TuningModel, language: Language) -> str:
    notes = [language.text("gpu.tuned.note", rank=language.exact(LORA_RANK))]
    if tuned.share is not None:
        share = language.percent(tuned.share)
        notes.append(language.say("tuned-ceiling", share=share))
    if tuned.qlora != 1:
        notes.append(language.text("gpu.tuned.qlora", share=language.percent(tuned.qlora)))
    return language.text("join.sentence").join(notes)


def _cases(edition: Edition, gpu: Gpu) -> list[Case]:
    """Return the cases whose need is known, each with whether the accelerator holds it."""
    catalog, sure = edition.catalog, sure_gib(gpu, edition.catalog)
    needs = [(id_, way, training_gib(catalog, id_, way)) for id_, way in CASES]
    return [
        (catalog.models[id_], way, need, verdict(need, own_gib(gpu), sure))
        for id_, way, need in needs
        if need
    ]


def _speed(
    edition: Edition, gpu: Gpu, model: Model, way: TrainingWay, held: Verdict, language: Language
) -> Cell:
    if held == "no":
        return Cell(NONE)
    assert edition.tuning, "there is no table without"
    relative = edition.performance.speeds.of(WORK, gpu.id)
    speed = edition.tuning.speed_of(gpu, model, way, relative)
    if speed is None:
        return Cell(language.text("compare.not_known"))
    kind = language.text(f"pick.speed.{speed.kind}")
    return Cell(ends(speed.tokens_per_s, language), detail=kind)
