"""Price order words: where a class costs no less than one above it, and what it offers for that."""

from __future__ import annotations

from collections.abc import Sequence

from macros.advice.builds.choice import Choice
from macros.advice.picks.pick import Verdict
from macros.advice.picks.scores import Candidate
from macros.present.charts.builds import unpriced_words
from macros.present.picks.need_words import works_words
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded
from macros.present.words.power_words import unbroken, watts

_DIGITS = 2
_CLEARLY_MORE = 1.2  # less differs by the losses of power supplies alone


def price_order_words(choice: Choice, above: Sequence[Choice], language: Language) -> str:
    """Return that a class costs no less than the next of those `above` it that it is so with.

    Nothing where its price stands in the order of the names. Amounts are compared as pages show
    them, and only where both sums lack the same kinds of parts.
    """
    for other in above:
        if choice.candidate and other.candidate and _is_no_cheaper(choice, other):
            return _said(choice, choice.candidate, other, other.candidate, language)
    return ""


def _is_no_cheaper(choice: Choice, other: Choice) -> bool:
    is_comparable = _lacking(choice) == _lacking(other) and bool(choice.total) == bool(other.total)
    return is_comparable and _amount(choice) >= _amount(other)


def _lacking(choice: Choice) -> set[str]:
    return {item.kind for item in choice.unpriced}


def _amount(choice: Choice) -> float:
    assert choice.candidate
    return rounded((choice.total or choice.candidate.offer).amount)


def _said(
    choice: Choice, card: Candidate, other: Choice, its_card: Candidate, language: Language
) -> str:
    case, times = _case(choice, card, other, its_card)
    name = language.text(f"tier-class.{other.tier_class.id}")
    return language.say(
        "class-dearer",
        other=language.say("class-quoted", name=name),
        price="same" if _amount(choice) == _amount(other) else "more",
        parts=unpriced_words([choice], language),
        lacks="some" if choice.unpriced else "none",
        case=case,
        have=language.figure(card.gpu.memory.size_gb, "gb"),
        need=language.figure(its_card.gpu.memory.size_gb, "gb"),
        times=language.number(times, _DIGITS) if times else "",
        work=language.say("class-quoted", name=works_words(choice.verdict.persona, language)),
        **_draws(choice, other, language),
    )


def _draws(choice: Choice, other: Choice, language: Language) -> dict[str, str]:
    """Return what both computers draw, where that is known and not about the same."""
    own, its = ((each.figures or {}).get("wall_w") for each in (choice, other))
    if not own or not its or max(own, its) < _CLEARLY_MORE * min(own, its):
        return {"draw": "same", "wall": "", "its_wall": ""}
    wall, its_wall = (unbroken(watts(each, language)) for each in (own, its))
    return {"draw": "differs", "wall": wall, "its_wall": its_wall}


def _case(
    choice: Choice, card: Candidate, other: Choice, its_card: Candidate
) -> tuple[str, float | None]:
    """Return what speaks for which of two classes, and how much faster one is, if known."""
    own_gb, its_gb = card.gpu.memory.size_gb, its_card.gpu.memory.size_gb
    if own_gb > its_gb:
        times = _times(other.verdict, its_card, card)
        return ("faster", times) if times and _is_more(times) else ("memory", None)
    own_plugs, its_plugs = card.gpu.power.connectors, its_card.gpu.power.connectors
    if own_gb < its_gb and own_plugs == () and its_plugs:
        return "plug", None
    in_this = _times(choice.verdict, its_card, card)
    if in_this and in_this >= 1 and not choice.unpriced:
        return "take", in_this
    if in_this and own_gb == its_gb and _is_more(1 / in_this):
        return "quicker", 1 / in_this
    return "open", None


def _is_more(times: float) -> bool:
    return round(times, 1) > 1


def _times(verdict: Verdict, one: Candidate, another: Candidate) -> float | None:
    """Return how many times as fast one is as another at what a verdict ranks by, if known."""
    speeds = {candidate.key: candidate.speed for candidate in verdict.candidates}
    fast, slow = speeds.get(one.key), speeds.get(another.key)
    return fast / slow if fast and slow else None
