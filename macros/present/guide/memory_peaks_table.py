"""Memory peaks table: the memory of runs, as computed and as measured."""

from __future__ import annotations

from markupsafe import Markup

from macros.advice.memory.constants import constants_of
from macros.advice.memory.measured_peaks import Comparison, compared, median_error, worst_error
from macros.facts.catalog import Catalog
from macros.present.html.table import Cell, Head, Table, figure_heads
from macros.present.words.language import Language

_BILLION = 1e9
_DIGITS = 3


def memory_peaks(catalog: Catalog, language: Language) -> Markup:
    """Return measured runs with their computed memory, or nothing where none was measured."""
    comparisons = compared(catalog.memory_peaks, constants_of(catalog))
    if not comparisons:
        return Markup()
    t = language.text
    names = ("computed", "range", "card", "difference")
    heads = [Head(t("memory.peaks.run")), *figure_heads([t(f"memory.peaks.{n}") for n in names])]
    run = comparisons[0].run
    inside = sum(comparison.is_inside for comparison in comparisons)
    note = language.say(
        "memory-peaks",
        count=len(comparisons),
        median=language.percent(median_error(comparisons)),
        worst=language.percent(worst_error(comparisons)),
        all="yes" if inside == len(comparisons) else "no",
        inside=inside,
        date=language.date(max(c.run.measured for c in comparisons)),
        software=run.software,
    )
    title = t("memory.peaks", gpu=language.local_name(catalog.gpus[run.gpu]))
    rows = [_row(comparison, language) for comparison in comparisons]
    return Table(title, heads, rows, stacked=True).html(notes=(note,))


def _row(comparison: Comparison, language: Language) -> list[Cell]:
    run, gib = comparison.run, comparison.gib
    low, likely, high = (language.number(end, _DIGITS) for end in (gib.low, gib.likely, gib.high))
    kind = "checkpointing" if run.checkpointing else "plain"
    conditions = language.text(
        f"memory.peaks.{kind}",
        size=language.large(run.parameters_billion * _BILLION),
        sequences=language.exact(run.sequences),
        tokens=language.exact(run.tokens),
    )
    if run.accumulating:
        conditions = language.text("memory.peaks.accumulating", conditions=conditions)
    way = language.text(f"memory.peaks.{run.mode}")
    if run.optimizer == "adamw-8bit":
        way = language.text("memory.peaks.adamw-8bit", way=way)
    return [
        Cell(way, detail=conditions),
        Cell(likely),
        Cell(language.text("join.range", low=low, high=high)),
        Cell(language.number(run.device_gib, _DIGITS)),
        Cell(language.percent(round(comparison.error, 2) + 0.0)),  # no minus before nothing
    ]
