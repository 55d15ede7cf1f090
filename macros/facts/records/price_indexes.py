"""Price index records: how prices of one kind of part moved, where nearly all move together."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.parts import MemoryKind
from macros.facts.records.products import (
    Identifier,
    Line,
    Many,
    Names,
    Record,
    SourceId,
    Url,
)

Factor = Annotated[float, Field(gt=0, le=1_000, allow_inf_nan=False)]
IndexedPart = Literal["memory_kit", "ssd"]


class PriceLevel(Record):
    """By how many times the first day's price things are sold on another `date`.

    It is the median of so many `products` that were on sale on both days; half of them moved by
    `low` to `high`.
    """

    date: PartialDateField
    level: Factor
    low: Factor
    high: Factor
    products: Annotated[int, Field(ge=1)]


class PriceIndex(Record):
    """How shop prices of a `part` moved in a `region`; `memory_type` says which memory it is.

    Counted are products that `least_shops` or more offered on both days. Days stand in their order,
    and the level of the first is 1.
    """

    id: Identifier
    part: IndexedPart
    memory_type: MemoryKind | None = None
    region: Annotated[Line, Names("regions")]
    least_shops: Annotated[int, Field(ge=1)]
    levels: Annotated[Many[PriceLevel], Field(min_length=2)]
    source: SourceId
    url: Url
    read_on: PartialDateField
