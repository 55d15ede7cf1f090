"""Turn records: on which day a persona's pick became another one, and because of what."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import GpuId, Identifier, Line, Names, Record

# As the advice finds it; `corrected`: what was known of the past is another thing now.
TurnCause = Literal[
    "asked",
    "gone",
    "new",
    "need_missed",
    "need_met",
    "price",
    "speed",
    "doubt",
    "around",
    "rules",
    "corrected",
]


class RecordedPick(Record):
    """So many of a product, new, used or rented."""

    id: GpuId
    kind: Literal["street_new", "used", "rental"]
    count: Annotated[int, Field(ge=1, le=8)] = 1


class RecordedReason(Record):
    """The figure that decided: of which product, and what it was and became.

    A price is of the `kind` of offer in `currency`. A need is named by `constraint`.
    """

    cause: TurnCause
    product: GpuId | None = None
    before: float | None = None
    after: float | None = None
    currency: Line | None = None
    kind: Literal["street_new", "used", "rental"] | None = None
    constraint: Line | None = None


class PickTurn(Record):
    """A persona's pick in a region that became another one by a day; empty where there is none.

    The entries are written by `scripts/record_turns.py`, and never changed.
    """

    date: PartialDateField
    persona: Identifier
    region: Annotated[Identifier, Names("region", "regions")]
    before: RecordedPick | None = None
    after: RecordedPick | None = None
    because: RecordedReason
