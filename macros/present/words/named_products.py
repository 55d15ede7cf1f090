"""Named products: the first of many in a sentence, and how many more there are."""

from __future__ import annotations

from collections.abc import Iterable

from macros.facts.records.products import Gpu
from macros.present.words.language import Language

_MOST_NAMED = 3  # a longer list is read by nobody


def some_products(gpus: Iterable[Gpu], language: Language) -> str:
    """Return products, each once, as a sentence names them: `the A, the B, the C and 4 more`."""
    each = list({gpu.id: gpu for gpu in gpus}.values())
    more = len(each) - _MOST_NAMED
    if more <= 0:
        return language.products((gpu, 1) for gpu in each)
    first = each[:_MOST_NAMED]
    names = language.listed(
        language.say("one-product", product=language.short_name(gpu)) for gpu in first
    )
    return language.say("some-of", names=names, more=more, total=len(each))
