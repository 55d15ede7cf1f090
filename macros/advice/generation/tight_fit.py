"""Tight fit: the models that a pick is for and that fill its memory nearly to the end."""

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


def tight_fits(verdict: Verdict, catalog: Catalog) -> Iterator[tuple[str, Division]]:
    """Yield the works whose model the picked cards hold, but not for sure beside a screen.

    With each work comes what the cards divide. Memory that is shared with a processor is left out:
    a screen is always connected to it.
    """
    pick = verdict.pick
    if pick is None or pick.kind == "soc":
        return
    for work in verdict.persona.objective.workloads:
        parts = _divided(MODELS[work], catalog) if work in MODELS else None
        if parts and not _has_room(pick, parts, catalog):
            yield work, parts


def is_tight(verdict: Verdict, catalog: Catalog) -> bool:
    """Return whether a screen should be connected to something else than the picked cards."""
    return any(True for _ in tight_fits(verdict, catalog))


def tight_sizes(model: str, count: int, catalog: Catalog) -> list[float]:
    """Return the sizes in GB of which so many hold a model, but not surely with a screen."""
    parts = _divided(model, catalog)
    if parts is None:
        return []
    cards = (gpu for gpu in catalog.gpus.values() if gpu.form_factor == "pcie_card")
    sizes = sorted({gpu.memory.size_gb for gpu in cards})
    return [
        size
        for size in sizes
        if are_enough([size] * count, parts.each.low, parts.divided.low, parts.layers)
        and not _is_enough(size, count, parts, catalog)
    ]


def _divided(id_: str, catalog: Catalog) -> Division | None:
    """Return what cards take of a model in 4 bits; None where its shape is not known."""
    model = catalog.models.get(id_)
    shape = shape_of(model) if model else None
    load = running_load(weights_of(catalog, id_), RUN_TOKENS)
    return division(shape, load, constants_of(catalog)) if shape else None


def _has_room(pick: Candidate, parts: Division, catalog: Catalog) -> bool:
    return _is_enough(pick.gpu.memory.size_gb, pick.count, parts, catalog)


def _is_enough(size_gib: float, count: int, parts: Division, catalog: Catalog) -> bool:
    """Return whether the cards hold whole layers of it for sure, with a screen on the first."""
    sizes = [size_gib - screen_gib(catalog), *[size_gib] * (count - 1)]
    return are_enough(sizes, parts.each.high, parts.divided.high, parts.layers)
