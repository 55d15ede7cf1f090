"""Prose macro: what pages may call, registered where it is written."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from macros.present.words.markdown_text import markdown_text
from macros.site.state import Site

Arguments = ParamSpec("Arguments")
Macro = TypeVar("Macro", bound=Callable[..., str])

MACROS: list[Callable[..., str]] = []


def prose_macro(macro: Macro) -> Macro:
    """Register a macro, which takes the site first, and return it as it is."""
    MACROS.append(macro)
    return macro


def prose_macro_or_not_known(
    macro: Callable[Concatenate[Site, Arguments], str],
) -> Callable[Concatenate[Site, Arguments], str]:
    """Register and return a macro that says `not known` in a build from other or earlier data.

    Prose names things of the guide's own data of today: there a wrong name is a mistake.
    """

    @wraps(macro)
    def words(site: Site, /, *arguments: Arguments.args, **named: Arguments.kwargs) -> str:
        try:
            return macro(site, *arguments, **named)
        except (LookupError, ValueError):
            if site.is_of_the_guide:
                raise
            return markdown_text(site.language.text("builds.not_known"))

    return prose_macro(words)
