"""Changed claims: what experts said and is judged in another way now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from macros.advice.claims import checked_claims
from macros.advice.claims.claim import Claim, Given
from macros.advice.edition import Edition


@dataclass(frozen=True)
class ClaimChange:
    """A claim with what became of it before and now; None where it is or was not in the data."""

    id: str
    before: Claim | None
    after: Claim | None


def claim_changes(before: Edition, after: Edition) -> Iterator[ClaimChange]:
    """Yield each claim whose verdict is another one, in the order of their file."""
    was, now = _by_id(before), _by_id(after)
    for id_ in dict.fromkeys([*now, *was]):
        old, new = was.get(id_), now.get(id_)
        if (old.verdict if old else None) != (new.verdict if new else None):
            yield ClaimChange(id_, old, new)


def _by_id(edition: Edition) -> dict[str, Claim]:
    given = Given(edition.catalog, edition.performance.speeds)
    return {claim.id: claim for claim in checked_claims(given)}
