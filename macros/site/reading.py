"""Reading: how readers find a page and their way about it: search, the path, terms explained."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from pathlib import Path
from typing import Any

from material.plugins.search import plugin as material_search

from macros.present.guide.first_uses import linked_terms
from macros.present.html.trail import Step, places_above, trail
from macros.present.material.search_help import FIELDS, search_boost, separator
from macros.present.material.segmenting import SingleCharacters
from macros.present.prose.known_links import without_unknown_links
from macros.site.state import Site, up_from

GLOSSARY = "guide/glossary"
# Prose that leads on to other pages, or explains the terms itself.
UNEXPLAINED = ("index.md", f"{GLOSSARY}.md")


def tune_search(settings: MutableMapping[str, Any], code: str) -> None:
    """Set what the search plugin asks of its index in the language `code`.

    Chinese it shall cut by our rule, and others not at all: it has no setting for that, but takes
    a module called jieba where one can be imported.
    """
    settings.update(fields=FIELDS, separator=separator(code))
    material_search.jieba = SingleCharacters() if code == "zh" else None


def with_boost(site: Site, meta: Mapping[str, Any], path: str) -> dict[str, Any]:
    """Return a page's front matter with its weight in search, unless it gives one itself."""
    boost = search_boost(path, f"countries/{site.language.names.region}.md")
    return {**meta, "search": {"boost": boost, **meta.get("search", {})}}


def search_words(site: Site, path: str) -> str:
    """Return the words by which search finds the prose at `path` though it does not use them."""
    return site.language.texts.get(f"found_by.{path.removesuffix('.md')}", "")


def with_known_links(
    site: Site, markdown: str, path: str, sources: Mapping[str, str | None]
) -> str:
    """Return the page's Markdown without links to pages and parts that this build lacks.

    `sources` are the files of the pages by their paths; None for pages that are generated.
    """

    def exists(target: str, anchor: str | None) -> bool:
        if target not in sources or anchor is None:
            return target in sources
        source = sources[target]
        written = Path(source).read_text(encoding="utf-8") if source else ""
        return anchor in site.parts_from_data or f"#{anchor} " in written

    return without_unknown_links(markdown, path, exists)


def explained(site: Site, content: str, page: Any, code: str) -> str:
    """Return a prose page's HTML, its body in the language `code`, with links to the glossary."""
    if page.file.src_uri in UNEXPLAINED:
        return content
    return linked_terms(content, site.explained(code), f"{up_from(page.url)}{GLOSSARY}/")


def steps_to(page: Any, home: Any, listing: Any | None) -> list[Step]:
    """Return the way to a page, which the page `listing` lists where no navigation does."""
    if page.is_homepage or home is None:
        return []
    return trail(page.url, places_above(home, page, listing))
