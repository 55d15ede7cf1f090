"""Formats: how many bytes a weight takes, and amounts with their ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_args

from macros.facts.records.models import MemoryRule, WeightFormat

WEIGHT_FORMATS: tuple[WeightFormat, ...] = get_args(WeightFormat)
BITS_PER_BYTE = 8
BYTES_PER_GB = 1e9


@dataclass(frozen=True)
class Ends:
    """What is likely of something, with its least and its most."""

    low: float
    likely: float
    high: float

    @classmethod
    def of(cls, value: float) -> Ends:
        """Return what is known for certain."""
        return cls(value, value, value)

    def plus(self, other: Ends) -> Ends:
        """Return what both make together."""
        return Ends(self.low + other.low, self.likely + other.likely, self.high + other.high)

    def times(self, other: Ends) -> Ends:
        """Return so many of what takes so much."""
        return Ends(self.low * other.low, self.likely * other.likely, self.high * other.high)

    def scaled(self, factor: float) -> Ends:
        """Return so many times the same."""
        return Ends(self.low * factor, self.likely * factor, self.high * factor)

    def at_most(self, bound: float) -> Ends:
        """Return the same, nowhere above a bound."""
        return Ends(min(self.low, bound), min(self.likely, bound), min(self.high, bound))

    def taken_from(self, whole: float) -> Ends:
        """Return what is left of a whole."""
        return Ends(whole - self.high, whole - self.likely, whole - self.low)


def ends_of(rule: MemoryRule) -> Ends:
    """Return both ends of a constant and their middle, in its own unit."""
    high = rule.value if rule.high is None else rule.high
    return Ends(rule.value, (rule.value + high) / 2, high)


def bytes_each(rule_id: str, rules: Mapping[str, MemoryRule]) -> Ends:
    """Return what one weight takes by a rule, in bytes; bits are converted.

    Raises KeyError for an unknown rule.
    """
    rule = rules[rule_id]
    unit = BITS_PER_BYTE if rule.unit == "bits_per_parameter" else 1
    return ends_of(rule).scaled(1 / unit)


def weights_gb(
    parameters_billion: float, weights: WeightFormat, rules: Mapping[str, MemoryRule]
) -> Ends:
    """Return what weights take, in GB: parameters x bytes of each.

    All experts of a mixture lie in memory, so it is the total that counts. Sources: stas00,
    ml-engineering, inference; for GGUF the formats of llama.cpp.
    """
    return bytes_each(f"weights-{weights}", rules).scaled(parameters_billion)
