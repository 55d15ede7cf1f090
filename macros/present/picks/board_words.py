"""Board words: length and plugs of a card, whose makers build it in several ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from macros.facts.catalog import Catalog
from macros.facts.records.parts import GpuBoard
from macros.facts.records.products import Gpu
from macros.present.words.connectors import connector_words
from macros.present.words.language import Language


def lengths(gpu: Gpu, catalog: Catalog, language: Language) -> str:
    """Return how long the models are that we know: `285 mm`, or from the shortest to the longest.

    Nothing where no length is known.
    """
    boards = (board.length_mm for board in _boards(gpu, catalog))
    known = sorted({length for length in (gpu.board.length_mm, *boards) if length})
    if not known:
        return ""
    if len(known) == 1:
        return language.figure(known[0], "mm")
    ends = [language.number(length) for length in (known[0], known[-1])]
    return language.text("pick.upgrade.lengths", low=ends[0], high=ends[1])


def plugs(gpu: Gpu, catalog: Catalog, language: Language) -> str:
    """Return the plugs of each kind of model that we know, the maker's own first."""
    boards = (
        (board.connectors, board.adapter_8pin)
        for board in _boards(gpu, catalog)
        if board.connectors is not None
    )
    kinds = ((gpu.power.connectors or (), gpu.power.adapter_8pin), *sorted(boards, key=_order))
    # One that names no adapter is no other kind of plug.
    first = dict(reversed(kinds))
    return language.text("join.alternatives").join(
        _plugs(names, first[names], language) for names in _named(kinds)
    )


def _order(kind: tuple[Sequence[str], int | None]) -> str:
    return str(kind[0])


def _named(kinds: Sequence[tuple[tuple[str, ...], int | None]]) -> Iterator[tuple[str, ...]]:
    """Yield the plugs of each kind once; none where a card needs none."""
    yield from dict.fromkeys(connectors for connectors, _ in kinds if connectors)


def _plugs(connectors: Sequence[str], adapter: int | None, language: Language) -> str:
    """Return plugs, with those that the adapter takes instead."""
    named = language.listed(connector_words(plug, language) for plug in connectors)
    if not adapter:
        return named
    instead = connector_words(f"{adapter}x 8-pin", language)
    return language.bracketed(named, language.text("pick.upgrade.adapter", plugs=instead))


def _boards(gpu: Gpu, catalog: Catalog) -> list[GpuBoard]:
    return [board for board in catalog.parts.gpu_boards.values() if board.gpu == gpu.id]
