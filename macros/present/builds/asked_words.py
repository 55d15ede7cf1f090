"""Asked words: what an accelerator needs from the computer that it goes into."""

from __future__ import annotations

from macros.advice.builds.evaluation import evaluate
from macros.facts.catalog import Catalog
from macros.facts.records.evidence import is_derived
from macros.facts.records.fields import Unit
from macros.facts.records.formula import parsed_formula
from macros.facts.records.products import Gpu
from macros.present.picks.board_words import lengths, plugs, thicknesses
from macros.present.words.language import Language

_NEWER_SUPPLY = "psu-atx-3"  # the rule that says which cards ask for a newer design


def asked_words(gpu: Gpu, catalog: Catalog, language: Language) -> tuple[tuple[str, str], ...]:
    """Return the names of what it asks for, each with its value or that this is not known.

    Sizes and plugs are those of all models that we know, since nobody says which one is bought.
    """
    asked = {
        "psu": _with_design(_supply(gpu, language), gpu, catalog, language),
        "power": _figure(gpu.power.tdp_w, "w", language),
        "plugs": _plugs(gpu, catalog, language),
        "slots": thicknesses(gpu, catalog, language),
        "length": lengths(gpu, catalog, language),
    }
    unknown = language.text("builds.not_known")
    return tuple(
        (language.text(f"builds.asked.{key}"), value or unknown) for key, value in asked.items()
    )


def _supply(gpu: Gpu, language: Language) -> str:
    """Return the power supply that the maker advises, or that the figure is another's estimate."""
    figure = _figure(gpu.power.recommended_psu_w, "w", language)
    if figure and is_derived(gpu, "power.recommended_psu_w"):
        return language.say("asked-estimate", figure=figure)
    return figure


def _with_design(supply: str, gpu: Gpu, catalog: Catalog, language: Language) -> str:
    """Return a supply, with the design that it has to follow beside a card that draws spikes."""
    rule = catalog.build_rules.get(_NEWER_SUPPLY)
    if not supply or rule is None or rule.applies is None or rule.limit is None:
        return supply
    card = {"gpu_rated_w": gpu.power.tdp_w, "has_supply": True}
    if evaluate(parsed_formula(rule.applies), card) is not True:
        return supply
    return language.say("asked-newer-supply", figure=supply, version=rule.limit)


def _plugs(gpu: Gpu, catalog: Catalog, language: Language) -> str:
    """Return the plugs of the models; nothing where those of the maker's own are not known."""
    if gpu.power.connectors is None:
        return ""
    return plugs(gpu, catalog, language) or language.text("builds.asked.no_plugs")


def _figure(value: float | None, unit: Unit, language: Language) -> str:
    return "" if value is None else language.figure(value, unit)
