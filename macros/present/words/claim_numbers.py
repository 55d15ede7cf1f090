"""Claim figures: the numbers of claims and disagreements as a reader of one language sees them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from macros.facts.records.advice import Rule
from macros.present.words.language import Language
from macros.present.words.significant import significant

_DIGITS = 3
_TWO_THIRDS = 0.67  # which a percentage would say more exactly than anybody judged it
_MONEY = ("usd", "chart_usd", "cards_usd", "usd_per_gb")
_PLACEHOLDER = re.compile(r"\{([a-z0-9_]+)\}")


def said(key: str, figures: Mapping[str, float], language: Language) -> str | None:
    """Return the text under `key` with its figures; None where one of them is not known."""
    template = language.text(key)
    if not set(_PLACEHOLDER.findall(template)) <= figures.keys():
        return None
    return language.text(key, **shown(figures, language))


def shown(figures: Mapping[str, float], language: Language) -> dict[str, str]:
    """Return the figures in words, with the unit that the end of their names tells."""
    return {name: figure(name, value, language) for name, value in figures.items()}


def figure(name: str, value: float, language: Language) -> str:
    """Return a figure with its unit."""
    if name.endswith("_share"):
        return language.percent(value)
    if name.endswith("_about_usd"):
        money = language.money(significant(value, _DIGITS), "USD")
        return language.text("chart.about", money=money)
    if name.endswith("_usd"):
        return language.money(value, "USD")
    if name.endswith("_gb"):
        return language.text("unit.gb", number=language.number(value, _DIGITS))
    if name.endswith("_parameters"):
        return language.large(significant(value, _DIGITS))
    return _plain(name, value, language)


def rule_value(rule: Rule, language: Language) -> str:
    """Return the value of a rule for a sentence that names its unit, but of shares and slots."""
    if rule.unit == "share" and round(rule.value, 2) == _TWO_THIRDS:
        return language.say("share-two-thirds")
    has_unit = rule.unit in ("share", "slots")
    return rule_with_unit(rule, language) if has_unit else language.exact(rule.value)


def rule_with_unit(rule: Rule, language: Language) -> str:
    """Return the value of a rule with its unit: `90 days`, `10%`, `3 times`, `1 slot`."""
    if rule.unit == "share":
        return language.percent(rule.value)
    if rule.unit == "slots":
        return language.figure(rule.value, "slots")
    number = language.exact(rule.value)
    if rule.unit == "count":
        return number
    unit = "times" if rule.unit == "ratio" else rule.unit
    return language.text(f"unit.{unit}", number=number)


def cell(name: str, value: float | str | None, language: Language) -> str:
    """Return a figure for a table, whose head tells the unit."""
    if value is None:
        return ""
    if isinstance(value, str):
        key = f"claims.value.{value}"
        return language.text(key) if key in language.english else value
    if name.endswith("_share"):
        return language.percent(value)
    if name in _MONEY:
        return language.exact(round(value))
    return _plain(name, value, language)


def _plain(name: str, value: float, language: Language) -> str:
    """Return a number with three digits; what is below 1 gets two, but R² needs all."""
    return language.number(value, 2 if abs(value) < 1 and "r2" not in name else _DIGITS)
