"""Fit work: what the memory and the speed of one question follow from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal

from macros.advice.fit.fit_facts import FitCard, FitFacts, FitModel
from macros.advice.fit.fit_records import (
    FitPurpose,
    FitQuestion,
    FitSpeed,
    OwnModel,
    SpeedKind,
    Together,
    Triple,
)
from macros.advice.generation.card_speed import estimated_tokens
from macros.advice.generation.prompt_work import operations, prompt_work
from macros.advice.generation.token_work import token_work
from macros.advice.generation.tuning_model import estimated_ends
from macros.advice.memory.cases import LORA_RANK, running_load
from macros.advice.memory.constants import MemoryConstants
from macros.advice.memory.division import Division, division
from macros.advice.memory.formats import Ends
from macros.advice.memory.peak import Peak, peak
from macros.advice.memory.quantities import Load
from macros.advice.memory.shape import Shape, shape_of_figures
from macros.facts.records.memory import MemoryMode
from macros.facts.records.models import AttentionLayers

_MODES: dict[FitPurpose, MemoryMode] = {"lora": "lora", "qlora": "qlora", "full": "amp"}
_BILLION = 1e9
SECONDS_PER_HOUR = 3600
_SLOWER: tuple[Literal["high", "likely", "low"], ...] = ("high", "likely", "low")
_FASTER = _SLOWER[::-1]


@dataclass(frozen=True, eq=False)
class FitWork:
    """One model, asked to do one thing with so many tokens."""

    id: str
    shape: Shape
    question: FitQuestion
    facts: FitFacts
    constants: MemoryConstants

    @property
    def runs(self) -> bool:
        """Whether the model runs; else it learns."""
        return self.question.purpose == "run"

    def load(self, count: int = 1) -> Load:
        """Return the load of each of so many cards; learning divides all there is to divide."""
        asked = self.question
        if self.runs:
            load = running_load(asked.weights, asked.tokens, asked.sequences, count)
            return replace(load, cache=asked.cache, serving=asked.sequences > 1)
        return Load(
            _MODES[asked.purpose],
            asked.tokens,
            asked.sequences,
            checkpointing=True,
            lora_rank=LORA_RANK,
            gpu_count=count,
            zero_stage=3,  # which divides nothing over a single card
        )

    @cached_property
    def division(self) -> Division:
        """How running is divided."""
        return division(self.shape, self.load(), self.constants)

    def peak(self, count: int) -> Peak:
        """Return the peak of the fullest of so many equal cards."""
        return peak(self.shape, self.load(count), self.constants)

    def need(self, count: int) -> Ends:
        """Return what all cards together take to run it, or each of them to train it, in GiB."""
        return self.division.taken(count) if self.runs else self.peak(count).gib

    def speed(self, card: FitCard, count: int, filled_tokens: int = 0) -> FitSpeed | None:
        """Return the tokens a second of one conversation after so many others.

        Several equal cards that divide the layers work in turn: what one of them would take to read
        all of it. None where nobody measured the like.
        """
        weights = self.question.weights
        if self.question.purpose in ("lora", "qlora") and count == 1 and not filled_tokens:
            return self.tuned(card)
        if not self.runs or weights not in self.facts["read_formats"]:
            return None
        told = self.told(card)
        if told and count == 1 and not filled_tokens:
            return told
        if card["read_s"] is None:
            return None
        work = token_work(self.shape, weights, filled_tokens, self.constants)
        ends = estimated_tokens(
            work.read_bytes, work.layers, self.facts["layer_s"], card, is_mixture=work.is_mixture
        )
        return _no_faster(_speed(ends.low, ends.likely, ends.high, "estimated"), told)

    def prompt(self, card: FitCard, count: int) -> FitSpeed | None:
        """Return the tokens a second of a prompt as long as the context; None where nobody knows.

        Several equal cards read as much more as was measured of others.
        """
        facts, asked = self.facts["prompts"], self.question
        work = prompt_work(self.shape, asked.tokens)
        if not self.runs or facts is None or work is None:
            return None
        known = self.seconds_read(card, is_mixture=work.is_mixture)
        if known is None or asked.weights not in self.facts["read_formats"]:
            return None
        (least, likely, most), tokens = known
        counted = operations(work, facts["mixture"], facts["attention"])
        low, middle, high = facts["several"] if count > 1 else [1.0, 1.0, 1.0]
        kind: SpeedKind = "measured" if asked.tokens <= tokens and count == 1 else "estimated"
        return _speed(
            low / (most * counted), middle / (likely * counted), high / (least * counted), kind
        )

    def seconds_read(self, card: FitCard, *, is_mixture: bool) -> tuple[Triple, int] | None:
        """Return the seconds of an operation, least first, and the longest prompt measured so."""
        prompts = card["prompts"]
        found = (prompts["read"].get(f"{self.id}|{one}") for one in self.formats)
        if measured := next((known for known in found if known), None):
            return measured["seconds"], measured["tokens"]
        seconds = prompts["seconds"]
        if seconds is None:
            return None
        reach = prompts["reaches"][1 if is_mixture else 0]
        return [seconds / reach, seconds, seconds * reach], 0

    def together(self, card: FitCard, speed: FitSpeed | None) -> list[Together]:
        """Return what all conversations get, by software that was measured with so many."""
        count = self.question.sequences
        if speed is None or not self.runs or count == 1:
            return []
        return [
            _together(software, speed, [count**end for end in gain["exponents"]])
            for software, gain in self.facts["together"].items()
            if count <= gain["most"] and software in card["serves"]
        ]

    def tuned(self, card: FitCard) -> FitSpeed | None:
        """Return the tokens a second of tuning a dense model with adapters; None for others."""
        if known := card["tuned"].get(f"{self.id}|{self.question.purpose}"):
            return _speed(known[0], known[1], known[2], "measured")
        constants, relative = self.facts["tuning"], card["tune"]
        if constants is None or relative is None or self.shape.is_mixture:
            return None
        seconds, fixed, reach, qlora = constants
        billions = self.shape.parameters / _BILLION
        value, spread, *most = relative
        ceiling = most[0] if most else None
        ends = estimated_ends(value, spread, ceiling, billions, (seconds, fixed, reach))
        ends = ends.scaled(qlora if self.question.purpose == "qlora" else 1.0)
        return _speed(ends.low, ends.likely, ends.high, "estimated")

    def hours(self, speed: FitSpeed | None) -> Triple | None:
        """Return how long the examples take: least, likely, most."""
        if speed is None or self.runs:
            return None
        tokens = self.question.examples * self.question.tokens
        return [tokens / speed[end] / SECONDS_PER_HOUR for end in _SLOWER]

    def told(self, card: FitCard) -> FitSpeed | None:
        """Return what was measured of a card, else of one with the same chip and memory."""
        by_kind: tuple[tuple[SpeedKind, dict[str, Triple]], ...] = (
            ("measured", card["measured"]),
            ("estimated", card.get("alike", {})),
        )
        found = (
            _speed(known[0], known[1], known[2], kind)
            for kind, measured in by_kind
            for one in self.formats
            if (known := measured.get(f"{self.id}|{one}"))
        )
        return next(found, None)

    @property
    def formats(self) -> list[str]:
        """The formats in which a measurement counts: what people run in 4 bits is one thing."""
        weights, four_bits = self.question.weights, self.facts["four_bits"]
        return four_bits if weights == four_bits[0] else [weights]


def as_published(question: FitQuestion, model: FitModel | None) -> FitQuestion:
    """Return the question with the format in which a model is published, where it has one."""
    own = model.get("published") if model and question.purpose == "run" else None
    return replace(question, weights=own) if own else question


def shape_of_facts(figures: Mapping[str, Any]) -> Shape:
    """Return the shape that the facts of a model describe."""
    attention = tuple(AttentionLayers(**group) for group in figures["attention"])
    return Shape(**{**figures, "attention": attention})


def own_shape(own: OwnModel) -> Shape:
    """Return the shape of a model that a reader describes. Raises ShapeError, with the field."""
    active = own.active_params
    return shape_of_figures(
        parameters=own.params * _BILLION,
        active_parameters=active * _BILLION if active else None,
        layers=own.layers,
        hidden=own.hidden,
        intermediate=own.intermediate,
        heads=own.heads,
        kv_heads=own.kv_heads,
        head_dim=own.head_dim,
        vocabulary=own.vocab,
        tied=own.tied,
    )


def _together(software: str, speed: FitSpeed, gains: Triple) -> Together:
    low, likely, high = gains
    return {
        "software": software,
        "low": speed["low"] * low,
        "likely": speed["likely"] * likely,
        "high": speed["high"] * high,
    }


def _no_faster(speed: FitSpeed, told: FitSpeed | None) -> FitSpeed:
    """Return an estimate that is nowhere above what one card was measured with after a short text.

    Cards that take turns, and a card after a long text, are no faster than that.
    """
    if told is None:
        return speed
    low, likely, high = (min(speed[end], told[end]) for end in _FASTER)
    return _speed(low, likely, high, speed["kind"])


def _speed(low: float, likely: float, high: float, kind: SpeedKind) -> FitSpeed:
    return {"low": low, "likely": likely, "high": high, "kind": kind}
