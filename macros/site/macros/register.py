"""Register: hands the prose macros of this folder to mkdocs-macros."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Protocol

from macros.site import macros as folder
from macros.site.build import Build
from macros.site.macros.prose_macro import MACROS
from macros.site.state import Site

for _module in iter_modules(folder.__path__, f"{folder.__name__}."):
    import_module(_module.name)  # where its macros register themselves


class MacroEnvironment(Protocol):
    """The part of mkdocs-macros that we use."""

    @property
    def conf(self) -> Any:
        """MkDocs' configuration."""

    def macro(self, function: Callable[..., Any]) -> Any:
        """Let pages call `function` by its name."""


def define_env(env: MacroEnvironment) -> None:
    """Register the macros, bound to the site that the configuration is for."""
    site = Build.of(env.conf).site
    for function in MACROS:
        env.macro(bound(function, site))


def macros_by_name() -> dict[str, Callable[..., str]]:
    """Return all macros, of no site yet, by the names that pages call."""
    return {macro.__name__: macro for macro in MACROS}


def bound(function: Callable[..., str], site: Site) -> Callable[..., str]:
    """Return a macro as pages call it: they do not say of which site they are."""

    @wraps(function)
    def macro(*arguments: Any, **named: Any) -> str:
        return function(site, *arguments, **named)

    return macro
