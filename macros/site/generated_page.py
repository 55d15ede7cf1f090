"""Generated page: a page that is HTML already, as MkDocs takes it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from markupsafe import escape
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page as MkDocsPage
from mkdocs.structure.toc import get_toc

from macros.present.html.page import Listing, Page
from macros.site.state import Site


class GeneratedPage(MkDocsPage):
    """A page without Markdown, made when MkDocs reads it."""

    def __init__(self, listing: Listing, site: Site, config: MkDocsConfig) -> None:
        """Take the place of a Markdown file, with a title that is escaped: the theme does not."""
        file = File.generated(config, listing.path, content="")
        file.edit_uri = listing.edit_path
        super().__init__(str(escape(listing.title)), file, config)
        self.listing = listing
        self._site = site

    @cached_property
    def made(self) -> Page:
        """The page's content, made when it is first asked for."""
        return self.listing.make()

    @property
    def window_title(self) -> str:
        """What the page is called where the site's name may not be seen."""
        return self.made.window_title or self.listing.title

    def front_matter(self) -> dict[str, Any]:
        """Return what a page of prose says in its front matter."""
        return {
            "title": str(escape(self.made.title)),
            "description": str(escape(self.made.description)),
            "render_macros": False,
            "redirect": self.listing.redirect,
            "search": {"exclude": self.listing.redirect},
            "hide": ["navigation"],
        }

    def render(self, config: MkDocsConfig, files: Files) -> None:
        """Do what MkDocs does with Markdown, with HTML that is there already."""
        made = self.made
        mark = self._site.defer(made.deferred) if made.deferred else ""
        self.content = f"{made.content}{mark}"
        parts = [_toc_token(2, h.anchor, str(escape(h.title)), []) for h in made.headings]
        self.toc = get_toc([_toc_token(1, "top", str(escape(made.title)), parts)])
        self.present_anchor_ids = {heading.anchor for heading in made.headings}
        self.links_to_anchors = {}


def _toc_token(level: int, anchor: str, name: str, children: list[Any]) -> Any:
    return {"level": level, "id": anchor, "name": name, "children": children}
