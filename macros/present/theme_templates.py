"""Theme templates: the theme's templates, compiled once for all languages."""

from __future__ import annotations

from contextlib import suppress

from jinja2 import Environment, TemplateAssertionError

from macros.present.compiled_templates import COMPILED

_OF_LANGUAGES = "partials/languages/"  # of which each build needs its own
_FALLBACK = f"{_OF_LANGUAGES}en.html"  # and all need this


def compile_theme(environment: Environment) -> None:
    """Compile the templates of a theme's environment now, for all builds from here on."""
    environment.bytecode_cache = COMPILED
    for name in environment.list_templates(extensions=["html"]):
        if not name.startswith(_OF_LANGUAGES) or name == _FALLBACK:
            with suppress(TemplateAssertionError):  # it is for a plugin that is not in use
                environment.get_template(name)
