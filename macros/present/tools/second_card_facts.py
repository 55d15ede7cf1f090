"""Second card facts: what the script computes from, and what is asked where nobody chose."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from macros.advice.builds.pair_facts import PairFacts, PairSources, pair_facts
from macros.advice.builds.pair_records import Question
from macros.advice.edition import Edition
from macros.present.html.data_files import compact_file

PATH = "assets/second_card.json"
# What most owners who ask have, and want to run.
USUAL_CARD = "rtx-3090"
USUAL_MODEL = "llama-3-3-70b"
# Pairs that are often asked for: the card one has, and the second one.
COMMON_PAIRS = (
    ("rtx-3090", "rtx-3090"),
    ("rtx-4090", "rtx-3090"),
    ("rtx-5060-ti-16gb", "rtx-5060-ti-16gb"),
    ("rtx-5090", "rtx-4090"),
    ("rtx-5090", "rtx-5090"),
    ("rx-7900-xtx", "rx-7900-xtx"),
)


@lru_cache(maxsize=2)  # the page of each language and the file of the script ask for the same
def facts_of(edition: Edition) -> PairFacts:
    """Return the facts as of the edition's day."""
    parts = {region: edition.part_offers(region) for region in edition.catalog.regions}
    sources = PairSources(edition.catalog, edition.offers, edition.joint_speed, edition.day, parts)
    return pair_facts(sources)


def second_card_files(edition: Edition) -> Mapping[str, bytes]:
    """Return the file that the script loads, by its path below the site's root."""
    return {PATH: compact_file(facts_of(edition))}


def usual_question(facts: PairFacts, region: str, **changes: Any) -> Question | None:
    """Return the question that the page opens with; None where nothing can be asked."""
    cards = [card["id"] for card in facts["cards"]]
    models = [model["id"] for model in facts["models"]]
    if not cards or not models:
        return None
    usual = {
        "have": USUAL_CARD if USUAL_CARD in cards else cards[0],
        "add": "",
        "purpose": "model",
        "model": USUAL_MODEL if USUAL_MODEL in models else models[-1],
        "region": region,
    }
    return Question(**{**usual, **changes})
