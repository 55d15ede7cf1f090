"""Tie words: what is as good as a pick, how fast that is beside it, and what settled it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from macros.advice.picks.pick import Verdict, tie_order
from macros.advice.picks.scores import Candidate
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded

NAMED_TIES = 3
UNPRICED_GOALS = ("speed", "memory")  # of which a lower price gives no more
# What is told of a tie is as fast as the pick to most people between these.
_SLOWER, _FASTER = 0.8, 1.4
_DIGITS = 2
# The share of the pick's speed up to which each word is said; below the first a number is.
_NUMBER_BELOW = 0.2
_PARTS = (
    (0.29, "quarter"),
    (0.37, "third"),
    (0.45, "two_fifths"),
    (0.58, "half"),
    (0.71, "two_thirds"),
    (_SLOWER, "three_quarters"),
)
# Memory that holds the bits for error correction itself, while that is on.
_INLINE_ECC = ("GDDR6",)
# What is settled against a price that is lower by this share or more is told with the money.
_SAVED = 0.1


def named(candidates: Sequence[Candidate], language: Language) -> str:
    """Return the first candidates as a sentence names them, and how many more there are."""
    names = [language.products([(each.gpu, each.count)]) for each in candidates[:NAMED_TIES]]
    return _with_more(names, candidates, language)


def _with_more(names: list[str], candidates: Sequence[Candidate], language: Language) -> str:
    """Return names, and how many candidates have none: `the A, the B and 2 more`."""
    more = len(candidates) - len(names)
    rest = [language.say("products-more", more=more)] if more else []
    return language.enumerated([*names, *rest])


def named_beside(candidates: Sequence[Candidate], pick: Candidate, language: Language) -> str:
    """Return the first candidates, with their speeds where these are others than the pick's.

    As much speed for the money may be half the speed for half the money.
    """
    names = []
    for each in candidates[:NAMED_TIES]:
        name = language.products([(each.gpu, each.count)])
        speed = speed_beside(each, pick, language)
        names.append(language.bracketed(name, speed) if speed else name)
    return _with_more(names, candidates, language)


def named_ties(verdict: Verdict, language: Language) -> str:
    """Return the first ties, with their speeds where speed alone is not what ties them."""
    if verdict.pick is None or verdict.persona.objective.maximise == "speed":
        return named(verdict.ties, language)
    return named_beside(verdict.ties, verdict.pick, language)


def speed_beside(candidate: Candidate, pick: Candidate, language: Language) -> str:
    """Return how fast something is beside the pick: `about half as fast`; nothing where as fast."""
    if not candidate.speed or not pick.speed:
        return ""
    return ratio_words(candidate.speed / pick.speed, language)


def ratio_words(ratio: float, language: Language) -> str:
    """Return how fast something is: `about half as fast`; nothing where to most people as fast."""
    if _SLOWER <= ratio < _FASTER:
        return ""
    known = (word for limit, word in _PARTS if _NUMBER_BELOW <= ratio < limit)
    number = language.number(ratio, _DIGITS)
    return language.say("pick-beside-speed", far=next(known, "times"), ratio=number)


def toss_words(verdict: Verdict, language: Language) -> Iterator[str]:
    """Yield what settled a toss: the persona's preference, fewer cards, or else the score.

    Last comes what it costs to have it settled so.
    """
    assert verdict.pick
    rule, everyone = verdict.persona.tie, (verdict.pick, *verdict.even)
    is_even = len({tie_order(rule, one)[0] for one in everyone}) == 1
    is_by_count = is_even and len({one.count for one in everyone}) > 1
    even = verdict.even
    yield language.say(
        "pick-even" if is_even and not is_by_count else "pick-settled",
        others=named_beside(even, verdict.pick, language),
        number=len(even),
        cards=sum(candidate.count for candidate in even),
        rule="cards" if is_by_count else "ecc" if is_even and _lose_to_ecc(verdict) else rule,
        priced="no" if verdict.persona.objective.maximise in UNPRICED_GOALS else "yes",
    )
    if not is_even:
        yield from _cheaper_words(verdict.pick, verdict, language)


def _lose_to_ecc(verdict: Verdict) -> bool:
    """Return whether error correction takes memory of all that is even, but none of the pick's."""
    persona = verdict.persona
    if verdict.pick is None or persona.tie != "memory" or not persona.needs.ecc:
        return False
    lose = [one.gpu.memory.type in _INLINE_ECC for one in verdict.even]
    return all(lose) and verdict.pick.gpu.memory.type not in _INLINE_ECC


def _cheaper_words(pick: Candidate, verdict: Verdict, language: Language) -> Iterator[str]:
    """Yield by how much less the cheapest of what is even can be had, where that is much."""
    other = min(verdict.even, key=lambda one: one.outlay_usd)
    saving_usd = pick.outlay_usd - other.outlay_usd
    if pick.offer.kind == "rental" or saving_usd < _SAVED * pick.outlay_usd:
        return
    has_less = verdict.persona.tie == "memory"
    saving = rounded(saving_usd * pick.offer.amount / pick.offer.paid_usd, _DIGITS)
    yield language.say(
        "pick-cheaper-tie",
        other=named([other], language),
        cards=other.count,
        saving=language.money(saving, pick.offer.currency),
        memory=language.figure(other.gpu.memory.size_gb * other.count, "gb"),
        rule="memory" if has_less else "price",
    )


def close_words(verdict: Verdict, language: Language) -> Iterator[str]:
    """Yield what else ties beside what is even."""
    even = {candidate.gpu.id for candidate in verdict.even}
    others = [tie for tie in verdict.ties if tie.gpu.id not in even]
    if others:
        goal = verdict.persona.objective.maximise
        yield language.say("pick-unsure", others=named(others, language), goal=goal)
