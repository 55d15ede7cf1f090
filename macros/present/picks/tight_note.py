"""Tight note: that the model which a pick is for fills its memory nearly to the end."""

from __future__ import annotations

from collections.abc import Iterator

from macros.advice.generation.relative_speeds import MODELS
from macros.advice.generation.tight_fit import tight_fits
from macros.advice.memory.cases import RUN_TOKENS
from macros.advice.picks.pick import Verdict
from macros.facts.catalog import Catalog
from macros.present.words.language import Language
from macros.present.words.memory_words import ends


def tight_note(verdict: Verdict, catalog: Catalog, language: Language) -> Iterator[str]:
    """Yield what a model needs of the picked cards, where a screen on one leaves too little."""
    pick = verdict.pick
    for work, parts in tight_fits(verdict, catalog):
        assert pick, "something fits tightly"
        pool = language.exact(pick.gpu.memory.size_gb * pick.count)
        yield language.say(
            "pick-tight",
            model=catalog.models[MODELS[work]].name,
            tokens=language.exact(RUN_TOKENS),
            need=language.text("unit.gib", number=ends(parts.taken(pick.count), language)),
            pool=language.text("unit.gib", number=pool),
            count=pick.count,
        )
