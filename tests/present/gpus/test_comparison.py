from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.present.gpus.comparison import GROUPS, MOST, compare_tool, comparison_data
from macros.present.words.language import Language
from tests.editions import edition_of
from tests.software_families import tiny_family, with_software
from tests.tiny import tiny_gpu, tiny_price, with_gpus, with_prices


def cells(catalog: Catalog, language: Language, gpu_id: str) -> dict[str, Any]:
    """Return the cells of an accelerator by the key of their row's name."""
    data = comparison_data(edition_of(catalog), language)
    own = next(gpu for gpu in data["gpus"] if gpu["id"] == gpu_id)
    names = [row.name for _, rows in GROUPS for row in rows]
    return dict(zip(names, own["cells"], strict=True))


def told(cell: Any) -> tuple[str, str | None]:
    """Return the text and the note of a cell, which is its text alone where it has no more."""
    return (cell, None) if isinstance(cell, str) else (cell["text"], cell.get("note"))


def test_cells_stand_under_their_rows(catalog: Catalog, english: Language) -> None:
    own = cells(catalog, english, "boreal-one")
    assert own["field.memory.size_gb"] == {"text": "16 GB", "value": 16}
    assert own["field.memory.type"] == "GDDR6"
    assert own["field.released"] == "5 March 2024"
    assert own["field.links.pcie"] == "4.0 x16"
    assert own["field.software.status"] == "supported"


def better(catalog: Catalog, language: Language) -> dict[str, str]:
    """Return which direction of each row is better, by the row's name."""
    groups = comparison_data(edition_of(catalog), language)["groups"]
    return {row["name"]: row["better"] for group in groups for row in group["rows"]}


def test_more_memory_and_speed_are_better_and_less_power(
    catalog: Catalog, english: Language
) -> None:
    directions = better(catalog, english)
    for name in ("Memory", "Memory bandwidth", "Tensor FP16/BF16, dense", "FP32"):
        assert directions[name] == "high"
    assert directions["Tensor TFLOPS per watt"] == "high"
    assert directions["TDP"] == "low"
    assert directions["Street price, new"] == "low"


def test_neither_direction_of_size_and_power_supply_is_better(
    catalog: Catalog, english: Language
) -> None:
    directions = better(catalog, english)
    for name in ("Thickness", "Length", "Recommended power supply", "Memory type", "PCIe"):
        assert directions[name] == ""


def test_what_is_unknown_stays_blank(catalog: Catalog, english: Language) -> None:
    own = cells(catalog, english, "meridian-x")
    known = {name for name, cell in own.items() if cell is not None}
    assert known == {
        "field.memory.size_gb",
        "field.memory.type",
        "field.memory.bandwidth_gb_s",
        "field.vendor",
        "field.segment",
        "field.form_factor",
        "field.released",
    }


def test_a_format_that_the_family_lacks_is_none_and_not_unknown(
    catalog: Catalog, english: Language
) -> None:
    unknown = with_gpus(catalog, tiny_gpu(catalog, "boreal-one", compute={}))
    lacking = with_software(unknown, tiny_family("old", "boreal-one"))
    having = with_software(
        unknown, tiny_family("new", "boreal-one", precisions=["fp16", "bf16", "fp8"])
    )
    found = [
        cells(known, english, "boreal-one")["field.compute.fp8_dense_tflops"]
        for known in (unknown, lacking, having)
    ]
    assert found == [None, False, None]


def test_support_is_that_of_the_family_where_this_promises_less(
    catalog: Catalog, english: Language
) -> None:
    weak = with_software(catalog, tiny_family("new", "boreal-one", status="experimental"))
    assert cells(weak, english, "boreal-one")["field.software.status"] == "experimental"


def test_plugs_of_the_vendors_own_card_say_so_and_are_those_of_one(
    catalog: Catalog, english: Language
) -> None:
    def plugs(*connectors: str) -> Any:
        card = tiny_gpu(catalog, "boreal-one", power={"connectors": connectors})
        return cells(with_gpus(catalog, card), english, "boreal-one")["field.power.connectors"]

    assert "partner cards" in plugs("1x 12-pin")["note"]
    assert plugs() == "none"
    (row,) = (row for _, rows in GROUPS for row in rows if row.name == "field.power.connectors")
    assert row.two == "each"


def test_tensor_rates_say_their_basis(catalog: Catalog, english: Language) -> None:
    own = cells(catalog, english, "boreal-one")
    assert own["field.compute.tensor_tflops"] == {
        "text": "80 TFLOPS",
        "value": 80,
        "note": english.text("basis.fp32_full_rate"),
    }
    per_watt = own["field.power.tensor_tflops_per_w"]
    assert (per_watt["text"], per_watt["value"]) == ("0.4", 0.4)
    assert "note" not in per_watt  # which stands above


def test_rates_without_a_basis_are_left_out(catalog: Catalog, english: Language) -> None:
    compute = {"tensor_basis": None, "fp8_dense_tflops": 160}
    gpu = tiny_gpu(catalog, "boreal-one", compute=compute)
    own = cells(with_gpus(catalog, gpu), english, "boreal-one")
    assert own["field.compute.tensor_tflops"] is None
    assert own["field.compute.fp8_dense_tflops"] is None
    assert own["field.power.tensor_tflops_per_w"] is None


def test_fp8_stands_apart_where_the_basis_is_silent_on_it(
    catalog: Catalog, english: Language
) -> None:
    def basis(name: str) -> str:
        compute = {"tensor_basis": name, "fp8_dense_tflops": 160}
        gpu = tiny_gpu(catalog, "boreal-one", compute=compute)
        own = cells(with_gpus(catalog, gpu), english, "boreal-one")
        return str(own["field.compute.fp8_dense_tflops"].get("basis", ""))

    assert basis("fp32_full_rate") == basis("fp32_half_rate_with_fp8") == ""
    assert basis("fp32_half_rate") == "fp32_half_rate"


def test_fp32_that_counts_more_operations_stands_apart(catalog: Catalog, english: Language) -> None:
    assert "basis" not in cells(catalog, english, "boreal-one")["field.compute.fp32_tflops"]
    architectures = tuple(
        architecture.model_copy(update={"fp32_operations_per_core_clock": 4})
        for architecture in catalog.vocabulary.architectures
    )
    vocabulary = catalog.vocabulary.model_copy(update={"architectures": architectures})
    own = cells(replace(catalog, vocabulary=vocabulary), english, "boreal-one")
    assert own["field.compute.fp32_tflops"] == {
        "text": "20 TFLOPS",
        "value": 20,
        "note": "counts 4 operations per core and clock",
        "basis": "4",
    }


def test_prices_of_different_kinds_never_share_a_row(catalog: Catalog, english: Language) -> None:
    prices = (
        tiny_price(kind="used", amount=320, date="2026-09-01"),
        tiny_price(kind="street_new", amount=640, date="2026-10"),
        tiny_price(kind="launch_msrp", amount=600, date="2024-03-05"),
    )
    own = cells(with_prices(catalog, "boreal-one", *prices), english, "boreal-one")
    shown = {
        name: told(cell)
        for name, cell in own.items()
        if name.startswith("compare.") and "price" in name
    }
    assert shown == {
        "compare.price_new": ("640 USD", "seen in October 2026"),
        "compare.price_new_per_gb": ("40 USD", None),
        "compare.price_used": ("320 USD", "seen on 1 September 2026"),
        "compare.price_used_per_gb": ("20 USD", None),
        "compare.launch_price": ("600 USD", "5 March 2024"),
    }


def test_price_that_is_out_of_date_has_no_better(catalog: Catalog, english: Language) -> None:
    old = tiny_price(date="2026-03-01")
    own = cells(with_prices(catalog, "boreal-one", old), english, "boreal-one")
    for name in ("compare.price_new", "compare.price_new_per_gb"):
        assert "value" not in own[name]
    assert own["compare.price_new"]["note"] == "seen on 1 March 2026, out of date"


def test_fresh_price_is_compared(catalog: Catalog, english: Language) -> None:
    own = cells(with_prices(catalog, "boreal-one", tiny_price()), english, "boreal-one")
    assert own["compare.price_new"]["value"] == 500
    assert own["compare.price_new_per_gb"]["value"] == 500 / 16


@pytest.mark.parametrize(
    ("usd", "shared"), [(474.5, "29.70 USD"), (118_500, "7,410 USD"), (160, "10 USD")]
)
def test_price_of_a_gb_has_the_digits_that_a_price_bears(
    usd: float, shared: str, catalog: Catalog, english: Language
) -> None:
    priced = with_prices(catalog, "boreal-one", tiny_price(amount=usd))
    assert told(cells(priced, english, "boreal-one")["compare.price_new_per_gb"])[0] == shared


def test_price_for_less_memory_than_shown_is_another_products(
    catalog: Catalog, english: Language
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", memory={"unified": True, "size_gb": 64})
    priced = with_prices(with_gpus(catalog, gpu), gpu.id, tiny_price(memory_gb=16))
    assert cells(priced, english, gpu.id)["compare.price_new"] is None


def test_launch_price_says_which_memory_it_is_for(catalog: Catalog, english: Language) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", memory={"unified": True, "size_gb": 64})
    launch = tiny_price(kind="launch_msrp", memory_gb=16)
    own = cells(with_prices(with_gpus(catalog, gpu), gpu.id, launch), english, gpu.id)
    assert own["compare.launch_price"]["note"] == "1 October 2026, with 16 GB"


def test_launch_prices_have_no_better(catalog: Catalog, english: Language) -> None:
    assert "value" not in cells(catalog, english, "boreal-one")["compare.launch_price"]


def test_announced_products_are_marked(catalog: Catalog, english: Language) -> None:
    gpu = tiny_gpu(catalog, "meridian-x", announced="2027-01")
    data = comparison_data(edition_of(with_gpus(catalog, gpu)), english)
    marked = {product["id"]: product["preview"] for product in data["gpus"]}
    assert marked == {"boreal-one": False, "boreal-two": False, "meridian-x": True}
    own = cells(with_gpus(catalog, gpu), english, "meridian-x")
    assert own["field.released"] == {"text": "January 2027", "note": "Announced"}


def test_former_ids_lead_to_the_present_ones(catalog: Catalog, english: Language) -> None:
    assert comparison_data(edition_of(catalog), english)["aliases"] == {"boreal-1": "boreal-one"}


def test_tool_holds_its_data_as_text_that_ends_no_element(
    catalog: Catalog, english: Language
) -> None:
    name = "</template><script>alert(1)</script>&quot;'"
    html = compare_tool(
        edition_of(with_gpus(catalog, tiny_gpu(catalog, "boreal-one", name=name))), english, "../"
    )
    assert "<script" not in html
    assert html.count("</template>") == 1
    text = html.partition("<template>")[2].partition("</template>")[0]
    data = json.loads(text)
    assert data["most"] == MOST
    assert name in {gpu["name"] for gpu in data["gpus"]}


def test_figures_are_said_in_the_readers_language(catalog: Catalog) -> None:
    own = cells(catalog, Language.of(catalog, "fr"), "meridian-x")
    assert own["field.memory.bandwidth_gb_s"] == {"text": "5\u202f000\xa0Go/s", "value": 5000}
