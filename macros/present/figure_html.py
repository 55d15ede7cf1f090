"""Figure HTML: a chart's place on a page, with its finding and its data as a table."""

from __future__ import annotations

import json

from markupsafe import Markup, escape

from macros.present.figures import Figure
from macros.present.language import Language
from macros.present.plotly_script import SCRIPT_PATH
from macros.present.templating import render


def figure_html(figure: Figure, language: Language, shared: str) -> Markup:
    """Return the `<figure>`; its Plotly data lie in a `<template>`, as escaped JSON text.

    `shared` leads from the language's folder to the files that all languages share.
    """
    plot = json.dumps(_text_escaped(figure.plot), sort_keys=True, separators=(",", ":"))
    return render(
        "figure.html", figure=figure, plot=plot, t=language.text, plotly=f"../{shared}{SCRIPT_PATH}"
    )


def _text_escaped(value: object, key: str = "") -> object:
    """Return the plot with its text escaped, since Plotly renders a subset of HTML in labels."""
    if isinstance(value, dict):
        return {name: _text_escaped(item, name) for name, item in value.items()}
    if isinstance(value, list):
        return [_text_escaped(item, key) for item in value]
    if isinstance(value, str) and key in ("text", "name"):
        return str(escape(value))
    return value
