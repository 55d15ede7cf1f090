"""What a card needs from a computer is told of all its models, and of estimates that they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildRule
from macros.facts.records.parts import GpuBoard
from macros.present.builds.asked_words import asked_words
from macros.present.words.language import Language
from tests.tiny import tiny_evidence, tiny_gpu

NEWER_SUPPLY = {
    "id": "psu-atx-3",
    "applies": "gpu_rated_w > 300 and has_supply",
    "figure": "psu_atx_version",
    "holds": "at_least",
    "limit": "3",
    "unit": "none",
    "decided": "2026-11-01",
    "source": "weekly-chip",
    "reason": "Invented.",
}


def told(catalog: Catalog, language: Language, *boards: GpuBoard, **gpu: Any) -> dict[str, str]:
    """Return what a Boreal One needs, of which those models are known."""
    parts = replace(catalog.parts, gpu_boards={board.id: board for board in boards})
    words = asked_words(
        tiny_gpu(catalog, "boreal-one", **gpu), replace(catalog, parts=parts), language
    )
    return {name: said.replace("\u00a0", " ") for name, said in words}


def model(**fields: Any) -> GpuBoard:
    named = {"id": "stout", "name": "Stout", "vendor": "Borealis", "gpu": "boreal-one"}
    return GpuBoard.model_validate({**named, "sources": (), **fields})


def reckoned(*covers: str) -> tuple[Any, ...]:
    return (tiny_evidence(kind="derived", confidence="low", covers=covers),)


def test_sizes_and_plugs_are_those_of_all_models(catalog: Catalog, english: Language) -> None:
    stout = model(slots=3.5, length_mm=340, connectors=("3x 8-pin",))
    said = told(
        catalog,
        english,
        stout,
        board={"slots": 2, "length_mm": 267},
        power={"connectors": ("2x 8-pin",)},
    )
    assert said["Slots taken"] == "2 to 3.5 slots"
    assert said["Length"] == "267 to 340 mm"
    assert said["Power connectors"] == "2× 8-pin or 3× 8-pin, depending on the model"


def test_median_of_models_is_not_told_as_the_size(catalog: Catalog, english: Language) -> None:
    sources = reckoned("board.slots", "board.length_mm")
    sizes = {"slots": 2, "length_mm": 245}
    said = told(catalog, english, board=sizes, sources=sources)
    assert said["Length"] == "245 mm (median of several models; half of them may be longer)"
    assert said["Slots taken"] == "2 slots (median of several models; half of them may be thicker)"
    known = told(catalog, english, model(length_mm=300, slots=2), board=sizes, sources=sources)
    assert known["Length"] == "245 to 300 mm"


def test_estimate_of_the_power_supply_is_not_laid_to_the_maker(
    catalog: Catalog, english: Language
) -> None:
    name, power = "Power supply, recommended", {"recommended_psu_w": 250}
    sources = reckoned("power.recommended_psu_w")
    estimate = "about 250 W (an estimate: we found no figure from the maker)"
    assert told(catalog, english, power=power, sources=sources)[name] == estimate
    assert told(catalog, english, power=power, sources=(tiny_evidence(),))[name] == "250 W"


@pytest.mark.parametrize(("tdp_w", "is_newer"), [(301, True), (300, False)])
def test_card_that_draws_spikes_asks_for_a_newer_power_supply(
    catalog: Catalog, english: Language, tdp_w: int, is_newer: bool
) -> None:
    rule = BuildRule.model_validate(NEWER_SUPPLY)
    power = {"recommended_psu_w": 750, "tdp_w": tdp_w}
    ruled = replace(catalog, build_rules={rule.id: rule})
    said = told(ruled, english, power=power, sources=(tiny_evidence(),))
    newer = (
        "750 W, following ATX 3: an older one may take the card’s power spikes for a short"
        " circuit and switch off"
    )
    assert said["Power supply, recommended"] == (newer if is_newer else "750 W")
