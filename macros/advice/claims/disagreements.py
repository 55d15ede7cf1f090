"""Disagreements: where experts contradict each other, and what our data say about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from itertools import combinations
from statistics import median

from macros.advice.builds.pcie import slot_gb_s
from macros.advice.claims.claim import observed
from macros.advice.picks.consumer_cards import recent_consumer_cards
from macros.advice.prices.launch_prices import launch_msrp_usd
from macros.advice.prices.offers import Offer, OfferKind
from macros.advice.speeds.speed import Speed, Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.advice import RuleId
from macros.facts.records.claims import DisagreementId, DisagreementRecord
from macros.facts.records.products import Gpu

Figures = Mapping[str, float]
NARROW_SHARE = 4  # independent jobs get by with a quarter of the lanes
SLOTS_APART = 3  # two free slots between the slots of two cards
TRAINING = ("cnn-training", "rnn-training", "transformer-training")


@dataclass(frozen=True)
class Question:
    """A disagreement and what it is settled with; `offers` are those of the day by accelerator."""

    record: DisagreementRecord
    catalog: Catalog
    today: date
    offers: Mapping[str, tuple[Offer, ...]] = field(default_factory=dict)
    speeds: Speeds | None = None

    def speed(self, workload: str, gpu: Gpu) -> Speed | None:
        """Return how fast an accelerator is; None where that is not known."""
        return self.speeds.of(workload, gpu.id) if self.speeds else None

    def rule(self) -> float:
        """Return the value of the rule that decides."""
        return self.catalog.rules[self.record.rule].value

    def observed(self, name: str) -> float | None:
        """Return a published number, in its own unit; None where there is none."""
        published = observed(self.record, name)
        return published.value if published else None

    def gpus(self) -> tuple[Gpu, ...]:
        """Return the accelerators in question that the catalogue has."""
        known = (self.catalog.gpus.get(id_) for id_ in self.record.accelerators)
        return tuple(gpu for gpu in known if gpu)

    def market(self) -> list[Gpu]:
        """Return the recent consumer cards, as ranks are taken against them."""
        return recent_consumer_cards(self.catalog, self.today)

    def fresh_usd(self, gpu: Gpu, kind: OfferKind) -> float | None:
        """Return the price without tax, in US dollars; None where nobody saw one lately."""
        offers = self.offers.get(gpu.id, ())
        return next((o.usd for o in offers if o.kind == kind and not o.stale), None)


@dataclass(frozen=True)
class Answer:
    """The rule that decides a disagreement, with the numbers to which it leads in our data."""

    id: str
    rule: RuleId
    figures: Figures


def may_stand_beside(gpu: Gpu, slots_apart: int, gap: float) -> bool | None:
    """Return whether a card may have a neighbour so many slots away; None: thickness unknown."""
    if gpu.cooling in ("blower", "passive"):
        return True
    return None if gpu.board.slots is None else slots_apart - gpu.board.slots >= gap


def _titan_for_memory(question: Question) -> Figures:
    """A dear card with more memory pays only for what the cheaper one cannot hold."""
    figures = _held(question)
    if not figures:
        return {}
    less, more = question.gpus()
    prices = [launch_msrp_usd(question.catalog.prices_of(gpu.id)) for gpu in (less, more)]
    if prices[0] and prices[1]:
        figures["price_ratio"] = prices[1].value / prices[0].value
    if less.compute.fp32_tflops and more.compute.fp32_tflops:
        figures["throughput_ratio"] = more.compute.fp32_tflops / less.compute.fp32_tflops
    return figures


def _reference_coolers(question: Question) -> Figures:
    """The type of the cooler decides, not whose design it is."""
    known = [
        fits
        for gpu in question.market()
        if (fits := may_stand_beside(gpu, SLOTS_APART, question.rule())) is not None
    ]
    if not known:
        return {}
    return {"count": len(known), "fitting": sum(known), "slots_apart": SLOTS_APART}


def _lanes_everywhere(question: Question) -> Figures:
    """All lanes matter where cards exchange data in every step, and nowhere else."""
    full, few = question.rule(), question.rule() / NARROW_SHARE
    lanes = [gpu.links.pcie_lanes for gpu in question.market() if gpu.links.pcie_lanes]
    return {
        "full_lanes": full,
        "few_lanes": few,
        "full_ms": 1 / slot_gb_s(3, full) * 1000,  # of one GB over PCIe 3.0
        "few_ms": 1 / slot_gb_s(3, few) * 1000,
        "count": len(lanes),
        "narrow": sum(1 for count in lanes if count < full),
    }


def _compute_alone(question: Question) -> Figures:
    """Throughput alone would do if memory and bandwidth always went along with it."""
    pairs = [
        (gpu, other)
        for gpu, other in combinations(question.market(), 2)
        if gpu.compute.fp32_tflops
        and other.compute.fp32_tflops
        and gpu.compute.fp32_tflops != other.compute.fp32_tflops
    ]
    if not pairs:
        return {}
    return {
        "pairs": len(pairs),
        "memory_share": sum(_lags(a, b, "size_gb") for a, b in pairs) / len(pairs),
        "bandwidth_share": sum(_lags(a, b, "bandwidth_gb_s") for a, b in pairs) / len(pairs),
        "needed": question.rule(),
    }


def _newest_generation(question: Question) -> Figures:
    """A newer card of the same class is worth buying once it is enough faster in training."""
    throughput = [gpu.compute.fp32_tflops for gpu in question.gpus()]
    ratios = [
        newer.value / older.value
        for work in TRAINING
        if len(known := [s for g in question.gpus() if (s := question.speed(work, g))]) == 2
        for older, newer in [known]
    ]
    if len(throughput) != 2 or not throughput[0] or not throughput[1] or not ratios:
        return {}
    return {
        "ratio": throughput[1] / throughput[0],
        "low_ratio": min(ratios),
        "high_ratio": max(ratios),
        "needed": question.rule(),
        "worth": float(min(ratios) >= question.rule()),
    }


def _least_memory(question: Question) -> Figures:
    """How much memory is the least depends on the size of the model to be trained."""
    held, size = _held(question), question.observed("bytes_per_parameter")
    if not held or size is None:
        return {}
    less, more = (gigabytes * 1e9 / size for gigabytes in held.values())
    return {"less_parameters": less, "more_parameters": more, "bytes": size}


def _used_or_new(question: Question) -> Figures:
    """A used card is the cheaper memory as long as its price is fresh."""
    gpus = question.gpus()
    if not gpus:
        return {}
    used = question.fresh_usd(gpus[0], "used")
    rivals = {
        gpu.id: usd
        for gpu in question.catalog.gpus.values()
        if gpu.segment == "consumer" and gpu.memory.size_gb >= gpus[0].memory.size_gb
        if _platform(gpu) == _platform(gpus[0])
        if (usd := question.fresh_usd(gpu, "street_new")) is not None
    }
    if used is None or not rivals:
        return {}
    new = min(rivals.values())
    return {"used_about_usd": used, "new_about_usd": new, "dearer_ratio": new / used}


def _power_limit(question: Question) -> Figures:
    """A limit that is free for one kind of work is dear for another."""
    numbers = {published.name: published.value for published in question.record.observations}
    kept = {name: value for name, value in numbers.items() if not name.endswith("_power")}
    free = [value >= 1 - question.rule() for value in kept.values()]
    lost = {f"{name}_lost_share": 1 - value for name, value in kept.items()}
    power = {f"{name}_share": value for name, value in numbers.items() if name not in kept}
    counts = {"free": sum(free), "count": len(free), "loss_share": question.rule()}
    return {**lost, **power, **counts}


def _memory_or_speed(question: Question) -> Figures:
    """More memory comes first where the model does not fit, speed for the money where it does."""
    figures = _held(question)
    values = [
        gpu.compute.fp32_tflops / price.value
        for gpu in question.gpus()
        if (price := launch_msrp_usd(question.catalog.prices_of(gpu.id)))
        if gpu.compute.fp32_tflops
    ]
    if figures and len(values) == 2:
        figures["value_ratio"] = values[0] / values[1]
    return figures


def _layer_split(question: Question) -> Figures:
    """More cards add memory to one stream of text, not speed."""
    single, two, four = (question.observed(name) for name in ("one", "two", "four"))
    if not (single and two and four):
        return {}
    figures = {"two_ratio": two / single, "four_ratio": four / single, "needed": question.rule()}
    return {**figures, "worth": float(four / single >= question.rule())}


def _rated_throughput(question: Question) -> Figures:
    """Rated throughput ranks products of two makers otherwise than measured throughput."""
    rated = [
        gpu.compute.tensor_bf16_dense_tflops or gpu.compute.tensor_fp16_dense_tflops
        for gpu in question.gpus()
    ]
    shares = question.observed("first_share"), question.observed("second_share")
    if len(rated) != 2 or not (rated[0] and rated[1] and shares[0] and shares[1]):
        return {}
    return {
        "rated_ratio": rated[1] / rated[0],
        "measured_ratio": rated[1] * shares[1] / (rated[0] * shares[0]),
        "first_share": shares[0],
        "second_share": shares[1],
        "needed": question.rule(),
    }


def _list_prices(question: Question) -> Figures:
    """What one pays has left the launch price; a fresh price decides."""
    ratios = []
    for gpu in question.catalog.gpus.values():
        launch = launch_msrp_usd(question.catalog.prices_of(gpu.id))
        street = question.fresh_usd(gpu, "street_new")
        if launch and street and gpu.segment == "consumer":
            ratios.append(street / launch.value)
    if not ratios:
        return {}
    return {
        "count": len(ratios),
        "median_ratio": median(ratios),
        "high_ratio": max(ratios),
        "days": question.rule(),
    }


DISAGREEMENTS: Mapping[DisagreementId, Callable[[Question], Figures]] = {
    "titan-for-memory": _titan_for_memory,
    "reference-coolers": _reference_coolers,
    "lanes-everywhere": _lanes_everywhere,
    "compute-alone": _compute_alone,
    "newest-generation": _newest_generation,
    "least-memory": _least_memory,
    "used-or-new": _used_or_new,
    "power-limit": _power_limit,
    "memory-or-speed": _memory_or_speed,
    "layer-split": _layer_split,
    "rated-throughput": _rated_throughput,
    "list-prices": _list_prices,
}


def answers(
    catalog: Catalog,
    today: date,
    offers: Mapping[str, tuple[Offer, ...]] | None = None,
    speeds: Speeds | None = None,
) -> list[Answer]:
    """Return every disagreement of data/disagreements.yml with what our data say, in its order."""
    return [
        Answer(
            record.id,
            record.rule,
            DISAGREEMENTS[record.id](Question(record, catalog, today, offers or {}, speeds)),
        )
        for record in catalog.disagreements.values()
    ]


def _held(question: Question) -> dict[str, float]:
    """Return how many GB of weights each of two cards holds when all else takes its share.

    Empty where the catalogue lacks a card.
    """
    if len(question.gpus()) != 2:
        return {}
    less, more = (gpu.memory.size_gb / question.rule() for gpu in question.gpus())
    return {"less_gb": less, "more_gb": more}


def _lags(gpu: Gpu, other: Gpu, name: str) -> bool:
    """Return whether the card with more throughput has no more of a figure of its memory."""
    slower, faster = sorted((gpu, other), key=lambda card: card.compute.fp32_tflops or 0)
    return bool(getattr(faster.memory, name) <= getattr(slower.memory, name))


def _platform(gpu: Gpu) -> str | None:
    return gpu.software.platform if gpu.software else None
