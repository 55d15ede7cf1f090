from __future__ import annotations

from typing import Any

from macros.facts.catalog import Catalog
from macros.present.guide.build_phrases import gpus_phrase, price_phrase, wall_power_phrase
from macros.present.words.language import Language
from tests.present.builds.test_class_words import TOTAL, choice, priced


def test_build_costs_about_its_total_or_is_none(catalog: Catalog, english: Language) -> None:
    assert price_phrase(choice(catalog, total=TOTAL), english) == "about 1,230 USD"
    none = price_phrase(choice(catalog, candidate=None), english)
    assert "no build with known prices" in none
    assert english.text("region.us") in none


def test_sum_that_lacks_a_part_says_so(catalog: Catalog, english: Language) -> None:
    part: Any = priced("2026-09-01", offer=None, kind="gpu")
    part.part = catalog.gpus["boreal-two"]
    said = price_phrase(choice(catalog, total=TOTAL, items=(part,)), english)
    assert said == "about 1,230 USD plus the accelerator"


def test_power_at_the_wall_is_told_or_not_known(catalog: Catalog, english: Language) -> None:
    known = wall_power_phrase(choice(catalog, figures={"wall_w": 612.0}), {}, english)
    assert "W" in known
    assert wall_power_phrase(choice(catalog), {}, english).replace("\u00a0", " ") == "not known"
    none = wall_power_phrase(choice(catalog, candidate=None), {}, english)
    assert english.text("region.us") in none


def test_cards_of_a_build_are_linked_with_their_number(catalog: Catalog, english: Language) -> None:
    html = gpus_phrase(choice(catalog, 2), "../", english).replace("\u00a0", " ")
    assert html == '<a href="../gpus/boreal-one/">2 × Boreal One</a>'
    assert "<a" not in gpus_phrase(choice(catalog, candidate=None), "../", english)
