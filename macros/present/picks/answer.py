"""Answer: a verdict in the reader's words, ready for a page or a card."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from macros.advice.picks.certainty import Certainty
from macros.advice.picks.changes import Change
from macros.advice.picks.pick import LACKING, Verdict, tie_order
from macros.advice.picks.scores import Candidate
from macros.advice.speeds.speed import Z80
from macros.facts.catalog import Catalog
from macros.present.picks.need_words import need_words, objective_words
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_range, offer_seen, rounded

LEVELS: dict[Certainty, str] = {"clear": "high", "likely": "medium", "close": "low", "only": "low"}
NAMED_TIES = 3
LEAST_LEAD = 0.005  # less would be printed as 0 %


@dataclass(frozen=True)
class OfferWords:
    """An offer of a product as a row: what it costs, how that is known, how fast it is."""

    id: str
    name: str
    role: str
    amount: str
    range: str
    seen: str
    stale: bool
    memory: str
    speed: str
    speed_range: str
    speed_kind: str
    score: str


@dataclass(frozen=True)
class Answer:
    """What one persona is told in one region; `pick` is None where nothing meets the needs.

    Then `nothing` says by which need the last fell, and `is_unpriced` that a price was lacking.
    """

    region: str
    region_name: str
    pick: OfferWords | None
    short: str
    why: tuple[str, ...]
    confidence_level: str
    certainty: str
    confidence: str
    rows: tuple[OfferWords, ...]
    changes: tuple[str, ...]
    nothing: str
    is_unpriced: bool


def answer(verdict: Verdict, catalog: Catalog, language: Language) -> Answer:
    """Return the verdict in the language's words."""
    roles = {
        "pick": [verdict.pick] if verdict.pick else [],
        "tie": verdict.ties,
        "runner_up": verdict.runners_up,
    }
    best = max((c.cautious_score for candidates in roles.values() for c in candidates), default=1.0)
    rows = tuple(
        _offer_words(candidate, role, best, language)
        for role, candidates in roles.items()
        for candidate in candidates
    )
    return Answer(
        region=verdict.region,
        region_name=language.text(f"region.{verdict.region}"),
        pick=rows[0] if verdict.pick else None,
        short=_short(verdict, language) if verdict.pick else "",
        why=_why(verdict, catalog, language) if verdict.pick else (),
        certainty=_certainty(verdict, language),
        confidence_level=LEVELS[verdict.certainty],
        confidence=confidence_words(verdict, language) if verdict.pick else "",
        rows=rows,
        changes=tuple(_change_words(change, catalog, language) for change in verdict.changes),
        nothing=_nothing(verdict, catalog, language),
        is_unpriced=verdict.pick is None and verdict.last_cut in LACKING,
    )


def _offer_words(candidate: Candidate, role: str, best: float, language: Language) -> OfferWords:
    gpu, offer, speed = candidate.gpu, candidate.offer, candidate.speed
    return OfferWords(
        id=gpu.id,
        name=candidate_name(candidate, language),
        role=role,
        amount=offer_amount(offer, language, candidate.count),
        range=offer_range(offer, language, candidate.count),
        seen=offer_seen(offer, language),
        stale=offer.stale,
        memory=language.figure(gpu.memory.size_gb * candidate.count, "gb"),
        speed=language.number(speed, 3) if speed else "",
        speed_range=_speed_range(speed, candidate.speed_spread, language) if speed else "",
        speed_kind=language.text(f"pick.speed.{_speed_kind(candidate)}") if speed else "",
        score=language.percent(round(candidate.cautious_score / best, 2)),
    )


def _speed_range(speed: float, spread: float, language: Language) -> str:
    """Return within what a speed is in 80 of 100 cases; nothing where both ends read the same."""
    low, high = (language.number(speed * math.exp(z * spread), 2) for z in (-Z80, Z80))
    return language.text("pick.range", low=low, high=high) if low != high else ""


def _speed_kind(candidate: Candidate) -> str:
    if candidate.measured:
        return "measured"
    return "extrapolated" if candidate.extrapolated else "estimated"


def _why(verdict: Verdict, catalog: Catalog, language: Language) -> tuple[str, ...]:
    """Return why it is this one, how it leads, what ties with it, on how little it rests."""
    assert verdict.pick
    why = (
        _lead(verdict, catalog, language),
        *_close_ones(verdict, language),
        *_host_words(verdict.pick, language),
    )
    if not verdict.weak:
        return why
    weak = language.listed(language.text(f"pick.weak.{weakness}") for weakness in verdict.weak)
    return *why, language.text("pick.weak", list=weak)


def _short(verdict: Verdict, language: Language) -> str:
    """Return in one sentence what stands beside the pick."""
    assert verdict.pick
    if verdict.ties:
        names, more = _names(verdict.ties, language), len(verdict.ties) - NAMED_TIES
        if more > 0:
            names = language.text("pick.short.more", list=names, count=language.exact(more))
        return language.text("pick.short.ties", list=names)
    if not verdict.runners_up:
        return language.text("pick.only")
    other = candidate_name(_second(verdict), language)
    lead = _ahead(verdict)
    if lead < LEAST_LEAD:
        return language.text("pick.short.level", other=other)
    percent = language.percent(round(lead, 2))
    return language.text("pick.short.leads", other=other, percent=percent)


def _certainty(verdict: Verdict, language: Language) -> str:
    """Return how sure a pick is, in a word; nothing where the sentence beside it says so."""
    is_said = verdict.certainty == "only" and not verdict.ties and not verdict.runners_up
    return "" if is_said else language.text(f"pick.certainty.{verdict.certainty}")


def _second(verdict: Verdict) -> Candidate:
    """Return the best candidate beside the pick."""
    return max([*verdict.ties, *verdict.runners_up], key=lambda one: one.cautious_score)


def _ahead(verdict: Verdict) -> float:
    """Return by which share the pick's score is higher than that of the second."""
    assert verdict.pick
    return verdict.pick.cautious_score / _second(verdict).cautious_score - 1


def candidate_name(candidate: Candidate, language: Language) -> str:
    """Return the product's name, with how many of it where it is more than one."""
    return _counted(candidate.gpu.name, candidate.count, language)


def _counted(name: str, count: int, language: Language) -> str:
    if count == 1:
        return name
    return language.text("builds.count_of", count=language.exact(count), name=name)


def _host_words(pick: Candidate, language: Language) -> Iterator[str]:
    """Yield what the pick costs with what must be bought around it, where anything must."""
    if pick.host.parts:
        offer = pick.offer
        per_usd = offer.amount / offer.paid_usd
        amount = rounded(offer.amount * pick.count + pick.host.usd * per_usd)
        yield language.text("pick.host", money=language.money(amount, offer.currency))


def _close_ones(verdict: Verdict, language: Language) -> Iterator[str]:
    """Yield what is as good as equal, what ties, or why the pick is unsure without a tie."""
    even = {candidate.gpu.id for candidate in verdict.even}
    if even:
        yield _toss_words(verdict, language)
    others = [tie for tie in verdict.ties if tie.gpu.id not in even]
    if others:
        yield language.text("pick.ties", list=_names(others, language))
    if not verdict.ties and verdict.limits.budget_usd and verdict.certainty in ("likely", "close"):
        yield language.text("pick.near_limit")
    elif verdict.certainty == "clear":
        yield language.text("pick.alone")


def _toss_words(verdict: Verdict, language: Language) -> str:
    """Return what settled a toss: the persona's preference, or the score where that is even too."""
    assert verdict.pick
    rule = verdict.persona.tie
    figures = {tie_order(rule, even)[0] for even in (verdict.pick, *verdict.even)}
    names = _names(verdict.even, language)
    if len(figures) == 1:
        return language.text("pick.ties_even", list=names)
    return language.text("pick.ties_settled", list=names, rule=language.text(f"tie.{rule}"))


def _names(candidates: Sequence[Candidate], language: Language) -> str:
    return language.listed(candidate_name(each, language) for each in candidates[:NAMED_TIES])


def _lead(verdict: Verdict, catalog: Catalog, language: Language) -> str:
    assert verdict.pick
    if not (verdict.ties or verdict.runners_up):
        return language.text("pick.only")
    objective = objective_words(verdict.persona, catalog, language)
    count = language.exact(len({candidate.gpu.id for candidate in verdict.candidates}))
    lead = _ahead(verdict)
    if verdict.ties or lead < LEAST_LEAD:
        return language.text("pick.among", objective=objective, count=count)
    return language.text(
        "pick.leads",
        objective=objective,
        count=count,
        percent=language.percent(round(lead, 2)),
        other=candidate_name(_second(verdict), language),
    )


def confidence_words(verdict: Verdict, language: Language) -> str:
    """Return how sure a pick is, with the share of draws that it wins beside others."""
    word = language.text(f"pick.certainty.{verdict.certainty}")
    if verdict.certainty == "only":
        return word
    share = language.percent(round(verdict.stability, 2))
    text = language.text("pick.confidence", word=word, share=share)
    if not verdict.ties:
        return text
    tied = language.percent(round(verdict.tied_stability, 2))
    return language.bracketed(text, language.text("pick.confidence_ties", share=tied))


def _change_words(change: Change, catalog: Catalog, language: Language) -> str:
    name = catalog.gpus[change.id].name
    if change.constraint:
        assert change.limit is not None
        limit = language.money(rounded(change.limit), "USD")
        key = "pick.change.total" if change.constraint == "total_usd" else "pick.change.limit"
        return language.text(key, limit=limit, name=_counted(name, change.count, language))
    assert change.amount is not None
    assert change.currency is not None
    cents = change.amount < 100
    amount = round(change.amount, 2) if cents else rounded(change.amount)
    money = language.money(amount, change.currency, cents=cents)
    key = "pick.change.dearer" if change.above else "pick.change.cheaper"
    return language.text(key, name=name, money=money)


def _nothing(verdict: Verdict, catalog: Catalog, language: Language) -> str:
    if verdict.pick or verdict.last_cut is None:
        return ""
    need = need_words(verdict.last_cut, verdict.limits, catalog, language)
    return language.text("pick.none_because", need=need)
