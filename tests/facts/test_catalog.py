from __future__ import annotations

from dataclasses import FrozenInstanceError
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from macros.facts.catalog import Catalog, load_catalog
from macros.facts.reading.problems import CatalogError
from tests.tiny import GPU, PRICE, TODAY, edit, problem_lines


def test_tiny_catalogue_has_no_problems(data_dir: Path) -> None:
    assert problem_lines(data_dir) == ""


def test_catalogue_holds_what_the_files_say(catalog: Catalog) -> None:
    assert list(catalog.gpus) == ["boreal-one", "boreal-two", "meridian-x"]
    assert list(catalog.sources) == ["borealis-data-sheet", "weekly-chip"]
    assert catalog.gpus["boreal-one"].memory.bandwidth_gb_s == 512
    assert catalog.vocabulary.currencies == ("USD", "EUR")


def test_prices_are_in_order_of_their_dates(catalog: Catalog) -> None:
    dates = [str(price.date) for price in catalog.prices_of("boreal-one")]
    assert dates == ["2024-03-05", "2026-09", "2026-10"]


def test_product_without_a_price_file_has_no_prices(catalog: Catalog) -> None:
    assert catalog.prices_of("meridian-x") == ()


def test_catalogue_cannot_be_changed(catalog: Catalog) -> None:
    gpus: Any = catalog.gpus
    with pytest.raises(TypeError):
        gpus["new"] = catalog.gpus["boreal-one"]
    with pytest.raises(FrozenInstanceError):
        catalog.digest = ""  # type: ignore[misc] # must fail
    with pytest.raises(ValidationError):
        catalog.gpus["boreal-one"].name = "Other"  # type: ignore[misc] # must fail


def test_mistakes_of_all_files_are_reported_at_once_sorted_and_counted(data_dir: Path) -> None:
    edit(data_dir, PRICE, "currency: EUR", "currency: CHF")
    edit(data_dir, GPU, "tdp_w: 200", "tdp_w: -200")
    edit(data_dir, GPU, "vendor: Borealis", "vendors: Borealis")
    edit(data_dir, "sources.yml", "- id: weekly-chip", "- id: [")
    with pytest.raises(CatalogError) as caught:
        load_catalog(data_dir, today=TODAY)
    lines = str(caught.value).splitlines()
    starts = [line.split(" ")[0] for line in lines[:-1]]
    assert starts == [
        "data/gpus/boreal-one.yml:1:1",
        "data/gpus/boreal-one.yml:3:1",
        "data/gpus/boreal-one.yml:25:10",
        "data/prices/boreal-one.yml:23:13",
        "data/sources.yml:5:7",
    ]
    help_ = "Each field is described in CONTRIBUTING.md#fields."
    assert lines[-1] == f"5 errors in 3 files. {help_}"


def test_all_mistakes_of_one_file_are_reported_at_once(data_dir: Path) -> None:
    edit(data_dir, GPU, "size_gb: 16", "size_gb: x")
    edit(data_dir, GPU, "tdp_w: 200", "tdp_w: y")
    edit(data_dir, GPU, "Sold in two colours.", "<b>")
    fields = [line.split("  ")[1].split(":")[0] for line in problem_lines(data_dir).splitlines()]
    assert fields == ["memory.size_gb", "power.tdp_w", "notes[1]"]


def test_warnings_do_not_keep_the_catalogue_from_loading(data_dir: Path) -> None:
    edit(data_dir, GPU, "fp32_tflops: 20", "fp32_tflops: 30")
    warnings = load_catalog(data_dir, today=TODAY).warnings
    assert [warning.field for warning in warnings] == ["compute.fp32_tflops"]


def test_warnings_are_reported_beside_errors(data_dir: Path) -> None:
    edit(data_dir, GPU, "fp32_tflops: 20", "fp32_tflops: 30")
    edit(data_dir, GPU, "id: boreal-one", "id: boreal-1st")
    with pytest.raises(CatalogError, match="1 error and 1 warning in 1 file"):
        load_catalog(data_dir, today=TODAY)


def test_today_decides_what_is_the_future(data_dir: Path) -> None:
    with pytest.raises(CatalogError, match=r"2026-11-02 is in the future"):
        load_catalog(data_dir, today=date(2026, 11, 1))


def test_digest_changes_with_any_byte_of_any_file(data_dir: Path, catalog: Catalog) -> None:
    edit(data_dir, PRICE, "Three shops", "Four shops")
    assert load_catalog(data_dir, today=TODAY).digest != catalog.digest


def test_digest_is_the_same_for_the_same_files_elsewhere(
    data_dir: Path, catalog: Catalog, tmp_path: Path
) -> None:
    elsewhere = data_dir.rename(tmp_path / "other")
    assert load_catalog(elsewhere, today=TODAY).digest == catalog.digest


def test_file_mended_after_a_mistake_is_read_again(data_dir: Path) -> None:
    edit(data_dir, GPU, "tdp_w: 200", "tdp_w: 0")
    assert "power.tdp_w" in problem_lines(data_dir)
    edit(data_dir, GPU, "tdp_w: 0", "tdp_w: 210")
    assert load_catalog(data_dir, today=TODAY).gpus["boreal-one"].power.tdp_w == 210
