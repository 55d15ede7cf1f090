"""Tight note: that the model which a pick is for fills its memory nearly to the end."""

from __future__ import annotations

from collections.abc import Iterator

from macros.advice.generation.relative_speeds import MODELS
from macros.advice.memory.cases import RUN_TOKENS, running_load
from macros.advice.memory.constants import constants_of
from macros.advice.memory.division import Division, are_enough, division
from macros.advice.memory.held import screen_gib, weights_of
from macros.advice.memory.shape import shape_of
from macros.advice.picks.pick import Verdict
from macros.advice.picks.scores import Candidate
from macros.facts.catalog import Catalog
from macros.present.words.language import Language
from macros.present.words.memory_words import ends


def tight_note(verdict: Verdict, catalog: Catalog, language: Language) -> Iterator[str]:
    """Yield what a model needs of the picked cards, where a screen on one leaves too little.

    What shares its memory with a processor has a note of its own.
    """
    pick = verdict.pick
    if pick is None or pick.kind == "soc":
        return
    for work in verdict.persona.objective.workloads:
        parts = _divided(MODELS[work], catalog) if work in MODELS else None
        if parts is None or _has_room(pick, parts, catalog):
            continue
        pool = language.exact(pick.gpu.memory.size_gb * pick.count)
        yield language.say(
            "pick-tight",
            model=catalog.models[MODELS[work]].name,
            tokens=language.exact(RUN_TOKENS),
            need=language.text("unit.gib", number=ends(parts.taken(pick.count), language)),
            pool=language.text("unit.gib", number=pool),
            count=pick.count,
        )


def _divided(id_: str, catalog: Catalog) -> Division | None:
    """Return what cards take of a model in 4 bits; None where its shape is not known."""
    model = catalog.models.get(id_)
    shape = shape_of(model) if model else None
    load = running_load(weights_of(catalog, id_), RUN_TOKENS)
    return division(shape, load, constants_of(catalog)) if shape else None


def _has_room(pick: Candidate, parts: Division, catalog: Catalog) -> bool:
    """Return whether the cards hold whole layers of it for sure, with a screen on the first."""
    size_gib = pick.gpu.memory.size_gb
    sizes = [size_gib - screen_gib(catalog), *[size_gib] * (pick.count - 1)]
    return are_enough(sizes, parts.each.high, parts.divided.high, parts.layers)
