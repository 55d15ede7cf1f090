"""A class that costs no less than one above it says so, with what speaks for either of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.builds.choice import Choice, Total
from macros.advice.edition import Edition
from macros.advice.picks.scores import Candidate
from macros.facts.catalog import Catalog
from macros.present.builds.price_order_words import price_order_words
from macros.present.words.language import LANGUAGES, Language
from tests.tiny_builds import tiny_builds


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    return tiny_builds(tmp_path_factory.mktemp("builds") / "data")


@pytest.fixture
def cheap(edition: Edition) -> Choice:
    """Return the build of a class, with cards whose speed its own ranking knows."""
    choice = edition.choices("1-gpu", "us")[0]
    known = tuple(item for item in choice.items if item not in choice.unpriced)
    return priced(replace(choice, items=known), 1000.0)


def priced(choice: Choice, amount: float) -> Choice:
    total = Total(amount, amount, amount, "USD", amount)
    return with_card(replace(choice, total=total), speed=1.0)


def with_card(choice: Choice, memory_gb: float = 12.0, plugs: Any = (), **known: Any) -> Choice:
    """Return a choice with another card, which alone its ranking knows."""
    assert choice.candidate
    gpu = choice.candidate.gpu
    memory = gpu.memory.model_copy(update={"size_gb": memory_gb})
    power = gpu.power.model_copy(update={"connectors": plugs})
    gpu = gpu.model_copy(update={"memory": memory, "power": power, "id": f"{memory_gb:g}-gb"})
    return ranked(replace(choice, candidate=replace(choice.candidate, gpu=gpu, **known)))


def ranked(choice: Choice, *others: Candidate) -> Choice:
    assert choice.candidate
    candidates = (choice.candidate, *others)
    return replace(choice, verdict=replace(choice.verdict, candidates=candidates))


def above(choice: Choice, amount: float = 900.0, **card: Any) -> Choice:
    tier_class = choice.tier_class.model_copy(update={"id": "balanced"})
    return with_card(replace(priced(choice, amount), tier_class=tier_class), **card)


def test_order_of_prices_as_of_names_needs_no_words(cheap: Choice, english: Language) -> None:
    assert price_order_words(cheap, [above(cheap, 1010.0)], english) == ""
    assert price_order_words(cheap, [], english) == ""


def test_same_amount_as_pages_show_it_is_no_higher_price(cheap: Choice, english: Language) -> None:
    said = price_order_words(cheap, [above(cheap, 1000.4)], english)
    assert said.startswith("Take “Balanced” instead: it costs the same here")


def test_more_memory_is_what_one_pays_for(cheap: Choice, english: Language) -> None:
    large = with_card(cheap, memory_gb=24.0)
    said = price_order_words(large, [above(cheap, memory_gb=16.0)], english)
    assert said.endswith("but its cards have more memory: 24 GB each instead of 16 GB.")


def test_speed_of_the_other_is_said_where_its_ranking_knows_both(
    cheap: Choice, english: Language
) -> None:
    large = with_card(cheap, memory_gb=24.0)
    assert large.candidate
    other = above(cheap, memory_gb=16.0, speed=1.5)
    said = price_order_words(large, [ranked(other, large.candidate)], english)
    assert said.endswith("the cards in it are 1.5 times as fast.")
    slower = ranked(above(cheap, memory_gb=16.0, speed=0.9), large.candidate)
    assert "times as fast" not in price_order_words(large, [slower], english)


def test_only_what_is_no_worse_is_advised_instead(cheap: Choice, english: Language) -> None:
    other = above(cheap, memory_gb=16.0, speed=1.2)
    assert other.candidate
    said = price_order_words(ranked(cheap, other.candidate), [other], english)
    assert said.startswith("Take “Balanced” instead: it costs less here")
    assert price_order_words(cheap, [other], english).endswith("Compare both before you buy.")
    slower = above(cheap, memory_gb=16.0, speed=0.8)
    assert slower.candidate
    said = price_order_words(ranked(cheap, slower.candidate), [slower], english)
    assert said.endswith("Compare both before you buy.")


def test_quicker_cards_for_the_same_money_are_said(cheap: Choice, english: Language) -> None:
    other = above(cheap, 1000.0, memory_gb=12.0, speed=0.5)
    assert other.candidate
    slow = other.candidate.gpu.model_copy(update={"id": "slow"})
    other = replace(other, candidate=replace(other.candidate, gpu=slow))
    assert other.candidate
    said = price_order_words(ranked(cheap, other.candidate), [other], english)
    work = "“Training convolutional networks”"
    fast = (
        f"It costs as much here as “Balanced”, but one of its cards is 2 times as fast in {work}."
    )
    assert said == fast
    thirsty = replace(ranked(cheap, other.candidate), figures={"wall_w": 900.0})
    other = replace(other, figures={"wall_w": 300.0})
    said = price_order_words(thirsty, [other], english).replace("\u00a0", " ")
    assert said == f"{fast} The whole computer draws 900 W instead of 300 W."
    near = replace(other, figures={"wall_w": 800.0})
    assert price_order_words(thirsty, [near], english) == fast


def test_sums_without_parts_of_the_same_kind_are_compared_without_them(
    cheap: Choice, english: Language
) -> None:
    def without(choice: Choice, part: str) -> Choice:
        items = [item for item in choice.items if item.kind != "case"]
        case = next(item for item in choice.items if item.kind == "case")
        unknown = case.part.model_copy(update={"id": part})
        return replace(choice, items=(*items, replace(case, part=unknown, offer=None)))

    other = without(above(cheap, memory_gb=16.0), "tall")
    said = price_order_words(without(cheap, "small"), [other], english)
    assert said.startswith("Without the case, it costs more here than “Balanced”")


def test_card_without_a_cable_has_that_for_it(cheap: Choice, english: Language) -> None:
    said = price_order_words(cheap, [above(cheap, memory_gb=16.0, plugs=("1x 8-pin",))], english)
    assert "its card needs no power cable" in said
    assert "has 16 GB of memory instead of 12 GB" in said


def test_sums_that_lack_other_parts_are_not_compared(cheap: Choice, english: Language) -> None:
    item = replace(next(i for i in cheap.items if i.kind != "gpu_board"), offer=None)
    lacking = replace(above(cheap), items=(*cheap.items, item))
    assert price_order_words(cheap, [lacking], english) == ""


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_every_case_can_be_said(catalog: Catalog, code: str) -> None:
    language = Language.of(catalog, code)
    values = {"other": "X", "have": "24 GB", "need": "16 GB", "times": "1.5"}
    values |= {"lacks": "some", "parts": "Y", "work": "Z", "draw": "differs"}
    values |= {"wall": "2 W", "its_wall": "1 W"}
    cases = ("take", "quicker", "memory", "faster", "plug", "open")
    said = {language.say("class-dearer", price="more", case=c, **values) for c in cases}
    assert len(said) == len(cases)
