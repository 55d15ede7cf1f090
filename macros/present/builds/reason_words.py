"""Reason words: why a result rules out a build, as a sentence and not as the title of its rule."""

from __future__ import annotations

import re
from collections.abc import Mapping

from macros.advice.builds.evaluation import Value
from macros.advice.builds.results import Result
from macros.facts.records.builds import BuildRule, unit_of
from macros.present.builds.quantities import held_against, quantity
from macros.present.words.language import Language
from macros.present.words.sentences import Tree

# The rules that say of what fails or is advised otherwise, each in a sentence of its own.
_MISSED = frozenset(
    {
        "adapters",
        "board-in-case",
        "cable-limit",
        "cables-8-pin",
        "card-air",
        "card-form",
        "card-length",
        "card-passive",
        "card-spacing",
        "card-stack",
        "chassis-licence",
        "chassis-processors",
        "circuit-failure",
        "circuits-in-use",
        "computer-power",
        "connectors-16-pin",
        "connectors-8-pin",
        "cooler-height",
        "cooler-socket",
        "cores",
        "display",
        "eps-adapter",
        "heat",
        "lanes",
        "last-card",
        "limit-lost",
        "mains",
        "memory-channels",
        "memory-density",
        "memory-kind",
        "memory-least",
        "memory-size",
        "memory-slots",
        "memory-workers",
        "peer-to-peer",
        "platform",
        "psu-100-v",
        "psu-atx-3",
        "psu-in-case",
        "psu-input",
        "psu-limit-lost",
        "psu-low-voltage",
        "psu-peaks",
        "psu-ready-made",
        "psu-recommended",
        "psu-spikes",
        "psu-sustained",
        "single-thread",
        "slots",
        "software-support",
        "storage-kind",
        "storage-mirror",
        "storage-size",
    }
)
# The rules that say what exactly nobody has published.
_UNKNOWN = frozenset(
    {
        "board-in-case",
        "cables-8-pin",
        "card-air",
        "card-spacing",
        "card-stack",
        "chassis-power",
        "connectors-16-pin",
        "connectors-8-pin",
        "lanes",
        "last-card",
        "mains",
        "psu-in-case",
        "psu-low-voltage",
        "psu-peaks",
        "psu-spikes",
        "slots",
        "storage-speed",
    }
)
# What a class may ask for in a sentence of its own, by the figure that it asks about.
_ASKED = frozenset(
    {"memory_gb", "storage_gb", "lanes_each", "generation_each", "network_gbps", "cpu_cores"}
)
# What a class asks for in a sentence that needs no bound.
_KNOWN = frozenset({"last_position", "spare_16pin", "modules_per_channel"})
# A space before what is filled in, where words stand on both sides of it: Chinese has none there.
_IN_CHINESE = re.compile("(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])")
# Units whose figures are counted, and bent with the noun that the sentence has for them.
_COUNTED = ("count", "cores", "lanes", "slots")


def own_reason(result: Result, language: Language) -> str:
    """Return the sentence that a rule has for a result that does not pass; nothing without one.

    Of several cards, power supplies or circuits the rule's title says which one it is.
    """
    rule = result.rule
    if result.place is not None or result.severity == "pass":
        return ""
    if result.severity == "unknown":
        return language.say(f"unknown-{rule}") if rule in _UNKNOWN else ""
    if rule not in _MISSED:
        return ""
    have, need = _values(result, language)
    state = "missed" if result.severity == "fail" else "advised"
    said = language.say(f"reason-{rule}", have=have, need=need, state=state)
    return _IN_CHINESE.sub("", said)


def reason_trees(language: Language, rules: Mapping[str, BuildRule]) -> dict[str, dict[str, Tree]]:
    """Return the sentences as data for the page that checks builds, by rule.

    Those of `missed` say of what fails or is advised otherwise, those of `unknown` what is missing
    for a rule that decides: the page only names the others.
    """
    sentences = language.sentences
    assert sentences is not None, "only a language without pages has no messages"
    decisive = {rule for rule in _UNKNOWN if rule in rules and rules[rule].decisive}
    return {
        "missed": {rule: sentences.tree(f"reason-{rule}") for rule in sorted(_MISSED)},
        "unknown": {rule: sentences.tree(f"unknown-{rule}") for rule in sorted(decisive)},
    }


def _values(result: Result, language: Language) -> tuple[int | float | str, ...]:
    """Return figure and limit as a sentence takes them: as numbers where they are counted."""
    values = (result.figure, result.limit)
    said = held_against(result, language)
    is_counted = result.unit in _COUNTED
    return tuple(
        value if is_counted and isinstance(value, (int, float)) else text
        for value, text in zip(values, said, strict=True)
    )


def asks_words(
    figure: str, holds: str, bound: Value, language: Language, *, short: bool = False
) -> str:
    """Return what a class asks for, as a sentence: a figure that is at least or at most so much.

    A `short` one stands in a list of what the class asks for.
    """
    say = language.say_short if short else language.say
    if figure in _KNOWN:
        return say(f"takes-{figure}")
    if holds == "at_least" and figure in _ASKED:
        return say(f"asks-{figure}", need=_asked(figure, bound, language))
    key = "builds.at_least" if holds == "at_least" else "builds.at_most"
    limit = language.text(key, limit=quantity(bound, unit_of(figure), language))
    return say("class-asks", figure=language.text(f"build-figure.{figure}"), need=limit)


def _asked(figure: str, bound: Value, language: Language) -> str:
    """Return a bound with its unit, or as a number where the sentence names what is counted."""
    unit = unit_of(figure)
    if unit in _COUNTED and isinstance(bound, (int, float)):
        return language.exact(bound)
    return quantity(bound, unit, language)
