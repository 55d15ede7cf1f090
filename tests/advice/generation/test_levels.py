"""How much longer invented chips take than others, drawn to their kin, computed by hand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from macros.advice.generation.levels import (
    Levels,
    Missed,
    apart,
    chip_of,
    levels_of,
    typical_errors,
)
from macros.advice.generation.trials import Trial
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from tests.tiny import tiny_gpu


def gpu(catalog: Catalog, id_: str, cores: int | None, **changes: Any) -> Gpu:
    compute = {"fp32_cores": cores}
    return tiny_gpu(catalog, "boreal-one", id=id_, name=id_, compute=compute, **changes)


def trial(card: Gpu, model: str, speed: float = 1.0, dataset: str = "words") -> Trial:
    test = SimpleNamespace(id=model, model=model, weights="bf16", filled_tokens=None)
    told = SimpleNamespace(gpu=card, dataset=dataset, test=test, tokens_per_s=speed)
    return cast("Trial", told)


@pytest.fixture
def cards(catalog: Catalog) -> dict[str, Gpu]:
    """Three chips of one architecture, of which two products share one, and a foreign chip."""
    return {
        "small": gpu(catalog, "small", 1000),
        "small-oem": gpu(catalog, "small-oem", 1000, power={"tdp_w": 50}),
        "middle": gpu(catalog, "middle", 2000),
        "large": gpu(catalog, "large", 4000),
        "foreign": gpu(catalog, "foreign", 1000, architecture="Noon"),
    }


def test_products_with_one_chip_and_kind_of_memory_are_one(
    catalog: Catalog, cards: dict[str, Gpu]
) -> None:
    assert chip_of(cards["small"]) == chip_of(cards["small-oem"])
    stacked = gpu(catalog, "stacked", 1000, memory={"type": "HBM3"})
    other = {chip_of(cards[id_]) for id_ in ("small", "middle", "foreign")} | {chip_of(stacked)}
    assert len(other) == 4
    assert chip_of(gpu(catalog, "unknown", None)) == ("unknown",)


def levels(cards: dict[str, Gpu], typical: dict[str, float] | None = None) -> Levels:
    missed: list[Missed] = [
        (trial(cards["small"], "a"), 0.3),
        (trial(cards["small-oem"], "a"), 0.5),
        (trial(cards["small"], "b"), 0.6),
        (trial(cards["middle"], "a"), -0.2),
        (trial(cards["foreign"], "a"), 9.0),
    ]
    return levels_of(missed, typical or {})


def test_level_is_the_mean_of_models_drawn_to_that_of_the_kin(cards: dict[str, Gpu]) -> None:
    found = levels(cards)
    assert found.means(chip_of(cards["small-oem"])) == pytest.approx([0.4, 0.6])
    kin = (-0.2 / (1 + 2)) / (1 + 1)
    assert found.of_kin(cards["small"]) == pytest.approx(kin)
    assert found.of(cards["small"]) == pytest.approx((0.4 + 0.6 + 2 * kin) / (2 + 2))


def test_chip_that_nobody_measured_has_half_the_level_of_its_kin(cards: dict[str, Gpu]) -> None:
    found = levels(cards)
    others = (0.4 + 0.6) / (2 + 2), -0.2 / (1 + 2)
    assert found.of(cards["large"]) == pytest.approx(sum(others) / 3)


def test_model_left_out_counts_neither_for_a_chip_nor_for_its_kin(cards: dict[str, Gpu]) -> None:
    found = levels(cards)
    assert found.means(chip_of(cards["small"]), without="a") == pytest.approx([0.6])
    assert found.of_kin(cards["small"], without="a") == 0
    assert found.of(cards["small"], without="a") == pytest.approx(0.6 / 3)
    assert found.of(cards["middle"], without="a") == pytest.approx((0.6 / 3) / 2 * 2 / 2)


def test_what_a_test_takes_longer_on_all_chips_is_no_level(cards: dict[str, Gpu]) -> None:
    found = levels(cards, {"words/a": 0.1})
    assert found.means(chip_of(cards["small"])) == pytest.approx([0.3, 0.6])


def test_what_is_typical_of_a_test_is_the_middle_of_three_chips_or_more(
    cards: dict[str, Gpu],
) -> None:
    missed: list[Missed] = [
        (trial(cards["small"], "a"), 0.1),
        (trial(cards["small-oem"], "a"), 0.3),
        (trial(cards["middle"], "a"), 0.5),
        (trial(cards["large"], "a"), 0.9),
        (trial(cards["small"], "b"), 0.1),
        (trial(cards["small-oem"], "b"), 0.1),
        (trial(cards["middle"], "b"), 0.1),
    ]
    assert typical_errors(missed) == pytest.approx({"words/a": 0.5})


def campaigns(cards: dict[str, Gpu], shifted: float, shared: int = 3) -> list[Trial]:
    """Return a large campaign, and one of a few of its cards that are so many times as fast."""
    every = list(cards.values())
    large = [trial(card, "a", 100.0) for card in every]
    return large + [trial(card, "a", 100.0 * shifted, "few") for card in every[:shared]]


@pytest.mark.parametrize(
    ("shifted", "shared", "expected"),
    [(1.5, 3, {"few"}), (1 / 1.5, 3, {"few"}), (1.1, 3, set()), (1.5, 2, set())],
)
def test_smaller_campaign_that_measures_in_another_way_stands_apart(
    cards: dict[str, Gpu], shifted: float, shared: int, expected: set[str]
) -> None:
    assert apart(campaigns(cards, shifted, shared), reach=0.3) == expected
