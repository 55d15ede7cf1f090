"""Export records: where products may be sold, and by which rule not."""

from __future__ import annotations

from typing import Annotated, Literal

from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import (
    Confidence,
    GpuId,
    Line,
    Many,
    Names,
    Note,
    Record,
    SourceId,
    Url,
)

Sale = Literal["allowed", "only_there", "case_by_case", "licence"]


class ExportRule(Record):
    """What holds for the sale of a new product to `destinations`, from `since` until `until`.

    `sale` says it in a word: `allowed`; `only_there`: made for these places and sold nowhere else;
    `case_by_case`: each sale needs a licence that is weighed; `licence`: it needs one that is
    presumed to be denied. Without `since` it holds from the product's release on. `named` are
    products that a rule or its maker names, `derived` those that follow from their figures.
    """

    product: GpuId
    destinations: Many[Annotated[Line, Names("regions")]]
    sale: Sale
    rule: Note
    since: PartialDateField | None = None
    until: PartialDateField | None = None
    kind: Literal["named", "derived"]
    confidence: Confidence
    source: SourceId
    url: Url | None = None
    note: Note | None = None
