"""Changed picks: which answers differ between two editions of the advice, and by which figure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from macros.advice.changes.reasons import Reason, reason_of
from macros.advice.edition import Edition
from macros.advice.picks.pick import Verdict
from macros.advice.picks.scores import Candidate
from macros.advice.prices.offers import OfferKind

Thing = tuple[str, OfferKind, int]


@dataclass(frozen=True)
class Picked:
    """What a reader is told to get: so many of a product, and what one costs in the region."""

    id: str
    kind: OfferKind
    count: int
    amount: float
    currency: str

    @property
    def thing(self) -> Thing:
        """What it is, whatever it costs."""
        return self.id, self.kind, self.count


@dataclass(frozen=True)
class PickChange:
    """A persona's answer in a region before and after; None where there is or was none."""

    persona: str
    region: str
    before: Picked | None
    after: Picked | None
    ties_before: tuple[Picked, ...]
    ties_after: tuple[Picked, ...]
    because: Reason

    @property
    def is_there(self) -> bool:
        """Whether the reader and the region are still there."""
        return self.because.kind != "left"

    @property
    def is_new_pick(self) -> bool:
        """Whether the pick itself changed, not only what ties with it."""
        before, after = (picked and picked.thing for picked in (self.before, self.after))
        return before != after

    @property
    def ties_made(self) -> tuple[Picked, ...]:
        """The products that are as good as the pick only now."""
        return _without(self.ties_after, self.ties_before)

    @property
    def ties_broken(self) -> tuple[Picked, ...]:
        """The products that are no longer as good as the pick."""
        return _without(self.ties_before, self.ties_after)


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
                _picked(was.pick if was else None),
                _picked(now.pick if now else None),
                _ties(was),
                _ties(now),
                reason_of(was, now),
            )
            if change.is_new_pick or change.ties_made or change.ties_broken:
                yield change


def _verdict(edition: Edition, persona: str, region: str) -> Verdict | None:
    known = persona in edition.catalog.personas and region in edition.catalog.regions
    return edition.verdict(persona, region) if known else None


def _picked(candidate: Candidate | None) -> Picked | None:
    return _offered(candidate) if candidate else None


def _offered(candidate: Candidate) -> Picked:
    offer = candidate.offer
    return Picked(candidate.gpu.id, offer.kind, candidate.count, offer.amount, offer.currency)


def _ties(verdict: Verdict | None) -> tuple[Picked, ...]:
    return tuple(map(_offered, verdict.ties)) if verdict else ()


def _without(ties: Iterable[Picked], others: Iterable[Picked]) -> tuple[Picked, ...]:
    """Return the ties of products that are not among the others."""
    ids = {other.id for other in others}
    return tuple(tie for tie in ties if tie.id not in ids)
