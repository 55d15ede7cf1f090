"""Lighter theme: what is left out of the theme, because each page that opens waits for it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

# Ends transitions while colours change. The theme's script sets and removes the attribute on every
# page that opens, and each time a browser computes the style of all its elements anew.
_WHILE_SWITCHING = re.compile(r"[^{}]*\[data-md-color-switching\][^{}]*\{[^{}]*\}")

# Parts of pages that belong to plugins, extensions and settings which this site does not use, by
# how their classes begin. A quarter of the theme's style is for them.
UNUSED_PARTS = (
    *("md-author", "md-meta", "md-pagination", "md-post", "md-profile"),  # the blog
    *("md-annotation", "md-code", "highlight", "linenodiv", "linenos"),  # code in colours
    *("md-banner", "md-consent", "md-feedback", "md-progress", "md-social", "md-version"),
    *("md-source", "md-status", "md-tag"),  # facts of a repository, labels of pages
    *("arithmatex", "critic", "footnote", "giscus", "key-", "keys", "mermaid", "task-list"),
    "tabbed-",
)
# Those, and tables without a class (see scrolling_tables.py). Rules for "whatever stands first in
# them" make a browser compute all styles anew when the theme's script gives the document a class,
# as it does on every page that opens.
_UNUSED = re.compile(rf"\.(?:{'|'.join(UNUSED_PARTS)})|table:not\(\[class\]\)")
_RULE = re.compile(r"(?P<selectors>[^{}@;]+)(?P<style>\{[^{}]*\})")
_BETWEEN_SELECTORS = re.compile(r",(?![^(]*\))")
_CLASS = re.compile(r"\.(-?[A-Za-z_][\w-]*)")
_EMPTY = re.compile(r"@media[^{}]*\{\}")

# A new <meta name="color-scheme"> makes browsers compute all styles anew, twice; the same property
# of the document does not.
_SCHEME_TAG = re.compile(
    r'let (?P<tag>\w+)=\w+\("meta",\{name:"color-scheme"\}\);'
    r"document\.head\.appendChild\((?P=tag)\);"
)

# What the theme listens with to each fold: it opens all of them on paper, which our style does for
# those that belong there, and the one that an address leads into, which browsers do.
_FOLDS = re.compile(r'\("details",(?P<page>\w+)\)\.map')


def lighten_theme(assets: Path) -> None:
    """Take what pages do without out of the theme's files in the folder `assets`.

    The theme has no setting for it, and a phone computes styles for a third of the time: 0.4 s
    instead of 1.0 s while the table opens, 0.3 s instead of 0.8 s for a page of a GPU.
    """
    lightened: dict[str, Callable[[str], str]] = {
        "stylesheets/palette.*.css": partial(_WHILE_SWITCHING.sub, ""),
        "stylesheets/main.*.css": without_unused_rules,
        "javascripts/bundle.*.js": lighter_script,
    }
    for pattern, lighten in lightened.items():
        for file in assets.glob(pattern):
            file.write_text(lighten(file.read_text(encoding="utf-8")), encoding="utf-8")


def without_unused_rules(style: str) -> str:
    """Return the style without rules for parts that no page has."""
    return _EMPTY.sub("", _RULE.sub(_used, style))


def classes_of(style: str) -> set[str]:
    """Return the names of all classes that the style has rules for."""
    return set(_CLASS.findall(style))


def lighter_script(script: str) -> str:
    """Return the script without what it does for nothing."""
    return without_own_folds(with_scheme_of_document(script))


def without_own_folds(script: str) -> str:
    """Return the script that leaves folds of ours alone; as it is where they are not found."""
    return _FOLDS.sub(r'("details:not([class^=guide-])",\g<page>).map', script)


def with_scheme_of_document(script: str) -> str:
    """Return the script with the scheme of colours set on the document, not in a tag of its own.

    A script in which the tag is not found, as another version may be, is returned as it is.
    """
    match = _SCHEME_TAG.search(script)
    if match is None:
        return script
    tag = match["tag"]
    script = script.replace(match[0], f"let {tag}=document.documentElement.style;", 1)
    return re.sub(rf"\b{tag}\.content=(\w+\.colorScheme\b)", rf"{tag}.colorScheme=\1", script)


def _used(rule: re.Match[str]) -> str:
    if not _UNUSED.search(rule["selectors"]):
        return rule[0]
    selectors = _BETWEEN_SELECTORS.split(rule["selectors"])
    kept = [selector for selector in selectors if not _UNUSED.search(selector)]
    return f"{','.join(kept)}{rule['style']}" if kept else ""
