"""Fit records: what is asked about a model and a card, and how it is answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from typing_extensions import TypedDict

from macros.advice.memory.held import Verdict
from macros.advice.memory.quantities import CacheFormat
from macros.facts.records.models import WeightFormat

PriceNote = Literal["converted", "stale", "raised"]
FitPurpose = Literal["run", "lora", "qlora", "full"]
PURPOSES: tuple[FitPurpose, ...] = get_args(FitPurpose)
Buy = Literal["any", "new", "used"]
SpeedKind = Literal["measured", "estimated"]
PriceKind = Literal["new", "used", "rental"]
# In which people run models, and in which llama.cpp, with which cards were measured, reads them.
FORMATS: tuple[WeightFormat, ...] = ("gguf-q4-k-m", "gguf-q8-0", "mxfp4", "fp8", "bf16")
READ_FORMATS: tuple[WeightFormat, ...] = ("gguf-q4-k-m", "gguf-q8-0", "mxfp4", "bf16")
# What a reader means who describes a model that is not on record.
OWN = "own"

Triple = list[float]


@dataclass(frozen=True)
class OwnModel:
    """The figures of a config.json that describe a model; sizes of weights in billions."""

    params: float
    layers: int
    hidden: int
    heads: int
    kv_heads: int
    vocab: int
    intermediate: int | None = None
    head_dim: int | None = None
    active_params: float | None = None
    tied: bool = False


@dataclass(frozen=True)
class FitQuestion:
    """What a reader asks: `card` is empty where none is chosen.

    `tokens` are the context when it runs and the length of a sequence when it learns, `sequences`
    the conversations at once or the sequences of a batch, `examples` the sequences it learns from.
    `screen` says that a card drives one. `main_memory` is the kind of main memory that a part of
    the model may lie in, with so many free GB; "none" where all has to lie on cards.
    """

    model: str
    card: str
    region: str
    purpose: FitPurpose = "run"
    weights: WeightFormat = "gguf-q4-k-m"
    tokens: int = 8192
    sequences: int = 1
    count: int = 1
    screen: bool = True
    cache: CacheFormat = "bf16"
    buy: Buy = "any"
    examples: int = 10_000
    main_memory: str = "none"
    main_memory_gb: float = 64
    own: OwnModel | None = None


class FitSpeed(TypedDict):
    """Tokens a second of one conversation, or of tuning, with both ends, and how that is known."""

    low: float
    likely: float
    high: float
    kind: SpeedKind


class Together(TypedDict):
    """Tokens a second of all conversations together with one software, with both ends."""

    software: str
    low: float
    likely: float
    high: float


class CardRow(TypedDict):
    """So many cards that surely hold the model; `amount` is in the region's money.

    `seen` is the month (or year) of the newest price, `notes` say that it is out of date or
    was seen elsewhere. `speed` is that of cards that work in turn, `tensor` that of cards that all
    work on every layer. `host_gib` of the model lie in main memory beside them. `set_first` says
    that they hold it only once the limit on shared memory is raised. `hours` is how long the
    examples of a tuning take, `cost` what a cloud asks for these or their electricity costs.
    """

    id: str
    count: int
    amount: float
    kind: PriceKind
    seen: str
    notes: list[PriceNote]
    speed: FitSpeed | None
    tensor: FitSpeed | None
    host_gib: float
    set_first: bool
    hours: Triple | None
    cost: Triple | None


class ModelRow(TypedDict):
    """A model on the chosen cards: what it takes of all of them, and the context they hold.

    `host_gib` of it lie in main memory.
    """

    id: str
    verdict: Verdict
    need: Triple
    speed: FitSpeed | None
    tensor: FitSpeed | None
    longest: int | None
    host_gib: float


class MainMemoryPart(TypedDict):
    """The GiB of a model that lie in main memory, and the speed at first and with all context."""

    gib: float
    speed: FitSpeed | None
    full: FitSpeed | None


class TensorSplit(TypedDict):
    """The speed of cards that all work on every layer, at first and with all context."""

    speed: FitSpeed
    full: FitSpeed | None


class TuneCosts(TypedDict):
    """What tuning costs on one of the chosen cards in the region's money, with its ends."""

    rented: Triple | None
    power: Triple | None


class QloraNeed(TypedDict):
    """Whether tuning with QLoRA fits, and what it takes of each card, in GiB."""

    verdict: Verdict
    need: Triple


class Unpriced(TypedDict):
    """So many cards that may hold the model, at a price that nobody knows in the region."""

    id: str
    count: int


class FitAnswer(TypedDict):
    """What a model takes, in GiB, and what follows for the chosen cards and for all others.

    `bare` is the verdict without a screen on them.
    `need` is that of all chosen cards together, or of each where it learns; `parts` are those of
    the fullest card. `longest` is the context that surely fits, `enough` how many of the chosen
    card surely hold it. `full` is the speed with the context full, `prompt` how fast a prompt as
    long as the context is read, `together` what several conversations get, `hours` is how long the
    examples take. `tensor` is how fast several cards are that share every layer. `part` is what of
    it lies in main memory where the chosen cards do not surely hold it, `helped` are the single
    cards that hold it so; `tried` is that part with the usual main memory, where the reader names
    none. `qlora` is that way to learn where it fits better than the one asked for. `unpriced` are
    fewer cards than those of `cards` that may hold it, without a known price.
    """

    verdict: Verdict | None
    bare: Verdict | None
    need: Triple
    parts: Mapping[str, Triple]
    room: Triple
    speed: FitSpeed | None
    full: FitSpeed | None
    tensor: TensorSplit | None
    prompt: FitSpeed | None
    together: list[Together]
    hours: Triple | None
    costs: TuneCosts
    longest: int | None
    most_tokens: int | None
    enough: int | None
    part: MainMemoryPart | None
    tried: MainMemoryPart | None
    qlora: QloraNeed | None
    cards: list[CardRow]
    unpriced: list[Unpriced]
    helped: list[CardRow]
    rented: list[CardRow]
    models: list[ModelRow]
