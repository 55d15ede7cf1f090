"""How much faster several accelerators are is what was measured, by work and by test."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from macros.facts.catalog import Catalog
from macros.present.builds.scaling_section import scaling_section
from macros.present.words.language import Language
from tests.advice.builds.test_speed_ups import dataset
from tests.built.documents import Element, parse
from tests.tiny_computers import tiny_computers, tiny_tier

ONE, TWO = tiny_tier("1-gpu", 1), tiny_tier("2-gpu", 2)


def measured(catalog: Catalog, *works: str, **ratios: tuple[float, ...]) -> Element:
    """Return the section; `ratios` are the speeds of two by test, the same card alone gives 100.

    Each of the `works` has its own test, of its name.
    """
    edition = tiny_computers(catalog, TWO)
    sets = {}
    for test, values in ratios.items():
        runs: list[dict[str, Any]] = []
        for precision, value in zip(("fp32", "fp16_amp", "bf16"), values, strict=False):
            run = {"accelerator": "small", "test": test, "precision": precision}
            runs += [{**run, "value": 100}, {**run, "value": value, "count": 2}]
        given = dataset(*runs)
        named = given.tests[0].model_copy(update={"id": test, "name": test.title()})
        sets[test] = given.model_copy(update={"tests": (named,), "name": f"Set of {test}"})
    like = edition.catalog.workloads["drawing"]
    known = {id_: like.model_copy(update={"id": id_, "tests": (id_,)}) for id_ in works}
    words = {f"workload.{id_}": f"Work of {id_}" for id_ in works}
    locales = {code: {**texts, **words} for code, texts in edition.catalog.locales.items()}
    edition.catalog = replace(edition.catalog, datasets=sets, workloads=known, locales=locales)
    section = scaling_section(edition, TWO, Language.of(edition.catalog, "en"))
    assert section
    return parse(section.html())


def body(page: Element, place: int) -> list[list[str]]:
    rows = page.all("table")[place].one("tbody").all("tr")
    return [[cell.text for cell in row.all("th") + row.all("td")] for row in rows]


def test_best_and_worst_work_are_named(catalog: Catalog) -> None:
    page = measured(catalog, "cats", "dogs", cats=(180,), dogs=(120,))
    assert (
        "1.8 times as fast as one in “Work of cats”, which gains most, and 1.2 times" in page.text
    )


def test_test_outside_of_all_work_can_gain_least(catalog: Catalog) -> None:
    page = measured(catalog, "cats", "dogs", cats=(180,), dogs=(150,), birds=(120,))
    assert "and 1.2 times in “Birds”, which gains least" in page.text


def test_what_is_no_faster_is_not_said_to_gain(catalog: Catalog) -> None:
    page = measured(catalog, "cats", "dogs", cats=(180,), dogs=(96,))
    assert "and slower (0.96 times) in “Work of dogs”." in page.text
    page = measured(catalog, "cats", "dogs", cats=(200,), dogs=(100,))
    assert "cards are twice as fast as one in “Work of cats”" in page.text
    assert "and no faster in “Work of dogs”." in page.text


def test_single_measurement_of_a_product_names_its_test(catalog: Catalog) -> None:
    page = measured(catalog, "cats", cats=(130,))
    assert "Two Small cards ran “Cats” 1.3 times as fast as one; we found no other" in page.text


def test_single_work_is_not_named_twice(catalog: Catalog) -> None:
    page = measured(catalog, "cats", cats=(180,))
    assert "2 cards ran “Work of cats” 1.8 times as fast as one (median)." in page.text
    assert page.text.count("1.8 times as fast as one (median)") == 1


def test_work_shows_lowest_median_and_highest(catalog: Catalog) -> None:
    page = measured(catalog, "cats", cats=(150, 180, 190))
    assert body(page, 0) == [["Work of cats", "1.5", "1.8", "1.9", "1"]]
    assert "Two Small cards ran 1.5 to 1.9 times as fast as one, in 3 measurements." in page.text


def test_every_test_is_listed_with_its_source(catalog: Catalog) -> None:
    page = measured(catalog, "cats", cats=(180,), dogs=(120,))
    assert len(body(page, 0)) == 1  # no work has the dogs
    listed = {row[0]: row[1:5] for row in body(page, 1)}
    assert listed == {"Cats": ["1.8", "1.8", "1.8", "1"], "Dogs": ["1.2", "1.2", "1.2", "1"]}
    assert "Set of dogs" in page.text


def test_tier_of_one_has_no_section(catalog: Catalog, english: Language) -> None:
    assert scaling_section(tiny_computers(catalog, ONE), ONE, english) is None
