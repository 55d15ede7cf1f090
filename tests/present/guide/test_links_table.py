from __future__ import annotations

import pytest

from macros.advice.builds.pcie import slot_gb_s
from macros.facts.catalog import Catalog
from macros.present.guide.links_table import links_table
from macros.present.words.language import Language
from tests.built.documents import parse
from tests.present.guide.test_power_tables import rows
from tests.tiny import only_gpus, tiny_gpu


@pytest.mark.parametrize(
    ("generation", "lanes", "gb_s"), [(1, 16, 4.0), (3, 16, 15.75), (4, 8, 15.75), (5, 16, 63.0)]
)
def test_slot_carries_what_the_standard_says(generation: int, lanes: int, gb_s: float) -> None:
    assert slot_gb_s(generation, lanes) == pytest.approx(gb_s, rel=0.002)


def test_generation_that_nobody_has_defined_is_refused() -> None:
    with pytest.raises(KeyError):
        slot_gb_s(9, 16)


def linked(catalog: Catalog, *links: dict[str, object]) -> list[list[str]]:
    gpu = tiny_gpu(catalog, "boreal-one", links={"interconnects": links})
    with_it = only_gpus(catalog, gpu)
    return rows(parse(links_table(with_it, "../", Language.of(with_it, "en"))).one("table"))


def test_links_are_shown_one_way_and_both_ways_with_their_products(catalog: Catalog) -> None:
    table = linked(catalog, {"name": "NVLink3", "bandwidth_gb_s": 112.5, "bridge": True})
    assert table[-1] == ["NVLink3 by a bridge between neighbours", "56.2", "112", "Boreal One"]


def test_slots_name_the_newest_product_that_has_them(catalog: Catalog) -> None:
    by_link = {row[0]: row for row in linked(catalog)}
    assert by_link["PCIe 4.0 x16"][1:] == ["31.5", "63", "Boreal One"]
    assert by_link["PCIe 5.0 x16"][3] == "–"


@pytest.mark.parametrize(
    "link", [{"name": "NVLink3"}, {"name": "NVLink-C2C", "bandwidth_gb_s": 900}]
)
def test_links_without_a_figure_or_to_a_processor_are_left_out(
    catalog: Catalog, link: dict[str, object]
) -> None:
    assert all(row[0].startswith("PCIe") for row in linked(catalog, link))
