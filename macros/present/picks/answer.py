"""Answer: a verdict in the reader's words, ready for a page or a card."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from macros.advice.builds.choice import Total
from macros.advice.picks.certainty import (
    Certainty,
    Weakness,
    pick_weaknesses,
    rival_weaknesses,
)
from macros.advice.picks.pick import LACKING, Verdict
from macros.advice.picks.scores import Candidate
from macros.advice.prices.offers import Offer
from macros.advice.speeds.speed import Z80
from macros.facts.catalog import Catalog
from macros.present.picks.change_words import changes_words, for_an_hour
from macros.present.picks.need_words import limit_words, need_words
from macros.present.picks.outlay_words import around_words, outlay_words, tax_words
from macros.present.picks.tie_words import close_words, named, named_ties, toss_words
from macros.present.prices.hour_money import HourMoney
from macros.present.prices.local_money import DOLLARS, LocalMoney
from macros.present.words.language import Language
from macros.present.words.offer_words import (
    offer_amount,
    offer_in_brief,
    offer_range,
    offer_seen,
)

LEVELS: dict[Certainty, str] = {"clear": "high", "likely": "medium"}  # the others: low
MARKET: Weakness = "market_moves"  # not a figure, so it has a sentence of its own
LEAST_LEAD = 0.005  # less would be printed as 0 %


@dataclass(frozen=True)
class OfferWords:
    """An offer of a product as a row: what it costs, how that is known, how fast it is.

    `price` is the amount as it stands alone, which says of a rental that it is for an hour; `seen`
    tells how it is known, `seen_in_brief` only when and whether here. `around` says what the price
    holds beside a card, or what more must be paid.
    """

    id: str
    name: str
    role: str
    amount: str
    price: str
    range: str
    seen: str
    seen_in_brief: str
    stale: bool
    memory: str
    speed: str
    speed_range: str
    speed_kind: str
    score: str
    around: str = ""


@dataclass(frozen=True)
class Answer:
    """What one persona is told in one region; `pick` is None where nothing meets the needs.

    First comes `why` it is this one, last how sure that is (`confidence`) and the weakest figures
    behind it (`doubts`). Without a pick, `nothing` says by which need the last fell, or that too
    few prices are known, which `is_unpriced` says too.
    """

    region: str
    region_name: str
    pick: OfferWords | None
    short: str
    why: tuple[str, ...]
    confidence_level: str
    certainty: str
    confidence: str
    doubts: str
    rows: tuple[OfferWords, ...]
    changes: tuple[str, ...]
    nothing: str
    is_unpriced: bool


def answer(
    verdict: Verdict,
    catalog: Catalog,
    language: Language,
    money: LocalMoney = DOLLARS,
    whole: Total | None = None,
) -> Answer:
    """Return the verdict in the language's words; a budget is told in `money`.

    `whole` is what a computer costs around several cards that are picked.
    """
    roles = {
        "pick": [verdict.pick] if verdict.pick else [],
        "tie": verdict.even,
        "near": tuple(tie for tie in verdict.ties if tie not in verdict.even),
        "runner_up": verdict.runners_up,
    }
    everyone = [candidate for candidates in roles.values() for candidate in candidates]
    best = max((candidate.cautious_score for candidate in everyone), default=1.0)
    has_computers = any(candidate.kind == "soc" for candidate in everyone)
    rows = tuple(
        replace(
            _offer_words(candidate, role, best, language, money),
            around=around_words(candidate, verdict, language, beside_computers=has_computers),
        )
        for role, candidates in roles.items()
        for candidate in candidates
    )
    return Answer(
        region=verdict.region,
        region_name=language.text(f"region.{verdict.region}"),
        pick=rows[0] if verdict.pick else None,
        short=_short(verdict, language, money) if verdict.pick else "",
        why=_why(verdict, catalog, language, money, whole) if verdict.pick else (),
        certainty=_certainty(verdict, language),
        confidence_level=LEVELS.get(verdict.certainty, "low"),
        confidence=_confidence_beside(verdict, catalog, language) if verdict.pick else "",
        doubts=_doubts(verdict, language) if verdict.pick else "",
        rows=rows,
        changes=changes_words(verdict, catalog, language, money),
        nothing=_nothing(verdict, catalog, language, money),
        is_unpriced=verdict.pick is None and verdict.last_cut in LACKING,
    )


def _offer_words(
    candidate: Candidate, role: str, best: float, language: Language, money: LocalMoney
) -> OfferWords:
    gpu, offer, speed = candidate.gpu, candidate.offer, candidate.speed
    amount, price, ends = _price_words(offer, candidate.count, language, money)
    return OfferWords(
        id=gpu.id,
        name=candidate_name(candidate, language),
        role=role,
        amount=amount,
        price=price,
        range=ends,
        seen=offer_seen(offer, language),
        seen_in_brief=offer_in_brief(offer, language),
        stale=offer.stale,
        memory=language.figure(gpu.memory.size_gb * candidate.count, "gb"),
        speed=language.number(speed, 3) if speed else "",
        speed_range=_speed_range(speed, candidate.speed_spread, language) if speed else "",
        speed_kind=language.text(f"pick.speed.{_speed_kind(candidate)}") if speed else "",
        score=language.percent(candidate.cautious_score / best),
    )


def _price_words(
    offer: Offer, count: int, language: Language, money: LocalMoney
) -> tuple[str, str, str]:
    """Return an amount for so many, the same as it stands alone, and its range."""
    if offer.kind != "rental":
        amount = offer_amount(offer, language, count)
        return amount, amount, offer_range(offer, language, count)
    hour = HourMoney.rented(offer, money)
    amount = hour.words(offer.amount * count, language)
    ends = hour.range_words(offer.low * count, offer.high * count, language)
    return amount, for_an_hour(amount, language), ends


def _speed_range(speed: float, spread: float, language: Language) -> str:
    """Return within what a speed is in 80 of 100 cases; nothing where both ends read the same."""
    low, high = (language.number(speed * math.exp(z * spread), 2) for z in (-Z80, Z80))
    return language.text("pick.range", low=low, high=high) if low != high else ""


def _speed_kind(candidate: Candidate) -> str:
    if candidate.measured:
        return "measured"
    return "extrapolated" if candidate.extrapolated else "estimated"


def _why(
    verdict: Verdict,
    catalog: Catalog,
    language: Language,
    money: LocalMoney,
    whole: Total | None,
) -> tuple[str, ...]:
    """Return why it is this one and what is as good, then what it costs with all it needs."""
    assert verdict.pick
    toss = toss_words(verdict, language) if verdict.even else ()
    lead = language.text("join.sentence").join([_lead(verdict, catalog, language, money), *toss])
    paid = outlay_words(verdict, catalog, language, whole)
    return (lead, *paid, *tax_words(verdict, catalog, language, money))


def _doubts(verdict: Verdict, language: Language) -> str:
    """Return the weakest figures behind a pick, product by product; nothing where none is weak."""
    said = [_doubt_words(whose, doubts, language) for doubts, whose in _weak_products(verdict)]
    moves = [language.say(f"pick-weak-{MARKET}")] if MARKET in verdict.weak else []
    return language.text("join.sentence").join([*said, *moves])


def _weak_products(verdict: Verdict) -> list[tuple[tuple[Weakness, ...], list[Candidate]]]:
    """Return what is weak about the pick and its closest rival, once where it is the same."""
    assert verdict.pick
    weak = [(pick_weaknesses(verdict.pick), [verdict.pick])]
    if not _has_no_rival(verdict):
        rival, has_limit = _second(verdict), verdict.limits.has_price_limit
        doubts = rival_weaknesses(rival, has_price_limit=has_limit)
        if doubts == weak[0][0]:
            weak[0][1].append(rival)
        else:
            weak.append((doubts, [rival]))
    return [(doubts, whose) for doubts, whose in weak if doubts]


def _doubt_words(whose: Sequence[Candidate], doubts: Sequence[Weakness], language: Language) -> str:
    """Return in a sentence what is weak about some products, a single old price as one thing."""
    points: list[str] = list(doubts)
    if {"one_price", "old_price"} <= set(doubts):
        points = ["one_old_price", *(p for p in points if not p.endswith("_price"))]
    return language.say(
        "pick-weak",
        products=named(whose, language),
        doubts=language.clauses([language.say(f"pick-weak-{point}") for point in points]),
    )


def _short(verdict: Verdict, language: Language, money: LocalMoney) -> str:
    """Return in one line what stands beside the pick."""
    if verdict.pick and verdict.ties:
        goal = verdict.persona.objective.maximise
        others = named_ties(verdict, language)
        return language.say("pick-tied-line", others=others, goal=goal)
    if not verdict.runners_up:
        return _only_words(verdict, language, money)
    other, lead = named([_second(verdict)], language), _ahead(verdict)
    if lead < LEAST_LEAD:
        return language.say("pick-level-line", others=other)
    goal = verdict.persona.objective.maximise
    return language.say("pick-lead-line", others=other, goal=goal, **_ahead_words(lead, language))


def _only_words(verdict: Verdict, language: Language, money: LocalMoney) -> str:
    """Return that nothing else meets the needs, with those of memory and price by their figures."""
    wanted = verdict.limits
    told = {
        "memory": limit_words("memory_gb", wanted, language, money),
        "money": limit_words("price_usd", wanted, language, money),
    }
    known = "plug" if wanted.needs.no_power_connector else "none"
    state = "_".join(name for name, figure in told.items() if figure) or known
    return language.say("pick-only", **told, told=state)


def _ahead_words(lead: float, language: Language) -> dict[str, str]:
    """Return by how many percent it leads, or, from twice as much on, how many times as much."""
    if round(lead, 2) >= 1:
        return {"lead": language.number(1 + lead, 2), "far": "yes"}
    return {"lead": language.percent(round(lead, 2)), "far": "no"}


def _certainty(verdict: Verdict, language: Language) -> str:
    """Return how sure a pick is, in a word; nothing where the sentence beside it says so."""
    is_said = _is_alone(verdict) or (verdict.certainty == "close" and verdict.ties)
    return "" if is_said else certainty_words(verdict, language)


def _confidence_beside(verdict: Verdict, catalog: Catalog, language: Language) -> str:
    """Return how sure a pick is, and what it is too close to; nothing of one that is alone."""
    if _is_alone(verdict):
        return ""
    sure = [confidence_words(verdict, catalog, language)]
    if verdict.certainty == "open":
        sure.append(language.say("pick-open"))
    return language.text("join.sentence").join([*sure, *_close_ones(verdict, language)])


def _is_alone(verdict: Verdict) -> bool:
    return verdict.certainty == "only" and _has_no_rival(verdict)


def _has_no_rival(verdict: Verdict) -> bool:
    return not (verdict.ties or verdict.runners_up)


def _second(verdict: Verdict) -> Candidate:
    """Return the best candidate beside the pick."""
    return max([*verdict.ties, *verdict.runners_up], key=lambda one: one.cautious_score)


def _ahead(verdict: Verdict) -> float:
    """Return by which share the pick's score is higher than that of the second."""
    assert verdict.pick
    return verdict.pick.cautious_score / _second(verdict).cautious_score - 1


def candidate_name(candidate: Candidate, language: Language) -> str:
    """Return the product's name, with how many of it where it is more than one."""
    return language.counted(language.local_name(candidate.gpu), candidate.count)


def _close_ones(verdict: Verdict, language: Language) -> Iterator[str]:
    """Yield what else ties, or why the pick is unsure without a tie."""
    yield from close_words(verdict, language)
    unsure = verdict.certainty in ("likely", "close", "open")
    is_tight = not verdict.ties and verdict.limits.budget_usd is not None and unsure
    if is_tight or _may_exceed_budget(verdict):
        yield language.say("pick-near-limit")


def _may_exceed_budget(verdict: Verdict) -> bool:
    """Return whether the upper end of what one sees of the pick's price is beyond the budget."""
    pick, budget_usd = verdict.pick, verdict.limits.budget_usd
    if pick is None or budget_usd is None:
        return False
    dear = replace(pick, offer=pick.offer.times(pick.offer.high / pick.offer.amount))
    return verdict.limits.counted_usd(dear) > budget_usd


def _lead(verdict: Verdict, catalog: Catalog, language: Language, money: LocalMoney) -> str:
    if _has_no_rival(verdict):
        return _only_words(verdict, language, money)
    goal = verdict.persona.objective.maximise
    values: dict[str, object] = {
        "count": len({candidate.gpu.id for candidate in verdict.candidates}),
        "years": round(catalog.rules["ownership-years"].value),
    }
    lead = _ahead(verdict)
    if verdict.ties or lead < LEAST_LEAD:
        return language.say(f"pick-among-{goal}", **values)
    values |= {"others": named([_second(verdict)], language), **_ahead_words(lead, language)}
    return language.say(f"pick-lead-{goal}", **values)


def certainty_words(verdict: Verdict, language: Language) -> str:
    """Return how sure a pick is, in a word or two."""
    return _confidence(verdict, language, short=True)


def confidence_words(verdict: Verdict, catalog: Catalog, language: Language) -> str:
    """Return how sure a pick is, with the share of simulations that it wins beside others."""
    draws = round(catalog.rules["stability-draws"].value)
    return _confidence(verdict, language, draws=draws, short=False)


def _confidence(verdict: Verdict, language: Language, *, short: bool, draws: int = 0) -> str:
    say = language.say_short if short else language.say
    return say(
        "pick-confidence",
        certainty=verdict.certainty,
        share=language.percent(round(verdict.stability, 2)),
        tied=language.percent(round(verdict.tied_stability, 2)),
        ties="yes" if verdict.ties else "no",
        all="yes" if round(verdict.tied_stability, 2) >= 1 else "no",
        draws=draws,
    )


def _nothing(verdict: Verdict, catalog: Catalog, language: Language, money: LocalMoney) -> str:
    if verdict.pick or verdict.last_cut is None:
        return ""
    if verdict.last_cut in LACKING:
        return language.text("pick.unpriced_why")
    need = need_words(verdict.last_cut, verdict.limits, catalog, language, money)
    return language.say("pick-none", need=need)
