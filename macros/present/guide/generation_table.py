"""Generation table: what tokens a second are computed from, and how far that errs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import date

from markupsafe import Markup

from macros.advice.generation.generation_model import COVERAGE, GenerationModel, generation_model
from macros.advice.generation.main_memory_model import MainMemoryModel, main_memory_model
from macros.advice.generation.prompt_model import PromptModel, prompt_model
from macros.advice.generation.tensor_model import TensorModel, tensor_model
from macros.advice.generation.trials import MEMORY_CLASSES, memory_class
from macros.advice.speeds.performance import Performance
from macros.facts.catalog import Catalog
from macros.present.html.table import Cell, Head, Table, figure_heads
from macros.present.words.language import Language
from macros.present.words.shares import share_range
from macros.present.words.significant import significant

_MICROSECONDS = 1e6


def generation_constants(
    catalog: Catalog, found: Performance, language: Language, today: date
) -> Markup:
    """Return the shares of bandwidth by class of memory, or nothing where too few were measured."""
    model = generation_model(catalog, today)
    if model is None:
        return Markup()
    t = language.text
    figures = [t("speed.cards"), t("generation.share"), language.say("generation-best")]
    heads = [Head(t("speed.memory")), *figure_heads(figures)]
    names = [name for name in MEMORY_CLASSES if name in model.shares]
    rows = [_row(model, name, language) for name in names]
    prompts = prompt_model(catalog, found, today)
    notes = [
        _note(model, language),
        *_mixture_notes(model, language),
        t("generation.chips_note"),
        *([_prompt_note(prompts, language)] if prompts else []),
    ]
    if memory := main_memory_model(catalog, today):
        notes.append(_main_note(memory, language))
    if tensor := tensor_model(catalog, today):
        notes.append(_tensor_note(tensor, language))
    return Table(t("generation.title"), heads, rows).html(notes)


def _row(model: GenerationModel, name: str, language: Language) -> list[Cell]:
    cards = {trial.gpu.id for trial in model.trials if memory_class(trial.gpu) == name}
    shares = [language.percent(by_class[name]) for by_class in (model.shares, model.best)]
    return [Cell(name), Cell(language.exact(len(cards))), *map(Cell, shares)]


def _note(model: GenerationModel, language: Language) -> str:
    return language.text(
        "generation.note",
        time=language.text(
            "unit.microseconds", number=language.exact(round(model.layer_s * _MICROSECONDS))
        ),
        count=language.exact(sum(not trial.work.is_mixture for trial in model.trials)),
        share=language.percent(COVERAGE),
        new=_factor(model.reach, language),
        known=_factor(model.kin_reach, language),
        again=_factor(model.again_reach, language),
    )


def _mixture_notes(model: GenerationModel, language: Language) -> list[str]:
    """Return what is told of mixtures of experts; nothing where too few were measured."""
    if not model.levels.longer:
        return []
    measured = [trial for trial in model.trials if trial.work.is_mixture]
    return [
        language.say(
            "generation-mixtures",
            longer=_factor(model.levels.longer, language),
            share=language.percent(COVERAGE),
            factor=_factor(model.mixture_reach, language),
            count=language.exact(len(measured)),
            cards=language.exact(len({trial.gpu.id for trial in measured})),
        )
    ]


def _prompt_note(model: PromptModel, language: Language) -> str:
    return language.text(
        "generation.prompt_note",
        mixture=language.exact(model.mixture),
        attention=language.exact(model.attention),
        count=language.exact(len(model.trials)),
        cards=language.exact(len({trial.gpu for trial in model.trials})),
        share=language.percent(COVERAGE),
        new=_factor(model.reach, language),
        known=_factor(model.kin_reach, language),
        mixed=_factor(max(model.reach, model.mixture_reach), language),
    )


def _main_note(model: MainMemoryModel, language: Language) -> str:
    dense, mixture = (model.shares.get(is_mixture) for is_mixture in (False, True))
    unknown = language.text("fit.not_known")
    return language.say(
        "generation-main",
        dense=unknown if dense is None else language.percent(dense),
        mixture=unknown if mixture is None else language.percent(mixture),
        hosts=language.exact(model.hosts),
        runs=language.exact(len(model.trials)),
        factor=_factor(model.reach, language),
        share=language.percent(COVERAGE),
    )


def _tensor_note(model: TensorModel, language: Language) -> str:
    unknown = language.text("fit.not_known")
    gains = model.mixtures
    return language.say(
        "generation-tensor",
        machines=language.exact(len(model.errors)),
        nvlink=_reached(model, "NVLink", language) or unknown,
        pcie=_reached(model, "PCIe", language) or unknown,
        factor=_factor(model.reach, language),
        held=language.percent(model.held),
        count=language.exact(len(gains)),
        gain=_ends([language.number(significant(one, 2), 2) for one in gains], language) or unknown,
    )


def _reached(model: TensorModel, link: str, language: Language) -> str:
    """Return which shares of the computed speed were measured over a kind of link."""
    found = model.reached(link)
    return share_range(found[0], found[-1], language) if found else ""


def _ends(found: Sequence[str], language: Language) -> str:
    """Return the first and the last; nothing where there are none."""
    if not found:
        return ""
    return language.text("join.range", low=found[0], high=found[-1])


def _factor(reach: float, language: Language) -> str:
    return language.number(significant(math.exp(reach), 3), 3)
