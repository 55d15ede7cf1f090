"""Search: the cheapest combination of options that passes all rules, and what rules the rest out.

Each rule is asked as soon as all that it reads is chosen, and never twice for the same figures.
Only what cannot become cheaper than the best combination so far is left untried, so the result is
that of trying all combinations.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

from macros.advice.builds.evaluation import Value
from macros.advice.builds.options import Option
from macros.advice.builds.results import Result
from macros.advice.builds.rulebook import Rulebook

# In this order parts are chosen: first those that rule out most.
ORDER = (
    "gpu_board",
    "chassis",
    "motherboard",
    "cpu",
    "power_supply",
    "case",
    "cooler",
    "memory_kit",
    "ssd",
    "network_card",
)
# A rule that reads many kinds of parts is not tried alone: that would be a search by itself.
MOST_TRIED = 50_000

Options = Mapping[str, Sequence[Option]]
Combination = dict[str, Option]


@dataclass(frozen=True)
class Obstacle:
    """What rules out every combination.

    A rule, with the result that comes closest to passing; or a kind of part (`lacking`) of which
    there is nothing to buy; or neither, where several rules exclude each other. The `closest`
    combination breaks that rule alone.
    """

    result: Result | None = None
    lacking: str | None = None
    closest: Combination | None = None


class Search:
    """One question: which combination of these options is the cheapest that is accepted?"""

    def __init__(self, options: Options, fixed: Mapping[str, Value], rulebook: Rulebook) -> None:
        """Take the options; `fixed` are figures that do not depend on them."""
        self.options_before, self.fixed, self.rulebook = options, fixed, rulebook
        self.kinds = [kind for kind in ORDER if kind in options]
        self.names = {id_: rulebook.names(id_) for id_ in rulebook.rules}
        self.scopes = self._scopes()
        self.options = {
            kind: [option for option in options[kind] if self._fits_alone(kind, option)]
            for kind in self.kinds
        }
        self.asked_at = {
            kind: [
                id_
                for id_, scope in self.scopes.items()
                if len(scope) > 1 and max(scope, key=self.kinds.index) == kind
            ]
            for kind in self.kinds
        }

    def cheapest(self) -> Combination | None:
        """Return the cheapest accepted combination; None where there is none."""
        if self._obstacle_of_one() is not None:
            return None
        return self._best()

    def obstacle(self) -> Obstacle:
        """Return what rules out every combination, where `cheapest` finds none."""
        found = self._obstacle_of_one()
        if found is not None and found.lacking:
            return found
        rules = [found.result.rule] if found and found.result else list(self.rulebook.rules)
        for rule in rules:
            relaxed = replace(self.rulebook, waived=self.rulebook.waived | {rule})
            closest = Search(self.options_before, self.fixed, relaxed).cheapest()
            if closest is not None:
                return Obstacle(self.result(rule, closest), closest=closest)
        return found or Obstacle()

    def results(self, chosen: Combination) -> tuple[Result, ...]:
        """Return the result of every rule that applies to a whole combination."""
        found = (self.result(id_, chosen) for id_ in self.rulebook.rules)
        return tuple(result for result in found if result is not None)

    def result(self, rule: str, chosen: Combination) -> Result | None:
        """Return what one rule says of a combination that holds all that it reads."""
        return self.rulebook.result(rule, self.names[rule], self.figures(chosen))

    def first_broken(self, chosen: Combination) -> Result | None:
        """Return the first result that keeps a combination from being recommended."""
        broken = (one for one in self.results(chosen) if not self.rulebook.accepts(one))
        return next(broken, None)

    def figures(self, chosen: Combination) -> dict[str, Value]:
        """Return the figures of the parts of a combination."""
        figures = dict(self.fixed)
        for option in chosen.values():
            figures.update(option.figures)
        return figures

    def _scopes(self) -> dict[str, frozenset[str]]:
        """Return which kinds of parts each rule reads."""
        provider = {
            name: kind
            for kind in self.kinds
            for option in self.options_before[kind][:1]
            for name in option.figures
        }
        return {
            id_: frozenset(provider[name] for name in names if name in provider)
            for id_, names in self.names.items()
        }

    def _fits_alone(self, kind: str, option: Option) -> bool:
        return all(
            self._accepted(id_, {kind: option})
            for id_, scope in self.scopes.items()
            if scope == {kind}
        )

    def _accepted(self, rule: str, chosen: Combination) -> bool:
        return self.rulebook.accepts(self.result(rule, chosen))

    def _obstacle_of_one(self) -> Obstacle | None:
        """Return the kind or rule that by itself leaves nothing; None where there is none."""
        for kind in self.kinds:
            if not self.options_before[kind]:
                return Obstacle(lacking=kind)
        for id_, scope in self.scopes.items():
            if id_ not in self.rulebook.waived and not self._can_pass(id_, scope):
                return Obstacle(self._closest_result(id_, scope))
        return None

    def _can_pass(self, rule: str, scope: frozenset[str]) -> bool:
        found = self.options if len(scope) > 1 else self.options_before
        if math.prod(len(found[kind]) for kind in scope) > MOST_TRIED:
            return True
        return any(self._accepted(rule, one) for one in _combinations(scope, found))

    def _closest_result(self, rule: str, scope: frozenset[str]) -> Result | None:
        found = self.options if len(scope) > 1 else self.options_before
        results = [self.result(rule, one) for one in _combinations(scope, found)]
        return min((one for one in results if one), key=_distance, default=None)

    def _best(self) -> Combination | None:
        floors = [0.0]
        for kind in reversed(self.kinds):
            cheapest = min((option.usd for option in self.options[kind]), default=math.inf)
            floors.insert(0, floors[0] + cheapest)
        best = _Best()
        self._descend(0, 0.0, {}, dict(self.fixed), floors, best)
        return best.chosen

    def _descend(
        self,
        place: int,
        usd: float,
        chosen: Combination,
        figures: dict[str, Value],
        floors: Sequence[float],
        best: _Best,
    ) -> None:
        if place == len(self.kinds):
            best.usd, best.chosen = usd, dict(chosen)
            return
        kind = self.kinds[place]
        for option in self.options[kind]:
            if usd + option.usd + floors[place + 1] >= best.usd:
                break
            figures.update(option.figures)
            if all(self._holds(id_, figures) for id_ in self.asked_at[kind]):
                chosen[kind] = option
                self._descend(place + 1, usd + option.usd, chosen, figures, floors, best)

    def _holds(self, rule: str, figures: Mapping[str, Value]) -> bool:
        return self.rulebook.accepts(self.rulebook.result(rule, self.names[rule], figures))


@dataclass
class _Best:
    """The cheapest combination so far."""

    usd: float = math.inf
    chosen: Combination | None = None


def _combinations(scope: frozenset[str], options: Options) -> Iterator[Combination]:
    kinds = sorted(scope)
    for found in product(*(options[kind] for kind in kinds)):
        yield dict(zip(kinds, found, strict=True))


def _distance(result: Result) -> tuple[bool, float]:
    """Return how far a result is from passing; what is unknown is farthest."""
    if isinstance(result.figure, (int, float)) and isinstance(result.limit, (int, float)):
        return False, abs(result.figure - result.limit)
    return result.figure is None, 0.0
