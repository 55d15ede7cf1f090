"""Review calendar: which pages are to be read again on which day, and when prices get stale."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path, PurePosixPath

from macros.advice.edition import Edition
from macros.advice.prices.offers import Offer
from macros.present.html.calendar import Event, calendar
from macros.present.prices.home_region import home_region
from macros.present.prose.page_text import page_text
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen

REVIEWS_PATH = "reviews.ics"


def review_calendar(docs: Path, edition: Edition, language: Language, address: str) -> bytes:
    """Return what is due as a calendar in a language; `address` is where the site is published."""
    below = f"{address}{language.names.code}/"
    events = [*_pages(docs, language, below), *_prices(edition, language, below)]
    name = language.text("calendar.name", site=language.text("site.name"))
    return calendar(name, language.names.html, events, edition.day)


def _pages(docs: Path, language: Language, below: str) -> Iterator[Event]:
    """Yield the review of each page that is written in the language."""
    folder = docs / language.names.code
    for file in sorted(folder.rglob("*.md")):
        page = page_text(file, docs)
        due = page.day("review_by")
        if due:
            path = file.relative_to(folder).as_posix()
            title = str(page.settings.get("title", path))
            yield Event(
                id=f"review-{language.names.code}-{path.removesuffix('.md').replace('/', '-')}",
                day=due,
                summary=language.text("calendar.review", title=title),
                url=f"{below}{_url(path)}",
            )


def _url(path: str) -> str:
    """Return the address of a page of prose below its language's folder."""
    whole = PurePosixPath(path)
    name = whole.parent if whole.name == "index.md" else whole.with_suffix("")
    return "" if str(name) == "." else f"{name}/"


def _prices(edition: Edition, language: Language, below: str) -> Iterator[Event]:
    """Yield when the price of each pick of the language's region is called out of date."""
    region = home_region(edition.catalog, language)
    fresh_days = round(edition.catalog.rules["price-stale-after"].value)
    for offer in _leading_offers(edition, region):
        gpu = edition.catalog.gpus[offer.id]
        yield Event(
            id=f"price-{offer.id}-{offer.kind}-{region}",
            day=edition.day + timedelta(days=fresh_days - offer.age_days + 1),
            summary=language.text(
                "calendar.price",
                name=language.local_name(gpu),
                region=language.text(f"region.{region}"),
            ),
            description=language.detailed(
                [offer_amount(offer, language), offer_seen(offer, language)]
            ),
            url=f"{below}gpus/{gpu.id}/",
        )


def _leading_offers(edition: Edition, region: str) -> list[Offer]:
    """Return the offers to buy of the picks of all personas, each once."""
    picks = [verdict.pick for verdict in edition.verdicts(region)]
    bought = [pick.offer for pick in picks if pick and pick.offer.kind != "rental"]
    by_key = {(offer.id, offer.kind): offer for offer in bought}
    return [by_key[key] for key in sorted(by_key)]
