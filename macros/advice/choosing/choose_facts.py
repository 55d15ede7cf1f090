"""Choose facts: what the picks are computed from, as plain values that a browser can read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from typing_extensions import TypedDict

from macros.advice.builds.pair_power import ADVISED_SHARE, BASE_W
from macros.advice.choosing.quiet import COOLING, quiet_w
from macros.advice.generation.relative_speeds import MODELS
from macros.advice.generation.tight_fit import tight_sizes
from macros.advice.picks.candidates import limits_of
from macros.advice.picks.dependable_software import DEPENDABLE
from macros.advice.picks.export import may_be_sold
from macros.advice.picks.hosts import Hosts
from macros.advice.picks.situation import COUNTS, Situation
from macros.advice.picks.tax_on_top import highest_tax
from macros.advice.picks.used_goods import expected_loss
from macros.advice.prices.conversion import newest_usd
from macros.advice.prices.observations import is_sold_off
from macros.advice.prices.offers import Offer
from macros.advice.speeds.speed import Speed
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Persona
from macros.facts.records.products import Gpu

_RULES = (
    "tie-certainty",
    "toss-certainty",
    "organisation-known",
    "host-base",
    "host-cards",
    "host-disk",
    "host-memory",
    "host-reserve",
    "host-supply",
    "turn-price-fall",
    "upgrade-speed-ratio",
)
_CARD = "pcie_card"
NOTES = {"converted": 2, "stale": 1}  # on an offer, by the figure that stands for each
_DIGITS = 7  # of amounts
_SPEED_DIGITS = 6  # no speed is known nearly so well


class ChooseFacts(TypedDict):
    """What holds everywhere: rules, works, personas and products with their speeds."""

    day: str
    rules: dict[str, float]
    supply: dict[str, float]
    quiet: dict[str, Any]
    works: dict[str, list[float]]
    tight: dict[str, dict[str, Any]]
    personas: list[dict[str, Any]]
    cards: list[dict[str, Any]]
    regions: dict[str, dict[str, Any]]


def choose_facts(situations: Mapping[str, Situation]) -> ChooseFacts:
    """Return the facts; of works their least memory in GB and whether cards share it."""
    where = next(iter(situations.values()))
    catalog = where.catalog
    gpus = list(catalog.gpus.values())
    return {
        "day": where.day.isoformat(),
        "rules": {id_: catalog.rules[id_].value for id_ in _RULES},
        "supply": {"share": ADVISED_SHARE, "base_w": BASE_W},
        "quiet": {"tdp_w": quiet_w(catalog.personas), "cooling": [*COOLING]},
        "works": {id_: _work(id_, catalog) for id_ in catalog.workloads},
        "tight": dict(_tight(catalog)),
        "personas": [_persona(persona, where) for persona in catalog.personas.values()],
        "cards": [_card(gpu, where) for gpu in gpus],
        "regions": {region: _region(gpus, each) for region, each in situations.items()},
    }


def _work(id_: str, catalog: Catalog) -> list[float]:
    work = catalog.workloads[id_]
    return [work.memory_floor.size_gb, int(bool({"layer", "tensor"} & {*work.splits}))]


def _tight(catalog: Catalog) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield works with their model, and the sizes of one, two and four cards that it nearly fills.

    The names of the counts are text, as in the script's file.
    """
    for work, model in MODELS.items():
        if work in catalog.workloads and model in catalog.models:
            sizes = {str(count): tight_sizes(model, count, catalog) for count in COUNTS}
            yield work, {"model": catalog.models[model].name, "sizes": sizes}


def _persona(persona: Persona, where: Situation) -> dict[str, Any]:
    """Return a persona with its ranks turned into figures of the day."""
    needs = persona.needs.model_dump(mode="json", exclude_defaults=True)
    limits = limits_of(persona, where)
    dropped = ("memory_rank_at_least", "price_rank_at_most")
    return {
        "id": persona.id,
        "organisation": persona.is_organisation,
        "acquire": persona.acquire,
        "has": persona.has,
        "tie": persona.tie,
        "maximise": persona.objective.maximise,
        "works": list(persona.objective.workloads),
        "needs": {name: value for name, value in needs.items() if name not in dropped},
        "memory_gb": limits.memory_gb,
        **({"instead": [*persona.instead]} if persona.instead else {}),
    }


def _card(gpu: Gpu, where: Situation) -> dict[str, Any]:
    family = where.families.get(gpu.id)
    longest_days = where.catalog.rules["price-new-after-end"].value
    return {
        "id": gpu.id,
        "name": gpu.name,
        "out": "on_sale" if gpu.preview else "unmodified" if gpu.modified else None,
        **({"gone": True} if is_sold_off(gpu, where.day, longest_days) else {}),
        "segment": gpu.segment,
        "form": gpu.form_factor,
        "cooling": gpu.cooling,
        "platform": gpu.software.platform if gpu.software else None,
        "software": gpu.software.status if gpu.software else None,
        "dependable": None if family is None else family.status in DEPENDABLE,
        "precisions": None if family is None else list(family.precisions),
        "ecc": bool(gpu.memory.ecc),
        "plugless": gpu.power.connectors == (),
        "tdp_w": gpu.power.tdp_w,
        "psu_w": gpu.power.recommended_psu_w,
        "slots": gpu.board.slots,
        "memory_gb": gpu.memory.size_gb,
        "speeds": dict(_speeds(gpu, where)),
    }


def _speeds(gpu: Gpu, where: Situation) -> Iterator[tuple[str, list[list[float]]]]:
    """Yield the speeds of a product in each work, for one, two and four: value and spread."""
    counts = COUNTS if gpu.form_factor == _CARD else COUNTS[:1]
    for work in where.catalog.workloads:
        found = [where.speeds_in([work], gpu.id, count) for count in counts]
        if any(found):
            yield work, [_figures(one[0]) if one else [] for one in found]


def _figures(speed: Speed) -> list[float]:
    return [_exact(figure, _SPEED_DIGITS) for figure in (speed.value, speed.spread)]


def _region(gpus: Sequence[Gpu], where: Situation) -> dict[str, Any]:
    """Return the offers, hosts, power and socket of a region; amounts are in US dollars."""
    usd = newest_usd(where.catalog.regions, where.region, where.day)
    business = where.running_business or where.running
    return {
        "usd": usd or 1.0,
        "tax": highest_tax(where.catalog, where.region),
        "per_w": where.running.usd_per_w,
        "business_per_w": business.usd_per_w,
        "socket": asdict(where.socket) if where.socket else None,
        "offers": {gpu.id: offers for gpu in gpus if (offers := _offers(gpu, where))},
        "hosts": {gpu.id: hosts for gpu in gpus if (hosts := _hosts(gpu, where))},
        "supplies": {gpu.id: own for gpu in gpus if (own := _supplies(gpu, where))},
        "price_limits": {
            persona.id: _exact(limit)  # as a price that is just the limit
            for persona in where.catalog.personas.values()
            if (limit := limits_of(persona, where).price_usd) is not None
        },
        "not_sold": [
            gpu.id
            for gpu in gpus
            if not may_be_sold(where.catalog, gpu.id, where.region, where.day)
        ],
    }


def _offers(gpu: Gpu, where: Situation) -> list[list[Any]]:
    """Return kind, price without and with tax, spreads, share lost, sources, their count, month.

    One more figure follows where the price is out of date, converted or both: its
    `NOTES` added up.
    """
    every = (*where.offers.get(gpu.id, ()), *where.rentals.get(gpu.id, ()))
    return [_offer(gpu, offer, where) for offer in every]


def _offer(gpu: Gpu, offer: Offer, where: Situation) -> list[Any]:
    # Hours are in US dollars wherever they are rented.
    is_foreign = offer.currency != where.catalog.regions[where.region].currency
    is_converted = is_foreign or offer.how == "converted"
    notes = NOTES["stale"] * offer.stale + NOTES["converted"] * is_converted
    loss = expected_loss(gpu, offer, where.catalog.rules, where.day)
    return [
        offer.kind,
        _exact(offer.usd),
        _exact(offer.paid_usd),
        _exact(offer.spread),
        _exact(offer.own_spread),
        _exact(loss),
        {source: _exact(spread) for source, spread in offer.source_spreads.items()},
        offer.source_count,
        offer.observed.month,
        *([notes] if notes else []),
    ]


def _hosts(gpu: Gpu, where: Situation) -> list[float | None]:
    """Return what a computer costs around one, two and four cards, in US dollars with tax."""
    if gpu.form_factor != _CARD or gpu.id not in where.offers:
        return []
    return [
        _exact(host.usd) if (host := where.host(gpu, count, "nothing")) is not None else None
        for count in COUNTS
    ]


def _supplies(gpu: Gpu, where: Situation) -> list[float | None]:
    """Return what a power supply for one, two and four costs, in US dollars with tax."""
    hosts = where.hosts
    if gpu.form_factor != _CARD or gpu.id not in where.offers or not isinstance(hosts, Hosts):
        return []
    found = (hosts.supply(gpu, count) for count in COUNTS)
    return [None if supply is None else _exact(supply.usd) for supply in found]


def _exact(value: float, digits: int = _DIGITS) -> float:
    return float(f"{value:.{digits}g}")
