"""What the reading of prompts is computed from, of invented cards."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.fit.prompt_facts import card_prompts, serves
from macros.advice.generation.prompt_model import WORK, PromptModel
from macros.advice.generation.prompt_work import PromptWork
from macros.advice.speeds.speed import Z80, Speed, Speeds
from macros.facts.catalog import Catalog
from tests.advice.generation.test_prompt_model import trial as read_by
from tests.tiny import tiny_gpu

SURE = math.log(1.1)  # the formula is off by a tenth with dense models
MODEL = PromptModel(2e-14, 2.0, 3.0, {}, SURE, SURE, math.log(1.5), math.log(1.2), ())


def speeds(kind: Any, spread: float = 1.0) -> Speeds:
    """Return the speed of a card, 2, of which the logarithm may be wrong by so much."""
    low, high = (2 * math.exp(sign * spread * Z80) for sign in (-1, 1))
    return Speeds("other", {WORK: {"boreal-one": Speed(WORK, "boreal-one", kind, 2.0, low, high)}})


def test_a_prompt_takes_a_faster_card_less_time(catalog: Catalog) -> None:
    told = card_prompts(catalog.gpus["boreal-one"], MODEL, speeds("measured"))
    assert told["seconds"] == pytest.approx(1e-14, abs=0)


def test_what_was_measured_is_as_wrong_as_the_formula_alone(catalog: Catalog) -> None:
    told = card_prompts(catalog.gpus["boreal-one"], MODEL, speeds("measured"))
    assert told["reaches"] == pytest.approx([1.1, 1.5], rel=1e-3)


def test_an_estimate_is_never_surer_than_the_speed_that_it_rests_on(catalog: Catalog) -> None:
    gpu = catalog.gpus["boreal-one"]
    unsure = card_prompts(gpu, MODEL, speeds("estimated"))["reaches"]
    assert unsure == pytest.approx([math.exp(Z80)] * 2, rel=1e-3)
    sure = card_prompts(gpu, MODEL, speeds("estimated", spread=0.01))["reaches"]
    assert sure == pytest.approx([1.1, 1.5], rel=1e-3)


def test_nothing_is_said_of_a_card_without_a_speed(catalog: Catalog) -> None:
    nothing: dict[str, Any] = {"seconds": None, "reaches": [], "read": {}}
    assert card_prompts(catalog.gpus["boreal-two"], MODEL, speeds("measured")) == nothing
    assert card_prompts(catalog.gpus["boreal-one"], None, speeds("measured")) == nothing


def test_measured_prompts_have_the_middle_of_campaigns_and_their_longest_length(
    catalog: Catalog,
) -> None:
    def read(seconds: float, prompt: int, filled: int | None = None) -> Any:
        one = read_by("one", "short")
        fields = {"prompt_tokens": prompt, "filled_tokens": filled, "weights": "fp8"}
        test = one.test.model_copy(update=fields)
        work = PromptWork(1e10, 0, is_mixture=False)
        return replace(one, gpu="boreal-one", test=test, work=work, tokens_per_s=1e-10 / seconds)

    trials = (read(1e-14, 512), read(4e-14, 512, 1024), read(2e-14, 1000))
    fitted = replace(MODEL, trials=trials[:2], others=trials[2:])
    told = card_prompts(catalog.gpus["boreal-one"], fitted, speeds("measured"))["read"]
    assert list(told) == ["short|fp8"]
    assert told["short|fp8"]["tokens"] == 1536
    assert told["short|fp8"]["seconds"] == pytest.approx([1e-14, 2e-14, 4e-14], abs=0)


def test_one_campaign_is_as_sure_as_campaigns_usually_agree(catalog: Catalog) -> None:
    one = replace(read_by("one", "short"), gpu="boreal-one")
    fitted = replace(MODEL, trials=(one,))
    told = card_prompts(catalog.gpus["boreal-one"], fitted, speeds("measured"))["read"]
    ((low, middle, high),) = (read["seconds"] for read in told.values())
    assert (low, high) == pytest.approx((middle / 1.2, middle * 1.2), rel=1e-4, abs=0)


@pytest.mark.parametrize(
    ("software", "status", "platform", "expected"),
    [
        ("vLLM", "supported", "CUDA", True),
        ("vLLM", "supported", "Metal", False),
        ("vLLM", "ended", "CUDA", False),
        ("llama.cpp", "ended", "Metal", True),
    ],
)
def test_one_software_alone_needs_a_platform_that_is_still_developed(
    catalog: Catalog, software: str, status: str, platform: str, expected: bool
) -> None:
    known = {"status": status, "platform": platform}
    assert serves(tiny_gpu(catalog, "boreal-one", software=known), software) is expected


def test_no_platform_on_record_is_none(catalog: Catalog) -> None:
    unknown = catalog.gpus["boreal-one"].model_copy(update={"software": None})
    assert not serves(unknown, "vLLM")
    assert serves(unknown, "llama.cpp")
