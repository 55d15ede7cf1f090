"""Tiny computers: invented parts, rules and tiers around the four cards of `advising`.

The cheapest card is the small one (100 W). The cheapest power supply and board carry one of them;
dearer ones carry two. A tower holds two, the chassis eight of any cards with a cooler of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from macros.advice.edition import Edition
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildFigure, BuildRule
from macros.facts.records.part_kinds import PART_FOLDERS, Parts
from macros.facts.records.parts import (
    Case,
    Chassis,
    Computer,
    Cooler,
    Cpu,
    MemoryKit,
    Motherboard,
    PowerSupply,
    Ssd,
)
from macros.facts.records.power import PowerLimitCurve
from macros.facts.records.tiers import Tier
from tests.advising import market_of_four, tiny_edition, tiny_offer, tiny_persona
from tests.tiny import tiny_region

PART_USD = {
    "plank": 100.0,
    "long-plank": 150.0,
    "quill": 80.0,
    "brook-250": 40.0,
    "brook-600": 90.0,
    "crate": 60.0,
    "breeze": 30.0,
    "shelf": 50.0,
    "drawer": 70.0,
}
_DECIDED = {"decided": "2026-11-01", "source": "weekly-chip", "reason": "Invented."}
_FIGURES = {"load_w": "gpu_count * gpu_w + cpu_w + 50", "wall_w": "load_w / psu_efficiency"}
_RULES: tuple[dict[str, Any], ...] = (
    {"id": "psu-sustained", "figure": "load_w", "holds": "at_most", "limit": "psu_label_w"},
    {
        "id": "mains",
        "figure": "wall_w / circuit_count",
        "holds": "at_most",
        "limit": "circuit_w",
        "decisive": False,
    },
    {
        "id": "slots",
        "applies": "not is_chassis",
        "figure": "board_most_gpus",
        "holds": "at_least",
        "limit": "gpu_count",
        "unit": "count",
    },
    {
        "id": "psus-in-case",
        "applies": "not is_chassis",
        "figure": "psu_count",
        "holds": "at_most",
        "limit": "1",
        "unit": "count",
    },
    {
        "id": "chassis-places",
        "applies": "is_chassis",
        "figure": "chassis_2_slot",
        "holds": "at_least",
        "limit": "gpu_count",
        "unit": "count",
    },
    {
        "id": "chassis-licence",
        "applies": "is_chassis and gpu_vendor != 'humble'",
        "figure": "gpu_segment != 'consumer'",
        "holds": "is_true",
        "breach": "warn",
        "decisive": False,
        "unit": "none",
    },
)
_CIRCUITS = (("Small socket", 300), ("Large socket", 900))


def tiny_tier(id_: str, gpu_count: int, **fields: Any) -> Tier:
    """Return a tier with one class for the invented reader."""
    common = {
        "id": id_,
        "gpu_count": gpu_count,
        "use": "independent",
        "host": "desktop",
        "classes": [{"id": "economical", "persona": "reader", "circuit": "any"}],
        **_DECIDED,
    }
    return Tier.model_validate(common | fields)


def tiny_curve(gpu: str, *points: tuple[float, float]) -> PowerLimitCurve:
    """Return a curve of pairs of a limit in watts and a relative speed."""
    return PowerLimitCurve.model_validate(
        {
            "gpu": gpu,
            "workload": "training",
            "conditions": "Cats, 1 card",
            "source": "weekly-chip",
            "date": "2026-10",
            "quality": "A",
            "points": [{"limit_w": limit, "relative_speed": speed} for limit, speed in points],
        }
    )


def tiny_computers(
    catalog: Catalog, *tiers: Tier, curves: tuple[PowerLimitCurve, ...] = (), **cards: Any
) -> Edition:
    """Return an edition whose tiers can be built; `cards` are fields of a card by its id."""
    changed = {id_: {"form_factor": "pcie_card", **cards.get(id_, {})} for id_ in _CARDS}
    found = replace(
        market_of_four(catalog, **changed),
        parts=_parts(),
        personas={"reader": tiny_persona()},
        build_rules={one["id"]: _rule(one) for one in _RULES},
        build_figures={id_: _figure(id_, formula) for id_, formula in _FIGURES.items()},
        tiers={tier.id: tier for tier in tiers},
        power_limits=curves,
    )
    edition = tiny_edition(found)
    regions = {"us": tiny_region(circuits=[_circuit(*one) for one in _CIRCUITS])}
    edition.catalog = replace(edition.catalog, regions=regions)
    edition.__dict__["offers"] = {"us": {}}
    edition._made["part_offers", "us"] = _offers()
    return edition


_CARDS = ("small", "middle", "large", "server")


def _offers() -> Mapping[str, tuple[Offer, ...]]:
    return {id_: (tiny_offer(id_, usd),) for id_, usd in PART_USD.items()}


def _rule(fields: Mapping[str, Any]) -> BuildRule:
    return BuildRule.model_validate({"unit": "w", **fields, **_DECIDED})


def _figure(id_: str, formula: str) -> BuildFigure:
    return BuildFigure.model_validate({"id": id_, "formula": formula, "unit": "w", **_DECIDED})


def _circuit(name: str, watts: int) -> dict[str, Any]:
    return {
        "name": name,
        "volts": 120,
        "amps": 15,
        "max_w": watts,
        "rule": "Invented.",
        "source": "weekly-chip",
        "kind": "official",
    }


def _parts() -> Parts:
    made: dict[str, tuple[Any, ...]] = {
        "motherboards": (_board("plank", 1), _board("long-plank", 2)),
        "power_supplies": (_supply("brook-250", 250), _supply("brook-600", 600)),
        **_other_parts(),
    }
    return Parts(**{name: {part.id: part for part in made.get(name, ())} for name in PART_FOLDERS})


BOARD: dict[str, Any] = {
    "platform": "AB1",
    "socket": "AB1",
    "form_factor": "ATX",
    "memory_type": "DDR5",
    "memory_slots": 4,
    "memory_max_gb": 96,
}


def _board(id_: str, most: int) -> Motherboard:
    fields = {**BOARD, "slot_count": most, "populations": _populations(most)}
    return Motherboard.model_validate(_named(id_, **fields))


def _supply(id_: str, watts: int) -> PowerSupply:
    fields = {"form": "ATX", "rated_w": watts, "efficiency": {"at_100_percent_115_v": 0.8}}
    return PowerSupply.model_validate(_named(id_, **fields))


def tiny_computer(**fields: Any) -> Computer:
    """Return a ready-made computer for two cards, whose own power supply carries one."""
    common = {
        "platform": "AB1",
        "memory_type": "DDR5",
        "supply": {"rated_w": 250, "efficiency": {"at_100_percent_115_v": 0.8}},
        "populations": _populations(2),
    }
    return Computer.model_validate(_named("lectern", **common, **fields))


def _other_parts() -> dict[str, tuple[Any, ...]]:
    cpu = {"socket": "AB1", "platforms": ["AB1"], "cores": 8, "tdp_w": 50, "memory_type": "DDR5"}
    case = {"form": "tower", "board_form_factors": ["ATX"], "expansion_slots": 7}
    kit = {"type": "DDR5", "modules": 1, "module_gb": 32, "ecc": False}
    chassis = {
        "kind": "pcie",
        "gpu_count_2_slot": 8,
        "memory_slots": 8,
        "psu_count": 2,
        "psu_needed": 1,
        "psu_rated_w": 4000,
    }
    return {
        "cpus": (Cpu.model_validate(_named("quill", **cpu)),),
        "cases": (Case.model_validate(_named("crate", **case)),),
        "coolers": (Cooler.model_validate(_named("breeze", kind="air", sockets=["AB1"])),),
        "memory_kits": (MemoryKit.model_validate(_named("shelf", **kit)),),
        "ssds": (Ssd.model_validate(_named("drawer", capacity_gb=2000, form_factor="M.2")),),
        "chassis": (Chassis.model_validate(_named("barn", **chassis)),),
    }


def _named(id_: str, **fields: Any) -> dict[str, Any]:
    return {"id": id_, "name": id_.title(), "vendor": "Borealis", "sources": [], **fields}


def _populations(most: int) -> list[dict[str, Any]]:
    return [
        {"gpu_count": count, "slots": [{"label": "A", "lanes": 16}] * count}
        for count in range(1, most + 1)
    ]
