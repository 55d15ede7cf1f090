"""Tiny models: two invented networks and the constants of their memory, for hand computation."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from macros.advice.memory.constants import MemoryConstants
from macros.facts.reading.yaml_source import parse_document
from macros.facts.records.memory import MemoryTerm
from macros.facts.records.models import MemoryRule, Model
from tests.tiny import PROJECT

MODEL = "models/wren-1b.yml"
RULES = "memory_rules.yml"
TERMS = "memory_terms.yml"
WREN = """\
id: wren-1b
name: Wren 1B
family: Wren
modality: text
released: 2026-05
parameters:
  total_billion: 1
  active_billion: 0.25
layers: 4
hidden_size: 1000
attention_heads: 8
attention:
  - {kind: full, layers: 1, kv_heads: 4, head_dim: 100}
  - {kind: sliding_window, layers: 3, kv_heads: 2, head_dim: 50, window_tokens: 10}
vocabulary: 5000
context_tokens: 4096
sources:
  - source: weekly-chip
    url: https://weekly-chip.example/wren
    kind: secondary
    confidence: medium
    read_on: 2026-11-01
    covers: [released, parameters, layers, hidden_size, attention_heads, attention]
  - source: borealis-data-sheet
    kind: official
    confidence: high
    read_on: 2026-11-01
    covers: [vocabulary, context_tokens]
"""


def write_tiny_models(data_dir: Path) -> Path:
    """Add an invented network and the real constants, from an invented source of an early day."""
    (data_dir / "models").mkdir()
    (data_dir / MODEL).write_text(WREN, encoding="utf-8")
    for name in (RULES, TERMS):
        constants = (PROJECT / "data" / name).read_text(encoding="utf-8")
        for field, value in (("source", "weekly-chip"), ("decided", "2026-11-20")):
            line = rf"^  {field}: .*$"
            constants = re.sub(line, f"  {field}: {value}", constants, flags=re.MULTILINE)
        (data_dir / name).write_text(constants, encoding="utf-8")
    return data_dir


def tiny_model(**changes: Any) -> Model:
    """Return Wren 1B with the given changes; None leaves a figure out."""
    record = {**parse_document(WREN, MODEL).value, **changes}
    return Model.model_validate({name: v for name, v in record.items() if v is not None})


def real_memory_rules() -> dict[str, MemoryRule]:
    """Return the rules of memory of the repository by id."""
    text = (PROJECT / "data" / RULES).read_text(encoding="utf-8")
    rules = map(MemoryRule.model_validate, parse_document(text, RULES).value)
    return {rule.id: rule for rule in rules}


def real_memory_terms() -> dict[str, MemoryTerm]:
    """Return the terms of memory of the repository by id."""
    text = (PROJECT / "data" / TERMS).read_text(encoding="utf-8")
    terms = map(MemoryTerm.model_validate, parse_document(text, TERMS).value)
    return {term.id: term for term in terms}


def real_memory_constants() -> MemoryConstants:
    """Return the constants of memory of the repository."""
    return MemoryConstants(real_memory_terms(), real_memory_rules())
