"""Circuits table: what leads from each circuit to power supplies."""

from __future__ import annotations

from macros.facts.catalog import Catalog
from macros.facts.records.regions import Circuit
from macros.present.guide.circuits_table import region_circuits
from macros.present.words.language import Language
from tests.present.builds.test_circuit_words import READ, SOCKET
from tests.tiny import tiny_region, with_regions


def leads(catalog: Catalog, language: Language, **known: object) -> str:
    circuit = Circuit.model_validate({**SOCKET, **known})
    here = with_regions(catalog, us=tiny_region(circuits=[circuit]))
    (row,) = region_circuits(here, "us", language).rows
    return row[0].detail


def test_circuit_too_large_for_cords_names_breakers_and_a_small_one_its_cord(
    catalog: Catalog, english: Language
) -> None:
    cord = {**READ, "plug": "Plug Z"}
    large = leads(catalog, english, amps=30, cord=cord, household=True)
    assert "outlets have breakers of their own" in large
    assert large.endswith("day and night.")
    assert "outlets have breakers" in leads(catalog, english, amps=50)
    ends = {**cord, "connectors": ["C13"]}
    assert leads(catalog, english, cord=ends).startswith("Cord: Plug Z at the wall")
    assert leads(catalog, english) == ""
