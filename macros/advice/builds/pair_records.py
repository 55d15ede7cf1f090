"""Pair records: what is asked about a second card, and how it is answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from typing_extensions import TypedDict

Purpose = Literal["model", "chat", "chats", "jobs", "training"]
PURPOSES: tuple[Purpose, ...] = get_args(Purpose)
Buy = Literal["any", "new", "used"]
Holds = Literal["fits", "maybe", "no"]
Kind = Literal["measured", "estimated", "rule"]
# What one card instead of the pair may cost besides money.
# `writes` and `slower` say that it is slower where the size of the model decides: with this model
# than the pair, and in other work than the present card.
Lost = Literal["speed", "unknown", "writes", "slower", "memory", "maker"]


@dataclass(frozen=True)
class Question:
    """What a reader asks; amounts are in the region's money, None where nothing is said.

    `screen` says that the first card drives one. `limit_w` holds for each card.
    """

    have: str
    add: str
    purpose: Purpose
    model: str
    region: str
    buy: Buy = "any"
    screen: bool = True
    sale: float | None = None
    limit_w: float | None = None
    psu_w: float | None = None
    cpu_w: float | None = None


class Factor(TypedDict):
    """How many times as fast as the present card, with both ends and how that is known."""

    low: float
    value: float
    high: float
    kind: Kind


class Tokens(TypedDict):
    """Tokens a second of one conversation at first, with both ends, and how that is known."""

    low: float
    likely: float
    high: float
    kind: Literal["measured", "estimated"]


class Supply(TypedDict):
    """A power supply to buy: its label in watts, and the price from which on it is sold.

    `has_plugs` says that it has those of all its cards; else they need none, or nobody knows them.
    """

    label_w: float
    amount: float
    has_plugs: bool


class Option(TypedDict):
    """A way on: its cards, what it costs, what it holds, and its speed.

    `amount` is None where a price is unknown, and counts the `supply` to buy; `bought` says how the
    card to buy is sold, `seen` in which month, and what is to be told of its price; `need` is what
    the model takes of all its cards. `tokens` is how fast one conversation is written where the
    model may run, by cards that work in turn, or on one of them where each has a copy
    (`is_copied`), `shared` by those that share every layer. `lost` is what a single card lacks
    against the pair: speed of one conversation that is surely no lower, a known speed (`unknown`),
    memory, the same maker.
    """

    id: str
    cards: list[str]
    amount: float | None
    bought: Literal["new", "used"] | None
    seen: list[str]
    supply: Supply | None
    pool_gib: float | None
    need: list[float] | None
    holds: Holds | None
    factor: Factor | None
    tokens: Tokens | None
    shared: Tokens | None
    lost: list[Lost]
    is_copied: bool


class CircuitNeed(TypedDict):
    """What is drawn at the wall against the outlet of a room, in watts.

    `limit_w` of each card would leave enough of it free; None where none that they take does.
    """

    verdict: Literal["fine", "tight", "over"]
    wall_w: float
    volts: float
    outlet_w: float
    limit_w: float | None


class PowerNeed(TypedDict):
    """What both cards and the whole computer draw with a processor of `cpu_w`, in watts.

    `psu_w` is the label of the power supply that is there or assumed. `circuit` is None where
    nobody says what an outlet of the region supplies.
    """

    verdict: str
    cards_w: float | None
    cpu_w: float
    load_w: float | None
    label_w: float | None
    psu_w: float | None
    kept: list[float]
    circuit: CircuitNeed | None


class PairAnswer(TypedDict):
    """The verdict, the chosen pair, all options in their order, and the power.

    `alone` is the second card by itself where that is as good, else None; it is among the options.
    `sale` is what the present card brings, as it is counted; None where nobody knows it. `is_dear`
    says that single cards do the same and are all too dear to be told.
    """

    verdict: str
    chosen: Option
    today: Option
    alone: Option | None
    options: list[Option]
    power: PowerNeed
    sale: float | None
    is_dear: bool
