"""Search: the cheapest combination of options that passes all rules, and what rules the rest out.

Each rule is asked as soon as all that it reads is chosen. Kinds of parts that no open rule joins
are searched apart, and once for the same surroundings. Nothing that could become cheaper is left
untried, so the result is that of trying all combinations.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from operator import itemgetter

from macros.advice.builds.evaluation import Value
from macros.advice.builds.options import Option
from macros.advice.builds.results import Result
from macros.advice.builds.rulebook import Fitting, Rulebook

# In this order parts are chosen: first those that most rules join with others.
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
_Kinds = tuple[str, ...]
_Solution = tuple[float, Combination] | None


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
    """One question: which combination of these options is the cheapest that is accepted?

    It is answered once. On the way `_rejecting` collects the rules that rejected something, of
    which the obstacle is one; so nothing reads them before the answer is there.
    """

    def __init__(self, options: Options, fixed: Mapping[str, Value], rulebook: Rulebook) -> None:
        """Take the options; `fixed` are figures that do not depend on them."""
        self.options_before, self.rulebook = options, rulebook
        self.kinds = tuple(kind for kind in ORDER if kind in options)
        self.names = rulebook.names
        self.fixed = {name: None for names in self.names.values() for name in names} | dict(fixed)
        self._asks = {
            id_: (_reader(names), rulebook.answers.setdefault(id_, {}))
            for id_, names in self.names.items()
        }
        self.scopes = self._scopes()
        self._rejecting: set[str] = set()
        self.options = {kind: self._fitting_alone(kind) for kind in self.kinds}
        self._solved: dict[tuple[_Kinds, tuple[Value, ...]], _Solution] = {}
        self._plans: dict[_Kinds, _Plan] = {}

    @cached_property
    def cheapest(self) -> Combination | None:
        """The cheapest accepted combination; None where there is none."""
        if self._obstacle_of_one is not None:
            return None
        solution = self._solve(self.kinds, dict(self.fixed))
        return solution[1] if solution else None

    def obstacle(self) -> Obstacle:
        """Return what rules out every combination; an empty obstacle where one is accepted."""
        if self.cheapest is not None:
            return Obstacle()
        alone = self._obstacle_of_one or Obstacle()
        if alone.lacking:
            return alone
        rejecting = [id_ for id_ in self.rulebook.rules if id_ in self._rejecting]
        for rule in [alone.result.rule] if alone.result else rejecting:
            relaxed = replace(self.rulebook, waived=self.rulebook.waived | {rule})
            closest = Search(self.options_before, self.fixed, relaxed).cheapest
            if closest is not None:
                return Obstacle(self.result(rule, closest), closest=closest)
        return alone

    def results(self, chosen: Combination) -> tuple[Result, ...]:
        """Return the result of every rule that applies to a whole combination."""
        figures = self.figures(chosen)
        judged = (self._asked(id_, figures) for id_ in self.rulebook.rules)
        return tuple(result for result in judged if result is not None)

    def result(self, rule: str, chosen: Combination) -> Result | None:
        """Return what one rule says of a combination that holds all that it reads."""
        return self._asked(rule, self.figures(chosen))

    def broken(self, chosen: Combination) -> list[Result]:
        """Return the results that keep a combination from being recommended."""
        return [each for each in self.results(chosen) if not self.rulebook.accepts(each)]

    def figures(self, chosen: Combination) -> dict[str, Value]:
        """Return the figures of the parts of a combination."""
        figures = dict(self.fixed)
        for option in chosen.values():
            figures.update(option.figures)
        return figures

    def _asked(self, rule: str, figures: Mapping[str, Value]) -> Result | None:
        read, answers = self._asks[rule]
        values = read(figures)
        try:
            return answers[values]
        except KeyError:
            answers[values] = self.rulebook.result(rule, self.names[rule], values)
            return answers[values]

    def _scopes(self) -> dict[str, frozenset[str]]:
        """Return which kinds of parts each rule reads; what all options share joins nothing."""
        provider: dict[str, str] = {}
        for kind in self.kinds:
            shared = self._shared(kind)
            self.fixed |= shared
            figures = (name for option in self.options_before[kind][:1] for name in option.figures)
            provider |= dict.fromkeys((name for name in figures if name not in shared), kind)
        return {
            id_: frozenset(provider[name] for name in names if name in provider)
            for id_, names in self.names.items()
        }

    def _shared(self, kind: str) -> dict[str, Value]:
        options = self.options_before[kind]
        return {
            name: value
            for option in options[:1]
            for name, value in option.figures.items()
            if all(other.figures[name] == value for other in options)
        }

    def _fitting_alone(self, kind: str) -> list[Option]:
        """Return the options that no rule about them alone rejects; many searches ask the same."""
        waived = self.rulebook.waived
        rules = [id_ for id_, of in self.scopes.items() if of == {kind} and id_ not in waived]
        options = self.options_before[kind]
        own = options[0].figures if options else {}
        around = {n: self.fixed[n] for id_ in rules for n in self.names[id_] if n not in own}
        key = tuple(options), tuple(rules), tuple(around.items()), self.rulebook.asked
        if key not in self.rulebook.fitting:
            self.rulebook.fitting[key] = self._passing(options, rules)
        fitting, rejecting = self.rulebook.fitting[key]
        self._rejecting |= rejecting
        return fitting

    def _passing(self, options: Sequence[Option], rules: Sequence[str]) -> Fitting:
        """Return the options that all rules accept, and the rules that reject one."""
        figures = dict(self.fixed)
        accepted: list[Option] = []
        rejecting: set[str] = set()
        for option in options:
            figures.update(option.figures)
            broken = {i for i in rules if not self.rulebook.accepts(self._asked(i, figures))}
            rejecting |= broken
            if not broken:
                accepted.append(option)
        return accepted, rejecting

    @cached_property
    def _obstacle_of_one(self) -> Obstacle | None:
        """The kind or rule that by itself leaves nothing; None where there is none."""
        for kind in self.kinds:
            if not self.options_before[kind]:
                return Obstacle(lacking=kind)
        for id_, scope in sorted(self.scopes.items(), key=self._how_mendable):
            if id_ not in self.rulebook.waived and not self._can_pass(id_, scope):
                return Obstacle(self._closest_result(id_, scope))
        return None

    def _how_mendable(self, rule: tuple[str, frozenset[str]]) -> tuple[bool, bool]:
        """Return a key by which the rules come first that other parts mend least.

        Where a rule about one kind leaves none of it, no other rule can pass; and what does not
        fit at all needs no watts.
        """
        id_, scope = rule
        return len(scope) > 1, not self.rulebook.rules[id_].about_fit

    def _can_pass(self, rule: str, scope: frozenset[str]) -> bool:
        options = self._options_for(scope)
        if math.prod(len(options[kind]) for kind in scope) > MOST_TRIED:
            return True
        figures = dict(self.fixed)
        for combination in product(*(options[kind] for kind in sorted(scope))):
            for option in combination:
                figures.update(option.figures)
            if self._holds(rule, figures):
                return True
        return False

    def _closest_result(self, rule: str, scope: frozenset[str]) -> Result | None:
        options, kinds = self._options_for(scope), sorted(scope)
        results = [
            self.result(rule, dict(zip(kinds, combination, strict=True)))
            for combination in product(*(options[kind] for kind in kinds))
        ]
        return min((result for result in results if result), key=_distance, default=None)

    def _options_for(self, scope: frozenset[str]) -> Options:
        """Return what a rule about these kinds is tried on: all options, if it reads one kind."""
        return self.options if len(scope) > 1 else self.options_before

    def _solve(self, kinds: _Kinds, figures: dict[str, Value]) -> _Solution:
        """Return the cheapest choice for `kinds` when all other kinds of these rules are chosen."""
        plan = self._plan(kinds)
        if len(plan.parts) > 1:
            solutions = [self._solve_once(part, figures) for part in plan.parts]
            return _joined(solutions)
        best: _Solution = None
        kind, rest = kinds[0], kinds[1:]
        for option in self.options[kind]:
            if best and option.usd + plan.floor >= best[0]:
                break
            figures.update(option.figures)
            if not all(self._holds(id_, figures) for id_ in plan.rules):
                continue
            others = self._solve_once(rest, figures) if rest else (0.0, {})
            if others and (best is None or option.usd + others[0] < best[0]):
                best = option.usd + others[0], {kind: option, **others[1]}
        return best

    def _solve_once(self, kinds: _Kinds, figures: dict[str, Value]) -> _Solution:
        """Return the solution, which is the same for the same figures of what is chosen."""
        key = kinds, tuple([figures[name] for name in self._plan(kinds).surroundings])
        if key not in self._solved:
            self._solved[key] = self._solve(kinds, figures)
        return self._solved[key]

    def _holds(self, rule: str, figures: Mapping[str, Value]) -> bool:
        if self.rulebook.accepts(self._asked(rule, figures)):
            return True
        self._rejecting.add(rule)
        return False

    def _kinds_first(self, rules: Iterable[str]) -> tuple[str, ...]:
        """Return the rules, those first that ask whether parts are made for each other at all."""
        return tuple(sorted(rules, key=lambda id_: self.rulebook.rules[id_].holds != "is_true"))

    def _plan(self, kinds: _Kinds) -> _Plan:
        if kinds not in self._plans:
            open_ = set(kinds)
            joined = [scope & open_ for scope in self.scopes.values() if len(scope) > 1]
            read = [id_ for id_, scope in self.scopes.items() if len(scope) > 1 and scope & open_]
            own = {n for kind in kinds for o in self.options_before[kind][:1] for n in o.figures}
            self._plans[kinds] = _Plan(
                parts=_parted(kinds, joined),
                rules=self._kinds_first(
                    id_ for id_ in read if self.scopes[id_] & open_ == {kinds[0]}
                ),
                surroundings=tuple({n for id_ in read for n in self.names[id_]} - own),
                floor=math.fsum(
                    min((o.usd for o in self.options[k]), default=0.0) for k in kinds[1:]
                ),
            )
        return self._plans[kinds]


@dataclass(frozen=True)
class _Plan:
    """How kinds are searched when all before them are chosen.

    `parts` have no open rule in common; `rules` are complete with the first kind; `surroundings`
    are the figures of earlier kinds that matter; `floor` is the least that the later kinds cost.
    """

    parts: tuple[_Kinds, ...]
    rules: tuple[str, ...]
    surroundings: tuple[str, ...]
    floor: float


def _parted(kinds: _Kinds, joined: Sequence[set[str] | frozenset[str]]) -> tuple[_Kinds, ...]:
    """Return the kinds in groups that nothing joins."""
    left, groups = list(kinds), []
    while left:
        group = {left[0]}
        while grown := {kind for scope in joined if scope & group for kind in scope} - group:
            group |= grown
        groups.append(tuple(kind for kind in kinds if kind in group))
        left = [kind for kind in left if kind not in group]
    return tuple(groups)


def _joined(solutions: Sequence[_Solution]) -> _Solution:
    """Return the solutions of all parts as one; None where one part has none."""
    total: float = 0.0
    chosen: Combination = {}
    for solution in solutions:
        if solution is None:
            return None
        total += solution[0]
        chosen |= solution[1]
    return total, chosen


def _reader(names: tuple[str, ...]) -> Callable[[Mapping[str, Value]], tuple[Value, ...]]:
    """Return what takes the figures of these names out of all figures."""
    if len(names) > 1:
        return itemgetter(*names)
    return lambda figures: tuple(figures[name] for name in names)


def _distance(result: Result) -> tuple[bool, float]:
    """Return how far a result is from passing; what is unknown is farthest."""
    if isinstance(result.figure, (int, float)) and isinstance(result.limit, (int, float)):
        return False, abs(result.figure - result.limit)
    return result.figure is None, 0.0
