"""Pair speed: the tokens a second of one conversation on one card and on two, as /fit/ has them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import date
from typing import Literal

from typing_extensions import TypedDict

from macros.advice.builds.pair_records import Factor, Tokens
from macros.advice.generation.card_speed import Writing, card_speed, estimated_tokens, tensor_ends
from macros.advice.generation.generation_model import generation_model
from macros.advice.generation.tensor_model import TensorModel, tensor_model
from macros.advice.generation.token_work import token_work
from macros.advice.memory.constants import constants_of
from macros.advice.memory.held import FOUR_BITS, weights_of
from macros.advice.memory.shape import shape_of
from macros.advice.picks.card_prices import exact
from macros.facts.catalog import Catalog
from macros.facts.records.models import Model
from macros.facts.records.products import Gpu

PAIR = 2


class CardWrites(Writing):
    """What the speed of a card is computed from, and what is told of it.

    `told` are tokens a second by model, with 1 where they were measured on this very card; `shared`
    those that were measured with two of them that share every layer, `tensor_ends` the ends of an
    estimate of that as multiples of it, None where nobody measured the like.
    """

    told: dict[str, list[float]]
    shared: dict[str, list[float]]
    tensor_ends: list[float] | None


class ModelReads(TypedDict):
    """The bytes that a token reads in 4 bits after a short text, and whether a mixture does."""

    bytes: float
    is_mixture: bool


class PairSpeed(TypedDict):
    """The seconds of a layer."""

    layer_s: float


def pair_speed(catalog: Catalog, day: date) -> PairSpeed:
    """Return the constants of all cards and models."""
    fitted = generation_model(catalog, day)
    return {"layer_s": fitted.layer_s if fitted else 0.0}


def card_writes(gpu: Gpu, catalog: Catalog, day: date) -> CardWrites:
    """Return what the speed of a card is computed from."""
    speed = card_speed(gpu, generation_model(catalog, day))
    together = tensor_model(catalog, day)
    return {
        **speed.writing,
        "told": {**_in_four_bits(speed.alike, 0), **_in_four_bits(speed.measured, 1)},
        "shared": _shared(gpu, together),
        "tensor_ends": tensor_ends(gpu, together) if together and PAIR in together.counts else None,
    }


def _in_four_bits(told: dict[str, list[float]], is_measured: int) -> dict[str, list[float]]:
    """Return what is told of models in 4 bits, of the first format that is told."""
    return {
        key.partition("|")[0]: [*ends, is_measured]
        for weights in reversed(FOUR_BITS)
        for key, ends in told.items()
        if key.endswith(f"|{weights}")
    }


def _shared(gpu: Gpu, fitted: TensorModel | None) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for trial in fitted.trials if fitted else ():
        for weights in reversed(FOUR_BITS):
            model = trial.test.model
            speed = fitted.measured(gpu, model, weights, PAIR) if fitted and model else None
            if model and speed:
                ends = speed.tokens_per_s
                found[model] = [exact(end) for end in (ends.low, ends.likely, ends.high)]
    return found


def model_reads(model: Model, catalog: Catalog) -> ModelReads:
    """Return what a token of a model reads. Raises ValueError for one whose shape is not known."""
    shape = shape_of(model)
    if shape is None:
        raise ValueError(f"The shape of {model.id} is not known.")
    work = token_work(shape, weights_of(catalog, model.id), 0, constants_of(catalog))
    return {"bytes": exact(work.read_bytes), "is_mixture": shape.is_mixture}


def written(
    cards: Sequence[CardWrites], id_: str, reads: ModelReads, layers: int, speed: PairSpeed
) -> Tokens | None:
    """Return the tokens a second of one card, or of two that work in turn; None where unknown.

    Two equal cards write as one would that holds all of it, unequal ones between both; none is
    faster in turn than it was measured alone.
    """
    if len(cards) == 1 and (told := cards[0]["told"].get(id_)):
        low, likely, high, is_measured = told
        return _tokens(low, likely, high, is_measured=bool(is_measured))
    found = [_bounded(_estimated(card, reads, layers, speed), card, id_) for card in cards]
    known = [one for one in found if one]
    if len(known) < len(cards):
        return None
    likely = len(known) / math.fsum(1 / one["likely"] for one in known)
    low, high = min(one["low"] for one in known), max(one["high"] for one in known)
    return _tokens(low, likely, high)


def _bounded(found: Tokens | None, card: CardWrites, id_: str) -> Tokens | None:
    """Return an estimate that is nowhere above what is told of the card alone."""
    told = card["told"].get(id_)
    if found is None or told is None:
        return found
    low, likely, high, _ = told
    ends = min(found["low"], low), min(found["likely"], likely), min(found["high"], high)
    return _tokens(*ends)


def _estimated(card: CardWrites, reads: ModelReads, layers: int, speed: PairSpeed) -> Tokens | None:
    if card["read_s"] is None:
        return None
    is_mixture = reads["is_mixture"]
    ends = estimated_tokens(reads["bytes"], layers, speed["layer_s"], card, is_mixture=is_mixture)
    return _tokens(ends.low, ends.likely, ends.high)


def written_together(
    card: CardWrites, id_: str, reads: ModelReads, layers: int, speed: PairSpeed
) -> Tokens | None:
    """Return the tokens a second of two equal cards that share every layer; None where unknown."""
    if known := card["shared"].get(id_):
        return _tokens(known[0], known[1], known[2], is_measured=True)
    factors = card["tensor_ends"]
    if not factors or reads["is_mixture"] or card["read_s"] is None:
        return None
    ends = estimated_tokens(reads["bytes"], layers, speed["layer_s"], card, factors, shared_by=PAIR)
    return _tokens(ends.low, ends.likely, ends.high)


def either(speeds: Sequence[Tokens | None]) -> Tokens | None:
    """Return the tokens a second of cards that each hold a copy; None where one is unknown."""
    known = [one for one in speeds if one]
    if len(known) < len(speeds):
        return None
    ends = (min(one["low"] for one in known), min(one["likely"] for one in known))
    high, kinds = max(one["high"] for one in known), {one["kind"] for one in known}
    return _tokens(*ends, high, is_measured=kinds == {"measured"})


def is_surely_faster(one: Tokens, other: Tokens) -> bool:
    """Return whether one speed leads another by more than both ranges let doubt."""
    below, above = one["likely"] / one["low"], other["high"] / other["likely"]
    lead = math.log(one["likely"] / other["likely"])
    return lead >= math.hypot(math.log(below), math.log(above))


def order_of(one: Tokens, other: Tokens) -> Literal["behind", "ahead", "near"]:
    """Return whether a speed is all below another, nowhere below it, or may be either."""
    if one["high"] < other["low"]:
        return "behind"
    is_ahead = one["low"] >= other["low"] and one["high"] >= other["high"]
    return "ahead" if is_ahead else "near"


def times_as_fast(both: Tokens, one: Tokens) -> Factor:
    """Return how many times as fast two equal cards are as one, which is at most twice.

    What is not known of the card itself makes both faster or slower: only `both` has ends here.
    """
    low, value, high = (min(both[end] / one["likely"], PAIR) for end in ("low", "likely", "high"))
    is_measured = both["kind"] == one["kind"] == "measured"
    kind: Literal["measured", "estimated"] = "measured" if is_measured else "estimated"
    return {"low": low, "value": value, "high": high, "kind": kind}


def beside(its: Tokens, own: Tokens) -> Factor:
    """Return how many times as fast another card is; what errs with the model errs in both."""
    low, value, high = (its[end] / own["likely"] for end in ("low", "likely", "high"))
    return {"low": low, "value": value, "high": high, "kind": "rule"}


def taking_turns(ratio: Factor) -> Factor:
    """Return how fast cards are in turn: between the present one and one of so much its speed."""
    middle = 2 / (1 + 1 / ratio["value"])
    ends = min(1, ratio["low"]), max(1, ratio["high"])
    return {"low": ends[0], "value": middle, "high": ends[1], "kind": "rule"}


def _tokens(low: float, likely: float, high: float, *, is_measured: bool = False) -> Tokens:
    kind: Literal["measured", "estimated"] = "measured" if is_measured else "estimated"
    return {"low": low, "likely": likely, "high": high, "kind": kind}
