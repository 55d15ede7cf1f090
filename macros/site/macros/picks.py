"""Picks: what to buy, to keep and to leave, and how our advice of former days fared."""

from __future__ import annotations

from datetime import date

from macros.advice.history.back_test import days_of_advice
from macros.present.chronicle import turn_lists
from macros.present.picks import avoid_list as avoid
from macros.present.picks import cards, history
from macros.present.picks import upgrade_list as upgrade
from macros.present.prices import stale_prices as looks
from macros.present.words.markdown_text import markdown_text
from macros.site.macros.prose_macro import prose_macro
from macros.site.state import Site


@prose_macro
def main_picks(site: Site) -> str:
    """Return the picks for the personas that most readers are, for the home page."""
    return site.defer(cards.main_picks(site.edition, site.language))


@prose_macro
def pick_cards(site: Site) -> str:
    """Return a card for every persona, with the pick in each region."""
    return site.defer(cards.pick_cards(site.edition, site.language))


@prose_macro
def avoid_list(site: Site) -> str:
    """Return the cards that nobody should buy, and those that suit few, for each region."""
    return site.defer(avoid.avoid_list(site.edition, site.language))


@prose_macro
def upgrade_list(site: Site) -> str:
    """Return what to do with each product one may have."""
    return site.defer(upgrade.upgrade_list(site.edition, site.language))


@prose_macro
def stale_prices(site: Site) -> str:
    """Return the prices that it pays most to look up again, for each region."""
    return site.defer(looks.stale_prices(site.edition, site.language, site.repository))


@prose_macro
def changed_picks(site: Site) -> str:
    """Return the picks that became others, by day, in the language's region."""
    return site.defer(turn_lists.all_turns(site.edition, site.up, site.language))


@prose_macro
def day_of_advice(site: Site, number: int) -> str:
    """Return the day on which experts gave their advice for the time `number`, counted from 0."""
    days = _days(site, number)
    text = site.language.date(days[0]) if days else site.language.text("history.none")
    return markdown_text(text)


@prose_macro
def history_table(site: Site, number: int) -> str:
    """Return our advice of such a day beside that of the experts; nothing where there is none."""
    tables = (
        history.history_table(site.edition_of(day), site.language) for day in _days(site, number)
    )
    return "".join(map(site.defer, tables))


def _days(site: Site, number: int) -> list[date]:
    """Return the day `number` on which experts gave advice; none after the day of the pages."""
    days = days_of_advice(site.all_facts)[number : number + 1]
    return [day for day in days if day <= site.today]
