"""Disagreements: where experts contradict each other, and what our data say about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from itertools import combinations
from statistics import median
from types import MappingProxyType

from macros.advice.builds.pcie import slot_gb_s
from macros.advice.prices.launch_prices import launch_msrp_usd
from macros.advice.prices.offers import Offer
from macros.advice.speeds.speed import Speed, Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.advice import RuleId
from macros.facts.records.claims import DisagreementId, DisagreementRecord
from macros.facts.records.products import Gpu

Figures = Mapping[str, float]
NARROW_SHARE = 4  # independent jobs get by with a quarter of the lanes
SLOTS_APART = 3  # two free slots between the slots of two cards
BYTES_PER_PARAMETER = "bytes_per_parameter"
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
        """Return how fast an accelerator is, where that is known."""
        return self.speeds.of(workload, gpu.id) if self.speeds else None

    def rule(self) -> float:
        """Return the value of the rule that decides."""
        return self.catalog.rules[self.record.rule].value

    def observed(self, name: str) -> float | None:
        """Return a published number."""
        return next(
            (published.value for published in self.record.observations if published.name == name),
            None,
        )

    def gpus(self) -> tuple[Gpu, ...]:
        """Return the accelerators in question that the catalogue has."""
        known = (self.catalog.gpus.get(id_) for id_ in self.record.accelerators)
        return tuple(gpu for gpu in known if gpu)


@dataclass(frozen=True)
class Answer:
    """The rule that decides a disagreement, with the numbers to which it leads in our data."""

    id: str
    rule: RuleId
    figures: Figures


def holds_gb(memory_gb: float, headroom: float) -> float:
    """Return how many GB of weights fit, when all that comes on top takes its share."""
    return memory_gb / headroom


def may_stand_beside(gpu: Gpu, slots_apart: int, gap: float) -> bool | None:
    """Return whether a card may have a neighbour so many slots away; None: thickness unknown."""
    if gpu.cooling in ("blower", "passive"):
        return True
    return None if gpu.board.slots is None else slots_apart - gpu.board.slots >= gap


def lanes_needed(full: float, *, exchanges: bool) -> float:
    """Return the lanes for a card: all of them where cards exchange data in every step."""
    return full if exchanges else full / NARROW_SHARE


def transfer_ms(gigabytes: float, lanes: float, generation: int) -> float:
    """Return the time to move data over PCIe one way, in ms, at the rate of the bus."""
    return gigabytes / slot_gb_s(generation, lanes) * 1000


def is_free(kept: float, loss: float) -> bool:
    """Return whether a power limit costs nothing: it keeps all but `loss` of the speed."""
    return kept >= 1 - loss


def is_worth_it(ratio: float, least: float) -> bool:
    """Return whether something is enough faster to be bought for its speed."""
    return ratio >= least


def _titan_for_memory(question: Question) -> Figures:
    """A dear card with more memory pays only for what the cheaper one cannot hold."""
    if len(question.gpus()) != 2:
        return {}
    less, more = question.gpus()
    figures = {
        "less_gb": holds_gb(less.memory.size_gb, question.rule()),
        "more_gb": holds_gb(more.memory.size_gb, question.rule()),
    }
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
        for gpu in _market(question)
        if (fits := may_stand_beside(gpu, SLOTS_APART, question.rule())) is not None
    ]
    if not known:
        return {}
    return {"count": len(known), "fitting": sum(known), "slots_apart": SLOTS_APART}


def _lanes_everywhere(question: Question) -> Figures:
    """All lanes matter where cards exchange data in every step, and nowhere else."""
    full, few = (lanes_needed(question.rule(), exchanges=each) for each in (True, False))
    lanes = [gpu.links.pcie_lanes for gpu in _market(question) if gpu.links.pcie_lanes]
    return {
        "full_lanes": full,
        "few_lanes": few,
        "full_ms": transfer_ms(1, full, 3),
        "few_ms": transfer_ms(1, few, 3),
        "count": len(lanes),
        "narrow": sum(1 for count in lanes if count < full),
    }


def _compute_alone(question: Question) -> Figures:
    """Throughput alone would do if memory and bandwidth always went along with it."""
    pairs = [
        (gpu, other)
        for gpu, other in combinations(_market(question), 2)
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
        "worth": float(is_worth_it(min(ratios), question.rule())),
    }


def _least_memory(question: Question) -> Figures:
    """How much memory is the least depends on the size of the model to be trained."""
    gpus, size = question.gpus(), question.observed(BYTES_PER_PARAMETER)
    if len(gpus) != 2 or size is None:
        return {}
    less, more = (holds_gb(gpu.memory.size_gb, question.rule()) * 1e9 / size for gpu in gpus)
    return {"less_parameters": less, "more_parameters": more, "bytes": size}


def _used_or_new(question: Question) -> Figures:
    """A used card is the cheaper memory as long as its price is fresh."""
    gpus = question.gpus()
    if not gpus:
        return {}
    used = _fresh_usd(question, gpus[0], "used")
    rivals = {
        gpu.id: usd
        for gpu in question.catalog.gpus.values()
        if gpu.segment == "consumer" and gpu.memory.size_gb >= gpus[0].memory.size_gb
        if _platform(gpu) == _platform(gpus[0])
        if (usd := _fresh_usd(question, gpu, "street_new")) is not None
    }
    if used is None or not rivals:
        return {}
    new = min(rivals.values())
    return {"used_usd": used, "new_usd": new, "saved_share": 1 - used / new}


def _power_limit(question: Question) -> Figures:
    """A limit that is free for one kind of work is dear for another."""
    numbers = {published.name: published.value for published in question.record.observations}
    kept = {name: value for name, value in numbers.items() if not name.endswith("_power")}
    free = [is_free(value, question.rule()) for value in kept.values()]
    lost = {f"{name}_lost_share": 1 - value for name, value in kept.items()}
    power = {f"{name}_share": value for name, value in numbers.items() if name not in kept}
    counts = {"free": sum(free), "count": len(free), "loss_share": question.rule()}
    return {**lost, **power, **counts}


def _memory_or_speed(question: Question) -> Figures:
    """More memory comes first where the model does not fit, speed for the money where it does."""
    gpus = question.gpus()
    if len(gpus) != 2:
        return {}
    prices = [launch_msrp_usd(question.catalog.prices_of(gpu.id)) for gpu in gpus]
    figures = {
        "less_gb": holds_gb(gpus[0].memory.size_gb, question.rule()),
        "more_gb": holds_gb(gpus[1].memory.size_gb, question.rule()),
    }
    values = [
        gpu.compute.fp32_tflops / price.value
        for gpu, price in zip(gpus, prices, strict=True)
        if price and gpu.compute.fp32_tflops
    ]
    return {**figures, "value_ratio": values[0] / values[1]} if len(values) == 2 else figures


def _layer_split(question: Question) -> Figures:
    """More cards add memory to one stream of text, not speed."""
    one, two, four = (question.observed(name) for name in ("one", "two", "four"))
    if not (one and two and four):
        return {}
    figures = {"two_ratio": two / one, "four_ratio": four / one, "needed": question.rule()}
    return {**figures, "worth": float(is_worth_it(four / one, question.rule()))}


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
        street = _fresh_usd(question, gpu, "street_new")
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


DISAGREEMENTS: Mapping[DisagreementId, Callable[[Question], Figures]] = MappingProxyType(
    {
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
)


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


def _market(question: Question) -> list[Gpu]:
    """Return the consumer cards of the last years, as ranks are taken against them."""
    oldest = question.today.toordinal() - question.catalog.rules["market-window"].value * 365.25
    return [gpu for gpu in question.catalog.gpus.values() if _sold_since(gpu, oldest)]


def _sold_since(gpu: Gpu, oldest: float) -> bool:
    if gpu.segment != "consumer" or gpu.preview or gpu.released is None:
        return False
    return gpu.released.first_day.toordinal() >= oldest


def _lags(one: Gpu, other: Gpu, name: str) -> bool:
    """Return whether the one with more throughput has no more of the figure of its memory."""
    slower, faster = sorted((one, other), key=lambda gpu: gpu.compute.fp32_tflops or 0)
    return bool(getattr(faster.memory, name) <= getattr(slower.memory, name))


def _platform(gpu: Gpu) -> str | None:
    return gpu.software.platform if gpu.software else None


def _fresh_usd(question: Question, gpu: Gpu, kind: str) -> float | None:
    """Return the price without tax, None where nobody saw one lately."""
    return next(_fresh(question.offers.get(gpu.id, ()), kind), None)


def _fresh(offers: tuple[Offer, ...], kind: str) -> Iterator[float]:
    return (offer.usd for offer in offers if offer.kind == kind and not offer.stale)
