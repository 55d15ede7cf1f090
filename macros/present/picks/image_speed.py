"""Image speed: how the pick for images does with FLUX, the kind of model that people run today."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median

from macros.advice.memory.formats import BYTES_PER_GB, weights_gb
from macros.advice.memory.quantities import GIB
from macros.advice.picks.pick import Verdict
from macros.facts.catalog import Catalog
from macros.facts.records.models import Model
from macros.facts.records.products import Gpu
from macros.present.words.language import Language
from macros.present.words.memory_words import gibibytes
from macros.present.words.significant import significant

IMAGES = "image-generation"
# The test of a model of that kind which most accelerators took: seconds for one image.
FLUX = "flux-1-dev-8bit-visionatrix"
MODEL = "flux-1-dev"
_DIGITS = 2


def image_words(verdict: Verdict, catalog: Catalog, language: Language) -> str:
    """Return how fast the pick is with FLUX, or that nobody measured it, and what FLUX weighs.

    Nothing where images are not what is asked for, or nothing is picked.
    """
    if IMAGES not in verdict.persona.objective.workloads or verdict.pick is None:
        return ""
    said = [_speed_words(verdict.pick.gpu.id, catalog, language)]
    if model := catalog.models.get(MODEL):
        said.append(_weight_words(verdict.pick.gpu, model, catalog, language))
    return language.text("join.sentence").join(said)


def _speed_words(pick: str, catalog: Catalog, language: Language) -> str:
    """Return how many seconds an image takes with FLUX, or what it took on other cards."""
    measured = flux_seconds(catalog)
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


def _weight_words(gpu: Gpu, model: Model, catalog: Catalog, language: Language) -> str:
    """Return what the weights of FLUX take, and in how many bits a card cannot hold them."""
    billion, rules = model.parameters.total_billion, catalog.memory_rules
    sixteen, eight = (weights_gb(billion, each, rules) for each in ("bf16", "fp8"))
    held_gb = gpu.memory.size_gb * GIB / BYTES_PER_GB
    return language.say(
        "pick-image-weights",
        model=model.name,
        eight=gibibytes(eight, language),
        sixteen=gibibytes(sixteen, language),
        lacks="both" if eight.low > held_gb else "sixteen" if sixteen.low > held_gb else "none",
    )


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
