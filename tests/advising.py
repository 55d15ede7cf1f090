"""Advising: an invented market of four cards, small enough to follow every pick by hand.

| card | memory | speed | new | used | power |
| --- | --- | --- | --- | --- | --- |
| small | 8 GB | 1 | 200 | 100 | 100 W |
| middle | 16 GB | 2 | 500 | 300 | 200 W |
| large | 24 GB | 4 | 1600 | - | 400 W |
| server | 80 GB | 8 | 9000 | - | 300 W |
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from types import SimpleNamespace
from typing import Any

from macros.advice.edition import Edition
from macros.advice.picks.consumer_cards import Offers
from macros.advice.picks.hosts import NOTHING, Host
from macros.advice.picks.situation import Situation, running_cost
from macros.advice.prices.offers import Z50, Offer, OfferKind
from macros.advice.speeds.performance import Performance
from macros.advice.speeds.speed import Z80, Speed, Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Persona, Possession
from macros.facts.records.measurements import Workload
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Gpu
from tests.tiny import TODAY, only_gpus, tiny_gpu, tiny_price, tiny_region, with_regions

WORK = "drawing"
MEMORY_GB = {"small": 8, "middle": 16, "large": 24, "server": 80}
SPEED = {"small": 1.0, "middle": 2.0, "large": 4.0, "server": 8.0}
NEW_USD = {"small": 200.0, "middle": 500.0, "large": 1600.0, "server": 9000.0}
USED_USD = {"small": 100.0, "middle": 300.0}
POWER_W = {"small": 100, "middle": 200, "large": 400, "server": 300}


class FreeHosts:
    """Hosts that cost nothing, with a power supply for every card."""

    def of(self, gpu: Gpu, count: int, has: Possession) -> Host | None:
        """Return what a reader who has this buys around so many cards."""
        return NOTHING

    def supply_w(self, gpu: Gpu, count: int) -> float:
        """Return the watts of a supply for so many cards."""
        return 0.0

    def supply_beside(self, old: Gpu, gpu: Gpu, count: int) -> Host | None:
        """Return the supply that the owner of an old card buys."""
        return NOTHING


def market_of_four(catalog: Catalog, **changes: Mapping[str, Any]) -> Catalog:
    """Return a catalogue of the four cards; `changes` are fields of a card by its id."""
    cards = [_card(catalog, id_, dict(changes.get(id_, {}))) for id_ in MEMORY_GB]
    work = Workload.model_validate(
        {
            "id": WORK,
            "tests": [],
            "precisions": [],
            "terms": [],
            "platforms": [],
            "memory_floor": {
                "size_gb": 4,
                "source": "weekly-chip",
                "read_on": TODAY,
                "reason": "Invented.",
            },
        }
    )
    return replace(only_gpus(catalog, *cards), workloads={WORK: work})


def _card(catalog: Catalog, id_: str, changes: dict[str, Any]) -> Gpu:
    fields: dict[str, Any] = {
        "id": id_,
        "name": id_.title(),
        "aliases": [],
        "released": "2026-01",
        "segment": "datacenter" if id_ == "server" else "consumer",
        "memory": {"size_gb": MEMORY_GB[id_], "ecc": id_ == "server"},
        "power": {"tdp_w": POWER_W[id_]},
    }
    return tiny_gpu(catalog, "boreal-one", **(fields | changes))


def tiny_offer(id_: str, usd: float, kind: OfferKind = "street_new", **changes: Any) -> Offer:
    """Return an offer in the US, seen today; `spread` is the standard deviation of its log."""
    spread = changes.pop("spread", 0.01)
    common: dict[str, Any] = {
        "id": id_,
        "region": "us",
        "kind": kind,
        "amount": usd,
        "low": usd * math.exp(-spread * Z50),
        "high": usd * math.exp(spread * Z50),
        "currency": "USD",
        "usd": usd,
        "observed": PartialDate.parse(TODAY.isoformat()),
        "age_days": 0,
        "stale": False,
        "how": "local",
        "from_region": "us",
        "quality": "A",
        "observations": tuple(
            tiny_price(amount=usd, quality="A", source=source)
            for source in ("weekly-chip", "borealis-data-sheet")
        ),
    }
    return Offer(**(common | changes))


def tiny_offers(spread: float = 0.01, **usd: float) -> Offers:
    """Return new and used offers of the four cards; `usd` changes a new price (0: no offer)."""
    new = NEW_USD | usd
    return {
        id_: [
            *([tiny_offer(id_, new[id_], spread=spread)] if new[id_] else []),
            *([tiny_offer(id_, USED_USD[id_], "used", spread=spread)] if id_ in USED_USD else []),
        ]
        for id_ in MEMORY_GB
    }


def tiny_speeds(spread: float = 0.01, **speed: float) -> Speeds:
    """Return measured speeds of the four cards; `speed` changes one (0: not known)."""
    found = {
        id_: Speed(
            WORK,
            id_,
            "measured",
            value,
            value * math.exp(-spread * Z80),
            value * math.exp(spread * Z80),
            tests=2,
            campaigns=2,
        )
        for id_, value in (SPEED | speed).items()
        if value
    }
    return Speeds("small", {WORK: found})


def tiny_situation(
    catalog: Catalog,
    offers: Offers | None = None,
    speeds: Speeds | None = None,
    rentals: Offers | None = None,
    day: date = TODAY,
) -> Situation:
    """Return the situation of the four cards in the US."""
    known, sold = speeds or tiny_speeds(), offers or tiny_offers()
    return Situation(
        catalog, known, sold, rentals or {}, "us", day, running_cost(catalog, "us", day)
    )


def tiny_persona(**fields: Any) -> Persona:
    """Return a persona who wants speed for the price of new cards, with the given changes."""
    common = {
        "id": "reader",
        "group": "home",
        "acquire": "new",
        "objective": {"maximise": "speed_per_price", "workloads": [WORK]},
        "tie": "price",
    }
    because = {"new_because": "invoice"} if fields.get("acquire", "new") == "new" else {}
    return Persona.model_validate(common | because | fields)


def tiny_edition(
    catalog: Catalog,
    offers: Offers | None = None,
    speeds: Speeds | None = None,
    *,
    day: date = TODAY,
    enough: bool = True,
    hindsight: bool = False,
) -> Edition:
    """Return the advice of a day on a market with invented speeds and, in the US, offers."""
    edition = Edition(with_regions(catalog, us=tiny_region()), day, TODAY)
    known = speeds or tiny_speeds()
    model: Any = SimpleNamespace(enough=enough, hindsight=hindsight, loan=None)
    edition.__dict__["performance"] = Performance(known, {WORK: model})
    edition._made["situation", "us"] = tiny_situation(edition.catalog, offers, known, day=day)
    return edition
