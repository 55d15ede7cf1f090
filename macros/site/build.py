"""Build: what one language's build knows, carried by MkDocs' configuration from hook to hook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from mkdocs.config.defaults import MkDocsConfig

from macros.present.html.page import Listing
from macros.site.state import Site

KEY = "guide_build"


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
    def of(cls, config: MkDocsConfig) -> Build:
        """Return the build that a configuration is for. Raises KeyError before there is one."""
        build = config.extra[KEY]
        assert isinstance(build, Build)
        return build

    def settings(self, code: str) -> dict[str, Any]:
        """Return the `extra` of a configuration for this build in the language `code`."""
        return {"guide_language": code, KEY: self}
