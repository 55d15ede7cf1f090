"""Speed scales: of which products the speeds of some work are multiples, for a note below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from macros.advice.edition import Edition
from macros.facts.records.products import Gpu
from macros.present.words.grammar import Name
from macros.present.words.language import Language


class Scales(TypedDict):
    """What a message says of scales: `product` is that of all work, else `several` is `yes`."""

    product: Name
    several: str
    scales: str


def speed_scales(edition: Edition, works: Sequence[str], language: Language) -> Scales | None:
    """Return the scale of the speeds in some work; None before the first product."""
    speeds, gpus = edition.performance.speeds, edition.catalog.gpus
    references = {work: gpus[id_] for work in works if (id_ := speeds.reference_of(work)) in gpus}
    products = list({gpu.id: gpu for gpu in references.values()}.values())
    if not products:
        return None
    return {
        "product": language.full_name(products[0]),
        "several": "yes" if len(products) > 1 else "no",
        "scales": language.listed(_scale(*one, language) for one in references.items()),
    }


def _scale(work: str, gpu: Gpu, language: Language) -> str:
    return language.paired(language.text(f"workload.{work}"), language.short_name(gpu))
