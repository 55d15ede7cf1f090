"""Pair power: what a computer with both cards draws, and whether supply and outlet bear it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from operator import ge

from typing_extensions import TypedDict

from macros.advice.builds.mains import mains_of
from macros.advice.builds.pair_records import (
    CircuitNeed,
    PairAnswer,
    PowerNeed,
    Question,
    Supply,
)
from macros.advice.builds.usual_socket import usual_socket
from macros.advice.picks.card_prices import exact
from macros.advice.picks.supply_plugs import PlugNeed, SupplyPlugs, plugs_of, plugs_together
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu

# Board, fans and drives of a desktop computer: the figure base_w of data/build_figures.yml.
BASE_W = 100.0
# What a power supply may bear for hours, of its label: the rule psu-sustained.
ADVISED_SHARE = 0.8
# What one computer may draw from its circuit, of what that supplies for hours: the rule mains.
CIRCUIT_SHARE = 0.9
# Below this voltage power supplies of more than so much need not deliver it: psu-low-voltage.
LOW_VOLTS, LOW_VOLTAGE_MOST_W = 200.0, 1300.0
# The share of its own power that a card takes as a limit where nobody says it: power-limit.
LEAST_LIMIT_SHARE = 0.4
# AMD's drivers refuse what NVIDIA's take. An RX 7900 XTX of 355 W took no less than 261 W
# (ublue-os/bazzite issue 4814, LACT issue 1000) or 294 W (LACT issue 775), a Radeon AI PRO R9700
# of 300 W no less than 210 W (ROCm/amdsmi issue 195).
LEAST_LIMIT_SHARES = {"AMD": 0.7}
STEP_W = 10  # limits are set in watts, but nothing was measured more finely
LABEL_STEP_W = 50  # power supplies are sold in such steps


class PowerFacts(TypedDict):
    """What a computer draws besides its cards, and what supplies and outlets bear.

    `cpu_w` is what a usual processor draws, `supply_w` the label of a usual power supply, and below
    `ready_made_w` it may be one that only its maker's computers take: rule ready-made-supply.
    `outlets` are those of a room, by region: volts, what one supplies for hours in W, and the share
    of it that arrives behind a usual power supply. `supplies` are the power supplies sold in a
    region, the cheapest first: price, label in W, and the plugs of 16, 8 and 6 pins and of EPS.
    """

    base_w: float
    cpu_w: float
    supply_w: float
    ready_made_w: float
    advised_share: float
    circuit_share: float
    low_volts: float
    low_voltage_most_w: float
    outlets: dict[str, list[float]]
    supplies: dict[str, list[list[float]]]


PartOffers = Mapping[str, Sequence[Offer]]


class DrawingCard(TypedDict):
    """What a card draws, what supply its maker asks for, and the lowest limit it takes, in W.

    Besides its plugs, and its speeds under limits.
    """

    plugs: PlugNeed
    power_w: float | None
    asked_w: float | None
    least_w: float | None
    limits: list[list[list[float]]]


def power_facts(
    catalog: Catalog, regions: Sequence[str], part_offers: Mapping[str, PartOffers]
) -> PowerFacts:
    """Return the facts of a computer around the cards, with outlets and prices of these regions."""
    return {
        "base_w": BASE_W,
        "cpu_w": catalog.rules["host-base"].value - BASE_W,
        "supply_w": catalog.rules["host-supply"].value,
        "ready_made_w": catalog.rules["ready-made-supply"].value,
        "advised_share": ADVISED_SHARE,
        "circuit_share": CIRCUIT_SHARE,
        "low_volts": LOW_VOLTS,
        "low_voltage_most_w": LOW_VOLTAGE_MOST_W,
        "outlets": _outlets(catalog, regions),
        "supplies": {
            region: _supplies(catalog, part_offers[region])
            for region in regions
            if region in part_offers
        },
    }


def _supplies(catalog: Catalog, offers: PartOffers) -> list[list[float]]:
    """Return price, label and plugs of each supply that no cheaper one equals in all of them."""
    sold = sorted(
        [exact(offer.amount), psu.rated_w, *plugs_of(psu)]
        for psu in catalog.parts.power_supplies.values()
        for offer in offers.get(psu.id, ())
    )
    kept: list[list[float]] = []
    for one in sold:
        if not any(all(map(ge, cheaper[1:], one[1:])) for cheaper in kept):
            kept.append(one)
    return kept


def _outlets(catalog: Catalog, regions: Sequence[str]) -> dict[str, list[float]]:
    outlets = {}
    for region in regions:
        usual = mains_of(catalog, region).usual
        socket = usual_socket(catalog, region)
        if usual and socket and socket.arriving:
            outlets[region] = [usual.volts, socket.lasting_w, socket.arriving]
    return outlets


def least_limit_w(gpu: Gpu, catalog: Catalog) -> float | None:
    """Return the lowest limit in W that every maker's model is known to take, else a share."""
    boards = (board for board in catalog.parts.gpu_boards.values() if board.gpu == gpu.id)
    known = [board.least_power_limit_w for board in boards if board.least_power_limit_w]
    own_w = gpu.power.tdp_w
    share = LEAST_LIMIT_SHARES.get(gpu.vendor, LEAST_LIMIT_SHARE)
    return max(known, default=None if own_w is None else share * own_w)


def power_need(
    question: Question, facts: PowerFacts, have: DrawingCard, add: DrawingCard
) -> PowerNeed:
    """Return what both cards and the computer draw, and whether supply and outlet bear it."""
    limit_w = question.limit_w
    cpu_w = facts["cpu_w"] if question.cpu_w is None else question.cpu_w
    cards_w = cards_together_w(have, add, limit_w)
    need: PowerNeed = {
        "verdict": "unknown",
        "cards_w": cards_w,
        "cpu_w": cpu_w,
        "load_w": None,
        "label_w": None,
        "psu_w": supply_there_w(question, facts, have),
        "kept": speed_at_limit(have["limits"], limit_w) if limit_w else [],
        "circuit": None,
    }
    if cards_w is None:
        return need
    load_w = cards_w + facts["base_w"] + cpu_w
    return {
        **need,
        "verdict": borne(load_w, question.psu_w, facts["advised_share"]),
        "load_w": load_w,
        "label_w": load_w / facts["advised_share"],
        "circuit": circuit_need(load_w, cards_w, question, facts, (have, add)),
    }


def cards_together_w(have: DrawingCard, add: DrawingCard, limit_w: float | None) -> float | None:
    """Return what both cards draw under their limit, in watts; None where one is unknown."""
    total = 0.0
    for card in (have, add):
        power_w = card["power_w"]
        if power_w is None:
            return None
        total += power_w if limit_w is None else min(power_w, limit_w)
    return total


def supply_there_w(question: Question, facts: PowerFacts, have: DrawingCard) -> float | None:
    """Return the label of the power supply that is there; None where nobody knows what it bears.

    Where the reader does not say it, that is a usual one, or as much as the present card needs.
    """
    if question.psu_w is not None:
        return question.psu_w
    asked_w = _asked_w(question, facts, [have])
    return None if asked_w is None else max(facts["supply_w"], _as_sold(asked_w))


def supply_bought(
    question: Question, facts: PowerFacts, have: DrawingCard, cards: Sequence[DrawingCard]
) -> Supply | None:
    """Return the power supply to buy for these cards; None for none, or where no price is known.

    It is the cheapest with the watts and the plugs. Of cards whose plugs nobody knows, the watts
    alone decide.
    """
    there_w, asked_w = supply_there_w(question, facts, have), _asked_w(question, facts, cards)
    if there_w is None or asked_w is None or asked_w <= there_w:
        return None
    label_w, plugs = _as_sold(asked_w), plugs_together(card["plugs"] for card in cards)
    for amount, watts, *counts in facts["supplies"].get(question.region, []):
        if watts >= label_w and plugs.are_among(SupplyPlugs(*map(int, counts))):
            has_plugs = all(any(card["plugs"][:-1]) for card in cards)
            return {"label_w": label_w, "amount": amount, "has_plugs": has_plugs}
    return None


def supply_assumed_w(question: Question, answer: PairAnswer, *, is_refused: bool) -> float | None:
    """Return the label of the present power supply where sums count it and the reader said none."""
    power = answer["power"]
    is_bought = any(option["supply"] for option in answer["options"])
    is_counted = is_bought or not (is_refused or power["load_w"] is None)
    return power["psu_w"] if is_counted and question.psu_w is None else None


def may_be_ready_made(
    question: Question,
    answer: PairAnswer,
    facts: PowerFacts,
    have: DrawingCard,
    *,
    is_refused: bool,
) -> bool:
    """Return whether a power supply has to go that may be the kind of a ready-made computer.

    It is small, and the present card needs no plug of it.
    """
    is_bought = any(option["supply"] for option in answer["options"])
    is_replaced = not is_refused and answer["power"]["verdict"] in ("tight", "short")
    is_small = question.psu_w is not None and question.psu_w < facts["ready_made_w"]
    return is_small and (is_bought or is_replaced) and not any(have["plugs"][:-1])


def _asked_w(question: Question, facts: PowerFacts, cards: Sequence[DrawingCard]) -> float | None:
    """Return the label that these cards ask of a power supply; None where a card is unknown.

    As picks and upgrades have it: what the maker asks for one card goes before the load with its
    reserve. The reader's own processor or limit says more than the maker, who knows neither.
    """
    is_usual = question.cpu_w is None and question.limit_w is None
    if len(cards) == 1 and cards[0]["asked_w"] and is_usual:
        return cards[0]["asked_w"]
    cpu_w = facts["cpu_w"] if question.cpu_w is None else question.cpu_w
    total = facts["base_w"] + cpu_w
    for card in cards:
        power_w = card["power_w"]
        if power_w is None:
            return None
        total += power_w if question.limit_w is None else min(power_w, question.limit_w)
    return total / facts["advised_share"]


def _as_sold(label_w: float) -> float:
    return math.ceil(label_w / LABEL_STEP_W) * LABEL_STEP_W


def borne(load_w: float, psu_w: float | None, share: float) -> str:
    """Return whether a power supply of this label bears a load, both in watts."""
    if psu_w is None:
        return "not_checked"
    if load_w > psu_w:
        return "short"
    return "fine" if load_w <= psu_w * share else "tight"


def circuit_need(
    load_w: float,
    cards_w: float,
    question: Question,
    facts: PowerFacts,
    cards: tuple[DrawingCard, DrawingCard],
) -> CircuitNeed | None:
    """Return what is drawn at the wall, against the outlet of a room; None where none is known."""
    outlet = facts["outlets"].get(question.region)
    if outlet is None:
        return None
    volts, lasting_w, arriving = outlet
    wall_w, advised_w = load_w / arriving, facts["circuit_share"] * lasting_w
    left_w = advised_w * arriving - (load_w - cards_w)
    is_over = wall_w > lasting_w
    return {
        "verdict": "over" if is_over else "tight" if wall_w > advised_w else "fine",
        "wall_w": wall_w,
        "volts": volts,
        "outlet_w": lasting_w,
        "limit_w": limit_within(left_w, cards) if is_over else None,
    }


def is_overloaded(need: PowerNeed) -> bool:
    """Return whether an outlet of a room does not bear a computer with both cards."""
    return need["circuit"] is not None and need["circuit"]["verdict"] == "over"


def limit_within(left_w: float, cards: tuple[DrawingCard, DrawingCard]) -> float | None:
    """Return the highest limit of each card with which both draw no more; None for too low a one.

    A card that draws less than the limit leaves the other one more.
    """
    own_w = [card["power_w"] or 0.0 for card in cards]
    limit_w = max(left_w / 2, left_w - min(own_w)) // STEP_W * STEP_W
    lowest_w = max(card["least_w"] or 0.0 for card in cards if (card["power_w"] or 0) > limit_w)
    return limit_w if limit_w >= lowest_w else None


def speed_at_limit(curves: Sequence[Sequence[Sequence[float]]], limit_w: float) -> list[float]:
    """Return the least and the greatest share of speed that curves show at a limit in watts.

    Nothing where none of them reaches it.
    """
    shares = []
    for points in curves:
        for (watts, speed), (more, faster) in pairwise(points):
            if watts <= limit_w <= more:
                shares.append(speed + (limit_w - watts) / (more - watts) * (faster - speed))
                break
    return [min(shares), max(shares)] if shares else []
