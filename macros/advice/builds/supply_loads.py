"""Supply loads: which power supply feeds each card, on which circuit it hangs, and what they bear.

Desktop power supplies do not share a load, and each hangs on one circuit by one cord. A riser of a
mining frame hangs on the supply of its card, so the board feeds no card there.
"""

from __future__ import annotations

from collections.abc import Sequence

from macros.advice.builds.build import Build
from macros.advice.builds.evaluation import Figures, Value, total

# The first power supply feeds the board, and through its slots up to this (W) of each other card:
# PCI Express Card Electromechanical Specification.
SLOT_W = 75.0
_PLUGS = ("16pin", "8pin", "6pin", "eps")
_LOADS = {"load_w": "w", "peak_w": "peak_w", "spike_w": "spike_w"}


def card_psus(
    build: Build, cards: Sequence[Figures], supplies: Sequence[Figures], board_w: Value
) -> list[int]:
    """Return the number of the power supply of each card, from 1: as named, else chosen.

    A card goes to the least full of those whose plugs reach, filled by what it already bears; the
    first bears `board_w` besides. `cards` and `supplies` are figures of each kind and of each one.
    """
    each = _each_card(build, cards)
    if len(build.card_psus) == len(each):
        return [min(number, len(supplies)) for number in build.card_psus]
    fed: list[list[Figures]] = [[] for _ in supplies]
    loads_w = [board_w or 0.0, *(0.0 for _ in supplies[1:])]
    chosen = []
    for card in each:
        card_w, places = card["gpu_w"] or 0.0, range(len(supplies))
        reaching = [i for i in places if _reaches(supplies[i], [*fed[i], card])]
        fullness = [
            (load_w + card_w) / (psu["psu_label_w"] or 1.0)
            for psu, load_w in zip(supplies, loads_w, strict=True)
        ]
        place = min(reaching or places, key=fullness.__getitem__)
        fed[place].append(card)
        loads_w[place] += card_w
        chosen.append(place + 1)
    return chosen


def psu_circuits(build: Build, loads_w: Sequence[Value]) -> list[int]:
    """Return the number of the circuit of each power supply, from 1: as named, else chosen.

    The one with the highest load (W) is hung first, each on the circuit with the least on it.
    """
    if len(build.psu_circuits) == len(loads_w):
        return list(build.psu_circuits)
    circuits = [0.0] * min(build.circuit_count, len(loads_w))
    chosen = [0] * len(loads_w)
    for place in sorted(range(len(loads_w)), key=lambda i: (-(loads_w[i] or 0.0), i)):
        circuit = min(range(len(circuits)), key=lambda i: (circuits[i], i))
        circuits[circuit] += loads_w[place] or 0.0
        chosen[place] = circuit + 1
    return chosen


def supply_loads(
    build: Build, cards: Sequence[Figures], supplies: Sequence[Figures], board_w: Value
) -> list[dict[str, Value]]:
    """Return what each power supply bears: W for hours and at peaks, and the plugs of its cards."""
    each = _each_card(build, cards)
    numbers = card_psus(build, cards, supplies, board_w)
    loads = []
    for number in range(1, len(supplies) + 1):
        own = [card for card, psu in zip(each, numbers, strict=True) if psu == number]
        others = [card for card, psu in zip(each, numbers, strict=True) if psu != number]
        feeds_slots = not build.external and build.mounting != "mining"
        board = _board(number, others if feeds_slots else (), board_w)
        load = {
            f"psu_{name}": total([*(card[f"gpu_{of}"] for card in own), *board])
            for name, of in _LOADS.items()
        }
        load |= {f"psu_gpu_{plug}": total(card[f"gpu_{plug}"] for card in own) for plug in _PLUGS}
        loads.append(load)
    return loads


def circuit_loads(
    build: Build, supplies: Sequence[Figures], loads: Sequence[Figures]
) -> list[dict[str, Value]]:
    """Return what each circuit in use bears, in W without losses, and how little of it arrives."""
    numbers = psu_circuits(build, [load["psu_load_w"] for load in loads])
    circuits = []
    for number in sorted(set(numbers)):
        places = [place for place, own in enumerate(numbers) if own == number]
        shares = [supplies[place]["psu_efficiency"] for place in places]
        circuits.append(
            {
                "circuit_load_w": total(loads[place]["psu_load_w"] for place in places),
                "psu_efficiency": None if None in shares else min(shares),
            }
        )
    return circuits


def _each_card(build: Build, cards: Sequence[Figures]) -> list[Figures]:
    kinds = zip(build.cards, cards, strict=True)
    return [figures for kind, figures in kinds for _ in range(kind.count)]


def _board(number: int, others: Sequence[Figures], board_w: Value) -> list[Value]:
    """Return what the first power supply feeds besides its cards; the others feed nothing else."""
    if number > 1:
        return []
    slots = [None if card["gpu_w"] is None else min(SLOT_W, card["gpu_w"]) for card in others]
    return [board_w, *slots]


def _reaches(psu: Figures, cards: Sequence[Figures]) -> bool:
    """Return whether a power supply is known to have the plugs for these cards."""
    needs = {plug: total(card[f"gpu_{plug}"] for card in cards) for plug in _PLUGS[:3]}
    has = {plug: psu[f"psu_{plug}"] or 0 for plug in needs}
    has["8pin"] += min(has["6pin"], needs["6pin"] or 0)
    among = {plug: needs[plug] for plug in _PLUGS[:2]}
    return all(need is not None and has[plug] >= need for plug, need in among.items())
