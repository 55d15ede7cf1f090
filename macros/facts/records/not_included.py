"""Not included: accelerators that readers ask about and that the catalogue leaves out, and why."""

from __future__ import annotations

from typing import Literal

from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import (
    DOCUMENTED,
    Gigabytes,
    Identifier,
    Line,
    Note,
    OtherLanguages,
    Record,
    SourceId,
    Url,
)

WhyLeftOut = Literal["unmeasured", "one_user"]


class NotIncluded(Record):
    """An accelerator that is left out."""

    model_config = DOCUMENTED

    id: Identifier
    """What it is called in addresses."""
    name: Line
    """Its name."""
    name_in: OtherLanguages | None = None
    """What its maker calls it in languages where that is another name."""
    vendor: Line
    """Who makes it."""
    vendor_in: OtherLanguages | None = None
    """What the maker calls itself in languages where that is another name."""
    memory_gb: Gigabytes | None = None
    """Its memory in GB, where a source says it."""
    reason: WhyLeftOut
    """Why: nobody but its maker measured it as far as we found, or a single user did."""
    source: SourceId
    """The id of the source that describes or measured it."""
    url: Url | None = None
    """Where exactly it was read."""
    looked_on: PartialDateField
    """When measurements were looked for."""
    note: Note | None = None
    """What else one must know, in English."""
