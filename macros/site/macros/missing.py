"""Missing: what prose says where other data, or those of an earlier day, lack what it names."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from macros.present.words.markdown_text import markdown_text
from macros.site.state import Site


def or_not_known(macro: Callable[..., str]) -> Callable[..., str]:
    """Return the macro, which says `not known` in a build from other or earlier data.

    Prose names things of the guide's own data of today: there a wrong name is a mistake.
    """

    @wraps(macro)
    def words(site: Site, *arguments: Any, **named: Any) -> str:
        try:
            return macro(site, *arguments, **named)
        except (LookupError, ValueError):
            if site.is_of_the_guide:
                raise
            return markdown_text(site.language.text("builds.not_known"))

    return words
