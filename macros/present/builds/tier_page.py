"""Tier page: the builds for so many accelerators in every region, and how they were found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macros.advice.builds.choice import Choice
from macros.advice.edition import Edition
from macros.advice.prices.offers import Offer
from macros.facts.records.tiers import Tier
from macros.present.builds.class_words import (
    ClassWords,
    about,
    class_words,
    seen_words,
    without_words,
)
from macros.present.builds.rule_sets import class_rules
from macros.present.builds.section import Section
from macros.present.builds.sections import sections_of
from macros.present.builds.socket_rows import SocketRow, socket_rows
from macros.present.html.page import Heading, Page, fitting_title
from macros.present.html.repository import Repository
from macros.present.html.templating import render
from macros.present.prices.region_prices import country_links, region_names, region_order, tax_words
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount

SAFETY = ("cable", "plug", "adapter", "cord", "electrician", "heat", "fire")
_SERVER_SAFETY = tuple("pdu" if name == "cord" else name for name in SAFETY)


@dataclass(frozen=True)
class RegionBuilds:
    """The builds of all classes in a region; `least` is what the cheapest costs.

    `country` leads to the page of the country, where there is one.
    """

    region: str
    name: str
    least: str
    note: str
    classes: tuple[ClassWords, ...]
    sockets: tuple[SocketRow, ...]
    country: str


def tier_page(
    edition: Edition, tier: Tier, language: Language, repository: Repository, shared: str
) -> Page:
    """Return the page of one tier."""
    catalog, text = edition.catalog, language.text
    name, who = text(f"tier.{tier.id}"), text(f"tier.{tier.id}.for")
    choices = {r: edition.choices(tier.id, r) for r in region_order(catalog, language)}
    sections = sections_of(edition, tier, language, shared)
    path = f"data/builds/{tier.id}.yml"
    deferred = render(
        "tier_page.html",
        t=text,
        language=language,
        shared=shared,
        tier=tier,
        panels=[_panel(edition, region, builds, language) for region, builds in choices.items()],
        rules=[
            class_rules(tier, tier_class, in_regions, catalog, language)
            for tier_class, *in_regions in zip(tier.classes, *choices.values(), strict=True)
        ],
        sections=[section.html() for section in sections],
        safety=_safety(tier),
        region_names=region_names(catalog, language),
        edit_url=repository.edit_url(path),
        report_url=repository.build_report_url(name, f"{language.names.code}/builds/{tier.id}/"),
    )
    return Page(
        title=name,
        description=text("builds.description", who=who),
        window_title=fitting_title(text("builds.title", tier=name), name),
        search_words=text("builds.search_words", count=tier.gpu_count),
        content=render("persona_lead.html", name=name, who=who),
        deferred=deferred,
        headings=_headings(sections, language),
    )


def _safety(tier: Tier) -> tuple[str, ...]:
    """Return the names of what to take care of; a card in a computer that is there needs less."""
    whole = {"existing": SAFETY[:4], "chassis": _SERVER_SAFETY}
    return whole.get(tier.host, SAFETY)


def _panel(
    edition: Edition, region: str, choices: Sequence[Choice], language: Language
) -> RegionBuilds:
    catalog = edition.catalog
    is_built = any(choice.build for choice in choices)
    seen = seen_words(choices, language)
    return RegionBuilds(
        region=region,
        name=language.text(f"region.{region}"),
        least=_least(choices, language),
        note=language.detailed(
            filter(None, (seen, tax_words(catalog.regions[region].tax, language)))
        ),
        classes=tuple(
            class_words(choice, catalog, language, above=choices[place:])
            for place, choice in enumerate(choices, start=1)
        ),
        sockets=tuple(socket_rows(choices, catalog, region, language)) if is_built else (),
        country=country_links(catalog, language).get(region, ""),
    )


def _least(choices: Sequence[Choice], language: Language) -> str:
    """Return what the cheapest build costs, or that there is none."""
    prices = [
        (choice.total or choice.candidate.offer, choice) for choice in choices if choice.candidate
    ]
    if not prices:
        return language.text("builds.nothing")
    price, choice = min(prices, key=lambda known: known[0].amount)
    if isinstance(price, Offer):
        money = offer_amount(price, language)
    else:
        money = about(price.amount, price.currency, language)
    return language.text("builds.from", money=without_words(choice, money, language))


def _headings(sections: Sequence[Section], language: Language) -> tuple[Heading, ...]:
    """Return the headings in the order of the page: further sections stand below the rules."""
    own = [Heading(id_, language.text(f"builds.{id_}")) for id_ in ("answer", "rules", "safety")]
    further = [Heading(section.anchor, section.title) for section in sections]
    return (*own[:2], *further, own[2])
