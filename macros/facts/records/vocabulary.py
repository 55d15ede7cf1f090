"""Vocabulary: the words that files may use, and what each means for the checks."""

from __future__ import annotations

from typing import Literal

from macros.facts.records.products import GigabitsPerSecond, Line, Many, Record


class Architecture(Record):
    """A chip architecture, and how many fp32 operations a core of it begins per clock."""

    name: Line
    vendor: Line
    fp32_operations_per_core_clock: Literal[2, 4, 8] | None = None


class Family(Record):
    """A product family as its vendor names it."""

    name: Line
    vendor: Line


class MemoryType(Record):
    """A memory technology and the data rates per pin that it can have."""

    name: Line
    lowest_gbps: GigabitsPerSecond
    highest_gbps: GigabitsPerSecond


class PartWords(Record):
    """The values that files of parts may use."""

    board_platforms: Many[Line] = ()
    sockets: Many[Line] = ()
    board_form_factors: Many[Line] = ()
    memory_kinds: Many[Line] = ()
    psu_forms: Many[Line] = ()
    ssd_form_factors: Many[Line] = ()
    network_connectors: Many[Line] = ()
    inlets: Many[Line] = ()


class Vocabulary(Record):
    """The values that files may use; adding one here is the way to allow it."""

    vendors: Many[Line]
    families: Many[Family]
    architectures: Many[Architecture]
    memory_types: Many[MemoryType]
    form_factors: Many[Line]
    cooling: Many[Line]
    connectors: Many[Line]
    interconnects: Many[Line]
    platforms: Many[Line]
    regions: Many[Line]
    currencies: Many[Line]
    parts: PartWords = PartWords()
