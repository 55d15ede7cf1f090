"""Touched pages: which pages of the site say something else after a change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from macros.advice.changes.between import Changes
from macros.present.changes.report import Entry
from macros.present.changes.told import Told
from macros.present.gpus.ready_comparisons import Ready
from macros.present.versus.page import page_title, shown_choices

# The page that tells of what lies in a folder or file of data/.
PAGES_OF: Mapping[str, str] = {
    "build_figures.yml": "builds/rules/",
    "build_rules.yml": "builds/rules/",
    "claims.yml": "claims/",
    "clouds": "guide/cloud/",
    "disagreements.yml": "disagreements/",
    "locales/glossary.yml": "guide/glossary/",
    "main_memory_runs.yml": "fit/",
    "memory_peaks.yml": "method/",
    "memory_rules.yml": "guide/memory/",
    "memory_terms.yml": "guide/memory/",
    "rules.yml": "method/",
    "software.yml": "guide/vendors/",
    "turns.yml": "changes/",
}
_TITLES: Mapping[str, str] = {
    "builds/rules/": "builds.rules",
    "changes/": "nav.changes",
    "choose/": "nav.choose",
    "claims/": "nav.claims",
    "disagreements/": "nav.disagreements",
    "fit/": "nav.fit",
    "guide/cloud/": "nav.cloud",
    "guide/glossary/": "nav.glossary",
    "guide/memory/": "nav.need",
    "guide/vendors/": "nav.vendors",
    "method/": "nav.method",
    "rent-or-buy/": "nav.rent",
    "second-card/": "nav.second_card",
}
# Folders with a page for each thing in them.
_FOLDERS = ("gpus", "models", "countries")


def touched_pages(changes: Changes, tools: list[Entry], told: Told) -> list[Entry]:
    """Return the pages, each with its name: those with answers first, then those of products."""
    paths = dict.fromkeys([*_answered(changes), *(tool.path for tool in tools), *_factual(changes)])
    choices = [
        Entry(page_title(ready, told.language), path=f"compare/{ready.page}/")
        for ready in _weighed(changes, told)
    ]
    return [*(Entry(_title(path, told), path=path) for path in paths), *choices]


def _answered(changes: Changes) -> Iterator[str]:
    yield from (f"picks/{change.persona}/" for change in changes.picks)
    yield from (f"builds/{change.tier}/" for change in changes.builds)
    yield from ("claims/" for _ in changes.claims)


def _factual(changes: Changes) -> Iterator[str]:
    named = [(fact.place, fact.id) for fact in changes.facts]
    named += [(thing.place, thing.id) for thing in changes.things]
    yield from (f"{place}/{id_}/" for place, id_ in named if place in _FOLDERS)
    yield from (f"gpus/{change.product}/" for change in changes.prices if change.is_of_gpu)
    yield from (PAGES_OF[place] for place in sorted(changes.places & PAGES_OF.keys()))


def _weighed(changes: Changes, told: Told) -> list[Ready]:
    """Return the choices between two whose products changed, or that nobody had before."""
    products = {change.product for change in changes.prices if change.is_of_gpu}
    products |= {fact.id for fact in changes.facts if fact.place == "gpus"}
    if not products:
        return []
    before = {ready.page for ready in shown_choices(told.before)}
    return [
        ready
        for ready in shown_choices(told.after)
        if ready.page not in before or products & {side.gpu.id for side in ready.sides}
    ]


def _title(path: str, told: Told) -> str:
    """Return what a page is about: the product or the reader, else its address."""
    folder, _, id_ = path.rstrip("/").partition("/")
    if path in _TITLES:
        return told.language.text(_TITLES[path])
    titles: Mapping[str, Callable[[str], str]] = {
        "picks": told.persona,
        "gpus": lambda id_: told.language.local_name(told.gpu(id_)),
        "builds": lambda id_: told.named(f"tier.{id_}", path),
        "countries": told.region,
        "models": told.model,
    }
    return titles[folder](id_) if folder in titles else path
