"""Rule checks: each rule stands there once, judges a field that exists, and has a sane value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, get_args

from macros.facts.checks.registry import check
from macros.facts.checks.words import missing_rules
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, did_you_mean, listing
from macros.facts.records.advice import Rule, RuleId, RuleUnit
from macros.facts.records.fields import SOURCED_PATHS
from macros.facts.records.products import PriceKind

# What a rule can be applied to, besides the figures of an accelerator.
ADVICE_FIELDS = (
    *(f"prices.{kind}" for kind in get_args(PriceKind)),
    "prices.amount",
    "prices.converted",
    "prices.estimated",
    "clouds.usd_per_hour",
    "benchmarks.runs",
    "performance.value",
    "picks.score",
    "electricity.per_kwh",
    "claims.verdict",
)


class Bounds(NamedTuple):
    """The unit that the program takes a rule in, and between what its value makes sense."""

    unit: RuleUnit
    least: float
    most: float


DAYS = Bounds("days", 1, 3650)
CERTAINTY = Bounds("share", 0.5, 0.999)
TIMES = Bounds("ratio", 1.01, 100)

# Beyond these the advice could not be computed, or would be nonsense: a half-life of nothing, a
# range that reaches below nothing, a second card that is no faster than the first.
BOUNDS: dict[RuleId, Bounds] = {
    "avoid-memory-ratio": TIMES,
    "avoid-reasons": Bounds("count", 1, 5),
    "avoid-speed-share": Bounds("share", 0.1, 1),
    "claim-fit": Bounds("share", 0, 1),
    "claim-part": Bounds("share", 0, 1),
    "claim-tolerance": Bounds("share", 0, 1),
    "host-base": Bounds("w", 0, 2000),
    "host-cards": Bounds("count", 1, 8),
    "host-disk": Bounds("gb", 0, 100_000),
    "host-memory": Bounds("gb", 0, 10_000),
    "host-reserve": TIMES,
    "host-supply": Bounds("w", 0, 5000),
    "interval-coverage": CERTAINTY,
    "market-notice": DAYS,
    "market-window": Bounds("years", 0.5, 20),
    "memory-headroom": Bounds("ratio", 1, 10),
    "open-air-gap": Bounds("slots", 0, 8),
    "organisation-known": Bounds("share", 0, 1),
    "ownership-years": Bounds("years", 0, 20),
    "parallel-lanes": Bounds("count", 1, 16),
    "part-list-price-dropped-after": DAYS,
    "part-price-dropped-after": DAYS,
    "power-limit-loss": Bounds("share", 0, 1),
    "price-conversion-spread": Bounds("share", 0, 0.5),
    "price-drift-pairs": Bounds("count", 1, 1000),
    "price-dropped-after": DAYS,
    "price-estimate-new-within": Bounds("years", 0.5, 20),
    "price-estimate-observations": Bounds("count", 1, 1000),
    "price-half-life-street-new": DAYS,
    "price-half-life-used": DAYS,
    "price-index-abroad": Bounds("share", 0, 2),
    "price-least-spread": Bounds("share", 0.001, 0.2),
    "price-least-weight": Bounds("share", 0, 1),
    "price-look-after": DAYS,
    "price-look-listed": Bounds("count", 1, 1000),
    "price-new-after-end": DAYS,
    "price-outlier": TIMES,
    "price-pair-days": DAYS,
    "price-shop-spread": Bounds("share", 0.001, 0.5),
    "price-source-spread": Bounds("share", 0.001, 0.5),
    "price-stale-after": DAYS,
    "price-weight-no-address": Bounds("share", 0.25, 1),
    "price-weight-quality-b": Bounds("share", 0.25, 1),
    "price-weight-quality-c": Bounds("share", 0.25, 1),
    "ready-made-supply": Bounds("w", 0, 5000),
    "rental-stale-after": DAYS,
    "single-card-ratio": TIMES,
    "speed-cards-needed": Bounds("count", 3, 1000),
    "speed-power-share": Bounds("share", 0, 1),
    "speed-range-beyond": Bounds("ratio", 1, 100),
    "stability-draws": Bounds("count", 100, 100_000),
    "tie-certainty": CERTAINTY,
    "toss-certainty": CERTAINTY,
    "turn-price-fall": Bounds("share", 0, 1),
    "upgrade-close-ratio": TIMES,
    "upgrade-price-ratio": Bounds("ratio", 0.1, 100),
    "upgrade-speed-ratio": TIMES,
    "use-hours-per-year": Bounds("hours", 0, 8784),
    "used-ageing-per-year": Bounds("share", 0, 1),
    "used-failures-per-year": Bounds("share", 0, 0.5),
}


@check
def check_rules_are_complete(draft: Draft) -> Iterator[Problem]:
    """Every rule that the program applies is published."""
    ids = get_args(RuleId)
    yield from missing_rules(draft, Rule, ids, "the advice cannot do without.")


@check
def check_rules_judge_fields(draft: Draft) -> Iterator[Problem]:
    """A rule judges a field that exists."""
    fields = (*SOURCED_PATHS, *ADVICE_FIELDS)
    for rule, index, document in draft.entries(Rule):
        if rule.field not in fields:
            hint = did_you_mean(rule.field, fields) or f"Allowed: {listing(list(ADVICE_FIELDS))}."
            message = f"'{rule.field}' is no field that a rule can judge."
            yield document.problem((index, "field"), message, hint)


@check
def check_rules_have_sane_values(draft: Draft) -> Iterator[Problem]:
    """A rule has the unit that the program takes it in, and a value that the advice can bear."""
    for rule, index, document in draft.entries(Rule):
        unit, least, most = BOUNDS[rule.id]
        if rule.unit != unit:
            message = f"'{rule.id}' is taken in {unit}, not in {rule.unit}."
            yield document.problem((index, "unit"), message, f"Write `unit: {unit}`.")
        elif not least <= rule.value <= most:
            message = f"{rule.value:g} is out of bounds for '{rule.id}'."
            hint = f"Allowed: {least:g} to {most:g} ({unit})."
            yield document.problem((index, "value"), message, hint)


@check
def check_rules_may_be_otherwise(draft: Draft) -> Iterator[Problem]:
    """What else a rule might be stands on both sides of its value, within what makes sense."""
    for rule, index, document in draft.entries(Rule):
        if rule.low is None and rule.high is None:
            continue
        _, least, most = BOUNDS[rule.id]
        ends = least if rule.low is None else rule.low, most if rule.high is None else rule.high
        if None in (rule.low, rule.high) or not least <= ends[0] <= rule.value <= ends[1] <= most:
            message = f"'{rule.id}' is {rule.value:g}, but may be {rule.low} to {rule.high}."
            hint = f"Write `low:` and `high:` around it, within {least:g} to {most:g}."
            yield document.problem((index, "value"), message, hint)


@check
def check_tosses_are_ties(draft: Draft) -> Iterator[Problem]:
    """What counts as even is less certain than what counts as a tie."""
    rules = {rule.id: (rule.value, index) for rule, index, _ in draft.entries(Rule)}
    document = draft.document(Rule)
    if document is None or "toss-certainty" not in rules or "tie-certainty" not in rules:
        return
    (toss, index), (tie, _) = rules["toss-certainty"], rules["tie-certainty"]
    if toss > tie:
        message = f"{toss:g} is more than the rule 'tie-certainty' ({tie:g})."
        yield document.problem((index, "value"), message, f"Allowed: 0.5 to {tie:g}.")
