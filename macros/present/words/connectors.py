"""Connectors: the plugs of accelerators and power supplies as a language writes them."""

from __future__ import annotations

import re

from macros.present.words.language import Language


def connector_words(connector: str, language: Language) -> str:
    """Return connectors of a kind and their number as the language writes them: `2x 8-pin`."""
    count, _, kind = connector.partition("x ")
    return language.text("connector.count", count=count, kind=connector_kind(kind, language))


def connector_kind(kind: str, language: Language) -> str:
    """Return a kind of connector as the language writes its pins: `8-pin`, `8ピン`."""
    return re.sub(r"([0-9+]+)-pin", lambda m: language.text("connector.pins", pins=m[1]), kind)
