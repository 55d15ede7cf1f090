"""What a reader should watch in a build that was chosen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.builds.results import Result
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildRule
from macros.present.builds.obstacle_words import price_difference
from macros.present.builds.rule_sets import class_rules, missed_advice, watched
from macros.present.words.language import Language
from tests.tiny_computers import tiny_computers, tiny_tier

RULE = BuildRule.model_validate(
    {
        "id": "memory-size",
        "figure": "memory_gb",
        "holds": "at_least",
        "advised": "96",
        "unit": "gb",
        "decided": "2026-11-01",
        "source": "weekly-chip",
        "reason": "Invented.",
    }
)


def test_advice_on_memory_says_what_following_it_costs(catalog: Catalog, english: Language) -> None:
    edition = tiny_computers(catalog, tiny_tier("1-gpu", 1))
    known = edition.catalog
    edition.catalog = replace(known, build_rules={**known.build_rules, RULE.id: RULE})
    choice = edition.choice("1-gpu", "economical", "us")

    def remedy(advised: bool) -> str:
        said = choice if advised else replace(choice, advised_memory=None)
        words = watched(said, edition.catalog, english)
        return next(each.remedy for each in words if each.rule == RULE.id)

    assert remedy(advised=True) == "With 96 GB the computer costs 100 USD more."
    assert remedy(advised=False) == "Choose larger modules or a larger kit: 64 GB more."


def test_advised_memory_that_is_slower_says_so_beside_its_price(
    catalog: Catalog, english: Language
) -> None:
    edition = tiny_computers(catalog, tiny_tier("1-gpu", 1))
    known = edition.catalog
    edition.catalog = replace(known, build_rules={**known.build_rules, RULE.id: RULE})
    choice = edition.choice("1-gpu", "economical", "us")
    assert choice.advised_memory
    crowded = Result("memory-density", "warn", 4, 2, "count", decisive=False)
    full = replace(choice, advised_memory=replace(choice.advised_memory, crowded=crowded))
    (words,) = (each for each in watched(full, edition.catalog, english) if each.rule == RULE.id)
    assert words.remedy.startswith("With 96 GB the computer costs 100 USD more. 4 modules share")


def test_peaks_that_nobody_measured_are_told_once(catalog: Catalog, english: Language) -> None:
    edition = tiny_computers(catalog, tiny_tier("1-gpu", 1))
    rules = {id_: RULE.model_copy(update={"id": id_}) for id_ in ("psu-peaks", "psu-spikes")}
    known = replace(edition.catalog, build_rules={**edition.catalog.build_rules, **rules})
    choice = edition.choice("1-gpu", "economical", "us")

    def told(*unknown: str) -> list[str]:
        results = tuple(Result(id_, "unknown", None, 850, "w", decisive=False) for id_ in unknown)
        return [each.rule for each in watched(replace(choice, results=results), known, english)]

    assert told("psu-peaks", "psu-spikes") == ["psu-peaks"]
    assert told("psu-spikes") == ["psu-spikes"]


def test_cores_and_graphics_are_advised_as_one_processor(
    catalog: Catalog, english: Language
) -> None:
    edition = tiny_computers(catalog, tiny_tier("1-gpu", 1))
    advice = {
        id_: RULE.model_copy(update={"id": id_, "only_advice": True})
        for id_ in ("cores", "display")
    }
    known = replace(edition.catalog, build_rules={**edition.catalog.build_rules, **advice})
    choice = edition.choice("1-gpu", "economical", "us")
    cores = Result("cores", "warn", 6, 7, "count", decisive=False)
    display = Result("display", "warn", False, None, "count", decisive=False)

    def remedies(*results: Result) -> list[str]:
        told = missed_advice(replace(choice, results=results), known, english)
        return [words.remedy for words in told]

    both = "A processor with integrated graphics and at least 7 cores meets both."
    assert remedies(cores, display) == ["", both]
    assert remedies(cores) == ["Choose a processor with more cores."]
    assert remedies(display) == [english.text("build-rule.display.do")]


def test_difference_has_no_money_without_a_total(catalog: Catalog, english: Language) -> None:
    edition = tiny_computers(catalog, tiny_tier("1-gpu", 1))
    choice = replace(edition.choice("1-gpu", "economical", "us"), total=None)
    with pytest.raises(ValueError, match="without a total"):
        price_difference(choice.items[0], choice, english)


def test_class_tells_what_its_tier_asks_for_as_well(catalog: Catalog, english: Language) -> None:
    def asked(figure: str, least: int) -> dict[str, object]:
        return {"figure": figure, "at_least": least}

    wanted = {"persona": "just-learning", "requirements": [asked("cpu_cores", 8)]}
    tier = tiny_tier(
        "1-gpu",
        1,
        requirements=[asked("memory_gb", 32)],
        classes=[{"id": "economical", **wanted}],
    )
    rules = class_rules(tier, tier.classes[0], [], catalog, english)
    assert rules.requirements == (
        "At least 32 GB of memory",
        "At least 8 processor cores",
    )
