"""Image speed: how the pick for images does with FLUX, the kind of model that people run today."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median

from macros.advice.picks.pick import Verdict
from macros.facts.catalog import Catalog
from macros.present.words.language import Language
from macros.present.words.significant import significant

IMAGES = "image-generation"
# The test of a model of that kind which most accelerators took: seconds for one image.
FLUX = "flux-1-dev-8bit-visionatrix"
_DIGITS = 2


def image_words(verdict: Verdict, catalog: Catalog, language: Language) -> str:
    """Return how many seconds the pick takes for an image with FLUX, or that nobody measured it.

    Nothing where images are not what is asked for, or nothing is picked.
    """
    if IMAGES not in verdict.persona.objective.workloads or verdict.pick is None:
        return ""
    measured = flux_seconds(catalog)
    pick = verdict.pick.gpu.id
    if pick in measured:
        return language.text("pick.flux", seconds=_written(measured[pick], language))
    name = language.local_name(catalog.gpus[pick])
    if not measured:
        return language.text("pick.flux_none", card=name)
    others = [
        language.bracketed(
            language.local_name(catalog.gpus[id_], short=True), _written(seconds, language)
        )
        for id_, seconds in sorted(measured.items(), key=lambda one: one[1])
    ]
    return language.text("pick.flux_others", card=name, others=language.enumerated(others))


def flux_seconds(catalog: Catalog) -> Mapping[str, float]:
    """Return the seconds for an image with FLUX.1 dev in 8 bits, by accelerator."""
    found: dict[str, list[float]] = {}
    for dataset in catalog.datasets.values():
        for run in dataset.runs:
            if run.test == FLUX and run.count == 1 and not run.set_aside:
                found.setdefault(run.accelerator, []).append(run.value)
    return {id_: median(values) for id_, values in found.items() if id_ in catalog.gpus}


def _written(seconds: float, language: Language) -> str:
    number = language.number(significant(seconds, _DIGITS), _DIGITS)
    return language.text("unit.seconds", number=number)
