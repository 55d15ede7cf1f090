"""Source hosts: which listed sources are of the site that an entry names by its address."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import listing
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.products import Source


def listed_of_the_site(draft: Draft, document: Document, keys: Keys) -> str:
    """Return a sentence with the sources of the site whose `url` stands beside `keys`.

    Empty where there is no address, or no source of its site.
    """
    host = _host(_beside(document.value, keys).get("url"))
    sources = (source for source, _, _ in draft.entries(Source))
    ids = [source.id for source in sources if host and _host(source.url) == host]
    return f"Listed of {host}: {listing(ids)}." if ids else ""


def _beside(value: Any, keys: Keys) -> Mapping[str, Any]:
    """Return the record that has the last of the keys."""
    for key in keys[:-1]:
        value = value[key]
    return value if isinstance(value, Mapping) else {}


def _host(url: object) -> str:
    try:
        return urlsplit(url).hostname or "" if isinstance(url, str) else ""
    except ValueError:
        return ""
