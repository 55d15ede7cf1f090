from __future__ import annotations

from dataclasses import replace

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.names import NameGrammar
from macros.present.gpus.headlines import Tile, gpu_summary, gpu_tiles
from macros.present.words.grammar import NameRules
from macros.present.words.language import Language
from tests.tiny import tiny_gpu


def test_tiles_are_the_headline_figures_each_in_its_unit(
    catalog: Catalog, english: Language
) -> None:
    assert gpu_tiles(catalog.gpus["boreal-one"], english) == [
        Tile("Memory", "16 GB", "GDDR6"),
        Tile("Memory bandwidth", "512 GB/s"),
        Tile("Tensor FP16/BF16, dense", "80 TFLOPS"),
        Tile("TDP", "200 W"),
    ]


@pytest.mark.parametrize(("capability", "named"), [(7.5, "FP16"), (8.6, "FP16/BF16")])
def test_tensor_rate_names_bf16_only_where_the_chip_has_it(
    catalog: Catalog, english: Language, capability: float, named: str
) -> None:
    software = {"platform": "CUDA", "status": "supported", "compute_capability": capability}
    gpu = tiny_gpu(catalog, "boreal-one", software=software)
    assert Tile(f"Tensor {named}, dense", "80 TFLOPS") in gpu_tiles(gpu, english)


def test_tiles_hold_fp32_only_where_no_tensor_rate_is_known(
    catalog: Catalog, english: Language
) -> None:
    assert Tile("FP32", "40 TFLOPS") in gpu_tiles(catalog.gpus["boreal-two"], english)
    assert len(gpu_tiles(catalog.gpus["meridian-x"], english)) == 2


def test_summary_says_what_it_is_whose_and_since_when(catalog: Catalog, english: Language) -> None:
    assert gpu_summary(catalog.gpus["boreal-one"], english) == (
        "The Boreal\u00a0One is a consumer card from Borealis. It came out on 5 March 2024."
    )


@pytest.mark.parametrize(("form", "is_module"), [("pcie_card", False), ("oam", True)])
def test_summary_says_that_a_module_needs_its_server(
    catalog: Catalog, english: Language, form: str, is_module: bool
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", form_factor=form)
    assert gpu_summary(gpu, english).endswith("without the server.") == is_module


def test_summary_says_that_its_memory_is_no_longer_sold(
    catalog: Catalog, english: Language
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", memory={"withdrawn": "2026-03"})
    said = "Borealis stopped selling the version with 16 GB in March 2026: new ones have less"
    assert said in gpu_summary(gpu, english)
    assert said not in gpu_summary(catalog.gpus["boreal-one"], english)


@pytest.mark.parametrize(("plug", "is_told"), [("1x 8-pin EPS", True), ("1x 8-pin", False)])
def test_summary_warns_of_a_plug_that_looks_like_that_of_graphics_cards(
    catalog: Catalog, english: Language, plug: str, is_told: bool
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", power={"connectors": [plug]})
    assert ("Its power plug is an EPS plug" in gpu_summary(gpu, english)) == is_told


def test_summary_leaves_out_a_day_that_is_unknown(catalog: Catalog, english: Language) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", announced=None, released=None)
    assert gpu_summary(gpu, english).endswith("from Borealis.")


def test_announced_product_is_not_called_released(catalog: Catalog, english: Language) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", announced="2024-03-05", released=None)
    date = "5 March 2024"
    summary = gpu_summary(gpu, english)
    assert f"It was announced on {date}." in summary
    assert "released" not in summary


def test_french_lead_bends_with_the_gender_of_the_product(catalog: Catalog) -> None:
    rules = NameRules.of([NameGrammar(starts="Boreal One", gender="f")])
    french = replace(Language.of(catalog, "fr"), name_rules=rules)
    assert "Sortie le 5 mars 2024" in gpu_summary(catalog.gpus["boreal-one"], french)
