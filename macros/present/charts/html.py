"""Chart HTML: a chart's place on a page: its finding, its drawing, its data as a table."""

from __future__ import annotations

import re
from typing import Any

from markupsafe import Markup, escape

from macros.facts.records.regions import DEFAULT_REGION
from macros.present.charts.chart import Chart
from macros.present.charts.plot import Trace
from macros.present.charts.svg.arrangement import SIZES, arranged
from macros.present.charts.svg.drawing import drawn
from macros.present.html.data_files import API_FOLDER, compact_json
from macros.present.html.templating import render
from macros.present.words.language import Language

# What people or data wrote; Plotly would read markup in it.
_WRITTEN = ("text", "name", "ticktext", "customdata")
_NUMBERS = ("x", "y", "array", "arrayminus", "range", "tickvals")  # long lists without text
_MARKUP = re.compile(r"[&<>'\"]")  # hardly any text has some, and to escape takes longer


def chart_html(
    chart: Chart, language: Language, up: str, shared: str, *, is_folded: bool = False
) -> Markup:
    """Return the `<figure>`; the live chart's data lie in a `<template>`, as escaped JSON text.

    Of a folded one only the finding is seen at first. `up` leads from the page to the language's
    folder, `shared` from there to the files that all languages share.
    """
    arrangements = [arranged(chart, size) for size in SIZES]
    hover = _hover(chart.plot["layout"], language)
    live = {
        "layout": _text_escaped(chart.plot["layout"]),
        "sizes": {a.size.name: a.meta() for a in arrangements},
        "join": {name: language.text(f"join.{name}") for name in ("colon", "details")},
    }
    traces = Markup(",").join(_trace_text(trace, hover) for trace in chart.plot["data"])
    plot = Markup('{"data":[') + traces + Markup("],") + _as_text(live)[1:]
    return render(
        "chart.html",
        chart=chart,
        is_folded=is_folded,
        drawings=[drawn(chart, arrangement) for arrangement in arrangements],
        plot=plot,
        t=language.text,
        shared=shared,
        csv=f"{up}{shared}{API_FOLDER}/{chart.csv or csv_name(chart)}",
    )


def csv_name(chart: Chart) -> str:
    """Return where the data of a chart of the catalogue lie, below the folder of open data.

    Those with prices of a region other than the default one have its name.
    """
    region = "" if chart.region == DEFAULT_REGION else chart.region
    return f"charts/{'-'.join(filter(None, (chart.id, region)))}.csv"


def _trace_text(trace: Trace, hover: str) -> Markup:
    shown = {**trace, "hovertemplate": hover} if "text" in trace else trace
    return _as_text(_text_escaped(shown))


def _as_text(value: Any) -> Markup:
    """Return the value as JSON, as text of an element; its many quotes need no escape there."""
    text = compact_json(value, sort_keys=True)
    return Markup(text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"))


def _hover(layout: dict[str, Any], language: Language) -> str:
    """Return what pointing at a point shows: all its figures."""
    lines = ["%{text}"]
    for letter in ("x", "y"):
        axis = layout[f"{letter}axis"]
        if "title" in axis and axis["type"] != "date":  # dates stand in the details, as known
            value = f"%{{{letter}:,.8~r}}"
            lines.append(str(escape(language.paired(axis["title"]["text"], value))))
    return "<br>".join([*lines, "%{customdata}"]) + "<extra></extra>"


def _text_escaped(value: Any, key: str = "") -> Any:
    """Return the plot with its text escaped, since Plotly renders a subset of HTML in labels."""
    if isinstance(value, dict):
        return {name: _text_escaped(item, name) for name, item in value.items()}
    if isinstance(value, list) and key not in _NUMBERS:
        return [_text_escaped(item, key) for item in value]
    if isinstance(value, str) and key in _WRITTEN:
        return str(escape(value)) if _MARKUP.search(value) else value
    return value
