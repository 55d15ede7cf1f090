from __future__ import annotations

import csv
import io
import json
from datetime import date
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.fields import FIGURE_FIELDS
from macros.present.api.files import api_files
from macros.present.api.gpus import csv_row, gpu_row, gpu_row_type
from macros.present.api.prices import price_row
from macros.present.api.tables import table_files
from macros.present.api.terms import API_VERSION
from tests.editions import edition_of
from tests.tiny import TODAY, tiny_gpu, tiny_price, with_gpus, with_prices

HOSTILE = "</script>{{ x }} é 带宽"


def content(catalog: Catalog, name: str) -> str:
    files = api_files(edition_of(catalog), TODAY)
    tables = ("gpus", "prices", "part_prices")
    contents = {table: json.loads(files[f"api/v1/{table}.json"]) for table in tables}
    return {**files, **table_files(contents)}[f"api/v1/{name}"].decode("ascii")


def rows(catalog: Catalog, name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(content(catalog, name))))


def loaded(catalog: Catalog, name: str) -> Any:
    return json.loads(content(catalog, name))


def test_files_of_the_open_data_have_their_lasting_names(catalog: Catalog) -> None:
    names = [path.removeprefix("api/v1/") for path in api_files(edition_of(catalog), TODAY)]
    assert names == [
        "clouds.json",
        "countries.json",
        "evidence.json",
        "gpus.json",
        "index.json",
        "offers.json",
        "part_prices.json",
        "prices.json",
        "regions.json",
        "sources.json",
    ]


def test_row_of_an_accelerator_holds_every_figure(catalog: Catalog) -> None:
    row = gpu_row(catalog, catalog.gpus["boreal-one"])
    assert {field.column for field in FIGURE_FIELDS} <= row.keys()
    figures = ("memory_gb", "memory_bandwidth_gb_s", "fp32_tflops", "tdp_w", "launch_msrp_usd")
    assert [row[name] for name in figures] == [16, 512, 20, 200, 600]


def test_facts_of_a_row_are_data(catalog: Catalog) -> None:
    row = gpu_row(catalog, catalog.gpus["boreal-one"])
    expected = {
        "release_date": "2024-03-05",
        "ecc": False,
        "slot_width": 2,
        "form_factor": "pcie_card",
        "memory_unified": False,
        "pcie": 4,
        "pcie_lanes": 16,
        "power_connectors": ["1x 8-pin"],
        "interconnect": [],
        "compute_support": "CUDA",
        "compute_capability": 8.9,
        "software_status": "supported",
    }
    assert {name: row[name] for name in expected} == expected


def test_rows_are_of_their_type(catalog: Catalog) -> None:
    for gpu in catalog.gpus.values():
        row = json.dumps(gpu_row(catalog, gpu))
        assert gpu_row_type().model_validate_json(row, strict=True)


def test_width_of_a_card_is_a_number(catalog: Catalog) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", board={"slots": 2.5})
    assert gpu_row(catalog, gpu)["slot_width"] == 2.5


def test_blank_stays_blank(catalog: Catalog) -> None:
    row = gpu_row(catalog, catalog.gpus["meridian-x"])
    blank = ("fp32_tflops", "tdp_w", "ecc", "pcie", "interconnect", "power_connectors")
    assert [row[name] for name in (*blank, "release_date", "launch_msrp_usd")] == [None] * 8
    assert rows(catalog, "gpus.csv")[2]["fp32_tflops"] == ""


def test_none_at_all_is_not_blank(catalog: Catalog) -> None:
    bare = with_gpus(catalog, tiny_gpu(catalog, "boreal-one", power={"connectors": ()}))
    row = gpu_row(bare, bare.gpus["boreal-one"])
    assert (row["power_connectors"], row["interconnect"]) == ([], [])
    cells = rows(bare, "gpus.csv")[0]
    assert (cells["power_connectors"], cells["interconnect"]) == ("none", "none")


def test_link_between_accelerators_is_a_record_and_a_text_in_a_table(catalog: Catalog) -> None:
    link = {"name": "NVLink4", "bandwidth_gb_s": 900.0, "bridge": True, "note": "pairs"}
    gpu = tiny_gpu(catalog, "boreal-one", links={"interconnects": (link, {"name": "UALink"})})
    row = gpu_row(catalog, gpu)
    unknown = {"bandwidth_gb_s": None, "bridge": False, "note": None}
    assert row["interconnect"] == [link, {"name": "UALink", **unknown}]
    assert csv_row(row)["interconnect"] == ["NVLink4 900 GB/s (bridge, pairs)", "UALink"]
    cells = rows(with_gpus(catalog, gpu), "gpus.csv")[0]
    assert cells["interconnect"] == "NVLink4 900 GB/s (bridge, pairs); UALink"


def test_software_support_is_told_in_columns(catalog: Catalog) -> None:
    rocm = {
        "platform": "ROCm",
        "compute_capability": None,
        "gfx_target": "gfx1100",
        "detail": "no fp64",
    }
    row = gpu_row(catalog, tiny_gpu(catalog, "boreal-one", software=rocm))
    names = ("compute_support", "compute_capability", "gfx_target", "software_detail")
    assert [row[name] for name in names] == ["ROCm", None, "gfx1100", "no fp64"]


def test_prices_are_flat_and_belong_to_an_accelerator(catalog: Catalog) -> None:
    row = price_row("boreal-one", tiny_price(amount=650.5, low=600))
    figures = {name: row[name] for name in ("id", "date", "amount", "low", "high")}
    expected = {"id": "boreal-one", "date": "2026-10-01", "amount": 650.5, "low": 600, "high": None}
    assert figures == expected


def test_csv_and_json_say_the_same(catalog: Catalog) -> None:
    for name in ("gpus", "prices"):
        from_json = [
            {key: _as_cell(value) for key, value in row.items()}
            for row in loaded(catalog, f"{name}.json")
        ]
        assert rows(catalog, f"{name}.csv") == from_json


def _as_cell(value: object) -> str:
    if isinstance(value, list):
        return "; ".join(value) or "none"
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


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
        "counts": {
            "gpus": 3,
            "prices": 3,
            "cloud_prices": 0,
            "sources": 2,
            "vendors": 2,
            "build_rules": 0,
        },
        "api_version": API_VERSION,
        "data_sha256": catalog.digest,
        "licence": "CC-BY-4.0",
    }


def test_index_of_an_earlier_day_names_that_day_and_the_day_of_the_build(catalog: Catalog) -> None:
    files = api_files(edition_of(catalog), TODAY, date(2025, 6, 30))
    index = json.loads(files["api/v1/index.json"])
    assert (index["as_of"], index["build_date"]) == ("2025-06-30", "2026-11-20")
    of_the_day = {f"api/v1/{name}.json": b"" for name in ("index", "offers", "clouds")}
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
        "age_days": 35,
        "stale": False,
        "how": "local",
        "from_region": "us",
        "quality": "B",
        "as_seen": True,
        "source_level": 1.0,
    }
    # One price of quality B without an address is 5 % / (0.7 x 0.5) wide, and sources differ.
    assert row["low"] < 650.5 * (1 - 0.05)
    assert row["high"] > 650.5 * (1 + 0.05)
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
