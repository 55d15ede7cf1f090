"""Theme templates: the theme's templates, compiled once for all languages."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

from jinja2 import Environment, TemplateAssertionError

from macros.present.html.compiled_templates import COMPILED

_OF_LANGUAGES = "partials/languages/"  # of which a build needs its own
_FALLBACK = "en"  # and all need this


def compile_theme(environment: Environment, languages: Collection[str] = ()) -> None:
    """Compile the templates of a theme's environment now, for all builds from here on.

    `languages` are the theme's names of those that will be built.
    """
    needed = {f"{_OF_LANGUAGES}{name}.html" for name in (*languages, _FALLBACK)}
    environment.bytecode_cache = COMPILED
    for name in environment.list_templates(extensions=["html"]):
        if not name.startswith(_OF_LANGUAGES) or name in needed:
            with suppress(TemplateAssertionError):  # it is for a plugin that is not in use
                environment.get_template(name)
