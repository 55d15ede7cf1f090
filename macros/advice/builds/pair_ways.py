"""Pair ways: which of the ways on beside a second card are told, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from macros.advice.builds.pair_records import Option, PairAnswer, Question, Tokens
from macros.advice.builds.pair_speed import order_of

_SPEEDS = ("speed", "writes")


def second_alone(singles: Sequence[Option], chosen: Option, question: Question) -> Option | None:
    """Return the second card by itself, where it holds the model and is nowhere slower than both.

    Its speed is then no loss. Of many chats two cards may serve more than the faster one.
    """
    have, add = chosen["cards"]
    if have == add or question.purpose not in ("model", "chat"):
        return None
    single = next((one for one in singles if one["cards"] == [add]), None)
    own, pair = single and single["tokens"], fastest(chosen)
    if single is None or not own or not pair or order_of(own, pair) != "ahead":
        return None
    return {**single, "lost": [name for name in single["lost"] if name not in _SPEEDS]}


def with_alone(singles: Sequence[Option], alone: Option | None) -> list[Option]:
    """Return the single cards of a table: with the second card by itself first among them."""
    if alone is None:
        return [*singles]
    return [alone, *(one for one in singles if one["cards"] != alone["cards"])]


def named_singles(singles: Sequence[Option], alone: Option | None) -> list[Option]:
    """Return the single cards to name, of each kind the first that costs less than those before.

    Those that are no slower come first, and of them the same maker's, whose software stays;
    `alone` is named already.
    """
    named = [alone] if alone else []
    for is_slow, is_foreign in product((False, True), repeat=2):
        alike = (
            one
            for one in singles
            if may_be_slower(one) is is_slow and ("maker" in one["lost"]) is is_foreign
        )
        first = next(alike, None)
        if first and all((first["amount"] or 0) < (one["amount"] or 0) for one in named):
            named.append(first)
    return named[1:] if alone else named


def another_pair(answer: PairAnswer) -> Option | None:
    """Return two other cards that surely hold the model, for less than a chosen pair that does."""
    if not is_for_memory(answer["verdict"]):
        return None
    chosen = answer["chosen"]
    for one in answer["options"]:
        is_pair = one["id"] in ("pair", "mixed") and one["cards"] != chosen["cards"]
        if is_pair and one["holds"] == "fits" and one["amount"] is not None:
            most = chosen["amount"] if chosen["holds"] == "fits" else None
            return one if most is None or one["amount"] < most else None
    return None


def waits_in_turn(answer: PairAnswer) -> bool:
    """Return whether the chosen cards are unequal and take turns on one chat."""
    chosen = answer["chosen"]
    is_shared = chosen["holds"] in ("fits", "maybe") and not chosen["is_copied"]
    return chosen["id"] == "mixed" and is_shared and answer["verdict"] != "already"


def fastest(option: Option) -> Tokens | None:
    """Return the tokens a second of an option's faster way to use its cards; None if unknown."""
    known = [tokens for tokens in (option["tokens"], option["shared"]) if tokens]
    return max(known, key=lambda tokens: tokens["likely"], default=None)


def is_for_memory(verdict: str) -> bool:
    """Return whether an answer goes by the memory that a model takes."""
    return verdict in ("reached", "maybe", "not_reached")


def is_refused(verdict: str) -> bool:
    """Return whether the answer is not to buy a second card."""
    return verdict in ("already", "not_reached") or verdict.endswith(("_slower", "_no_gain"))


def may_be_slower(option: Option) -> bool:
    """Return whether one conversation may be slower than on the pair."""
    return not {"speed", "unknown"}.isdisjoint(option["lost"])
