"""Memory words: sizes of models and their memory need as readers of one language see them."""

from __future__ import annotations

from collections.abc import Sequence

from macros.advice.memory.formats import BYTES_PER_GB, Ends, ends_of
from macros.advice.memory.peak import bytes_of
from macros.advice.memory.quantities import GIB
from macros.facts.catalog import Catalog
from macros.facts.records.memory import MemoryTerm
from macros.facts.records.models import MemoryRule, MemoryUnit
from macros.present.words.language import Language
from macros.present.words.ranges import ranged, ranged_figures
from macros.present.words.significant import significant

_BILLION = 1e9
# What a rule is about, by the first word of its id, and the names that no language translates.
_GROUPS = ("weights", "cache")
_NAMES = {
    "bf16": "BF16",
    "fp32": "FP32",
    "fp8": "FP8",
    "gguf-q4-k-m": "GGUF Q4_K_M",
    "gguf-q8-0": "GGUF Q8_0",
    "int8": "INT8",
    "mxfp4": "MXFP4",
    "mxfp8": "MXFP8",
}
# Quantities that are weights; the others are values.
_WEIGHTS = (
    "parameters",
    "matrices",
    "embeddings",
    "head",
    "shared-matrix",
    "adapters",
    "largest-matrix",
)

_DIGITS = 3
_DIGITS_OF_ENDS = 2  # more would claim that the ends are known exactly; whole ones all stay


def parameters(catalog: Catalog, model: str, language: Language) -> str:
    """Return how many weights a model has: `8.03 billion`. Raises KeyError for an unknown one."""
    return language.large(catalog.models[model].parameters.total_billion * _BILLION)


def gibibytes(need_gb: Ends, language: Language) -> str:
    """Return a need with its unit: `15 GiB`, or both ends where they differ: `121–138 GiB`."""
    return language.text("unit.gib", number=ends_in_gib(need_gb, language))


def ends_in_gib(need_gb: Ends, language: Language) -> str:
    """Return a need of units of 10^9 bytes in GiB, without the unit, for a table."""
    return ends(need_gb.scaled(BYTES_PER_GB / GIB), language)


def ends(need: Ends, language: Language) -> str:
    """Return a need without its unit, for a table whose head tells it."""
    if need.low == need.high:
        return language.number(significant(need.low, _DIGITS), _DIGITS)
    rounded = (significant(end, _DIGITS) for end in (need.low, need.high))
    return ranged([language.number(end, _DIGITS_OF_ENDS) for end in rounded], language)


def rule_words(catalog: Catalog, rules: Sequence[str], language: Language) -> str:
    """Return the sum of rules or terms with its unit: `16 bytes per parameter`.

    Raises KeyError for an unknown one, ValueError where their units differ.
    """
    constants = [_constant(catalog, id_) for id_ in rules]
    units = {unit for _, unit in constants}
    if len(units) != 1:
        raise ValueError(f"no sum: {', '.join(rules)} have units {sorted(units)}")
    total = Ends.of(0)
    for ends_of_one, _ in constants:
        total = total.plus(ends_of_one)
    return in_unit(total, units.pop(), language)


def _constant(catalog: Catalog, id_: str) -> tuple[Ends, MemoryUnit]:
    if id_ in catalog.memory_rules:
        rule = catalog.memory_rules[id_]
        return ends_of(rule), rule.unit
    term = catalog.memory_terms[id_]
    return bytes_of(term), unit_of(term)


def unit_of(term: MemoryTerm) -> MemoryUnit:
    """Return the unit of what a term counts: bytes for each of something, or GiB."""
    if term.quantity == "gib":
        return "gib"
    return "bytes_per_parameter" if term.quantity in _WEIGHTS else "bytes_per_value"


def in_unit(total: Ends, unit: MemoryUnit, language: Language) -> str:
    """Return a constant, or both of its ends, with all digits and its unit."""
    if unit == "share":
        shares = [language.percent(total.low), language.percent(total.high)]
        return ranged_figures(shares, language)
    number = ranged([language.number(total.low), language.number(total.high)], language)
    if unit in ("gb", "gib"):
        return language.text(f"unit.{unit}", number=number)
    end = "_one" if language.is_one(total.high) else ""
    return language.text(f"memory.unit.{unit}{end}", number=number)


def rule_name(rule: MemoryRule, language: Language) -> str:
    """Return what a constant is: `Weights to run: FP8`, `Runtime`."""
    group, _, rest = rule.id.partition("-")
    if group not in _GROUPS:
        return language.text(f"memory.rule.{rule.id}")
    name = _NAMES[rest] if rest in _NAMES else language.text(f"memory.format.{rest}")
    return language.paired(language.text(f"memory.group.{group}"), name)
