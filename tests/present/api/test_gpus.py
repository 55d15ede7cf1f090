from __future__ import annotations

import csv
import io
import json
from datetime import date
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.fields import FIGURE_FIELDS
from macros.present.api.gpus import api_files, gpu_row, price_row
from tests.editions import edition_of
from tests.tiny import PROJECT, TODAY, tiny_gpu, tiny_price, with_gpus, with_prices

HOSTILE = "</script>{{ x }} é 带宽"


def content(catalog: Catalog, name: str) -> str:
    return api_files(edition_of(catalog), TODAY)[f"api/v1/{name}"].decode("ascii")


def rows(catalog: Catalog, name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(content(catalog, name))))


def loaded(catalog: Catalog, name: str) -> Any:
    return json.loads(content(catalog, name))


def test_files_of_the_open_data_have_their_lasting_names(catalog: Catalog) -> None:
    names = [path.removeprefix("api/v1/") for path in api_files(edition_of(catalog), TODAY)]
    schemas = [file.stem for file in sorted((PROJECT / "data" / "schema").iterdir())]
    assert names == [
        "evidence.json",
        "gpus.csv",
        "gpus.json",
        "index.json",
        "offers.json",
        "part_prices.csv",
        "part_prices.json",
        "prices.csv",
        "prices.json",
        "regions.json",
        *(f"schema/{name}.json" for name in schemas),
        "sources.json",
    ]


def test_row_of_an_accelerator_is_flat_and_holds_every_figure(catalog: Catalog) -> None:
    row = gpu_row(catalog, catalog.gpus["boreal-one"])
    assert [name for name, value in row.items() if isinstance(value, list | dict)] == []
    assert {field.column for field in FIGURE_FIELDS} <= row.keys()
    figures = ("memory_gb", "memory_bandwidth_gb_s", "fp32_tflops", "tdp_w", "launch_msrp_usd")
    assert [row[name] for name in figures] == [16, 512, 20, 200, 600]


def test_words_of_a_row_are_those_of_the_reference(catalog: Catalog) -> None:
    row = gpu_row(catalog, catalog.gpus["boreal-one"])
    expected = {
        "release_date": "2024-03-05",
        "ecc": "n",
        "slot_width": "Dual-slot",
        "form_factor": "PCIe dual-slot",
        "pcie": "PCIe 4.0 x16",
        "power_connectors": "1x 8-pin",
        "interconnect": "none",
        "compute_support": "CUDA CC 8.9",
    }
    assert {name: row[name] for name in expected} == expected


@pytest.mark.parametrize(
    ("slots", "width", "form"),
    [
        (1, "Single-slot", "PCIe single-slot"),
        (3, "Triple-slot", "PCIe 3-slot"),
        (4, None, "PCIe"),
        (None, None, "PCIe"),
    ],
)
def test_width_of_a_card_is_a_word_too(
    catalog: Catalog, slots: float | None, width: str | None, form: str
) -> None:
    row = gpu_row(catalog, tiny_gpu(catalog, "boreal-one", board={"slots": slots}))
    assert (row["slot_width"], row["form_factor"]) == (width, form)


def test_blank_stays_blank(catalog: Catalog) -> None:
    row = gpu_row(catalog, catalog.gpus["meridian-x"])
    blank = ("fp32_tflops", "tdp_w", "ecc", "pcie", "interconnect", "power_connectors")
    assert [row[name] for name in (*blank, "release_date", "launch_msrp_usd")] == [None] * 8
    assert rows(catalog, "gpus.csv")[2]["fp32_tflops"] == ""


def test_none_at_all_is_not_blank(catalog: Catalog) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", power={"connectors": ()})
    row = gpu_row(catalog, gpu)
    assert (row["power_connectors"], row["interconnect"]) == ("None", "none")


def test_link_between_accelerators_is_one_text(catalog: Catalog) -> None:
    link = {"name": "NVLink4", "bandwidth_gb_s": 900.0, "bridge": True, "note": "pairs"}
    gpu = tiny_gpu(catalog, "boreal-one", links={"interconnects": (link, {"name": "UALink"})})
    assert gpu_row(catalog, gpu)["interconnect"] == "NVLink4 900 GB/s (bridge, pairs); UALink"


@pytest.mark.parametrize(
    ("software", "expected"),
    [
        ({"detail": "no fp64"}, "CUDA CC 8.9 (no fp64)"),
        (
            {"platform": "ROCm", "compute_capability": None, "gfx_target": "gfx1100"},
            "gfx1100: supported",
        ),
        ({"platform": "XLA", "compute_capability": None}, "XLA"),
    ],
)
def test_software_support_is_one_text(
    catalog: Catalog, software: dict[str, object], expected: str
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", software=software)
    assert gpu_row(catalog, gpu)["compute_support"] == expected


def test_prices_are_flat_and_belong_to_an_accelerator(catalog: Catalog) -> None:
    row = price_row("boreal-one", tiny_price(amount=650.5, low=600))
    figures = {name: row[name] for name in ("id", "date", "amount", "low", "high")}
    expected = {"id": "boreal-one", "date": "2026-10-01", "amount": 650.5, "low": 600, "high": None}
    assert figures == expected


def test_csv_and_json_say_the_same(catalog: Catalog) -> None:
    for name in ("gpus", "prices"):
        from_json = [
            {key: "" if value is None else str(value) for key, value in row.items()}
            for row in loaded(catalog, f"{name}.json")
        ]
        from_csv = rows(catalog, f"{name}.csv")
        lower = [{key: text.lower() for key, text in row.items()} for row in from_json]
        assert [{key: text.lower() for key, text in row.items()} for row in from_csv] == lower


def test_rows_are_sorted_by_id_and_columns_by_name(catalog: Catalog) -> None:
    table = rows(catalog, "gpus.csv")
    assert [row["id"] for row in table] == ["boreal-one", "boreal-two", "meridian-x"]
    columns = list(table[0])
    assert columns == ["id", *sorted(columns[1:])]
    keys = list(loaded(catalog, "gpus.json")[0])
    assert keys == sorted(keys)


def test_same_facts_give_the_same_bytes(catalog: Catalog) -> None:
    assert api_files(edition_of(catalog), TODAY) == api_files(edition_of(catalog), TODAY)


def test_hostile_and_foreign_text_is_plain_ascii(catalog: Catalog) -> None:
    hostile = with_gpus(catalog, tiny_gpu(catalog, "boreal-one", name=HOSTILE))
    assert loaded(hostile, "gpus.json")[0]["name"] == HOSTILE
    assert "<" not in content(hostile, "gpus.json")
    assert content(hostile, "gpus.csv").isascii()


@pytest.mark.parametrize("start", ["=", "+", "-", "@"])
def test_formula_of_a_spreadsheet_is_quoted(catalog: Catalog, start: str) -> None:
    note = f"{start}HYPERLINK(1)"
    priced = with_prices(catalog, "boreal-one", tiny_price(note=note))
    assert rows(priced, "prices.csv")[0]["note"] == f"'{note}"
    assert loaded(priced, "prices.json")[0]["note"] == note


def test_commas_and_quotes_stay_in_their_cell(catalog: Catalog) -> None:
    priced = with_prices(catalog, "boreal-one", tiny_price(note='Said "cheap", twice'))
    assert rows(priced, "prices.csv")[0]["note"] == 'Said "cheap", twice'


def test_index_counts_and_identifies_the_data(catalog: Catalog) -> None:
    assert loaded(catalog, "index.json") == {
        "as_of": None,
        "build_date": "2026-11-20",
        "counts": {"gpus": 3, "prices": 3, "sources": 2, "vendors": 2, "build_rules": 0},
        "data_sha256": catalog.digest,
        "licence": "CC-BY-4.0",
    }


def test_index_of_an_earlier_day_names_that_day_and_the_day_of_the_build(catalog: Catalog) -> None:
    files = api_files(edition_of(catalog), TODAY, date(2025, 6, 30))
    index = json.loads(files["api/v1/index.json"])
    assert (index["as_of"], index["build_date"]) == ("2025-06-30", "2026-11-20")
    of_the_day = {"api/v1/index.json": b"", "api/v1/offers.json": b""}
    assert {**files, **of_the_day} == {**api_files(edition_of(catalog), TODAY), **of_the_day}


def test_offers_are_flat_and_computed_for_the_day(catalog: Catalog) -> None:
    (row,) = loaded(catalog, "offers.json")
    assert row == {
        "id": "boreal-one",
        "region": "us",
        "kind": "street_new",
        "amount": 650.5,
        "low": row["low"],
        "high": row["high"],
        "currency": "USD",
        "usd": 650.5,
        "observed": "2026-10",
        "age_days": 20,
        "stale": False,
        "how": "local",
        "from_region": "us",
        "quality": "B",
    }
    assert row["low"] == 604.04  # shops differ by 5 %, one price of quality B by 5 % / 0.7
    assert row["high"] == 700
    day = date(2025, 6, 30)
    earlier = api_files(edition_of(catalog, day), TODAY, day)["api/v1/offers.json"]
    assert json.loads(earlier) == []


def test_regions_are_published_with_their_sources(catalog: Catalog) -> None:
    (region,) = loaded(catalog, "regions.json")
    assert (region["id"], region["currency"]) == ("us", "USD")
    assert region["tax"]["source"] == "weekly-chip"


def test_evidence_tells_where_each_figure_comes_from(catalog: Catalog) -> None:
    first = loaded(catalog, "evidence.json")[0]
    assert (first["id"], first["source"]) == ("boreal-one", "borealis-data-sheet")
    assert "memory" in first["covers"]
    listed = [source["id"] for source in loaded(catalog, "sources.json")]
    assert listed == ["borealis-data-sheet", "weekly-chip"]
