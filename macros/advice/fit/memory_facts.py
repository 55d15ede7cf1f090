"""Memory facts: the terms and rules of memory as plain values that a browser can read."""

from __future__ import annotations

from typing import Any

from macros.advice.fit.fit_records import Triple
from macros.advice.memory.constants import MemoryConstants
from macros.advice.memory.formats import BITS_PER_BYTE, Ends, ends_of
from macros.advice.memory.peak import COUNTED, DIVIDED_FROM, DIVIDED_WITH_LAYERS, bytes_of
from macros.advice.memory.quantities import CHUNK_TOKENS, IN_ALL_LAYERS, TRAINING_MODES
from macros.facts.records.memory import PHASES, MemoryTerm


def memory_facts(constants: MemoryConstants) -> dict[str, Any]:
    """Return the terms and rules of memory as plain values; weights and cache in bytes each."""
    return {
        "terms": [_term(term) for term in constants.terms.values()],
        "each": {
            id_: _triple(ends_of(rule).scaled(1 / _unit(rule.unit)))
            for id_, rule in constants.rules.items()
            if id_.startswith(("weights-", "cache-"))
        },
        "state_bytes": constants.terms["state"].bytes,
        "error": constants.rules["formula-error"].value,
        "phases": PHASES,
        "chunk_tokens": CHUNK_TOKENS,
        "in_all_layers": IN_ALL_LAYERS,
        "training_modes": TRAINING_MODES,
        "divided_from": DIVIDED_FROM,
        "counted": COUNTED,
        "divided_with_layers": DIVIDED_WITH_LAYERS,
    }


def _unit(unit: str) -> float:
    return BITS_PER_BYTE if unit == "bits_per_parameter" else 1


def _term(term: MemoryTerm) -> dict[str, Any]:
    """Return a term without what it leaves open."""
    kept = ("modes", "part", "quantity", "phases", "checkpointing", "accumulating", "optimizer")
    said = {name: getattr(term, name) for name in kept}
    found = {name: value for name, value in said.items() if value is not None}
    return {**found, "bytes": _triple(bytes_of(term))}


def _triple(ends: Ends) -> Triple:
    return [ends.low, ends.likely, ends.high]
