"""Invented edition: the advice for the market of four cards, in words that stand in no file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from macros.advice.edition import Edition
from macros.advice.picks.consumer_cards import Offers
from macros.advice.picks.situation import Situation, running_cost
from macros.advice.picks.upgrades import Upgrade, upgrades
from macros.advice.speeds.performance import Performance
from macros.advice.speeds.speed import Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.advice import ExpertAdvice, Persona
from macros.facts.records.software import SoftwareFamily
from macros.present.words.language import Language
from tests.advising import WORK, market_of_four, tiny_offer, tiny_offers, tiny_persona, tiny_speeds
from tests.software_families import with_software
from tests.tiny import TODAY, tiny_region

WORDS = {
    f"workload.{WORK}": "Drawing",
    "persona.reader.name": "Reader of books",
    "persona.reader.who": "Reads a book a day.",
    "persona.painter.name": "Painter",
    "persona.painter.who": "Paints at night.",
}


class InventedEdition(Edition):
    """An edition of today whose offers and speeds are given, not computed."""

    def __init__(self, catalog: Catalog, offers: Mapping[str, Offers], speeds: Speeds) -> None:
        """Take the offers of each region."""
        super().__init__(catalog, TODAY, TODAY)
        self._given = offers
        self._speeds = speeds

    @property
    def performance(self) -> Performance:  # not kept: it costs nothing
        """The given speeds, without models."""
        return Performance(self._speeds, {})

    def situation(self, region: str) -> Situation:
        """Return the given market of a region."""
        running = running_cost(self.catalog, region, TODAY)
        return Situation(
            self.catalog, self._speeds, self._given[region], {}, region, TODAY, running
        )

    def upgrade(self, id_: str, region: str) -> Upgrade | None:
        """Return what who has the card should do for more speed in drawing."""
        return upgrades(self.situation(region), [WORK]).get(id_)


def invented_catalog(catalog: Catalog, *personas: Persona, **changes: Mapping[str, Any]) -> Catalog:
    """Return the four cards, two regions, and the personas with their words; one reader if none.

    `changes` are fields of a card by its id.
    """
    asked = personas or (tiny_persona(),)
    return replace(
        market_of_four(catalog, **changes),
        personas={persona.id: persona for persona in asked},
        regions={"us": catalog.regions["us"], "jp": tiny_region("JPY", tax_percent=10)},
        locales={code: {**texts, **WORDS} for code, texts in catalog.locales.items()},
    )


def invented_edition(
    catalog: Catalog,
    *personas: Persona,
    us: Offers | None = None,
    jp: Offers | None = None,
    speeds: Speeds | None = None,
    experts: tuple[ExpertAdvice, ...] = (),
    families: tuple[SoftwareFamily, ...] = (),
    **changes: Mapping[str, Any],
) -> InventedEdition:
    """Return the advice; in Japan the server is for next to nothing unless `jp` says otherwise."""
    given = {"us": us or tiny_offers(), "jp": jp or in_japan()}
    everything = replace(invented_catalog(catalog, *personas, **changes), expert_advice=experts)
    everything = with_software(everything, *families)
    return InventedEdition(everything, given, speeds or tiny_speeds())


def in_japan() -> Offers:
    """Return offers in yen; a yen is worth 2 US dollars, and the server costs 60 of these."""
    yen: dict[str, Any] = {"region": "jp", "from_region": "jp", "currency": "JPY", "amount": 33}
    return {"server": [tiny_offer("server", 60, low=32, high=34, **yen)]}


def invented_english(catalog: Catalog) -> Language:
    """Return English with the invented words."""
    return Language.of(invented_catalog(catalog), "en")
