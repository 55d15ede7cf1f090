from __future__ import annotations

from dataclasses import replace

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.fields import FIELD, SOURCED_PATHS, shown_in
from macros.facts.records.products import Evidence, Gpu
from macros.present.gpus.facts_table import (
    Row,
    evidence_words,
    fact_sections,
    shown_value,
)
from macros.present.words.language import Language, Phrase
from tests.tiny import tiny_evidence, tiny_gpu


def row_of(catalog: Catalog, gpu_id: str, path: str, language: Language) -> Row:
    sections = fact_sections(catalog.gpus[gpu_id], language)
    name = language.text(f"field.{path}")
    return next(row for section in sections for row in section.rows if row.name == name)


def test_every_fact_that_needs_a_source_has_a_row() -> None:
    rows = shown_in("row")
    told = {path for field in rows for path in field.parts or (field.path,)}
    days = {"announced", "released", "discontinued", "memory.withdrawn"}
    assert set(SOURCED_PATHS) - told == days
    assert told <= set(SOURCED_PATHS)


def test_a_figure_leads_to_the_part_of_the_guide_that_explains_it(
    catalog: Catalog, english: Language
) -> None:
    assert row_of(catalog, "boreal-one", "power.tdp_w", english).page == "guide/power/#tdp"
    assert row_of(catalog, "boreal-one", "memory.type", english).page == ""


def test_blank_figures_have_no_row(catalog: Catalog, english: Language) -> None:
    sections = fact_sections(catalog.gpus["boreal-two"], english)
    shown = {section.anchor: [row.value for row in section.rows] for section in sections}
    expected = {
        "compute": ["40 TFLOPS"],
        "memory": ["24 GB", "GDDR6", "800 GB/s"],
        "power": ["300 W"],
    }
    assert shown == expected


def test_row_tells_value_meaning_and_source(catalog: Catalog, english: Language) -> None:
    row = row_of(catalog, "boreal-one", "memory.bandwidth_gb_s", english)
    assert (row.value, row.source_number, row.confidence) == ("512 GB/s", 1, "high")
    assert row.meaning == english.text("meaning.memory.bandwidth_gb_s")


def test_source_number_is_the_place_in_the_list_of_sources(
    catalog: Catalog, english: Language
) -> None:
    gpu = catalog.gpus["boreal-one"]
    exact = tiny_evidence(covers=("memory.size_gb",), kind="measured")
    changed = gpu.model_copy(update={"sources": (*gpu.sources, exact)})
    rows = {row.value: row for section in fact_sections(changed, english) for row in section.rows}
    assert rows["16 GB"].source_number == 3
    assert rows["GDDR6"].source_number == 1


def test_estimate_is_not_told_as_what_the_vendor_asks_for(
    catalog: Catalog, english: Language
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", power={"recommended_psu_w": 250})
    path = "power.recommended_psu_w"
    asked = replace_sources(gpu, tiny_evidence(covers=(path,)))
    assert english.text(f"meaning.{path}") in meanings(asked, english)
    estimate = replace_sources(gpu, tiny_evidence(covers=(path,), kind="derived"))
    assert english.say("meaning-estimate") in meanings(estimate, english)


def replace_sources(gpu: Gpu, *sources: Evidence) -> Gpu:
    return gpu.model_copy(update={"sources": sources})


def meanings(gpu: Gpu, language: Language) -> list[str]:
    return [row.meaning for section in fact_sections(gpu, language) for row in section.rows]


def test_recalled_figure_does_not_claim_that_a_document_was_read(
    catalog: Catalog, english: Language
) -> None:
    recalled = catalog.gpus["boreal-two"].sources[0]
    day = english.date(recalled.read_on)
    assert english.text("gpu.source_recorded", date=day) in evidence_words(recalled, english)
    assert english.text("gpu.source_read", date=day) not in evidence_words(recalled, english)


def test_evidence_is_told_by_kind_confidence_and_day(catalog: Catalog, english: Language) -> None:
    words = evidence_words(catalog.gpus["boreal-one"].sources[0], english)
    for key in ("kind.official", "confidence.high"):
        assert english.text(key) in words
    assert "1 November 2026" in words


@pytest.mark.parametrize(
    ("changes", "path", "expected"),
    [
        ({}, "links.pcie", "4.0 x16"),
        ({"links": {"pcie_lanes": None}}, "links.pcie", "4.0"),
        ({}, "software.compute_capability", "8.9"),
        ({"software": {"compute_capability": 9.0}}, "software.compute_capability", "9.0"),
        ({}, "compute.fp32_cores", "5,000"),
        ({"board": {"slots": 1}}, "board.slots", "1 slot"),
        ({}, "memory.type", "GDDR6"),
        ({"memory": {"size_gb": 0.5}}, "memory.size_gb", "0.5 GB"),
    ],
)
def test_values_are_shown_as_readers_write_them(
    catalog: Catalog, english: Language, changes: dict[str, object], path: str, expected: str
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", **changes)
    assert shown_value(gpu, FIELD[path], english) == expected


def test_none_at_all_is_said_and_not_left_blank(catalog: Catalog, english: Language) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", power={"connectors": ()})
    none = english.text("value.none")
    assert shown_value(gpu, FIELD["power.connectors"], english) == none
    assert shown_value(gpu, FIELD["links.interconnects"], english) == none


def test_link_tells_its_speed_and_bridge_and_remarks_on_it_apart(
    catalog: Catalog, english: Language
) -> None:
    link = {"name": "NVLink4", "bandwidth_gb_s": 900, "bridge": True, "note": "pairs"}
    gpu = tiny_gpu(catalog, "boreal-one", links={"interconnects": (link,)})
    changed = replace(catalog, gpus={gpu.id: gpu})
    row = row_of(changed, gpu.id, "links.interconnects", english)
    assert row.value == f"NVLink4 900 GB/s ({english.text('value.bridge')})"
    assert row.remark == Phrase("NVLink4: pairs")


def test_memory_shared_with_the_processor_says_so(catalog: Catalog, english: Language) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", memory={"unified": True})
    expected = f"GDDR6 ({english.text('value.unified')})"
    assert shown_value(gpu, FIELD["memory.type"], english) == expected


@pytest.mark.parametrize(("ecc", "key"), [(True, "value.yes"), (False, "value.no")])
def test_error_correction_is_a_word(
    catalog: Catalog, english: Language, ecc: bool, key: str
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", memory={"ecc": ecc})
    assert shown_value(gpu, FIELD["memory.ecc"], english) == english.text(key)


@pytest.mark.parametrize(
    ("code", "expected"), [("en", "2× 8-pin"), ("fr", "2\u00a0×\u00a08\u00a0broches")]
)
def test_connectors_are_said_in_each_language(catalog: Catalog, code: str, expected: str) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", power={"connectors": ("2x 8-pin",)})
    assert shown_value(gpu, FIELD["power.connectors"], Language.of(catalog, code)) == expected


@pytest.mark.parametrize(("plug", "key"), [("1x 8-pin EPS", ".eps"), ("1x 8-pin", "")])
def test_the_plug_of_a_processor_on_a_card_is_told_from_that_of_cards(
    catalog: Catalog, english: Language, plug: str, key: str
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", power={"connectors": (plug,)})
    row = row_of(replace(catalog, gpus={gpu.id: gpu}), gpu.id, "power.connectors", english)
    assert row.meaning == english.text(f"meaning.power.connectors{key}")
