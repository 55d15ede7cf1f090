"""Reasons: for whom either choice is the better one, each reason in a line."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import median

from macros.advice.memory.held import Verdict
from macros.advice.memory.held_together import verdict_together
from macros.advice.picks.standing import NEEDED_FORMATS
from macros.facts.records.evidence import TOLERANCE
from macros.facts.records.models import Model
from macros.present.gpus.compared_facts import compared_models
from macros.present.gpus.either_or import PAIR
from macros.present.gpus.gains import faster_in, group_of, groups_known_alone, listed_works
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
    """Yield that it has more memory, with the models that only this one holds, or those alone."""
    language, sizes = both.language, (own.side.memory_gb, other.side.memory_gb)
    memory, less = (language.figure(size, "gb") for size in sizes)
    is_larger = sizes[0] > sizes[1] * (1 + TOLERANCE)
    for tokens in CONTEXTS:
        if models := _only_here(both, own, other, tokens)[-_NAMED_MODELS:]:
            lacks = all(held(both, other, model.id, tokens) == "no" for model in models)
            yield language.say(
                "versus-if-models",
                models=language.enumerated([model.name for model in models]),
                tokens=int(tokens),
                more="yes" if is_larger else "no",
                memory=memory,
                other=less,
                sure="yes" if lacks else "no",
            )
            return
    if is_larger:
        yield language.say("versus-if-memory", memory=memory, other=less)


def _only_here(both: Versus, own: Choice, other: Choice, tokens: int) -> list[Model]:
    """Return the models that surely fit here and not for sure there, the smallest first.

    They fit with a screen on the card as well, since nothing beside them says without.
    """
    return [
        model
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
    """Yield that it is the cheaper one, if only with electricity: for the same work as well."""
    if cheaper_of(both) is own:
        share = both.language.percent(saved_share(both, own))
        yield both.language.say("versus-if-price", share=share)
    elif cheaper_of(both, with_power=True) is own and not _turns_for_equal_work(both, own):
        years = both.edition.catalog.rules["ownership-years"].value
        yield both.language.say("versus-if-cost", years=int(years))


def _turns_for_equal_work(both: Versus, own: Choice) -> bool:
    """Return whether the other one costs less for as much work, which it does in fewer hours."""
    gained, other = [times for _, times in _gained(both, own)], both.other(own)
    if not gained or not own.total or other.price is None or other.power_cost is None:
        return False
    return other.price + other.power_cost * median(gained) < own.total


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
    worse, known = _works_of_more_energy(both, own, other)
    yield both.language.say(
        "versus-if-power",
        watts=watts,
        other=more,
        saves="yes" if not worse else "no" if len(worse) == known else "some",
        works=listed_works(_in_groups(both, worse), both.language) if worse else "",
    )


def _works_of_more_energy(both: Versus, own: Choice, other: Choice) -> tuple[list[str], int]:
    """Return the kinds of work for which as much of it takes more energy, and of how many known.

    Energy is power by speed; what differs by less than products alike do is not named.
    """
    assert own.power_w, "its draw is known"
    assert other.power_w
    gained, share = _gained(both, own), own.power_w / other.power_w
    return [work for work, times in gained if times * (1 + TOLERANCE) < share], len(gained)


def _in_groups(both: Versus, works: Sequence[str]) -> list[str]:
    """Return kinds of work, those of a group of which all kinds are among them as the group."""
    every = defaultdict[str, list[str]](list)
    for work in both.edition.catalog.workloads:
        every[group_of(work)].append(work)
    whole = {group for group, kinds in every.items() if all(kind in works for kind in kinds)}
    return list(dict.fromkeys(group_of(w) if group_of(w) in whole else w for w in works))


def _gained(both: Versus, own: Choice) -> list[tuple[str, float]]:
    """Return how many times as fast a choice is as the other one, by kind of work known of both."""
    found = []
    for work in both.edition.catalog.workloads:
        first, second = speed_facts(both, work)
        if isinstance(first, list) and isinstance(second, list):
            times = first[0] / second[0]
            found.append((work, times if own is both.first else 1 / times))
    return found


def _worries(both: Versus, own: Choice, other: Choice) -> Iterator[str]:
    """Yield what the buyer of the other one has to live with: its past, a second card."""
    kinds = [choice.offer.kind if choice.offer else None for choice in (own, other)]
    if kinds == ["street_new", "used"]:
        yield both.language.say("versus-if-new")
    if own.count < PAIR <= other.count:
        yield both.language.say("versus-if-one")
