"""Build phrases: price, power and accelerators of recommended builds within a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from macros.advice.builds.choice import Choice
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildRule
from macros.present.builds.class_words import build_card, headline, price_words, wall_words
from macros.present.guide.product_phrases import linked
from macros.present.words.language import Language
from macros.present.words.markdown_text import markdown_text
from macros.present.words.power_words import unbroken


def price_phrase(choice: Choice, language: Language) -> str:
    """Return what a build costs, or that nothing can be built."""
    price = price_words(choice, language)
    return markdown_text(price.amount) if price else _nothing(choice, language)


def wall_power_phrase(choice: Choice, rules: Mapping[str, BuildRule], language: Language) -> str:
    """Return what a build draws at the wall, or that nothing can be built or is known."""
    if choice.candidate is None:
        return _nothing(choice, language)
    shown = wall_words(choice, rules, language) or language.text("builds.not_known")
    return markdown_text(unbroken(shown))


def circuit_phrase(choice: Choice, catalog: Catalog, language: Language) -> str:
    """Return the circuit that a build needs, as a sentence, or that nothing can be built."""
    if choice.candidate is None:
        return _nothing(choice, language)
    circuit = build_card(choice, catalog, language).circuit
    return markdown_text(circuit.sentence if circuit else language.text("builds.not_known"))


def gpus_phrase(choice: Choice, up: str, language: Language) -> str:
    """Return the accelerators of a build with their number, linked: `2 × Boreal One`."""
    if choice.candidate is None:
        return _nothing(choice, language)
    return linked(f"{up}gpus/{choice.candidate.gpu.id}/", headline(choice, language))


def rule_phrase(rule: BuildRule, up: str, language: Language) -> str:
    """Return the title of a rule of builds, linked to its formula and reason."""
    return linked(f"{up}builds/rules/#{rule.id}", language.text(f"build-rule.{rule.id}"))


def _nothing(choice: Choice, language: Language) -> str:
    region = language.text(f"region.{choice.region}")
    return markdown_text(language.text("guide.no_build", region=region))
