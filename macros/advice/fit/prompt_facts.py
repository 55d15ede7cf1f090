"""Prompt facts: what the reading of prompts and several conversations are computed from."""

from __future__ import annotations

import math
from collections import defaultdict
from datetime import date
from statistics import median

from typing_extensions import TypedDict

from macros.advice.fit.fit_records import Triple
from macros.advice.generation.ahead_model import ahead_gains
from macros.advice.generation.prompt_model import WORK, PromptModel, PromptTrial
from macros.advice.generation.together_model import gains
from macros.advice.picks.card_prices import exact
from macros.advice.speeds.speed import Z80, Speed, Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu

# Which does not run on Metal, nor on what its platform no longer develops for.
_NEEDS_PLATFORM = "vLLM"
_PLATFORMS = ("CUDA", "ROCm", "oneAPI")


class PromptFacts(TypedDict):
    """How many times an operation counts with experts and with attention.

    `several` are the least, the likely and the most that equal cards read together, times one.
    """

    mixture: float
    attention: float
    several: Triple


class GainFacts(TypedDict):
    """The exponents of what several conversations get together, and of how many that is known."""

    exponents: Triple
    most: int


class ReadPrompt(TypedDict):
    """Seconds of an operation as measured with a model, and with how long prompts at most."""

    seconds: Triple
    tokens: int


class CardPrompts(TypedDict):
    """Seconds of an operation of a card, with the factor to both ends: dense, mixture.

    `seconds` is None where nothing like it was measured; `read` has what was measured, by model
    and format.
    """

    seconds: float | None
    reaches: list[float]
    read: dict[str, ReadPrompt]


def prompt_facts(fitted: PromptModel | None) -> PromptFacts | None:
    """Return the constants of the formula; None where too little was measured."""
    if fitted is None:
        return None
    several = [exact(end) for end in fitted.several]
    return {"mixture": fitted.mixture, "attention": fitted.attention, "several": several}


def gain_facts(catalog: Catalog, today: date) -> dict[str, GainFacts]:
    """Return the gains of several conversations, by software."""
    return {
        software: {"exponents": [exact(end) for end in gain.exponents], "most": gain.most}
        for software, gain in gains(catalog, today).items()
    }


def ahead_facts(catalog: Catalog, today: date) -> dict[str, list[float]]:
    """Return by model the least, likely and largest gain of guessing ahead, and of how many."""
    return {
        model: [*(exact(end) for end in (gain.low, gain.likely, gain.high)), gain.set_ups]
        for model, gain in ahead_gains(catalog, today).items()
    }


def serves(gpu: Gpu, software: str) -> bool:
    """Return whether a software serves several conversations on an accelerator of today."""
    known = gpu.software
    if software != _NEEDS_PLATFORM:
        return True
    return bool(known and known.status == "supported" and known.platform in _PLATFORMS)


def card_prompts(gpu: Gpu, fitted: PromptModel | None, speeds: Speeds) -> CardPrompts:
    """Return what the reading of prompts by an accelerator is computed from."""
    if fitted is None:
        return {"seconds": None, "reaches": [], "read": {}}
    speed = speeds.of(WORK, gpu.id) or speeds.too_small.get(WORK, {}).get(gpu.id)
    return {
        "seconds": exact(fitted.seconds_of(gpu.id, speed.value)) if speed else None,
        "reaches": _reaches(gpu, speed, fitted) if speed else [],
        "read": _read(gpu, fitted),
    }


def _reaches(gpu: Gpu, speed: Speed, fitted: PromptModel) -> list[float]:
    """Return the factors: never less than the speed itself may be wrong by."""
    own = Z80 * speed.spread if speed.kind == "estimated" else 0.0
    logs = (fitted.reach_of(gpu.id, is_mixture=is_mixture) for is_mixture in (False, True))
    return [exact(math.exp(max(own, log))) for log in logs]


def _read(gpu: Gpu, fitted: PromptModel) -> dict[str, ReadPrompt]:
    found: dict[str, list[PromptTrial]] = defaultdict(list)
    for trial in (*fitted.trials, *fitted.others):
        if trial.gpu == gpu.id:
            found[f"{trial.test.model}|{trial.test.weights}"].append(trial)
    return {key: _measured(trials, fitted) for key, trials in found.items()}


def _measured(trials: list[PromptTrial], fitted: PromptModel) -> ReadPrompt:
    """Return the measured seconds, with ends at least as far as campaigns differ."""
    seconds = sorted(fitted.seconds_measured(trial) for trial in trials)
    middle, again = median(seconds), math.exp(fitted.again_reach)
    ends = (min(seconds[0], middle / again), middle, max(seconds[-1], middle * again))
    longest = max(
        (trial.test.prompt_tokens or 0) + (trial.test.filled_tokens or 0) for trial in trials
    )
    return {"seconds": [exact(end) for end in ends], "tokens": longest}
