"""Changed picks: which answers differ between two editions of the advice, and by which figure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from macros.advice.changes.reasons import Reason, reason_of
from macros.advice.edition import Edition
from macros.advice.picks.pick import Verdict
from macros.advice.picks.scores import Candidate
from macros.advice.prices.offers import OfferKind


@dataclass(frozen=True)
class Picked:
    """What a reader is told to get: so many of a product, and what one costs in the region."""

    id: str
    kind: OfferKind
    count: int
    amount: float
    currency: str


@dataclass(frozen=True)
class PickChange:
    """A persona's answer in a region before and after; None where there is or was none."""

    persona: str
    region: str
    before: Picked | None
    after: Picked | None
    ties_before: tuple[str, ...]
    ties_after: tuple[str, ...]
    because: Reason

    @property
    def is_there(self) -> bool:
        """Whether the reader and the region are still there."""
        return self.because.kind != "left"

    @property
    def is_new_pick(self) -> bool:
        """Whether the pick itself changed, not only what ties with it."""
        return _thing(self.before) != _thing(self.after)

    @property
    def ties_made(self) -> tuple[str, ...]:
        """The products that are as good as the pick only now."""
        return tuple(id_ for id_ in self.ties_after if id_ not in self.ties_before)

    @property
    def ties_broken(self) -> tuple[str, ...]:
        """The products that are no longer as good as the pick."""
        return tuple(id_ for id_ in self.ties_before if id_ not in self.ties_after)


def pick_changes(before: Edition, after: Edition) -> Iterator[PickChange]:
    """Yield each answer that differs, by region, in the order of the personas."""
    regions = dict.fromkeys([*after.catalog.regions, *before.catalog.regions])
    personas = dict.fromkeys([*after.catalog.personas, *before.catalog.personas])
    for region in regions:
        for persona in personas:
            was, now = (_verdict(edition, persona, region) for edition in (before, after))
            change = PickChange(
                persona,
                region,
                _picked(was),
                _picked(now),
                _ties(was),
                _ties(now),
                reason_of(was, now),
            )
            if change.is_new_pick or change.ties_made or change.ties_broken:
                yield change


def _verdict(edition: Edition, persona: str, region: str) -> Verdict | None:
    known = persona in edition.catalog.personas and region in edition.catalog.regions
    return edition.verdict(persona, region) if known else None


def _picked(verdict: Verdict | None) -> Picked | None:
    pick: Candidate | None = verdict.pick if verdict else None
    if pick is None:
        return None
    offer = pick.offer
    return Picked(pick.gpu.id, offer.kind, pick.count, offer.amount, offer.currency)


def _thing(picked: Picked | None) -> tuple[str, str, int] | None:
    return (picked.id, picked.kind, picked.count) if picked else None


def _ties(verdict: Verdict | None) -> tuple[str, ...]:
    return tuple(tie.gpu.id for tie in verdict.ties) if verdict else ()
