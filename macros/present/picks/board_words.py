"""Board words: length, thickness and plugs of a card, whose makers build it in several ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from macros.facts.catalog import Catalog
from macros.facts.records.evidence import is_derived
from macros.facts.records.parts import GpuBoard
from macros.facts.records.products import Gpu
from macros.present.words.clauses import either
from macros.present.words.connectors import connector_words
from macros.present.words.language import Language

_Size = Literal["slots", "length_mm"]
_RANGES: dict[_Size, str] = {
    "slots": "builds.asked.thicknesses",
    "length_mm": "pick.upgrade.lengths",
}
_AND = " + "  # between the plugs of one model; commas would set its plugs apart from another's


def lengths(gpu: Gpu, catalog: Catalog, language: Language) -> str:
    """Return how long the models are that we know: `285 mm`, or from the shortest to the longest.

    Where that is the middle of many models, it says so. Nothing where no length is known.
    """
    return _from_to("length_mm", gpu, catalog, language)


def thicknesses(gpu: Gpu, catalog: Catalog, language: Language) -> str:
    """Return how thick the models are that we know: `2 slots`, or from the thinnest on.

    Where that is the middle of many models, it says so. Nothing where no thickness is known.
    """
    return _from_to("slots", gpu, catalog, language)


def plugs(gpu: Gpu, catalog: Catalog, language: Language) -> str:
    """Return the plugs of each kind of model that we know, the maker's own first.

    A model has one of these kinds: `1× 12-pin or 3× 8-pin, depending on the model`.
    """
    boards = (
        (board.connectors, board.adapter_8pin)
        for board in _boards(gpu, catalog)
        if board.connectors is not None
    )
    kinds = ((gpu.power.connectors or (), gpu.power.adapter_8pin), *sorted(boards, key=_order))
    # One that names no adapter is no other kind of plug.
    first = dict(reversed(kinds))
    told = [_plugs(names, first[names], language) for names in _named(kinds)]
    if len(told) > 1:
        return language.say("plugs-by-model", plugs=either(told, language))
    return "".join(told)


def _from_to(size: _Size, gpu: Gpu, catalog: Catalog, language: Language) -> str:
    """Return the smallest and the largest of the sizes that are known."""
    sizes = [getattr(board, size) for board in (gpu.board, *_boards(gpu, catalog))]
    known = sorted({each for each in sizes if each})
    if not known:
        return ""
    if len(known) == 1:
        figure = language.figure(known[0], "slots" if size == "slots" else "mm")
        is_middle = is_derived(gpu, f"board.{size}")
        return language.say("asked-median", figure=figure, size=size) if is_middle else figure
    ends = [language.number(each) for each in (known[0], known[-1])]
    return language.text(_RANGES[size], low=ends[0], high=ends[1])


def _order(kind: tuple[Sequence[str], int | None]) -> str:
    return str(kind[0])


def _named(kinds: Sequence[tuple[tuple[str, ...], int | None]]) -> Iterator[tuple[str, ...]]:
    """Yield the plugs of each kind once; none where a card needs none."""
    yield from dict.fromkeys(connectors for connectors, _ in kinds if connectors)


def _plugs(connectors: Sequence[str], adapter: int | None, language: Language) -> str:
    """Return plugs, with those that the adapter takes instead."""
    named = _AND.join(connector_words(plug, language) for plug in connectors)
    if not adapter:
        return named
    instead = connector_words(f"{adapter}x 8-pin", language)
    return language.bracketed(named, language.text("pick.upgrade.adapter", plugs=instead))


def _boards(gpu: Gpu, catalog: Catalog) -> list[GpuBoard]:
    return [board for board in catalog.parts.gpu_boards.values() if board.gpu == gpu.id]
