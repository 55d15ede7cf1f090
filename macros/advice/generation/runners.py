"""Runners: the cards that hold a language model, with what they cost and how fast they write."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from macros.advice.generation.generation_model import GenerationSpeed, generation_speed
from macros.advice.generation.tensor_model import tensor_speed_of
from macros.advice.memory.constants import constants_of
from macros.advice.memory.fit import COUNTS
from macros.advice.memory.formats import Ends
from macros.advice.memory.held import FOUR_BITS
from macros.advice.memory.peak import bytes_of
from macros.advice.memory.shared_memory import own_gib, sure_gib
from macros.advice.picks.dependable_software import (
    with_doubtful_software,
    with_software_at_its_end,
)
from macros.advice.picks.export import for_sale
from macros.advice.picks.household_socket import Socket
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.models import Model
from macros.facts.records.products import Gpu

# More cards than these are named only where fewer do not hold the model.
MOST_BESIDE = 4
# Nor cards with less memory: for so many of them hardly anybody has slots, plugs and patience.
LEAST_GB_BESIDE = 12
# For which llama.cpp, whose files of 4 bits are counted, runs on cards.
PLATFORMS = ("CUDA", "ROCm", "oneAPI")
# Computers whose graphics shares the memory, beside cards for a slot.
DESKTOP_COMPUTERS = ("computer", "mini_pc")


@dataclass(frozen=True)
class Runner:
    """So many equal cards that hold a model together, each at the price of the offer.

    `speed` is that of one conversation on cards that work in turn, `tensor` that of cards that all
    work on every layer; None where nobody knows.
    """

    gpu: Gpu
    count: int
    offer: Offer
    speed: GenerationSpeed | None
    tensor: GenerationSpeed | None

    @property
    def cautious_usd(self) -> float:
        """What all cost at most in three of four cases, in US dollars without tax."""
        return self.count * self.offer.cautious_usd


@dataclass(frozen=True)
class Market:
    """What can be bought in a region on a day, and for how much.

    Several of what is `avoided` are named only where fewer do not hold a model. The usual `socket`
    rules nothing out: what draws more runs there under a power limit, or on a larger circuit.
    """

    catalog: Catalog
    offers: Mapping[str, Sequence[Offer]]
    region: str
    day: date
    avoided: frozenset[str] = frozenset()
    socket: Socket | None = None

    @property
    def dependable(self) -> Iterator[Gpu]:
        """The accelerators whose software is neither experimental nor at its end."""
        doubtful = with_doubtful_software(self.catalog.software)
        return (gpu for gpu in self.catalog.gpus.values() if gpu.id not in doubtful)

    def bought(self, gpu: Gpu) -> list[Offer]:
        """Return the offers of an accelerator, new and used, that shops and owners may make."""
        own = self.offers.get(gpu.id, ())
        sold = for_sale(self.catalog, gpu.id, self.region, self.day, own)
        return [offer for offer in sold if offer.kind in ("street_new", "used")]


def runners(model: Model, need_gib: Ends, market: Market) -> list[Runner]:
    """Return the cards of a region that surely hold a need: one before two, then by price.

    Of each card the fewest that hold it are taken; each further one has a context of its own. Two
    or four are worth their trouble only where they cost less than any fewer; eight are named only
    where fewer do not hold it.
    """
    found = [
        runner
        for gpu in market.dependable
        if is_runner(gpu)
        and (count := fewest(gpu, need_gib, market.catalog))
        and (runner := _runner(gpu, count, model, market))
    ]
    ranked = sorted(found, key=lambda one: (one.count, one.cautious_usd, one.gpu.id))
    return [runner for runner in ranked if _is_worth_it(runner, ranked, market)]


def computers(model: Model, need_gib: Ends, market: Market) -> list[Runner]:
    """Return the computers with shared memory that surely hold a need, by price.

    Last come those whose maker has raised the price since: nobody knows how much they cost now. Of
    their memory only what the system surely leaves to a model counts.
    """
    held = (gpu for gpu in market.dependable if need_gib.high <= sure_gib(gpu, market.catalog))
    return _by_price(held, model, market)


def raisable(model: Model, need_gib: Ends, market: Market) -> list[Runner]:
    """Return the computers that hold a need only once their system leaves more, by price."""
    held = (gpu for gpu in market.dependable if _is_raisable(gpu, need_gib, market))
    return _by_price(held, model, market)


def _by_price(gpus: Iterable[Gpu], model: Model, market: Market) -> list[Runner]:
    found = [
        runner for gpu in gpus if is_computer(gpu) and (runner := _runner(gpu, 1, model, market))
    ]
    return sorted(found, key=lambda one: (one.offer.is_superseded, one.cautious_usd, one.gpu.id))


def _is_raisable(gpu: Gpu, need_gib: Ends, market: Market) -> bool:
    """Return whether its memory holds a need, and what the system leaves of it does not."""
    return sure_gib(gpu, market.catalog) < need_gib.high <= own_gib(gpu)


def raised(model: Model, need_gib: Ends, market: Market) -> list[tuple[Gpu, GenerationSpeed]]:
    """Return the computers that hold a need only with more memory than the system leaves to it.

    With the speed of one conversation, the fastest first; those of unknown speed are left out.
    """
    found = [
        (gpu, speed)
        for gpu in market.dependable
        if is_computer(gpu) and _is_raisable(gpu, need_gib, market)
        if (speed := generation_speed(market.catalog, gpu, model.id, FOUR_BITS, market.day))
    ]
    return sorted(found, key=lambda one: (-one[1].tokens_per_s.likely, one[0].id))


def cheapest_rented(
    catalog: Catalog, need_gib: Ends, rentals: Mapping[str, Sequence[Offer]]
) -> tuple[Gpu, int, Offer] | None:
    """Return the fewest rented accelerators that hold a need, at the lowest price; or None.

    A cloud brings the computer along. What comes to the end of its software does not count.
    """
    at_their_end = with_software_at_its_end(catalog)
    found = [
        (gpu, count, offer)
        for id_, offers in rentals.items()
        if (gpu := catalog.gpus.get(id_)) and gpu.chips == 1 and id_ not in at_their_end
        if (count := fewest(gpu, need_gib, catalog))
        for offer in offers
    ]
    return min(found, key=lambda one: (one[1], one[2].cautious_usd, one[0].id), default=None)


def _is_worth_it(runner: Runner, ranked: Sequence[Runner], market: Market) -> bool:
    """Return whether so many cards are worth naming beside the fewest."""
    fewer = [one.cautious_usd for one in ranked if one.count < runner.count]
    most = most_beside(runner.gpu, market.avoided, None)
    return not fewer or (runner.count <= most and runner.cautious_usd < min(fewer))


def most_beside(gpu: Gpu, avoided: Collection[str], socket: Socket | None) -> int:
    """Return how many of a card at most are named beside fewer that cost more; 1 where none."""
    if gpu.id in avoided or gpu.memory.size_gb < LEAST_GB_BESIDE:
        return 1
    counts = (count for count in COUNTS if count <= MOST_BESIDE)
    return max(count for count in counts if count == 1 or not socket or socket.bears(gpu, count))


def is_runner(gpu: Gpu) -> bool:
    """Return whether it is a card for a computer's slot, with one chip and software of today."""
    software = gpu.software
    return (
        software is not None
        and software.status != "ended"
        and software.platform in PLATFORMS
        and gpu.form_factor == "pcie_card"
        and gpu.chips == 1
        and gpu.is_regular
        and gpu.cooling != "passive"
    )


def is_computer(gpu: Gpu) -> bool:
    """Return whether it is a whole computer with shared memory and software of today."""
    software = gpu.software
    return (
        gpu.form_factor in DESKTOP_COMPUTERS and software is not None and software.status != "ended"
    )


def fewest(gpu: Gpu, need_gib: Ends, catalog: Catalog) -> int | None:
    """Return how many cards surely hold a need; None where not even the most do."""
    further_gib = bytes_of(constants_of(catalog).terms["context"]).high
    each_gib = sure_gib(gpu, catalog)
    for count in COUNTS:
        if count * each_gib >= need_gib.high + (count - 1) * further_gib:
            return count
    return None


def _runner(gpu: Gpu, count: int, model: Model, market: Market) -> Runner | None:
    offer = min(market.bought(gpu), key=lambda one: one.cautious_usd, default=None)
    if offer is None:
        return None
    speed = generation_speed(market.catalog, gpu, model.id, FOUR_BITS, market.day, count)
    tensor = tensor_speed_of(market.catalog, gpu, model.id, FOUR_BITS, market.day, count)
    return Runner(gpu, count, offer, speed, tensor)
