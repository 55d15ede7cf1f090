"""Sitemap: addresses with their languages, and the pages at the root of all languages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from urllib.parse import urlsplit
from xml.sax.saxutils import escape, quoteattr

from macros.facts.catalog import Catalog
from macros.present.html.share_image import image_path
from macros.present.html.templating import render
from macros.present.words.language import DEFAULT_LANGUAGE, LANGUAGE_BY_CODE, Language, LanguageCode

_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
_SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9"
_XHTML = "http://www.w3.org/1999/xhtml"


def sitemap(
    pages: Iterable[str],
    language: LanguageCode,
    address: str,
    codes: Sequence[str] = tuple(LANGUAGE_BY_CODE),
) -> str:
    """Return the sitemap of one language; `pages` are addresses below the language's folder.

    `codes` are the languages that have these pages.
    """
    entries = "".join(_entry(page, language, address, codes) for page in sorted(pages))
    return f'{_HEAD}<urlset xmlns="{_SCHEMA}" xmlns:xhtml="{_XHTML}">\n{entries}</urlset>\n'


def root_files(
    catalog: Catalog, codes: Iterable[str], address: str, *, is_published: bool = True
) -> dict[str, bytes]:
    """Return the files at the site's root: language choice, sitemap index and robots.txt.

    A site that is not published has no images for links to it.
    """
    codes = list(codes)
    maps = "".join(
        f"<sitemap><loc>{escape(address)}{code}/sitemap.xml</loc></sitemap>\n" for code in codes
    )
    index = f'{_HEAD}<sitemapindex xmlns="{_SCHEMA}">\n{maps}</sitemapindex>\n'
    choices = [(Language.of(catalog, code), code) for code in codes]
    values = {
        "choices": choices,
        "default": Language.of(catalog, _default(codes)),
        "address": address,
    }
    image = f"{address}{image_path(catalog, '')}" if is_published else ""
    home = render("root.html", **values, missing=False, base="", image=image)
    # A missing page can have any depth, so its links start at the site's root.
    missing = render("root.html", **values, missing=True, base=urlsplit(address).path, image="")
    robots = f"User-agent: *\nAllow: /\nSitemap: {address}sitemap.xml\n"
    return {
        "index.html": home.encode(),
        "404.html": missing.encode(),
        "sitemap.xml": index.encode(),
        "robots.txt": robots.encode(),
        ".nojekyll": b"",
    }


def _default(codes: Sequence[str]) -> str:
    return DEFAULT_LANGUAGE if DEFAULT_LANGUAGE in codes else codes[0]


def _entry(page: str, language: LanguageCode, address: str, codes: Sequence[str]) -> str:
    links = [(LANGUAGE_BY_CODE[code].html, f"{address}{code}/{page}") for code in codes]
    links.append(("x-default", f"{address}{_default(codes)}/{page}"))
    alternates = "".join(
        f'<xhtml:link rel="alternate" hreflang="{tag}" href={quoteattr(url)}/>\n'
        for tag, url in links
    )
    return f"<url><loc>{escape(f'{address}{language.code}/{page}')}</loc>\n{alternates}</url>\n"
