"""Reasons: for whom either choice is the better one, each reason in a line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from statistics import median

from macros.advice.memory.held import Verdict
from macros.advice.memory.held_together import verdict_together
from macros.advice.picks.standing import NEEDED_FORMATS
from macros.facts.records.evidence import TOLERANCE
from macros.present.gpus.compared_facts import compared_models
from macros.present.gpus.either_or import PAIR
from macros.present.gpus.gains import faster_in, groups_known_alone, listed_works
from macros.present.gpus.held_models import CONTEXTS
from macros.present.versus.answer import saved_share
from macros.present.versus.choices import Choice, Versus, cheaper_of
from macros.present.versus.ratios import speed_facts

_LEAST_SAVED_W = 0.15  # of the power at full load: who pays or cools less than that feels nothing
_NAMED_MODELS = 4  # of those that one holds and the other does not: the largest


def reasons(both: Versus, own: Choice, other: Choice) -> list[str]:
    """Return when one should take `own`, what weighs most first; empty where nothing says so."""
    return [
        *_speed(both, own, other),
        *_memory(both, own, other),
        *_price(both, own),
        *_computing(both, own, other),
        *_power(both, own, other),
        *_worries(both, own, other),
    ]


def _speed(both: Versus, own: Choice, other: Choice) -> Iterator[str]:
    sides = [replace(choice.side, offer=None) for choice in (own, other)]
    if won := faster_in(sides[0], sides[1:], both.edition):
        yield both.language.say("versus-if-speed", works=listed_works(won, both.language))
    if own.count != other.count:  # of pairs, many speeds are not known whatever the card
        return
    if known := groups_known_alone(sides[0], sides[1], both.edition):
        yield both.language.say("versus-if-known", works=listed_works(known, both.language))


def _memory(both: Versus, own: Choice, other: Choice) -> Iterator[str]:
    """Yield the models that only this one holds, else that it has more memory."""
    language, sizes = both.language, (own.side.memory_gb, other.side.memory_gb)
    for tokens in CONTEXTS:
        if models := _only_here(both, own, other, tokens):
            yield language.say(
                "versus-if-models",
                models=language.enumerated(models[-_NAMED_MODELS:]),
                tokens=int(tokens),
            )
            return
    if sizes[0] > sizes[1] * (1 + TOLERANCE):
        memory, less = (language.figure(size, "gb") for size in sizes)
        yield language.say("versus-if-memory", memory=memory, other=less)


def _only_here(both: Versus, own: Choice, other: Choice, tokens: int) -> list[str]:
    """Return the models that surely fit here and not for sure there, the smallest first.

    They fit with a screen on the card as well, since nothing beside them says without.
    """
    return [
        model.name
        for model in compared_models(both.edition)
        if held(both, own, model.id, tokens, screen=True) == "fits"
        and held(both, other, model.id, tokens) in ("maybe", "no")
    ]


def held(
    both: Versus, choice: Choice, model: str, tokens: int, *, screen: bool = False
) -> Verdict | None:
    """Return whether a choice holds a model with a context; None where that is not known."""
    gpu, catalog = choice.gpu, both.edition.catalog
    if gpu.chips > 1:
        return None
    return verdict_together(gpu, catalog, model, tokens, choice.count, screen=screen)


def _price(both: Versus, own: Choice) -> Iterator[str]:
    """Yield that it is the cheaper one, if only with electricity."""
    if cheaper_of(both) is own:
        share = both.language.percent(saved_share(both, own))
        yield both.language.say("versus-if-price", share=share)
    elif cheaper_of(both, with_power=True) is own:
        years = both.edition.catalog.rules["ownership-years"].value
        yield both.language.say("versus-if-cost", years=int(years))


def _computing(both: Versus, own: Choice, other: Choice) -> Iterator[str]:
    """Yield the formats and the platform that this one has and the other has not."""
    families = own.standing.family, other.standing.family
    if families[0] and families[1]:
        had, lacked = (family.precisions for family in families if family)
        formats = [f.upper() for f in NEEDED_FORMATS if f in had and f not in lacked]
        if formats:
            named = both.language.enumerated(formats)
            yield both.language.say("versus-if-formats", formats=named)
    platform = own.standing.platform
    if platform and other.standing.platform and platform != other.standing.platform:
        yield both.language.say("versus-if-platform", platform=platform)


def _power(both: Versus, own: Choice, other: Choice) -> Iterator[str]:
    if not own.power_w or not other.power_w:
        return
    if own.power_w > other.power_w * (1 - _LEAST_SAVED_W):
        return
    watts, more = (both.language.figure(w, "w") for w in (own.power_w, other.power_w))
    saves = "no" if _does_less_per_watt(both, own, other) else "yes"
    yield both.language.say("versus-if-power", watts=watts, other=more, saves=saves)


def _does_less_per_watt(both: Versus, own: Choice, other: Choice) -> bool:
    """Return whether in most kinds of work whose speeds are known it takes more energy for it."""
    assert own.power_w, "its draw is known"
    assert other.power_w
    is_first = own is both.first
    facts = (speed_facts(both, work) for work in both.edition.catalog.workloads)
    speeds = [
        (ours, theirs) if is_first else (theirs, ours)
        for ours, theirs in facts
        if isinstance(ours, list) and isinstance(theirs, list)
    ]
    if not speeds:
        return False
    gained = median(ours[0] / theirs[0] for ours, theirs in speeds)
    return gained < own.power_w / other.power_w


def _worries(both: Versus, own: Choice, other: Choice) -> Iterator[str]:
    """Yield what the buyer of the other one has to live with: its past, a second card."""
    kinds = [choice.offer.kind if choice.offer else None for choice in (own, other)]
    if kinds == ["street_new", "used"]:
        yield both.language.say("versus-if-new")
    if own.count < PAIR <= other.count:
        yield both.language.say("versus-if-one")
