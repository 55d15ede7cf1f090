"""Own computer: what fits into the reader's own computer, and what must be bought around it."""

from __future__ import annotations

from dataclasses import replace

from macros.advice.builds.pair_power import ADVISED_SHARE, BASE_W
from macros.advice.choosing.choose_records import ChooseQuestion
from macros.advice.picks.hosts import Hosts
from macros.advice.picks.situation import Situation
from macros.facts.records.products import Gpu


def is_described(question: ChooseQuestion) -> bool:
    """Return whether the reader says what is in a computer, and so has one."""
    return question.psu_w is not None or question.free_slots is not None


def with_own_computer(where: Situation, question: ChooseQuestion) -> Situation:
    """Return the situation of a reader who says which power supply and which slots there are."""
    room, hosts = room_for_cards(question, where), where.hosts
    if isinstance(hosts, Hosts) and is_described(question):
        hosts = hosts.with_own(question.psu_w, room)
    return replace(where, hosts=hosts, room=room)


def room_for_cards(question: ChooseQuestion, where: Situation) -> int | None:
    """Return how many cards fit into the reader's computer; None where that is not said.

    A card that is there already comes out for what is bought, and leaves its slot.
    """
    if question.free_slots is None:
        return None
    there = where.catalog.gpus.get(question.have)
    return question.free_slots + (there is not None and there.form_factor == "pcie_card")


def cpu_room_w(gpu: Gpu, count: int, own_supply_w: float) -> float | None:
    """Return what is left for a processor by the rule of the build check; None where unknown.

    A power supply may bear a share of its label for hours: the cards at full load, what every
    computer draws, and the processor.
    """
    if gpu.power.tdp_w is None:
        return None
    return ADVISED_SHARE * own_supply_w - count * gpu.power.tdp_w - BASE_W
