"""Rule sets: what a class asks, what its builds pass, and what the reader should watch."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from macros.advice.builds.advised_memory import SIZE_RULE
from macros.advice.builds.choice import Choice
from macros.advice.builds.results import Severity
from macros.advice.builds.rulebook import REQUIREMENT
from macros.facts.catalog import Catalog
from macros.facts.records.tiers import Requirement, Tier, TierClass
from macros.present.builds.obstacle_words import price_difference, wording_of
from macros.present.builds.reason_words import asks_words, own_reason
from macros.present.builds.result_words import ResultWords
from macros.present.words.language import Language, Phrase

_OPEN: tuple[Severity, ...] = ("fail", "warn", "unknown")  # severities to look at, the worst first

_PAIR = 2  # circuits, of which the one is left when the other fails


@dataclass(frozen=True)
class PassedRule:
    """A rule that a build passes, with its figure and the limit, which a yes or no has not."""

    name: str
    figure: str
    limit: str


@dataclass(frozen=True)
class RuleSet:
    """The rules that the build of a class passes, once for all regions where they agree.

    `measured` have figures, `plain` are the names of those that only hold or do not. What the class
    asks for itself is not among them: it stands above.
    """

    regions: tuple[str, ...]
    places: str  # the names of the regions
    build: str
    measured: tuple[PassedRule, ...]
    plain: str
    count: str


@dataclass(frozen=True)
class ClassRules:
    """The rules of a class: what it and its tier ask, and what its builds pass.

    `pins` are parts that editors want, each with the reason, which may be in English.
    """

    id: str
    name: str
    means: str
    persona: str
    persona_name: str
    persona_who: str
    strict: tuple[str, ...]
    requirements: tuple[str, ...]
    pins: tuple[tuple[str, Phrase], ...]
    sets: tuple[RuleSet, ...]


def class_rules(
    tier: Tier,
    tier_class: TierClass,
    choices: Sequence[Choice],
    catalog: Catalog,
    language: Language,
) -> ClassRules:
    """Return the rules of a class and what its builds pass in all regions."""
    text, id_, persona = language.text, tier_class.id, tier_class.persona
    return ClassRules(
        id=id_,
        name=text(f"tier-class.{id_}"),
        means=text(f"tier-class.{id_}.means"),
        persona=persona,
        persona_name=text(f"persona.{persona}.name"),
        persona_who=text(f"persona.{persona}.who"),
        strict=tuple(text(f"build-rule.{rule}") for rule in tier_class.no_warning_of),
        requirements=tuple(_requirement(wanted, language) for wanted in tier.asked(tier_class)),
        pins=tuple(
            (_part_name(pin.part, catalog, language), language.remark(pin.reason))
            for pin in tier_class.pins
        ),
        sets=tuple(_sets(choices, catalog, language)),
    )


def _sets(choices: Sequence[Choice], catalog: Catalog, language: Language) -> list[RuleSet]:
    """Return each distinct set of passed rules, with the regions in which it holds."""
    regions: dict[tuple[str, tuple[PassedRule, ...]], list[str]] = {}
    for choice in choices:
        if choice.build and choice.candidate:
            passed = tuple(_passed(choice, catalog, language))
            name = language.local_name(choice.candidate.gpu)
            regions.setdefault((name, passed), []).append(choice.region)
    return [
        RuleSet(
            regions=tuple(ids),
            places=language.listed(language.text(f"region.{id_}") for id_ in ids),
            build=name,
            measured=tuple(rule for rule in passed if rule.figure),
            plain=language.listed(rule.name for rule in passed if not rule.figure),
            count=language.exact(len(passed)),
        )
        for (name, passed), ids in regions.items()
    ]


def _passed(choice: Choice, catalog: Catalog, language: Language) -> Iterator[PassedRule]:
    """Yield the rules that a build passes, but for what its class asks for."""
    wording = wording_of(choice, catalog, language, choice.figures)
    for result in choice.results:
        if result.severity == "pass" and not result.rule.startswith(REQUIREMENT):
            yield PassedRule(wording.name(result.rule), *wording.held(result))


def watched(choice: Choice, catalog: Catalog, language: Language) -> tuple[ResultWords, ...]:
    """Return what a build does not pass or nobody knows, the worst first, without mere advice."""
    severities = (_results(choice, severity, catalog, language) for severity in _OPEN)
    said = chain.from_iterable(severities)
    risks = (
        words
        for words in said
        if not _is_advice(words, catalog)
        and not _is_said_of_circuits(words, choice)
        and not _is_said_of_peaks(words, choice)
    )
    return tuple(_with_cost(words, choice, language) for words in risks)


def missed_advice(choice: Choice, catalog: Catalog, language: Language) -> tuple[ResultWords, ...]:
    """Return the advice that a build does not follow, with its cost where that is known."""
    warnings = _results(choice, "warn", catalog, language)
    said = (words for words in warnings if _is_advice(words, catalog))
    return _in_one_part(
        tuple(_with_cost(words, choice, language) for words in said), choice, language
    )


def _in_one_part(
    advice: tuple[ResultWords, ...], choice: Choice, language: Language
) -> tuple[ResultWords, ...]:
    """Return the advice, on cores and on graphics with one remedy: a processor that has both."""
    need = next((result.limit for result in choice.results if result.rule == "cores"), None)
    usual = language.text("build-rule.display.do")
    remedies = {words.rule: words.remedy for words in advice}
    if (
        not isinstance(need, (int, float))
        or "cores" not in remedies
        or remedies.get("display") != usual
    ):
        return advice
    both = {"cores": "", "display": language.say("processor-for-both", need=math.ceil(need))}
    return tuple(replace(words, remedy=both.get(words.rule, words.remedy)) for words in advice)


def _is_advice(words: ResultWords, catalog: Catalog) -> bool:
    return words.severity == "warn" and catalog.build_rules[words.rule].only_advice


def _is_said_of_circuits(words: ResultWords, choice: Choice) -> bool:
    """Return whether the sentence on the two circuits says already that one is too small alone."""
    is_warning = words.rule == "circuit-failure" and words.severity == "warn"
    return is_warning and choice.build is not None and choice.build.circuit_count == _PAIR


def _is_said_of_peaks(words: ResultWords, choice: Choice) -> bool:
    """Return whether the sentence on longer peaks says already that nobody measured any."""
    unknown = {result.rule for result in choice.results if result.severity == "unknown"}
    return words.rule == "psu-spikes" and unknown >= {"psu-peaks", "psu-spikes"}


def _with_cost(words: ResultWords, choice: Choice, language: Language) -> ResultWords:
    """Return words that say, where they advise more memory, what that costs in this computer."""
    advised = choice.advised_memory
    if words.rule != SIZE_RULE or advised is None:
        return words
    money = price_difference(advised.item, choice, language)
    size = language.figure(advised.size_gb, "gb")
    said = [language.say("memory-advised", size=size, money=money)]
    if advised.crowded:
        said.append(own_reason(advised.crowded, language))
    return replace(words, remedy=language.text("join.sentence").join(said))


def _results(
    choice: Choice, severity: Severity, catalog: Catalog, language: Language
) -> tuple[ResultWords, ...]:
    wording = wording_of(choice, catalog, language, choice.figures, is_chosen=True)
    alike = (result for result in choice.results if result.severity == severity)
    return tuple(wording.words(result) for result in alike)


def _requirement(wanted: Requirement, language: Language) -> str:
    bounds = {"at_least": wanted.at_least, "at_most": wanted.at_most}
    sentences = (
        asks_words(wanted.figure, holds, bound, language, short=True)
        for holds, bound in bounds.items()
        if bound is not None
    )
    return language.text("join.sentence").join(sentences)


def _part_name(id_: str, catalog: Catalog, language: Language) -> str:
    part = catalog.parts.by_id.get(id_)
    return language.product(part.name) if part else id_
