"""Pair facts: what the answer on a second card is computed from, as plain values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from typing import Any, Literal

from typing_extensions import TypedDict

from macros.advice.builds.pair_power import PartOffers, PowerFacts, least_limit_w, power_facts
from macros.advice.builds.pair_speed import (
    CardWrites,
    ModelReads,
    PairSpeed,
    card_writes,
    model_reads,
    pair_speed,
)
from macros.advice.builds.power_limits import limits_of
from macros.advice.builds.second_card import Offers, Several
from macros.advice.memory.cases import running_load, usual_tokens
from macros.advice.memory.constants import constants_of
from macros.advice.memory.division import Division, division
from macros.advice.memory.formats import Ends
from macros.advice.memory.held import screen_gib, weights_of
from macros.advice.memory.shape import shape_of
from macros.advice.memory.shared_memory import own_gib
from macros.advice.picks.card_prices import card_prices, card_prices_seen, exact
from macros.advice.picks.dependable_software import with_doubtful_software
from macros.advice.picks.supply_plugs import PlugNeed, plug_need
from macros.advice.picks.tax_on_top import highest_tax
from macros.facts.catalog import Catalog
from macros.facts.records.models import Model
from macros.facts.records.products import Gpu

TRAINING = "transformer-training"
# The work that a model's replies are like, by its weights in billions: dense ones, then mixtures.
_DENSE = (("llm-decode-8b", 1, 11), ("llm-decode-30b", 11, 45), ("llm-decode-70b", 60, 80))
_MIXTURES = (("llm-decode-moe-30b", 15, 60), ("llm-decode-moe-120b", 90, 150))
WORKS = (*(work for work, _, _ in (*_DENSE, *_MIXTURES)), TRAINING)

Triple = list[float]
Warned = Literal["card-passive", "software-support"]


class CardFacts(TypedDict):
    """A card: memory in GiB as it is shipped, power in watts, speeds by work, and prices by region.

    `one` are the speed of one card, its spread, and whether it is measured; `two` are the ends and
    the middle of how much faster two of them are than one, and whether that is measured. Prices are
    new, used, and what one gets for a used one; `limits` are pairs of watts and share of speed,
    `asked_w` the label that its maker asks of a power supply for one, None where it asks none,
    `least_w` the lowest limit that the card takes, `plugs` what it asks of a power supply. `warned`
    are the rules that warn of such a card in any desktop computer: without any it is `alone` a way
    on, to owners of cards of other makers if its software is `dependable` too. `seen` has for the
    new price and the used one the month and what is to be told of it.
    """

    id: str
    name: str
    vendor: str
    memory_gib: float
    power_w: float | None
    asked_w: float | None
    least_w: float | None
    plugs: PlugNeed
    slots: float | None
    alone: bool
    dependable: bool
    warned: list[Warned]
    one: dict[str, list[float]]
    two: dict[str, list[float]]
    prices: dict[str, list[float | None]]
    seen: dict[str, list[list[str]]]
    limits: list[list[list[float]]]
    writes: CardWrites


class ModelFacts(TypedDict):
    """A model in 4 bits: what each card takes of it, and what the cards divide, in GiB."""

    id: str
    name: str
    work: str | None
    layers: int
    each: Triple
    divided: Triple
    reads: ModelReads


class PairFacts(TypedDict):
    """All facts of the answer, with its constants; tax comes on top in these regions."""

    day: str
    tax_on_top: list[str]
    screen_gib: float
    power: PowerFacts
    single_ratio: float
    training: str
    speed: PairSpeed
    cards: list[CardFacts]
    models: list[ModelFacts]


@dataclass(frozen=True)
class PairSources:
    """What the facts are read from: `offers` and `part_offers` are those of each region."""

    catalog: Catalog
    offers: Mapping[str, Offers]
    several: Several
    day: date
    part_offers: Mapping[str, PartOffers] = field(default_factory=dict)

    @cached_property
    def dependable(self) -> frozenset[str]:
        """The accelerators that a software family speaks of, and none as doubtful.

        Where none speaks of a card, nobody knows whether the models of other cards run on it.
        """
        software = self.catalog.software
        known = (id_ for family in software.values() for id_ in family.accelerators)
        return frozenset(known) - with_doubtful_software(software)


def pair_facts(sources: PairSources) -> PairFacts:
    """Return the facts of all cards for a slot and of all models whose shape is known."""
    catalog = sources.catalog
    cards = [gpu for gpu in catalog.gpus.values() if is_card(gpu)]
    regions = [region for region in sources.offers if region in catalog.regions]
    return {
        "day": sources.day.isoformat(),
        "tax_on_top": [region for region in regions if highest_tax(catalog, region)],
        "screen_gib": exact(screen_gib(catalog)),
        "power": power_facts(catalog, regions, sources.part_offers),
        "single_ratio": catalog.rules["single-card-ratio"].value,
        "training": TRAINING,
        "speed": pair_speed(catalog, sources.day),
        "cards": [_card(gpu, sources) for gpu in cards],
        "models": list(_models(catalog)),
    }


def is_card(gpu: Gpu) -> bool:
    """Return whether it is a card for a slot that keeps its memory in one piece."""
    return gpu.form_factor == "pcie_card" and gpu.chips == 1 and gpu.is_regular


def work_of(model: Model) -> str | None:
    """Return the work that the replies of a model are like; None where nothing like it is known."""
    total, active = model.parameters.total_billion, model.parameters.active_billion
    classes = _DENSE if active is None or active == total else _MIXTURES
    return next((work for work, least, most in classes if least <= total < most), None)


def _card(gpu: Gpu, sources: PairSources) -> CardFacts:
    warned, asked = list(_warned(gpu)), (sources.offers, sources.catalog, sources.day)
    return {
        "id": gpu.id,
        "name": gpu.name,
        "vendor": gpu.vendor,
        "memory_gib": own_gib(gpu),
        "power_w": gpu.power.tdp_w,
        "asked_w": gpu.power.recommended_psu_w,
        "least_w": least_limit_w(gpu, sources.catalog),
        "plugs": plug_need(gpu, 1),
        "slots": gpu.board.slots,
        "alone": not warned,
        "dependable": gpu.id in sources.dependable,
        "warned": warned,
        "one": dict(_speeds_of_one(gpu, sources)),
        "two": dict(_speeds_of_two(gpu, sources)),
        "prices": card_prices(gpu, *asked),
        "seen": card_prices_seen(gpu, *asked),
        "limits": [
            [[point.limit_w, point.relative_speed] for point in curve.points]
            for curve in limits_of(sources.catalog, gpu.id)
        ],
        "writes": card_writes(gpu, sources.catalog, sources.day),
    }


def _warned(gpu: Gpu) -> Iterator[Warned]:
    if gpu.cooling == "passive":
        yield "card-passive"
    if gpu.software is not None and gpu.software.status != "supported":
        yield "software-support"


def _speeds_of_one(gpu: Gpu, sources: PairSources) -> Iterator[tuple[str, list[float]]]:
    for work in _works(sources.catalog):
        speed = sources.several(work, gpu.id, 1)
        if speed:
            spread = 0.0 if speed.low == speed.high else speed.spread
            yield work, [exact(speed.value), exact(spread), int(speed.kind == "measured")]


def _speeds_of_two(gpu: Gpu, sources: PairSources) -> Iterator[tuple[str, list[float]]]:
    for work in _works(sources.catalog):
        one, two = sources.several(work, gpu.id, 1), sources.several(work, gpu.id, 2)
        if one and two:
            # Two equal cards are at most twice as fast as the same one of them.
            ends = [exact(min(end / one.value, 2)) for end in (two.low, two.value, two.high)]
            yield work, [*ends, int(two.kind == one.kind == "measured")]


def _works(catalog: Catalog) -> list[str]:
    return [work for work in WORKS if work in catalog.workloads]


def _models(catalog: Catalog) -> Iterator[ModelFacts]:
    """Yield the text models, the smallest first."""
    models = sorted(catalog.models.values(), key=lambda m: (m.parameters.total_billion, m.id))
    for model in models:
        divided = _divided(model, catalog)
        if model.modality == "text" and divided:
            yield {
                "id": model.id,
                "name": model.name,
                "work": work_of(model),
                "layers": divided.layers,
                "each": _triple(divided.each),
                "divided": _triple(divided.divided),
                "reads": model_reads(model, catalog),
            }


def _divided(model: Model, catalog: Catalog) -> Division | None:
    """Return how running a model is divided; None where that is not known."""
    shape = shape_of(model)
    if shape is None or shape.layers <= 1:
        return None
    load = running_load(weights_of(catalog, model.id), usual_tokens(model))
    return division(shape, load, constants_of(catalog))


def _triple(ends: Ends) -> Triple:
    return [exact(end) for end in (ends.low, ends.likely, ends.high)]


def facts_by_id(facts: PairFacts) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the cards and the models by their ids."""
    return {c["id"]: c for c in facts["cards"]}, {m["id"]: m for m in facts["models"]}
