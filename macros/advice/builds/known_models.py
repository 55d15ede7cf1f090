"""Known models: what rules say of a card whose maker's model is open, by all models we know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from macros.advice.builds.build import Build
from macros.advice.builds.evaluation import Figures
from macros.advice.builds.results import Result, bound_of, is_worse, results
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildRule

# What of a maker's model does not count here: its power and its cooler are no size and no plug.
_NOT_COUNTED = dict.fromkeys(
    (
        *("power_limit_w", "least_power_limit_w", "most_power_limit_w"),
        *("cooling", "side_by_side"),
    )
)
# Figures in this unit are said to be at most or at least so much; others are counted.
_MEASURED = "mm"
# Where the sizes of fewer models are known, they say nothing of all.
_LEAST_SHARE_KNOWN = 0.5


@dataclass(frozen=True)
class Model:
    """A maker's model as it is called, and the figures of a build with it."""

    name: str
    figures: Figures


def with_each_model(build: Build, catalog: Catalog) -> dict[str, Build]:
    """Return a build with each known model of its card, by the model's id; none if it names one.

    What a model differs in are its size and its plugs. Those nobody gives are not known: they are
    not those of the reference design.
    """
    if build.gpu_board:
        return {}
    gpu = build.gpu
    board = gpu.board.model_copy(update=dict.fromkeys(("slots", "length_mm", "height_mm")))
    power = gpu.power.model_copy(update={"connectors": None, "adapter_8pin": None})
    bare = gpu.model_copy(update={"board": board, "power": power})
    models = (one for one in catalog.parts.gpu_boards.values() if one.gpu == gpu.id)
    return {
        model.id: replace(build, gpu=bare, gpu_board=model.model_copy(update=_NOT_COUNTED))
        for model in models
    }


def results_of_any(
    rules: Mapping[str, BuildRule], figures: Figures, models: Sequence[Model]
) -> tuple[Result, ...]:
    """Return the result of every rule that applies to a card of any of these models, if there are.

    A rule passes where it does with all of them, and fails where it does with all; where some do
    and some do not, it warns, and its result says which `models` pass. The first hard limit that
    some break names those that break none at all; where there are no such, those limits fail
    without which there would be, or all of them.
    """
    if not models:
        return results(rules, figures)
    found = [{one.rule: one for one in results(rules, model.figures)} for model in models]
    own = {one.rule: one for one in results(rules, figures)}
    names = [model.name for model in models]
    joined = (
        _joined(
            rule,
            dict(zip(names, (one.get(rule.id) for one in found), strict=True)),
            own.get(rule.id),
        )
        for rule in rules.values()
    )
    told = [result for result in joined if result is not None]
    is_none_sound = all(any(map(_fails, each.values())) for each in found)
    return _agreed(told, is_none_sound=is_none_sound)


def _fails(result: Result) -> bool:
    return result.severity == "fail"


def _agreed(told: Sequence[Result], *, is_none_sound: bool) -> tuple[Result, ...]:
    """Return the results with the models that break no hard limit, or with limits that fail so."""
    limits = [result for result in told if result.varies and result.of_models]
    if not limits or any(_fails(result) for result in told):
        return tuple(told)
    failed = _deciding(limits) if is_none_sound else []
    sound = () if is_none_sound else _sound(limits)
    if not sound and not failed:
        return tuple(told)
    changed = {one.rule: replace(one, severity="fail", varies=False) for one in failed}
    first = failed[0].rule if failed else limits[0].rule
    count = min(result.of_models for result in limits)
    of_all: dict[str, Any] = {"models": sound, "of_models": count, "are_sound": True}
    one = next(result for result in told if result.rule == first)
    changed[first] = replace(changed.get(first, one), **of_all)
    return tuple(changed.get(result.rule, result) for result in told)


def _sound(limits: Sequence[Result]) -> tuple[str, ...]:
    """Return the models that keep all of these limits."""
    named = dict.fromkeys(name for result in limits for name in result.models)
    return tuple(name for name in named if all(name in result.models for result in limits))


def _deciding(limits: Sequence[Result]) -> Sequence[Result]:
    """Return the limits without each of which some model would do; else all of them."""
    return [one for one in limits if _sound([each for each in limits if each is not one])] or limits


def _joined(
    rule: BuildRule, found: Mapping[str, Result | None], own: Result | None
) -> Result | None:
    """Return what a rule says of all models; those it does not apply to have nothing against it.

    Where too little is known of them, it is what the rule says of the card's `own` figures.
    """
    told = {name: one for name, one in found.items() if one is None or _is_told(one)}
    if len(told) < _LEAST_SHARE_KNOWN * len(found):
        return own
    said = [one for one in told.values() if one is not None]
    if not said:
        return None
    worst = reduce(lambda one, other: other if is_worse(rule, other, one) else one, said)
    missed = [one for one in said if one.severity == worst.severity]
    if worst.severity == "pass":
        return _bounded(worst, said)
    if len(missed) == len(told):
        best = reduce(lambda one, other: one if is_worse(rule, other, one) else other, missed)
        return _bounded(best, said)
    passing = tuple(
        name for name, one in told.items() if one is None or one.severity != worst.severity
    )
    varies = worst.severity == "fail"
    some = replace(worst, severity="warn", varies=varies, models=passing, of_models=len(told))
    return _bounded(some, said)


def _is_told(result: Result) -> bool:
    """Return whether the size of a model was known."""
    return result.severity != "unknown" and not result.varies


def _bounded(result: Result, said: Sequence[Result]) -> Result:
    """Return a result whose figure is the largest or the smallest of these, saying so."""
    if result.unit != _MEASURED or result.bound:
        return result
    return replace(result, bound=bound_of(result.figure, said))
