from __future__ import annotations

from dataclasses import replace
from typing import Any

from macros.facts.catalog import Catalog
from macros.facts.records.parts import GpuBoard
from macros.facts.records.products import Gpu
from macros.present.picks.board_words import lengths, plugs, thicknesses
from macros.present.words.language import Language
from tests.tiny import tiny_gpu

_BLANK: dict[str, Any] = {"length_mm": None, "slots": None, "connectors": None}


def board(id_: str, **fields: Any) -> GpuBoard:
    common = {"id": id_, "name": id_, "vendor": "Borealis", "gpu": "boreal-one", "sources": ()}
    return GpuBoard.model_construct(**{**_BLANK, **common, **fields})


def with_boards(catalog: Catalog, *boards: GpuBoard) -> Catalog:
    parts = replace(catalog.parts, gpu_boards={one.id: one for one in boards})
    return replace(catalog, parts=parts)


def card(catalog: Catalog, **power: Any) -> Gpu:
    power = {"tdp_w": 300, "connectors": ["1x 12-pin"]} | power
    return tiny_gpu(catalog, "boreal-one", board={"length_mm": 285}, power=power)


def test_length_is_that_of_all_models_that_are_known(catalog: Catalog, english: Language) -> None:
    gpu = card(catalog)
    assert lengths(gpu, with_boards(catalog), english).replace("\u00a0", " ") == "285 mm"
    long, other = board("long", length_mm=323.5), board("other", gpu="boreal-two", length_mm=400)
    assert lengths(gpu, with_boards(catalog, long, other), english) == "285 to 323.5 mm"


def test_thickness_is_that_of_all_models_that_are_known(
    catalog: Catalog, english: Language
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", board={"slots": 2})
    assert thicknesses(gpu, with_boards(catalog), english).replace("\u00a0", " ") == "2 slots"
    thick = board("thick", slots=2.8)
    assert thicknesses(gpu, with_boards(catalog, thick), english) == "2 to 2.8 slots"


def test_plugs_of_partner_models_stand_beside_those_of_the_maker(
    catalog: Catalog, english: Language
) -> None:
    gpu = card(catalog, adapter_8pin=2)
    boards = with_boards(
        catalog,
        board("three", connectors=("3x 8-pin",)),
        board("same", connectors=("1x 12-pin",)),
        board("unknown"),
    )
    told = "1× 12-pin (2× 8-pin with its adapter) or 3× 8-pin, depending on the model"
    assert plugs(gpu, boards, english).replace("\u00a0", " ") == told


def test_plugs_of_one_model_are_told_from_those_of_another(
    catalog: Catalog, english: Language
) -> None:
    mixed = with_boards(catalog, board("mixed", connectors=("1x 6-pin", "1x 8-pin")))
    told = "1× 12-pin or 1× 6-pin + 1× 8-pin, depending on the model"
    assert plugs(card(catalog), mixed, english).replace("\u00a0", " ") == told


def test_card_without_plugs_has_none(catalog: Catalog, english: Language) -> None:
    assert plugs(card(catalog, connectors=[]), with_boards(catalog), english) == ""
