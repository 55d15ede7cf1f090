"""Compared facts: what is known of one and of two of an accelerator, as the browser compares it.

Each accelerator has a file of its own, which a reader who chose it loads.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from statistics import NormalDist
from typing import Any, Literal

from macros.advice.edition import Edition
from macros.advice.generation.generation_model import GenerationSpeed, generation_speed
from macros.advice.generation.tensor_model import tensor_speed_of
from macros.advice.memory.cases import RUN_TOKENS, WELL_KNOWN_MODELS
from macros.advice.memory.held import FOUR_BITS, need_gib
from macros.advice.memory.held_together import verdict_together
from macros.advice.picks.avoid import REASONS
from macros.advice.speeds.scaling import holds_together
from macros.advice.speeds.speed import Z80, Speed
from macros.facts.catalog import Catalog
from macros.facts.records.evidence import TOLERANCE
from macros.facts.records.measurements import Split
from macros.facts.records.models import Model
from macros.facts.records.products import Gpu
from macros.present.html.data_files import compact_file
from macros.present.words.language import Language
from macros.present.words.significant import significant

FOLDER = "assets/compare/"
COUNTS = (1, 2)
HOW = ("measured", "estimated", "extrapolated")
SPLITS: tuple[Split, ...] = ("layer", "tensor")
# Nobody has several of these in one computer.
_ALONE = ("computer", "mini_pc", "laptop", "embedded_module", "cloud")
_DIGITS = 3
_DIGITS_OF_ENDS = 2

# Value, lower and upper end, and the place of how it is known in HOW; or why there is none.
Told = list[float]
SpeedFact = Told | Literal["memory"] | None
ModelFact = list[Any] | None


def may_be_two(gpu: Gpu) -> bool:
    """Return whether a computer can have two of an accelerator."""
    return gpu.chips == 1 and gpu.form_factor not in _ALONE


def compared_models(edition: Edition) -> list[Model]:
    """Return the well-known models whose memory is known, the smallest first."""
    catalog = edition.catalog
    known = (id_ for id_ in WELL_KNOWN_MODELS if need_gib(catalog, id_, RUN_TOKENS) is not None)
    return [catalog.models[id_] for id_ in known]


def compared_files(edition: Edition) -> Mapping[str, bytes]:
    """Return the file of each accelerator by its path below the site's root."""
    return {
        f"{FOLDER}{gpu.id}.json": compact_file(compared_facts(edition, gpu))
        for gpu in edition.catalog.gpus.values()
    }


def compared_facts(edition: Edition, gpu: Gpu) -> dict[str, Any]:
    """Return speeds by work and models, in the order of the page, for one and then for two.

    And by region what speaks against it: 1 where nobody should buy it, else 0, and the places of
    the reasons.
    """
    counts = COUNTS if may_be_two(gpu) else COUNTS[:1]
    return {
        "speeds": [list(_speeds(edition, gpu, count)) for count in counts],
        "models": [list(_models(edition, gpu, count)) for count in counts],
        "faults": dict(_faults(edition, gpu)),
    }


def _faults(edition: Edition, gpu: Gpu) -> Iterator[tuple[str, list[int]]]:
    for region in edition.offers:
        if verdict := edition.card_verdicts(region).get(gpu.id):
            reasons = map(REASONS.index, verdict.reasons)
            yield region, [int(verdict.severity == "avoid"), *reasons]


def told(speed: Speed) -> Told:
    """Return a speed as it is shown and compared: rounded, with its ends and how it is known."""
    how = "extrapolated" if speed.extrapolated else speed.kind
    ends = (significant(end, _DIGITS_OF_ENDS) for end in (speed.low, speed.high))
    return [significant(speed.value, _DIGITS), *ends, HOW.index(how)]


def how_words(language: Language) -> list[str]:
    """Return how a speed is known, in the order of HOW: here nothing explains an asterisk."""
    return [
        language.text(f"pick.speed.{'measured' if how == 'measured' else 'estimated'}")
        for how in HOW
    ]


def sure_lead(catalog: Catalog) -> float:
    """Return by how much a speed has to lead, as a share of how wide both ranges are together.

    Then it is the higher one as surely as the rule `tie-certainty` asks for.
    """
    certainty = catalog.rules["tie-certainty"].value
    return NormalDist().inv_cdf(certainty) / (2 * Z80)


def leads(one: Told, other: Told, lead: float) -> bool:
    """Return whether one speed is surely higher than another."""
    wide = math.hypot(math.log(one[2] / one[1]), math.log(other[2] / other[1]))
    ahead = math.log(one[0] / other[0])
    return ahead > math.log(1 + TOLERANCE) and ahead >= lead * wide


def speed_of(edition: Edition, work: str, gpu: Gpu, count: int = 1) -> SpeedFact:
    """Return the speed of so many, or `memory` where they lack it, or None where it is unknown."""
    speed = edition.joint_speed(work, gpu.id, count)
    if speed:
        return told(speed)
    is_large = holds_together(edition.catalog.workloads[work], gpu, count)
    return None if is_large else "memory"


def at_most(fact: SpeedFact, edition: Edition, work: str, gpu: Gpu, count: int) -> SpeedFact:
    """Return the speed that so many reach at most, from the `fact` of `speed_of`.

    Cards that work in turn may be faster tensor parallel, but no faster than all side by side.
    """
    joint = edition.joint_speed(work, gpu.id, count) if count > 1 else None
    if not isinstance(fact, list) or joint is None or joint.split != "layer":
        return fact
    value, low, high, *how = fact
    return [value * count, low * count, high * count, *how]


def _speeds(edition: Edition, gpu: Gpu, count: int) -> Iterator[SpeedFact]:
    """Yield speeds; that of several also tells the place of how they share the work in SPLITS."""
    for work in edition.catalog.workloads:
        fact = speed_of(edition, work, gpu, count)
        joint = edition.joint_speed(work, gpu.id, count) if count > 1 else None
        if isinstance(fact, list) and joint and joint.split in SPLITS:
            fact = [*fact, SPLITS.index(joint.split)]
        yield fact


def _models(edition: Edition, gpu: Gpu, count: int) -> Iterator[ModelFact]:
    """Yield models; several have after their speed in turn that of tensor parallelism, if known."""
    for model in compared_models(edition):
        fact = model_of(edition, gpu, model.id, count) if gpu.chips == 1 else None
        if fact and len(fact) > 1:
            catalog, day = edition.catalog, edition.day
            shared = tensor_speed_of(catalog, gpu, model.id, FOUR_BITS, day, count)
            fact = [*fact, *(_told_generation(shared) if shared else [])]
        yield fact


def model_of(edition: Edition, gpu: Gpu, model: str, count: int) -> ModelFact:
    """Return whether a model fits, and the ends of its tokens a second where they are known."""
    catalog = edition.catalog
    verdict = verdict_together(gpu, catalog, model, RUN_TOKENS, count)
    if verdict is None or verdict == "no":
        return verdict and [verdict]
    speed = generation_speed(catalog, gpu, model, FOUR_BITS, edition.day, count)
    if speed is None:
        return [verdict]
    return [verdict, *_told_generation(speed)]


def _told_generation(speed: GenerationSpeed) -> Told:
    """Return tokens a second as a speed is told."""
    tokens = speed.tokens_per_s
    ends = (significant(end, _DIGITS_OF_ENDS) for end in (tokens.low, tokens.high))
    return [significant(tokens.likely, _DIGITS), *ends, HOW.index(speed.kind)]
