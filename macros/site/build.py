"""Build: what one language's build knows, carried by MkDocs' configuration from hook to hook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from macros.present.html.page import Listing
from macros.site.state import Site

_KEY = "guide_build"


class Configuration(Protocol):
    """The part of MkDocs' configuration that has room for values of ours."""

    @property
    def extra(self) -> Any:
        """What mkdocs.yml and whoever loads it say beside the settings of MkDocs."""


@dataclass(repr=False)  # the macros plugin writes all of the configuration out, for its log
class Build:
    """The site and what is found out while its pages are made.

    `listings` are the pages that we make, by path; `untranslated` the paths of those that stand in
    English. A preview shows mistakes where they stand: those of the facts as `problems`, which may
    be `only_warnings`.
    """

    site: Site
    is_preview: bool = False
    problems: str = ""
    only_warnings: bool = False
    listings: Mapping[str, Listing] = field(default_factory=dict)
    untranslated: frozenset[str] = frozenset()
    folder_pages: Mapping[str, Any] = field(default_factory=dict)
    has_glossary: bool = False
    addresses: Sequence[str] = ()

    @classmethod
    def of(cls, config: Configuration) -> Build:
        """Return the build that a configuration is for. Raises KeyError before there is one."""
        build = config.extra[_KEY]
        assert isinstance(build, Build)
        return build

    @classmethod
    def given(cls, config: Configuration) -> Build | None:
        """Return the build that who loaded the configuration has given to it."""
        build = config.extra.get(_KEY)
        assert build is None or isinstance(build, Build)
        return build

    def settings(self, code: str) -> dict[str, Any]:
        """Return the `extra` of a configuration for this build in the language `code`."""
        return {"guide_language": code, _KEY: self}

    def begin(self, config: Configuration) -> None:
        """Let the configuration carry this build."""
        config.extra[_KEY] = self
