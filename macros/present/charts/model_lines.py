"""Model lines: from how much memory on well-known language models fit, as lines in a chart."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from macros.advice.memory.cases import RUN_TOKENS
from macros.advice.memory.held import need_gib
from macros.facts.catalog import Catalog
from macros.facts.records.models import Model
from macros.present.charts.plot import Trace, line, note
from macros.present.words.language import Language

# One of each size that people run on one, two and four cards; more lines would not be read.
MODELS = ("llama-3-1-8b", "qwen3-6-27b", "llama-3-3-70b", "gpt-oss-120b")
_SIZE = re.compile(r"\b(\d+)b\b", re.IGNORECASE)


@dataclass(frozen=True)
class ModelLine:
    """A model, and the memory (GB) from which it surely runs in 4 bits."""

    model: Model
    memory_gb: float

    @property
    def size(self) -> str:
        """The number of its weights as its name says it, else as it is: `8B`."""
        said = _SIZE.search(self.model.name)
        return f"{said[1] if said else round(self.model.parameters.total_billion)}B"


def model_lines(catalog: Catalog, low_gb: float, high_gb: float) -> list[ModelLine]:
    """Return the lines between two sizes of memory, the smallest first."""
    needs = {id_: need_gib(catalog, id_, RUN_TOKENS) for id_ in MODELS}
    lines = [ModelLine(catalog.models[id_], need.high) for id_, need in needs.items() if need]
    shown = (one for one in lines if low_gb < one.memory_gb < high_gb)
    return sorted(shown, key=lambda one: one.memory_gb)


def traces_of(lines: Sequence[ModelLine], ends: tuple[float, float], name: str) -> list[Trace]:
    """Return upright lines between two heights; the first has its name in the legend."""
    return [
        line(name, None, [(one.memory_gb, end) for end in ends], dash="dash", legend=not place)
        for place, one in enumerate(lines)
    ]


def notes_of(lines: Sequence[ModelLine], top: float) -> list[dict[str, Any]]:
    """Return the sizes of the models at the upper ends, left of the lines but for the last."""
    return [
        note(
            one.size,
            math.log10(one.memory_gb),
            math.log10(top),
            anchor="left" if one is lines[-1] else "right",
            yshift=9,
        )
        for one in lines
    ]


def lines_remark(lines: Sequence[ModelLine], language: Language) -> list[str]:
    """Return the sentence that names the models with what they take."""
    if not lines:
        return []
    listed = language.listed(
        language.bracketed(one.model.name, language.figure(math.ceil(one.memory_gb), "gb"))
        for one in lines
    )
    tokens = language.exact(RUN_TOKENS)
    return [language.text("chart.model_lines.rule", list=listed, tokens=tokens)]
