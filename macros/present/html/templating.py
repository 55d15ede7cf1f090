"""Templating: the one place where HTML is made from data, always escaped."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from macros.present.html.compiled_templates import COMPILED
from macros.present.html.data_files import compact_json

TEMPLATES = Path(__file__).parent / "templates"
_DATE = re.compile(r"(?<![\d-])(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-\d\d)?(?![\d-])", re.ASCII)


@cache
def environment() -> Environment:
    """Return the environment of our templates: everything is escaped, nothing may be undefined."""
    jinja = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        bytecode_cache=COMPILED,
    )
    jinja.tests["web_address"] = is_web_address
    jinja.filters["whole_dates"] = with_whole_dates
    jinja.policies["json.dumps_function"] = compact_json
    jinja.policies["json.dumps_kwargs"] = {}
    return jinja


def read_templates() -> None:
    """Read all templates now, for all processes that are forked from here."""
    for name in environment().list_templates():
        environment().get_template(name)


def is_web_address(value: object) -> bool:
    """Return whether a link may lead to `value`: escaping does not disarm `javascript:`."""
    return isinstance(value, str) and value.startswith("https://")


def with_whole_dates(text: str) -> Markup:
    """Return a text, escaped, whose dates in figures do not break at their hyphens."""
    return Markup(_DATE.sub(r'<span class="guide-nowrap">\g<0></span>', str(escape(text))))


def render(template: str, **values: Any) -> Markup:
    """Return the HTML of `templates/<template>` for the values."""
    return Markup(environment().get_template(template).render(values))
