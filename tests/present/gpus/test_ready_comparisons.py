from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.gpus.gains import Side
from macros.present.gpus.ready_comparisons import (
    MOST_OF_A_SEGMENT,
    Ready,
    generation_changes,
    priced_reason,
    ready_choices,
    ready_comparisons,
    ready_names,
    ready_pages_of,
    ready_reason,
    same_memory,
)
from macros.present.words.language import Language
from tests.advising import tiny_offer
from tests.editions import edition_of
from tests.software_families import tiny_family, with_software
from tests.tiny import tiny_gpu, tiny_price, with_gpus, with_prices
from tests.tiny_speeds import workload


def gpu(catalog: Catalog, id_: str, bandwidth: float = 500, **changes: Any) -> Gpu:
    """Return a consumer card with its own id and memory bandwidth."""
    values: dict[str, Any] = {"id": id_, "name": id_.upper(), "aliases": (), **changes}
    memory = {"bandwidth_gb_s": bandwidth, **values.pop("memory", {})}
    return tiny_gpu(catalog, "boreal-one", memory=memory, **values)


def ids(groups: list[tuple[Gpu, ...]]) -> list[list[str]]:
    return [[gpu.id for gpu in group] for group in groups]


def test_change_of_generation_is_between_the_two_newest_families(catalog: Catalog) -> None:
    gpus = [
        gpu(catalog, "old", family="F1", released="2020"),
        gpu(catalog, "new", family="F3", released="2026"),
        gpu(catalog, "middle", family="F2", released="2023"),
        gpu(catalog, "other", family="G1", released="2024", vendor="Meridian"),
    ]
    assert ids(list(generation_changes(gpus))) == [["new", "middle"]]


def test_fastest_of_a_family_stands_for_it(catalog: Catalog) -> None:
    gpus = [
        gpu(catalog, "slow", 400, family="F2", released="2026"),
        gpu(catalog, "fast", 900, family="F2", released="2025"),
        gpu(catalog, "fast-late", 900, family="F2", released="2026"),
        gpu(catalog, "before", family="F1", released="2023"),
    ]
    assert ids(list(generation_changes(gpus))) == [["fast", "before"]]


def test_product_of_the_older_family_that_came_later_is_no_predecessor(catalog: Catalog) -> None:
    gpus = [
        gpu(catalog, "old", 400, family="F1", released="2020"),
        gpu(catalog, "old-late", 900, family="F1", released="2026-12"),
        gpu(catalog, "new", family="F2", released="2025"),
    ]
    assert ids(list(generation_changes(gpus))) == []


def test_family_belongs_where_most_of_it_is(catalog: Catalog) -> None:
    gpus = [
        gpu(catalog, "a1", family="A", released="2026"),
        gpu(catalog, "a2", family="A", released="2026"),
        gpu(catalog, "a3", 900, family="A", released="2026", segment="workstation"),
        gpu(catalog, "b1", family="B", released="2024", segment="workstation"),
    ]
    assert generation_changes(gpus) == []


def test_segment_of_a_family_is_the_most_frequent(catalog: Catalog) -> None:
    gpus = [
        gpu(catalog, "a1", family="A", released="2026", segment="workstation"),
        gpu(catalog, "a2", 400, family="A", released="2026"),
        gpu(catalog, "a3", 300, family="A", released="2026"),
        gpu(catalog, "b1", family="B", released="2024"),
    ]
    assert ids(list(generation_changes(gpus))) == [["a2", "b1"]]


def test_most_vendors_come_first_then_most_memory(catalog: Catalog) -> None:
    cards = (("a", 8), ("b", 8), ("c", 8), ("a", 16), ("b", 16))
    gpus = [
        gpu(catalog, f"{vendor}{size}", vendor=vendor, memory={"size_gb": size})
        for vendor, size in cards
    ]
    assert ids(same_memory(gpus)) == [["a8", "b8", "c8"], ["a16", "b16"]]


def test_same_memory_takes_the_newest_of_each_vendor(catalog: Catalog) -> None:
    gpus = [
        gpu(catalog, "b-old", released="2025-01"),
        gpu(catalog, "b-new", released="2026-02"),
        gpu(catalog, "m", vendor="Meridian", released="2026-05"),
        gpu(catalog, "m-past", vendor="Meridian", released="2020", memory={"size_gb": 24}),
        gpu(catalog, "b-24", released="2026-01", memory={"size_gb": 24}),
        gpu(catalog, "w", vendor="Other", released="2026-05", segment="workstation"),
    ]
    assert ids(same_memory(gpus)) == [["m", "b-new"]]


def test_no_segment_takes_all_the_room(catalog: Catalog) -> None:
    gpus = [
        gpu(catalog, f"{vendor}{size}", vendor=vendor, memory={"size_gb": size})
        for vendor in ("a", "b")
        for size in (8, 12, 16, 24)
    ]
    assert ids(same_memory(gpus)) == [["a24", "b24"], ["a16", "b16"]]
    assert MOST_OF_A_SEGMENT == 2


def test_announced_products_and_those_without_a_date_are_left_out(
    catalog: Catalog, english: Language
) -> None:
    others = with_gpus(
        catalog,
        gpu(catalog, "m", vendor="Meridian", preview=True),
        gpu(catalog, "n", vendor="Nobody", released=None),
    )
    assert ready_comparisons(edition_of(others), english) == []


def test_a_link_says_who_and_why(catalog: Catalog, english: Language) -> None:
    other = gpu(catalog, "m", vendor="Meridian", family="Meridian", released="2025")
    (comparison,) = ready_comparisons(edition_of(with_gpus(catalog, other)), english)
    assert comparison.names == "M or Boreal One"
    assert comparison.ids == "m,boreal-one"
    assert comparison.reason == "16 GB, Consumer: the newest of each vendor"


def test_choices_of_which_none_gains_anything_say_so(catalog: Catalog, english: Language) -> None:
    other = gpu(catalog, "m", vendor="Meridian", family="Meridian", released="2025")
    alike = with_gpus(
        catalog, other.model_copy(update={"memory": catalog.gpus["boreal-one"].memory})
    )
    (comparison,) = ready_comparisons(edition_of(alike), english)
    said = "In speed, memory and price, no difference that we can be sure of."
    assert comparison.answer == said


def test_of_more_than_two_nobody_says_that_they_are_alike(
    catalog: Catalog, english: Language
) -> None:
    """Once a card for 300 USD seemed as good as one for 750, since none of three was best."""
    three = with_gpus(
        catalog,
        gpu(catalog, "m", vendor="Meridian", family="Meridian", released="2025"),
        gpu(catalog, "n", vendor="Nobody", family="Nobody", released="2025"),
    )
    (comparison,) = ready_comparisons(edition_of(three), english)
    assert (comparison.page, comparison.answer) == ("", "")


def test_what_speaks_against_a_choice_is_said_beside_what_it_gains(
    catalog: Catalog, english: Language
) -> None:
    other = gpu(catalog, "m", vendor="Meridian", family="Meridian", released="2025")
    priced = with_prices(with_gpus(catalog, other), "boreal-one", tiny_price())
    old = with_software(priced, tiny_family("old", "boreal-one", status="experimental"))
    (comparison,) = ready_comparisons(edition_of(old), english)
    assert comparison.answer.endswith(
        "Boreal One: experimental software support; see “What to avoid”."
    )


def test_neighbours_are_near_in_a_named_kind_of_work(catalog: Catalog, english: Language) -> None:
    near = Ready("near", sides(catalog, ("a", 1), ("b", 1)))
    speedy = replace(catalog, workloads={"llm-decode-8b": workload(id="llm-decode-8b")})
    said = ready_reason(near, speedy, english)
    assert said == "Near each other in price and in speed for writing text with models of about 8B"


def test_nothing_to_compare_is_no_error() -> None:
    assert generation_changes([]) == []
    assert same_memory([]) == []


def test_change_of_generation_says_from_which_family_to_which(
    catalog: Catalog, english: Language
) -> None:
    newer = gpu(catalog, "newer", family="Next", released="2026-11", memory={"size_gb": 24})
    (change,) = ready_comparisons(edition_of(with_gpus(catalog, newer)), english)
    older = catalog.gpus["boreal-one"].family
    assert change.reason == english.text("compare.ready_change", newer="Next", older=older)
    assert change.ids == "newer,boreal-two"


def test_products_of_more_than_two_years_before_the_newest_are_not_recent(
    catalog: Catalog,
) -> None:
    gpus = [
        gpu(catalog, "n", vendor="Newest", released="2026", memory={"size_gb": 8}),
        gpu(catalog, "a", vendor="A", released="2024"),
        gpu(catalog, "b", vendor="B", released="2024"),
        gpu(catalog, "c", vendor="C", released="2023"),
    ]
    assert ids(same_memory(gpus)) == [["a", "b"]]


def test_of_equal_bandwidth_the_faster_product_stands_for_its_family(catalog: Catalog) -> None:
    gpus = [
        gpu(catalog, "a", family="F2", released="2026", compute={"fp32_tflops": 10}),
        gpu(catalog, "b", family="F2", released="2026", compute={"fp32_tflops": 20}),
        gpu(catalog, "old", family="F1", released="2023"),
    ]
    assert ids(list(generation_changes(gpus))) == [["b", "old"]]


def sides(catalog: Catalog, *counted: tuple[str, int]) -> tuple[Side, ...]:
    return tuple(Side(gpu(catalog, id_), count) for id_, count in counted)


def test_two_choices_have_a_page_whatever_their_order(catalog: Catalog) -> None:
    there, back = (
        Ready("near", sides(catalog, *counted)).page
        for counted in ((("b", 1), ("a", 1)), (("a", 1), ("b", 1)))
    )
    assert there == back == "a-or-b"
    assert Ready("pair", sides(catalog, ("z", 2), ("a", 1))).page == "2x-z-or-a"


def test_three_choices_stay_a_link_to_the_tool(catalog: Catalog) -> None:
    several = Ready("memory", sides(catalog, ("a", 1), ("b", 1), ("c", 1)))
    assert (several.page, several.ids) == ("", "a,b,c")


def test_kinds_of_prices_are_named_where_they_differ(catalog: Catalog, english: Language) -> None:
    one, other = sides(catalog, ("a", 1), ("b", 1))
    new = Side(other.gpu, 1, tiny_offer("b", 500))
    used = Side(one.gpu, 1, tiny_offer("a", 500, "used"))
    also_new = Side(one.gpu, 1, tiny_offer("a", 500))
    assert ready_names(Ready("old", (used, new)), english) == "A (used) or B (new)"
    assert ready_names(Ready("old", (also_new, new)), english) == "A or B"


@pytest.mark.parametrize(("kind", "named"), [("used", "used"), ("street_new", "new")])
def test_kind_of_price_is_told_once_where_all_have_the_same(
    catalog: Catalog, english: Language, kind: Any, named: str
) -> None:
    one = tiny_gpu(catalog, "boreal-one")
    sides = tuple(Side(one, count, tiny_offer("one", 100, kind)) for count in (1, 2))
    assert priced_reason(Ready("pair", sides), "Why", english) == f"Why, at {named} prices"
    assert priced_reason(Ready("memory", sides), "Why", english) == "Why"


def test_pages_of_an_accelerator_are_those_on_which_it_stands(
    catalog: Catalog, english: Language
) -> None:
    other = gpu(catalog, "m", vendor="Meridian", family="Meridian", released="2025")
    known = with_gpus(catalog, other)
    edition = edition_of(known)
    assert [ready.page for ready in ready_choices(edition)] == ["boreal-one-or-m"]
    assert ready_pages_of(edition, other, english) == [("boreal-one-or-m", "M or Boreal One")]
    assert ready_pages_of(edition, known.gpus["meridian-x"], english) == []
