"""Compared words: what the script of the comparison says, in the words of a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from macros.advice.picks.avoid import REASONS
from macros.present.gpus.compared_facts import SPLITS, how_words
from macros.present.words.language import Language

# What it says, by its key without `compare.`.
_WORDS = (
    "already",
    "bases_differ",
    "best",
    "chosen",
    "each",
    "failed",
    "figure",
    "full",
    "how_many",
    "little_memory",
    "make_first",
    "no_match",
    "not_known",
    "not_same_basis",
    "one_more",
    "remove",
    "several",
    "speed_unknown",
    "unknown",
)
# And by the key of the whole text.
_SHARED: Mapping[str, str] = {
    "preview": "table.preview",
    "pair": "join.colon",
    "list": "join.list",
    "range": "join.range",
    "details": "join.details",
    "count_of": "builds.count_of",
    "tokens": "unit.tokens_per_s",
    "tensor": "fit.tensor_row",
    "no": "gpu.held.no",
    "fits": "gpu.held.fits",
    "maybe": "gpu.held.maybe",
    "none": "value.none",
}


def compared_words(language: Language) -> dict[str, Any]:
    """Return the words by key, and those of what `compared_facts` tells by a place in a list."""
    text = language.text
    return {
        "words": {key: text(f"compare.{key}") for key in _WORDS}
        | {key: text(name) for key, name in _SHARED.items()},
        "how": how_words(language),
        "splits": [text(f"versus.split.{split}") for split in SPLITS],
        "avoid": {
            "title": text("nav.avoid"),
            "name": text("pick.avoid.head.reasons"),
            "note": text("pick.avoid.avoid"),
            "faults": [language.say("compare-fault", fault=reason) for reason in REASONS],
        },
    }
