"""Hostile: builds the tiny catalogue with an attack in each of its texts, past all checks.

python -m tests.built.hostile DATA OUT https|script|words LANGUAGES

With `words` it is the texts of data/locales that attack, and the site is one as of an earlier day.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any
from unittest.mock import patch

from pydantic import BaseModel

from macros.facts.catalog import Catalog, load_catalog
from scripts.build_site import build_site

ATTACK = (
    " <img src=x onerror=alert(1)></script><script>alert(2)</script></template></title>"
    "\" onmouseover=\"alert(3)\" ' onfocus='alert(4)' {{ 7*7 }} {% raw %} {# note #} "
    "<!--guide:0123456789abcdef--> <!-- [x](javascript:alert(5)) `&lt;b&gt;` %{x} {0} \\u003cb"
)
# Without braces, which the words' own placeholders own.
WORDS_ATTACK = (
    " <img src=x onerror=alert(1)></script><script>alert(2)</script></template></title>"
    "\" onmouseover=\"alert(3)\" ' onfocus='alert(4)' <!--guide:0123456789abcdef--> <!-- "
    "[x](javascript:alert(5)) ![y](y.png) *em* __strong__ `code` &lt;b&gt; \\u003cb"
)
AS_OF = date(2026, 11, 19)
URLS = {
    "https": 'https://x.example/"onmouseover="alert(6)" <script>alert(7)</script>',
    "script": "javascript:alert(8)//https://x.example/",
}
# Ids are file names and closed lists lead to words of data/locales: no other text can stand there
# even without checks, because the records or the files themselves rule it out.
CLOSED = {
    "id",
    "source",
    "aliases",
    "segment",
    "kind",
    "confidence",
    "quality",
    "status",
    "tensor_basis",
    "region",
    "form_factor",
    "cooling",
    "covers",
    "check",
    "field",
    "accelerator",
    "acquire",
    "form_factors",
    "group",
    "has",
    "maximise",
    "new_because",
    "precision",
    "precisions",
    "test",
    "tie",
    "unit",
    "workloads",
}
# Else no price would reach the charts, or be converted.
CURRENCIES = (("currency", "USD"), ("currency", "EUR"))


def hostile(catalog: Catalog, url: str) -> Catalog:
    """Return the catalogue with ATTACK at the end of every open text, and `url` for every URL."""
    return replace(
        catalog,
        gpus={id_: _spoiled(gpu, "", url) for id_, gpu in catalog.gpus.items()},
        prices={id_: _spoiled(prices, "", url) for id_, prices in catalog.prices.items()},
        sources={id_: _spoiled(source, "", url) for id_, source in catalog.sources.items()},
        vocabulary=_spoiled(catalog.vocabulary, "", url),
        datasets={id_: _spoiled(one, "", url) for id_, one in catalog.datasets.items()},
        personas={id_: _spoiled(one, "", url) for id_, one in catalog.personas.items()},
    )


def with_hostile_words(catalog: Catalog) -> Catalog:
    """Return the catalogue with WORDS_ATTACK at the end of every text of every language."""
    spoiled = {
        code: {key: f"{text}{WORDS_ATTACK}" for key, text in texts.items()}
        for code, texts in catalog.locales.items()
    }
    return replace(catalog, locales=spoiled)


def _spoiled(value: Any, name: str, url: str) -> Any:
    if name in CLOSED or (name, value) in CURRENCIES:
        return value
    if isinstance(value, BaseModel):
        fields = {key: _spoiled(field, key, url) for key, field in value}
        return value.model_copy(update=fields)
    if isinstance(value, tuple):
        return tuple(_spoiled(item, name, url) for item in value)
    if isinstance(value, Mapping):
        return {key: _spoiled(item, name, url) for key, item in value.items()}
    if isinstance(value, str):
        return url if name == "url" else f"={value}{ATTACK}"
    return value


def main(data: str, out: str, kind: str, languages: str) -> None:
    """Build the hostile site."""

    def load(data_dir: Path, *, today: date) -> Catalog:
        catalog = load_catalog(data_dir, today=today)
        return with_hostile_words(catalog) if kind == "words" else hostile(catalog, URLS[kind])

    with patch("macros.site.state.load_catalog", load):
        build_site(Path(data), Path(out), languages.split(","), AS_OF if kind == "words" else None)


if __name__ == "__main__":
    main(*sys.argv[1:])
