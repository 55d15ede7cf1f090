"""Cards: every persona with its pick at a glance, for the page of picks and the home page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.facts.records.advice import PersonaGroup
from macros.present.html.templating import render
from macros.present.picks.answer import Answer, answer
from macros.present.prices.local_money import LocalMoney, local_money
from macros.present.prices.region_prices import country_links, region_names, region_order
from macros.present.words.language import Language

MAIN = (
    "best-overall",
    "run-llms-at-home",
    "learn-for-least",
    "make-images",
    "finetune-8b",
    "student-with-laptop",
)


@dataclass(frozen=True)
class PickCard:
    """A persona with its answer in each region, the reader's own first."""

    id: str
    name: str
    who: str
    answers: tuple[Answer, ...]


def pick_cards(edition: Edition, language: Language) -> Markup:
    """Return the cards of all personas in their groups."""
    personas = edition.catalog.personas.values()
    groups = [
        (group, [_card(edition, p.id, language) for p in personas if p.group == group])
        for group in get_args(PersonaGroup)
    ]
    return _rendered(edition, language, [(g, cards) for g, cards in groups if cards], "", "../")


def main_picks(edition: Edition, language: Language) -> Markup:
    """Return the cards of the personas that most readers are, for the home page."""
    known = [id_ for id_ in MAIN if id_ in edition.catalog.personas]
    cards = [_card(edition, id_, language) for id_ in known]
    return _rendered(edition, language, [("", cards)] if cards else [], "picks/", "")


def _rendered(
    edition: Edition,
    language: Language,
    groups: Sequence[tuple[str, list[PickCard]]],
    folder: str,
    up: str,
) -> Markup:
    return render(
        "pick_cards.html",
        t=language.text,
        groups=groups,
        folder=folder,
        up=up,
        country_links=country_links(edition.catalog, language),
        region_names=region_names(edition.catalog, language),
    )


def _card(edition: Edition, persona: str, language: Language) -> PickCard:
    catalog = edition.catalog

    def money(region: str) -> LocalMoney:
        return local_money(catalog, region, edition.day)

    return PickCard(
        id=persona,
        name=language.text(f"persona.{persona}.name"),
        who=language.text(f"persona.{persona}.who"),
        answers=tuple(
            answer(edition.verdict(persona, region), catalog, language, money(region))
            for region in region_order(edition.catalog, language)
        ),
    )
