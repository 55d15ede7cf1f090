"""Limit words: under which power limit the cards of a build run, and what happens without it."""

from __future__ import annotations

from dataclasses import replace

from macros.advice.builds.build import Build
from macros.advice.builds.choice import OF_POWER, Choice
from macros.advice.builds.evaluation import Figures
from macros.advice.builds.figures import figures_of
from macros.advice.builds.mains import mains_of
from macros.advice.builds.results import Result, results
from macros.advice.builds.rulebook import rules_of
from macros.facts.catalog import Catalog
from macros.present.builds.quantities import held_against
from macros.present.words.language import Language
from macros.present.words.power_words import unbroken, watts


def limit_words(choice: Choice, catalog: Catalog, language: Language) -> str:
    """Return the power limit that the cards of a build need; nothing where they need none."""
    build, figures = choice.build, choice.figures or {}
    if build is None or build.gpu_power_limit_w is None:
        return ""
    limit, rated = (unbroken(watts(figures[name], language)) for name in ("gpu_w", "gpu_rated_w"))
    have, need, why = _without(choice, build, catalog, language)
    return language.say("limit-set", limit=limit, rated=rated, have=have, need=need, why=why)


def _without(
    choice: Choice, build: Build, catalog: Catalog, language: Language
) -> tuple[str, str, str]:
    """Return what is drawn without the limit, what may be drawn, and what gives too little."""
    mains = mains_of(catalog, choice.region)
    figures = figures_of(replace(build, gpu_power_limit_w=None), mains, catalog.build_figures)
    rules = rules_of(catalog.build_rules, choice.tier, choice.tier_class)
    broken = {
        result.severity: result
        for result in reversed(results(rules, figures))
        if result.rule in OF_POWER and result not in choice.results
    }
    worst = broken.get("fail") or broken.get("warn")
    if worst is None:
        return "", "", "open"
    have, need = held_against(worst, language)
    return unbroken(have), unbroken(need), _lacking(worst, figures)


def _lacking(result: Result, figures: Figures) -> str:
    """Return what gives too little: the circuit, a card's place, or the supplies."""
    if result.rule in ("mains", "chassis-power"):
        return "circuit" if result.rule == "mains" else "card"
    psus, needed = figures.get("psu_count"), figures.get("psu_needed")
    is_short = result.severity == "fail" and figures.get("is_chassis")
    return "reserve" if is_short and psus and needed and psus > needed else "supply"
