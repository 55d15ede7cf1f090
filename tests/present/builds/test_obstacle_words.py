"""Why it is not a cheaper part, nor an accelerator that ranks higher."""

from __future__ import annotations

from dataclasses import replace

from macros.advice.builds.options import Item
from macros.advice.builds.search import Obstacle
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.present.builds.obstacle_words import cheaper_words, passed_over_words
from macros.present.words.language import Language
from tests.tiny_computers import tiny_computers, tiny_tier

TWO, FOUR = tiny_tier("2-gpu", 2), tiny_tier("4-gpu", 4)


def cheaper(edition: Edition, language: Language) -> list[str]:
    choice = edition.choice("2-gpu", "economical", "us")
    return cheaper_words(choice, edition.catalog, language)


def test_cheaper_part_names_its_saving_and_the_rule_it_breaks(
    catalog: Catalog, english: Language
) -> None:
    said = cheaper(tiny_computers(catalog, TWO), english)
    supply = next(line for line in said if "Brook-250" in line)
    assert supply.startswith("You could save 50 USD on the power supply with Borealis Brook-250")
    assert "50 USD" in supply  # 90 instead of 40
    assert "with Borealis Brook-250. The catch: At full load" in supply
    board = next(line for line in said if "Borealis Plank" in line)
    assert "50 USD" in board  # 150 instead of 100
    assert "The board has slots for one card, not for two." in board


def test_saving_is_the_difference_of_the_amounts_in_the_region(
    catalog: Catalog, english: Language
) -> None:
    edition = tiny_computers(catalog, TWO)
    choice = edition.choice("2-gpu", "economical", "us")
    assert choice.total

    def in_euros(item: Item) -> Item:
        """Return parts at two euros for a dollar, which those of the total's currency are not."""
        offer = item.offer and replace(item.offer, amount=2 * item.offer.usd, currency="EUR")
        return replace(item, offer=offer)

    euros = replace(choice.total, amount=choice.total.usd * 3, currency="EUR")
    items = tuple(map(in_euros, choice.items))
    less = tuple(replace(part, item=in_euros(part.item)) for part in choice.cheaper)
    changed = replace(choice, total=euros, items=items, cheaper=less)
    said = cheaper_words(changed, edition.catalog, english)
    supply = next(line for line in said if "Brook-250" in line)
    assert supply.startswith("You could save 100 EUR on the power supply")
    assert cheaper_words(replace(choice, total=None), edition.catalog, english) == []


def test_supply_that_is_far_larger_than_the_load_says_why(
    catalog: Catalog, english: Language
) -> None:
    edition = tiny_computers(catalog, TWO)
    choice = edition.choice("2-gpu", "economical", "us")
    figures = {**(choice.figures or {}), "psu_label_w": 850.0, "psu_load_w": 400.0}
    others = tuple(part for part in choice.cheaper if part.item.kind != "power_supply")
    large = replace(choice, figures=figures, cheaper=others)
    *_, last = cheaper_words(large, edition.catalog, english)
    assert "rated for 850\u00a0W, more than twice the load: it is the cheapest that fits" in last
    near = replace(large, figures={**figures, "psu_load_w": 426.0})
    there = replace(large, cheaper=choice.cheaper)
    for other in (near, there):
        said = cheaper_words(other, edition.catalog, english)
        assert not any("more than twice" in line for line in said)


def test_accelerator_that_cannot_be_built_with_says_what_is_in_the_way(
    catalog: Catalog, english: Language
) -> None:
    edition = tiny_computers(catalog, FOUR)
    choice = edition.choice("4-gpu", "economical", "us")
    said = passed_over_words(choice, edition.catalog, english)
    assert {obstacle.id for obstacle in said} >= {"small", "middle"}
    small = next(obstacle for obstacle in said if obstacle.id == "small")
    assert small.name == "Small"
    assert small.reason == "The board has slots for one card, not for four."
    assert small.remedy == english.text("build-rule.slots.do", circuit="")
    assert "Borealis Plank" in small.closest


def test_missing_kind_of_part_and_parts_that_exclude_each_other_have_words(
    catalog: Catalog, english: Language
) -> None:
    edition = tiny_computers(catalog, FOUR)
    choice = edition.choice("4-gpu", "economical", "us")
    first = choice.passed_over[0]

    def reason(obstacle: Obstacle) -> str:
        passed_over = (replace(first, obstacle=obstacle),)
        changed = replace(choice, passed_over=passed_over)
        return passed_over_words(changed, edition.catalog, english)[0].reason

    empty = replace(first.obstacle, result=None, closest=None)
    lacking = reason(replace(empty, lacking="cooler"))
    assert lacking == "We found no price for anything that would do as the CPU cooler."
    assert reason(replace(empty, lacking=None)) == english.say("passed-exclude")
