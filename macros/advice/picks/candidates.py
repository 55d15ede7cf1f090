"""Candidates: what a persona could get running, and why everything else is ruled out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from macros.advice.picks.consumer_cards import ConsumerCards
from macros.advice.picks.export import for_sale
from macros.advice.picks.hosts import NOTHING
from macros.advice.picks.needs import (
    Limits,
    Rejection,
    first_rejection,
    free_slots,
    limits,
    power_of_all,
    price,
    socket,
)
from macros.advice.picks.scores import Candidate, RunningCost, candidate
from macros.advice.picks.situation import Situation
from macros.advice.picks.used_goods import expected_loss
from macros.advice.prices.offers import Offer, OfferKind
from macros.facts.records.advice import Acquisition, Persona
from macros.facts.records.products import Gpu

_KINDS: Mapping[Acquisition, tuple[OfferKind, ...]] = {
    "new": ("street_new",),
    "new_or_used": ("street_new", "used"),
    "rental": ("rental",),
}


def limits_of(persona: Persona, where: Situation, market: ConsumerCards | None = None) -> Limits:
    """Return the persona's needs in figures of the day and region, or of another market."""
    works = persona.objective.workloads
    floors = (where.catalog.workloads[work].memory_floor.size_gb for work in works)
    floor_gb = max(floors, default=0.0)
    return limits(
        persona.needs,
        market or where.market,
        floor_gb,
        where.families,
        where.socket_of(persona),
        where.room_of(persona),
        where.quiet_w_of(persona),
    )


def sifted(
    persona: Persona, wanted: Limits, where: Situation
) -> tuple[dict[str, Rejection], list[Candidate], list[Candidate]]:
    """Return which products were ruled out by what, who was only too dear, and who is left."""
    cut: dict[str, Rejection] = {}
    too_dear: list[Candidate] = []
    left: list[Candidate] = []
    for gpu in where.catalog.gpus.values():
        offered = first_rejection(gpu, wanted) or _candidates(persona, gpu, wanted, where)
        if isinstance(offered, Rejection):
            cut[gpu.id] = offered
            continue
        cuts = [(c, price(c, wanted)) for c in offered]
        left += [c for c, too_much in cuts if too_much is None]
        too_dear += [c for c, too_much in cuts if too_much is not None]
        if all(too_much for _, too_much in cuts):
            cheapest = min(cuts, key=lambda pair: pair[0].offer.usd * pair[0].count)[1]
            assert cheapest is not None
            cut[gpu.id] = cheapest
    return cut, too_dear, left


def _candidates(
    persona: Persona, gpu: Gpu, wanted: Limits, where: Situation
) -> list[Candidate] | Rejection:
    """Return the offers of a product, one or several of it, or what of it is not known."""
    works = persona.objective.workloads
    asked = [*_counts(persona, gpu, wanted, where)]
    counts = [count for count in asked if where.speeds_in(works, gpu.id, count) is not None]
    if not counts:
        fewest = min(asked, default=1)
        return Rejection(gpu.id, "speed_known", None, ", ".join(works), fewest)
    for need in (power_of_all, free_slots, socket):
        cuts = {count: cut for count in counts if (cut := need(gpu, count, wanted))}
        if len(cuts) == len(counts):
            return cuts[min(counts)]
        counts = [count for count in counts if count not in cuts]
    offers = _offers(persona, gpu, where)
    if isinstance(offers, Rejection):
        return offers
    every = [c for count in counts for c in _with_hosts(persona, gpu, count, offers, where)]
    return every or Rejection(gpu.id, "host_known", None, None)


def _counts(persona: Persona, gpu: Gpu, wanted: Limits, where: Situation) -> Iterator[int]:
    """Yield how many of a product the persona may put together to have memory enough.

    Layers or tensors lie in the memory of all together; where none of the works is split so, or
    the situation says it, each needs the memory for itself.
    """
    most = persona.needs.gpus_at_most if gpu.form_factor == "pcie_card" else 1
    least_gb = max(wanted.memory_gb or 0.0, wanted.workload_memory_gb)
    works = (where.catalog.workloads[work] for work in persona.objective.workloads)
    is_split = any({"layer", "tensor"} & {*work.splits} for work in works)
    is_shared = is_split and not where.memory_in_each
    for count in where.counts:
        if count <= most and gpu.memory.size_gb * (count if is_shared else 1) >= least_gb:
            yield count


def _offers(persona: Persona, gpu: Gpu, where: Situation) -> list[Offer] | Rejection:
    """Return the offers that the persona may take; shops sell only what rules let them.

    What one provider alone rents out may be taken when it is wanted, at a price that nobody checks.
    """
    source = where.rentals if persona.acquire == "rental" else where.offers
    kinds = _KINDS[persona.acquire]
    known = (offer for offer in source.get(gpu.id, ()) if offer.kind in kinds)
    offers = [offer for offer in known if offer.kind != "rental" or offer.source_count > 1]
    if not offers:
        return Rejection(gpu.id, "price_known", None, None)
    sold = for_sale(where.catalog, gpu.id, where.region, where.day, offers)
    return sold or Rejection(gpu.id, "export", None, None)


def _with_hosts(
    persona: Persona, gpu: Gpu, count: int, offers: Sequence[Offer], where: Situation
) -> Iterator[Candidate]:
    """Yield so many of a product with what goes around them; nothing where that has no price."""
    works, rents = persona.objective.workloads, persona.acquire == "rental"
    speeds = where.speeds_in(works, gpu.id, count)
    host = NOTHING if rents else where.host(gpu, count, persona.has)
    if speeds is None or host is None:
        return
    running = RunningCost(0.0) if rents else where.running_of(persona)
    for offer in offers:
        loss = expected_loss(gpu, offer, where.catalog.rules, where.day)
        yield candidate(gpu, offer, speeds, persona.objective, running, loss, count, host)
