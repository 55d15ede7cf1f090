"""Turn lists: the changes of all picks by day, and those of one reader or one product."""

from __future__ import annotations

from collections import defaultdict

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.present.chronicle.turn_words import TurnWords, products_of, turn_words, turns_of
from macros.present.html.templating import render
from macros.present.prices.home_region import home_region
from macros.present.words.language import Language

OPEN_DAYS = 4  # of the newest changes; the others have to be opened


def all_turns(edition: Edition, up: str, language: Language) -> Markup:
    """Return the changes of all picks in the language's region by day, the newest first.

    `up` leads from the page to the language's folder.
    """
    by_day: dict[str, list[TurnWords]] = defaultdict(list)
    for turn in turns_of(edition, language):
        words = turn_words(turn, edition.catalog, language)
        by_day[words.date].append(words)
    days = list(by_day.items())
    region = home_region(edition.catalog, language)
    return render(
        "turns_by_day.html",
        t=language.text,
        language=language,
        up=up,
        region_name=language.text(f"region.{region}"),
        newest=days[:OPEN_DAYS],
        older=days[OPEN_DAYS:],
    )


def persona_turns(edition: Edition, persona: str, language: Language) -> list[TurnWords]:
    """Return the changes of a reader's pick in the language's region, the newest first."""
    own = (turn for turn in turns_of(edition, language) if turn.persona == persona)
    return [turn_words(turn, edition.catalog, language) for turn in own]


def gpu_turns(edition: Edition, id_: str, language: Language) -> list[TurnWords]:
    """Return the changes that a product became or stopped being the pick by, the newest first."""
    own = (turn for turn in turns_of(edition, language) if id_ in products_of(turn))
    return [turn_words(turn, edition.catalog, language) for turn in own]
