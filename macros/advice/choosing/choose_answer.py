"""Choose answer: the pick for a need of one's own, by the rules of the picks."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from macros.advice.choosing.choose_records import (
    ChooseAnswer,
    ChooseInstead,
    ChooseQuestion,
    ChooseRow,
    ChooseTurn,
    ChooseWithin,
)
from macros.advice.choosing.own_card import asked_gb, gain_of, is_kept, is_no_gain, short_gb
from macros.advice.choosing.own_computer import cpu_room_w, is_described, with_own_computer
from macros.advice.choosing.own_memory import more_than
from macros.advice.choosing.quiet import quiet_w, quieter, with_quiet
from macros.advice.picks.changes import turns
from macros.advice.picks.hosts import Hosts
from macros.advice.picks.needs import Rejection
from macros.advice.picks.pick import LACKING, Verdict, settle, settled
from macros.advice.picks.scores import Candidate
from macros.advice.picks.situation import Situation
from macros.advice.picks.tax_on_top import tax_that_fits
from macros.advice.prices.conversion import newest_usd
from macros.advice.speeds.speed import Z80
from macros.facts.records.advice import Persona


def choose_answer(question: ChooseQuestion, where: Situation) -> ChooseAnswer:
    """Return the answer in a region. Raises KeyError for an unknown persona or work."""
    usd = newest_usd(where.catalog.regions, where.region, where.day) or 1.0
    base = where.catalog.personas[question.preset]
    persona = asked_persona(question, base, where, usd)
    own = with_quiet(with_own_computer(where, question), question)
    verdict, too_dear = settled(persona, own)
    rows = _Rows(verdict, own, usd)
    nearest = min(too_dear, key=lambda c: (c.outlay_usd, c.key, c.count), default=None)
    within = _within(question, verdict, own, usd) if nearest else None
    return {
        "pick": rows.of(verdict.pick) if verdict.pick else None,
        "ties": [rows.of(tie) for tie in verdict.ties],
        "others": [rows.of(other) for other in verdict.runners_up],
        "cut": _by_need(verdict.cut),
        "last_cut": verdict.last_cut,
        "nearest": rows.of(nearest) if nearest else None,
        "gain": gain_of(question, verdict, where),
        "short_gb": short_gb(question, verdict, where),
        "keep": is_kept(question, verdict, own),
        "supply_w": _supply_w(question, verdict, own),
        "cpu_w": _cpu_w(question, verdict, own),
        "room": _room(persona, own),
        "turns": list(_turns(question, verdict, too_dear, own, usd)),
        "instead": list(_instead(base, verdict, where, usd)),
        "within": within,
        "loud": None if verdict.pick else _loud(question, where),
        "rented": _rented(question, verdict, own, usd) if nearest and not within else None,
        "tax": tax_that_fits(verdict, where.catalog),
    }


def asked_persona(question: ChooseQuestion, base: Persona, where: Situation, usd: float) -> Persona:
    """Return the persona with what the reader asks instead; `usd` is worth a unit of the money.

    What is rented stands elsewhere, and may be loud.
    """
    needs: dict[str, object] = {}
    acquire = question.acquire or base.acquire
    if question.budget is not None and acquire != "rental":
        total = {"total_usd_at_most": question.budget * usd}
        needs |= total | {"price_usd_at_most": None, "price_rank_at_most": None}
    if question.memory_gb is not None:
        needs |= {"memory_gb_at_least": question.memory_gb, "memory_rank_at_least": None}
    if question.cuda:
        needs["platforms"] = ("CUDA",)
    for name, value in (
        ("tdp_w_at_most", question.watts),
        ("slots_at_most", question.slots),
        ("gpus_at_most", question.count),
    ):
        if value is not None:
            needs[name] = value
    works = question.works or base.objective.workloads
    asked = more_than(where.catalog.gpus.get(question.have), base.needs.model_copy(update=needs))
    is_quiet = question.quiet and acquire != "rental"
    own = "computer" if is_described(question) else base.has
    return base.model_copy(
        update={
            "acquire": acquire,
            "has": question.has or own,
            "needs": quieter(asked, quiet_w(where.catalog.personas)) if is_quiet else asked,
            "objective": base.objective.model_copy(update={"workloads": works}),
        }
    )


@dataclass(frozen=True, eq=False)
class _Rows:
    """Writes candidates of a verdict as rows, in the money of which a unit is worth `usd`."""

    verdict: Verdict
    where: Situation
    usd: float

    def of(self, candidate: Candidate) -> ChooseRow:
        """Return a candidate as a row."""
        ends = [math.exp(z * candidate.speed_spread) for z in (-Z80, 0, Z80)]
        speed, leader = candidate.speed, self.verdict.leader
        return {
            "id": candidate.gpu.id,
            "kind": candidate.offer.kind,
            "count": candidate.count,
            "cards": candidate.offer.paid_usd * candidate.count / self.usd,
            "around": candidate.host.usd / self.usd,
            "memory_gb": candidate.gpu.memory.size_gb * candidate.count,
            "speed": [speed * end for end in ends] if speed else None,
            "share": candidate.cautious_score / (leader.cautious_score if leader else 1.0),
            "is_within": _is_within(candidate, self.verdict.persona, self.where),
        }


def _by_need(cut: Mapping[str, Rejection]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for id_, rejection in cut.items():
        found[rejection.constraint].append(id_)
    return {name: sorted(ids) for name, ids in sorted(found.items())}


def _supply_w(question: ChooseQuestion, verdict: Verdict, where: Situation) -> float | None:
    """Return what the power supply must be rated for that the reader asks about."""
    pick, hosts = verdict.pick, where.hosts
    if question.psu_w is None or pick is None or not isinstance(hosts, Hosts):
        return None
    is_within = _is_within(pick, verdict.persona, where)
    return hosts.supply_w(pick.gpu, pick.count) if is_within else None


def _cpu_w(question: ChooseQuestion, verdict: Verdict, where: Situation) -> float | None:
    """Return what the processor may draw beside the pick on the reader's own power supply."""
    pick, own_w = verdict.pick, question.psu_w
    if pick is None or own_w is None or not _is_within(pick, verdict.persona, where):
        return None
    return cpu_room_w(pick.gpu, pick.count, own_w)


def _is_within(candidate: Candidate, persona: Persona, where: Situation) -> bool:
    """Return whether it is of cards that go into the reader's own computer."""
    hosts = where.hosts
    if not isinstance(hosts, Hosts) or persona.has != "computer":
        return False
    is_card = candidate.gpu.form_factor == "pcie_card" and candidate.offer.kind != "rental"
    return is_card and hosts.holds(candidate.count)


def _room(persona: Persona, where: Situation) -> int | None:
    """Return how many cards fit into the reader's computer, where more are allowed than that."""
    room = where.room_of(persona)
    return room if room is not None and room < persona.needs.gpus_at_most else None


def _turns(
    question: ChooseQuestion,
    verdict: Verdict,
    too_dear: Sequence[Candidate],
    where: Situation,
    usd: float,
) -> Iterator[ChooseTurn]:
    """Yield what would change the pick; amounts are in the region's money.

    A sum to spend covers all that must be bought, and is told where asking with it gives that pick.
    """
    pick = verdict.pick
    if pick is None:
        return
    others = [*verdict.ties, *verdict.runners_up]
    for turn in turns(verdict.persona.objective, pick, others, too_dear, verdict.limits):
        other = turn.candidate
        paid = pick if turn.how == "dearer" else other
        money = turn.share * paid.offer.paid_usd * paid.count
        if turn.how == "affordable":
            budget = _in_round_figures(other.outlay_usd / usd)
            if not _is_pick(other, replace(question, budget=budget), where, usd):
                continue
            money = budget * usd
        yield {
            "how": "total_usd" if turn.how == "affordable" else turn.how,
            "id": other.gpu.id,
            "kind": other.offer.kind,
            "count": other.count,
            "money": money / usd,
        }


def _in_round_figures(amount: float) -> float:
    """Return the next amount with two significant digits, as a sum to spend is told."""
    unit = 10.0 ** (math.floor(math.log10(amount)) - 1)
    return math.ceil(amount / unit) * unit


def _is_pick(wanted: Candidate, question: ChooseQuestion, where: Situation, usd: float) -> bool:
    """Return whether the question is answered by just so many of a product, from that offer."""
    base = where.catalog.personas[question.preset]
    pick = settle(asked_persona(question, base, where, usd), where).pick
    return pick is not None and (pick.key, pick.count) == (wanted.key, wanted.count)


def _instead(
    base: Persona, verdict: Verdict, where: Situation, usd: float
) -> Iterator[ChooseInstead]:
    """Yield what the profiles are told that help where nothing that suits has a price.

    What has less memory than is asked for does not help.
    """
    if verdict.last_cut not in LACKING:
        return
    for id_ in base.instead:
        other = settle(where.catalog.personas[id_], where)
        if other.pick and other.leader and verdict.limits.is_enough_memory(other.pick):
            yield {"preset": id_, "row": _Rows(other, where, usd).of(other.pick)}


def _within(
    question: ChooseQuestion, verdict: Verdict, where: Situation, usd: float
) -> ChooseWithin | None:
    """Return what the first profile that helps is told for the same budget; None without any.

    Who has a card that does as well there is told nothing, nor of what is less than that card.
    """
    personas = where.catalog.personas
    if verdict.last_cut != "total_usd":
        return None
    for id_ in personas[question.preset].instead:
        asked = replace(question, preset=id_, works=(), memory_gb=None)
        other = settle(asked_persona(asked, personas[id_], where, usd), where)
        if is_kept(asked, other, where):
            return None
        if other.pick and other.leader:
            row, wanted_gb = _Rows(other, where, usd).of(other.pick), asked_gb(verdict)
            short = wanted_gb if row["memory_gb"] < wanted_gb else None
            if not is_no_gain(asked, other, where, short is not None):
                return {"preset": id_, "row": row, "asked_gb": short}
    return None


def _loud(question: ChooseQuestion, where: Situation) -> ChooseRow | None:
    """Return the pick of who does without quiet; None for who has not asked for it."""
    if not question.quiet:
        return None
    return choose_answer(replace(question, quiet=False), where)["pick"]


def _rented(
    question: ChooseQuestion, verdict: Verdict, where: Situation, usd: float
) -> ChooseRow | None:
    """Return the cheapest that does the work by the hour, for who can buy nothing."""
    if verdict.last_cut != "total_usd" or question.budget is None:
        return None
    base = where.catalog.personas[question.preset]
    other = settle(asked_persona(replace(question, acquire="rental"), base, where, usd), where)
    found = [other.pick, *other.ties, *other.runners_up] if other.pick else []
    rows = map(_Rows(other, where, usd).of, filter(None, found))
    return min(rows, key=lambda row: row["cards"], default=None)
