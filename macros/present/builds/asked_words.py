"""Asked words: what an accelerator needs from the computer that it goes into."""

from __future__ import annotations

from macros.facts.catalog import Catalog
from macros.facts.records.evidence import evidence_for
from macros.facts.records.fields import Unit
from macros.facts.records.products import Gpu
from macros.present.picks.board_words import lengths, plugs, thicknesses
from macros.present.words.language import Language


def asked_words(gpu: Gpu, catalog: Catalog, language: Language) -> tuple[tuple[str, str], ...]:
    """Return the names of what it asks for, each with its value or that this is not known.

    Sizes and plugs are those of all models that we know, since nobody says which one is bought.
    """
    asked = {
        "psu": _supply(gpu, language),
        "power": _figure(gpu.power.tdp_w, "w", language),
        "plugs": _plugs(gpu, catalog, language),
        "slots": _size(gpu, "board.slots", thicknesses(gpu, catalog, language), language),
        "length": _size(gpu, "board.length_mm", lengths(gpu, catalog, language), language),
    }
    unknown = language.text("builds.not_known")
    return tuple(
        (language.text(f"builds.asked.{key}"), value or unknown) for key, value in asked.items()
    )


def _supply(gpu: Gpu, language: Language) -> str:
    """Return the power supply that the maker advises, or that the figure is another's estimate."""
    figure = _figure(gpu.power.recommended_psu_w, "w", language)
    if figure and _is_derived(gpu, "power.recommended_psu_w"):
        return language.say("asked-estimate", figure=figure)
    return figure


def _plugs(gpu: Gpu, catalog: Catalog, language: Language) -> str:
    """Return the plugs of the models; nothing where those of the maker's own are not known."""
    if gpu.power.connectors is None:
        return ""
    return plugs(gpu, catalog, language) or language.text("builds.asked.no_plugs")


def _size(gpu: Gpu, path: str, shown: str, language: Language) -> str:
    """Return a size, with the remark that it is the middle of many models where it is no more."""
    is_middle = _is_derived(gpu, path) and shown == _own_size(gpu, path, language)
    return language.say("asked-median", figure=shown) if is_middle else shown


def _own_size(gpu: Gpu, path: str, language: Language) -> str:
    if path == "board.slots":
        return _figure(gpu.board.slots, "slots", language)
    return _figure(gpu.board.length_mm, "mm", language)


def _is_derived(gpu: Gpu, path: str) -> bool:
    """Return whether nobody printed a figure of this product: it was reckoned from others."""
    evidence = evidence_for(gpu, path)
    return evidence is not None and evidence.kind == "derived"


def _figure(value: float | None, unit: Unit, language: Language) -> str:
    return "" if value is None else language.figure(value, unit)
