"""Between two editions: all that differs in the data and in the advice, and how much stays."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from macros.advice.changes.builds import BuildChange, build_changes, build_count
from macros.advice.changes.claims import ClaimChange, claim_changes
from macros.advice.changes.facts import (
    HISTORY,
    WORDS,
    FactChange,
    ThingChange,
    changed_facts,
    changed_places,
    changed_things,
)
from macros.advice.changes.picks import PickChange, pick_changes
from macros.advice.changes.prices import (
    PriceChange,
    RentalChange,
    changed_prices,
    changed_rentals,
)
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.reading.problems import Problem

# What is told to readers, and no answer is computed from.
_TOLD = (
    "sources.yml",
    "countries",
    "not_included.yml",
    "expert_advice.yml",
    "disagreements.yml",
    "turns.yml",
)
NO_ADVICE = frozenset({*WORDS, *_TOLD, HISTORY})


@dataclass(frozen=True)
class Same:
    """How many answers, builds, claims, products and prices there are, of those as before."""

    picks: int = 0
    builds: int = 0
    claims: int = 0
    products: int = 0
    prices: int = 0


@dataclass(frozen=True)
class Changes:
    """What differs between two states of the data: in the advice, then in the facts.

    `warnings` are those of the checks that were not there before; `places` the folders and files
    below data/ that differ, words for readers among them.
    """

    picks: tuple[PickChange, ...] = ()
    builds: tuple[BuildChange, ...] = ()
    claims: tuple[ClaimChange, ...] = ()
    warnings: tuple[Problem, ...] = ()
    prices: tuple[PriceChange, ...] = ()
    rentals: tuple[RentalChange, ...] = ()
    things: tuple[ThingChange, ...] = ()
    facts: tuple[FactChange, ...] = ()
    places: frozenset[str] = frozenset()
    same: Same = field(default=Same())

    @property
    def may_advise_otherwise(self) -> bool:
        """Whether anything changed that answers are computed from."""
        return not self.places <= NO_ADVICE


def changes_between(before: Edition, after: Edition) -> Changes:
    """Return all that differs; the advice is made only where it rests on what changed."""
    was, now = before.everything, after.everything
    places = changed_places(was, now)
    is_advised = not places <= NO_ADVICE
    picks = tuple(pick_changes(before, after)) if is_advised else ()
    builds = tuple(build_changes(before, after)) if is_advised else ()
    claims = tuple(claim_changes(before, after)) if is_advised else ()
    prices, things = tuple(changed_prices(was, now)), tuple(changed_things(was, now))
    facts = tuple(changed_facts(was, now))
    return Changes(
        picks=picks,
        builds=builds,
        claims=claims,
        warnings=tuple(new_warnings(was.warnings, now.warnings)),
        prices=prices,
        rentals=tuple(changed_rentals(was, now)),
        things=things,
        facts=facts,
        places=places,
        same=Same(
            picks=len(now.personas) * len(now.regions) - sum(c.is_there for c in picks),
            builds=build_count(after) - sum(c.is_there for c in builds),
            claims=len(now.claims) - sum(c.after is not None for c in claims),
            products=_products(now) - _touched(now, facts, things),
            prices=sum(map(len, now.prices.values())) - sum(c.after is not None for c in prices),
        ),
    )


def new_warnings(before: Iterable[Problem], after: Iterable[Problem]) -> list[Problem]:
    """Return the warnings that were not given before, wherever in its file each stood."""
    known = {_said(problem) for problem in before}
    return [problem for problem in after if _said(problem) not in known]


def _said(problem: Problem) -> tuple[str, str, str]:
    return problem.path.partition("/")[2], problem.field, problem.message


def _products(catalog: Catalog) -> int:
    return len(catalog.gpus) + len(catalog.parts.by_id)


def _touched(catalog: Catalog, facts: Iterable[FactChange], things: Iterable[ThingChange]) -> int:
    """Return how many products of today are new or have a figure that is another one."""
    ids = {change.id for change in facts} | {thing.id for thing in things if thing.is_new}
    return len(ids & {*catalog.gpus, *catalog.parts.by_id})
