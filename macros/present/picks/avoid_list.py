"""Avoid list: the cards against which something speaks, by what it is, for each region."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.picks.avoid import REASONS, CardVerdict
from macros.advice.picks.pick import Verdict
from macros.facts.catalog import Catalog
from macros.present.html.templating import render
from macros.present.picks.verdict_words import Priced, picked_for, priced, reason_words
from macros.present.prices.region_prices import region_names
from macros.present.words.language import Language


@dataclass(frozen=True)
class Entry:
    """A card with its price, what speaks against it, and what to take instead, in words.

    `modest` is for who has little money, where all that is named instead costs more.
    """

    card: Priced
    reasons: list[str]
    instead: list[Priced]
    modest: Priced | None = None


@dataclass(frozen=True)
class Group:
    """The cards of one kind of verdict; `id` names its words."""

    id: str
    entries: list[Entry]


@dataclass(frozen=True)
class Place:
    """What is to be avoided in a region; `unpriced` are ids and names of cards without a price."""

    region: str
    groups: list[Group]
    unpriced: list[tuple[str, str]]

    @property
    def count(self) -> int:
        """How many cards with a price are to be avoided or only for some."""
        return sum(len(group.entries) for group in self.groups)


def avoid_list(edition: Edition, language: Language) -> Markup:
    """Return, for each region, the cards that nobody should buy and those that suit few."""
    names = region_names(edition.catalog, language)
    return render(
        "avoid_list.html",
        t=language.text,
        language=language,
        places=[_place(region, edition, language) for region, _ in names],
        region_names=names,
    )


def _place(region: str, edition: Edition, language: Language) -> Place:
    verdicts = edition.card_verdicts(region)
    return Place(
        region,
        _groups(verdicts, edition.verdicts(region), edition.catalog, language),
        sorted(
            (
                (id_, language.local_name(verdict.gpu))
                for id_, verdict in verdicts.items()
                if not verdict.offer
            ),
            key=lambda named: named[1],
        ),
    )


def _groups(
    verdicts: Mapping[str, CardVerdict],
    picks: Sequence[Verdict],
    catalog: Catalog,
    language: Language,
) -> list[Group]:
    """Return those to avoid, then the others by what they lack; in each the weightiest first."""
    grouped: dict[str, list[Entry]] = {}
    for verdict in sorted(verdicts.values(), key=_order):
        if verdict.offer:
            group = verdict.severity if verdict.severity == "avoid" else verdict.reasons[0]
            card = priced(verdict.offer, catalog, language)
            instead = [priced(offer, catalog, language, in_short=True) for offer in verdict.instead]
            for_whom = picked_for(verdict.gpu.id, picks, language, in_short=True)
            cheap = verdict.modest
            modest = priced(cheap, catalog, language, in_short=True) if cheap else None
            entry = Entry(card, [*reason_words(verdict, language), *for_whom], instead, modest)
            grouped.setdefault(group, []).append(entry)
    return [Group(id_, entries) for id_, entries in grouped.items()]


def _order(verdict: CardVerdict) -> tuple[bool, int, str]:
    return verdict.severity != "avoid", REASONS.index(verdict.reasons[0]), verdict.gpu.name
