"""Fit tensor: how fast several cards write where each of them works on every layer."""

from __future__ import annotations

from macros.advice.fit.fit_facts import FitCard
from macros.advice.fit.fit_records import FitSpeed
from macros.advice.fit.fit_work import FitWork
from macros.advice.generation.card_speed import estimated_tokens
from macros.advice.generation.token_work import token_work


def tensor_speed(
    work: FitWork, card: FitCard, count: int, filled_tokens: int = 0
) -> FitSpeed | None:
    """Return the tokens a second of one conversation after so many others.

    None for one card, for numbers of cards and architectures that nobody measured, and for mixtures
    of experts but those that were measured.
    """
    facts, weights = work.facts["tensor"], work.question.weights
    if facts is None or count == 1 or not work.runs or weights not in work.facts["read_formats"]:
        return None
    if not filled_tokens:
        keys = (f"{card['id']}|{work.id}|{one}|{count}" for one in work.formats)
        if known := next(
            (facts["measured"][key] for key in keys if key in facts["measured"]), None
        ):
            return {"low": known[0], "likely": known[1], "high": known[2], "kind": "measured"}
    factors = card.get("tensor_ends")
    if work.shape.is_mixture or count not in facts["counts"] or not factors:
        return None
    if card["read_s"] is None:
        return None
    token = token_work(work.shape, weights, filled_tokens, work.constants)
    ends = estimated_tokens(
        token.read_bytes, token.layers, work.facts["layer_s"], card, factors, shared_by=count
    )
    return {"low": ends.low, "likely": ends.likely, "high": ends.high, "kind": "estimated"}
