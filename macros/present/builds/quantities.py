"""Quantities: the figures of builds with their units, rounded as far as they can be known."""

from __future__ import annotations

from macros.advice.builds.evaluation import Value
from macros.advice.builds.results import Result
from macros.facts.records.builds import BuildUnit
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded

_DIGITS = 3
# How many decimals tell a figure from its limit, where rounded they look alike.
_TELLING = (0, 1, 3)
_WITH_SINGULAR = ("lanes", "cores", "slots")
# Figures of specifications are counted too, without the counter that languages set after pieces.
_COUNTERS = {"count": "pieces"}


def held_against(result: Result, language: Language) -> tuple[str, str]:
    """Return a figure and its limit with their unit, which look alike only where they are alike.

    A figure that rests on what is unknown is said to be at least or at most so much.
    """
    figure, limit, unit = result.figure, result.limit, result.unit
    own, bound = (quantity(value, unit, language) for value in (figure, limit))
    for decimals in _TELLING:
        if own != bound or figure == limit:
            break
        own, bound = (quantity(value, unit, language, decimals) for value in (figure, limit))
    if result.bound:
        own = language.text(f"build-result.bound.{result.bound}", figure=own)
    return own, bound


def quantity(value: Value, unit: BuildUnit, language: Language, decimals: int | None = None) -> str:
    """Return a figure of a build with its unit, rounded as far as it can be known.

    With `decimals` it has so many at most.
    """
    if value is None:
        return ""
    if not isinstance(value, (int, float)):
        return str(value)
    if unit == "usd":
        return language.money(value, "USD")
    number = language.number(_known(value, unit), _DIGITS)
    if decimals is not None:
        number = language.exact(round(value, decimals))
    singular = "_one" if unit in _WITH_SINGULAR and language.is_one(value) else ""
    return language.text(f"unit.{unit_key(unit)}{singular}", number=number)


def unit_key(unit: str) -> str:
    """Return under which name the words of a unit stand."""
    return _COUNTERS.get(unit, unit)


def _known(value: float, unit: BuildUnit) -> float:
    """Return a power that was computed rounded as everywhere; one that was stated, as it is."""
    return rounded(value) if unit == "w" and not float(value).is_integer() else value
