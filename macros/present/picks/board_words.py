"""Board words: length, thickness and plugs of a card, whose makers build it in several ways."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from macros.facts.catalog import Catalog
from macros.facts.records.fields import Unit
from macros.facts.records.parts import GpuBoard
from macros.facts.records.products import Gpu
from macros.present.words.connectors import connector_words
from macros.present.words.language import Language


def lengths(gpu: Gpu, catalog: Catalog, language: Language) -> str:
    """Return how long the models are that we know: `285 mm`, or from the shortest to the longest.

    Nothing where no length is known.
    """
    boards = (board.length_mm for board in _boards(gpu, catalog))
    return _from_to((gpu.board.length_mm, *boards), "mm", "pick.upgrade.lengths", language)


def thicknesses(gpu: Gpu, catalog: Catalog, language: Language) -> str:
    """Return how thick the models are that we know: `2 slots`, or from the thinnest on.

    Nothing where no thickness is known.
    """
    boards = (board.slots for board in _boards(gpu, catalog))
    return _from_to((gpu.board.slots, *boards), "slots", "builds.asked.thicknesses", language)


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


def _from_to(sizes: Iterable[float | None], unit: Unit, key: str, language: Language) -> str:
    """Return the smallest and the largest of the sizes that are known, by the words of `key`."""
    known = sorted({size for size in sizes if size})
    if not known:
        return ""
    if len(known) == 1:
        return language.figure(known[0], unit)
    ends = [language.number(size) for size in (known[0], known[-1])]
    return language.text(key, low=ends[0], high=ends[1])


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
