"""Theme templates: the theme's templates, found and compiled once for all languages."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import cache

from jinja2 import Environment, FileSystemLoader, TemplateAssertionError

from macros.present.html.compiled_templates import COMPILED

_OF_LANGUAGES = "partials/languages/"  # of which a build needs its own
_FALLBACK = "en"  # and all need this


class ThemeLoader(FileSystemLoader):
    """Lists the files of a theme once for all builds: there are thousands, nearly all icons."""

    def list_templates(self) -> list[str]:
        """Return the files but the hidden ones, such as icons, which nobody asks for by a list."""
        return _visible(tuple(self.searchpath))


@cache
def _visible(folders: Sequence[str]) -> list[str]:
    return [name for name in FileSystemLoader(folders).list_templates() if name[0] != "."]


def prepare_theme(environment: Environment) -> Environment:
    """Return a theme's environment, which from now on uses what is known from other builds."""
    if isinstance(environment.loader, FileSystemLoader):
        environment.loader = ThemeLoader(environment.loader.searchpath)
    environment.bytecode_cache = COMPILED
    return environment


def compile_theme(environment: Environment, languages: Collection[str] = ()) -> None:
    """Compile the templates of a theme's environment now, for all builds from here on.

    `languages` are the theme's names of those that will be built.
    """
    needed = {f"{_OF_LANGUAGES}{name}.html" for name in (*languages, _FALLBACK)}
    prepare_theme(environment)
    for name in environment.list_templates(extensions=["html"]):
        if not name.startswith(_OF_LANGUAGES) or name in needed:
            with suppress(TemplateAssertionError):  # it is for a plugin that is not in use
                environment.get_template(name)
