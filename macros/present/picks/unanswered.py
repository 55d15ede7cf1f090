"""Unanswered: what can be said to a persona whose needs are met by nothing with a price."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.memory.cases import RUN_TOKENS
from macros.advice.memory.held import largest_held
from macros.advice.picks.consumer_cards import USUAL_MEMORY_RANK
from macros.advice.picks.pick import LACKING, Verdict
from macros.advice.speeds.speed import Z80, Speed, Speeds
from macros.facts.records.advice import Persona
from macros.facts.records.products import Gpu
from macros.present.html.table import NONE, Cell, Head, Table, figure_heads
from macros.present.picks.answer import candidate_name
from macros.present.picks.speed_scales import speed_scales
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount

_NAMED = 3


@dataclass(frozen=True)
class Alternative:
    """The answer that another persona gets in a region, which helps here too."""

    persona: str
    name: str
    pick: str


def unpriced_words(verdict: Verdict, edition: Edition, language: Language) -> str:
    """Return why nothing is named without prices, and what may be said all the same."""
    persona = verdict.persona
    if persona.needs.segments == ("laptop",):
        said = [language.text("pick.unpriced_laptop"), *_laptop_words(verdict, edition, language)]
        return language.text("join.sentence").join(said)
    said = [language.text("pick.unpriced_why")]
    if persona.needs.segments == ("datacenter",):
        said.append(language.text("pick.unpriced_datacenter"))
    return language.text("join.sentence").join(said)


def _laptop_words(verdict: Verdict, edition: Edition, language: Language) -> Iterator[str]:
    """Yield which chips have the memory that most examples need; nothing where all have it."""
    wanted_gb = edition.situation(verdict.region).market.memory_gb(USUAL_MEMORY_RANK)
    lacking = (id_ for id_, cut in verdict.cut.items() if cut.constraint in LACKING)
    gpus = sorted((edition.catalog.gpus[id_] for id_ in lacking), key=_rank)
    enough = [gpu for gpu in gpus if wanted_gb and gpu.memory.size_gb >= wanted_gb]
    if not enough or len(enough) == len(gpus):
        return
    named = [language.short_name(gpu) for gpu in enough[-_NAMED:]]
    yield language.say(
        "pick-laptop-memory",
        wanted=language.figure(enough[-1].memory.size_gb, "gb"),
        products=language.enumerated(named),
        least=language.figure(gpus[-1].memory.size_gb, "gb"),
    )


def alternatives(
    persona: Persona, edition: Edition, region: str, language: Language
) -> tuple[Alternative, ...]:
    """Return what the personas that are named instead are told in a region, if anything.

    What has less memory than is asked for does not help.
    """
    asked = edition.verdict(persona.id, region)
    verdicts = (edition.verdict(id_, region) for id_ in persona.instead)
    return tuple(
        Alternative(
            verdict.persona.id,
            language.text(f"persona.{verdict.persona.id}.name"),
            _pick_words(verdict, language),
        )
        for verdict in verdicts
        if verdict.pick and asked.limits.is_enough_memory(verdict.pick)
    )


def known_table(
    persona: Persona, edition: Edition, verdicts: Sequence[Verdict], language: Language
) -> Markup:
    """Return memory, speed and largest model of what suits, most memory first.

    Blank where there is an answer in some region.
    """
    if not verdicts or not all(verdict.last_cut in LACKING for verdict in verdicts):
        return Markup()
    lacking = [id_ for id_, cut in verdicts[0].cut.items() if cut.constraint in LACKING]
    gpus = sorted((edition.catalog.gpus[id_] for id_ in lacking), key=_rank)
    works = persona.objective.workloads
    titles = [language.text(f"workload.{work}") for work in works]
    heads = [
        Head(language.text("pick.head.product")),
        *figure_heads([language.text("pick.head.memory"), *titles]),
        Head(language.text("pick.known.model")),
    ]
    rows = [_row(gpu, works, edition, language) for gpu in gpus]
    speeds = edition.performance.speeds
    scales = speed_scales(edition, works, language)
    note = scales and language.say(
        "known-note",
        **scales,
        tokens=RUN_TOKENS,
        far="yes" if any(_is_far(gpu, works, speeds) for gpu in gpus) else "no",
    )
    title = language.text("pick.known")
    return Table(title, heads, rows, stacked=True).html((note,) if note else ())


def _rank(gpu: Gpu) -> tuple[float, float, str]:
    return -gpu.memory.size_gb, -(gpu.memory.bandwidth_gb_s or 0), gpu.id


def _row(gpu: Gpu, works: Sequence[str], edition: Edition, language: Language) -> list[Cell]:
    model = largest_held(gpu, edition.catalog)
    speeds = (edition.performance.speeds.of(work, gpu.id) for work in works)
    return [
        Cell(language.local_name(gpu), f"../../gpus/{gpu.id}/"),
        Cell(language.figure(gpu.memory.size_gb, "gb")),
        *(_speed_cell(speed, language) for speed in speeds),
        Cell(model.name if model else NONE),
    ]


def _is_far(gpu: Gpu, works: Sequence[str], speeds: Speeds) -> bool:
    return any(speed.extrapolated for work in works if (speed := speeds.of(work, gpu.id)))


def _speed_cell(speed: Speed | None, language: Language) -> Cell:
    if speed is None:
        return Cell(NONE)
    low, high = (language.number(speed.value * math.exp(z * speed.spread), 2) for z in (-Z80, Z80))
    kind = "extrapolated" if speed.extrapolated else speed.kind
    return Cell(
        language.number(speed.value, 2),
        detail=language.text("pick.range", low=low, high=high),
        further=language.text(f"pick.speed.{kind}"),
    )


def _pick_words(verdict: Verdict, language: Language) -> str:
    assert verdict.pick
    name = candidate_name(verdict.pick, language)
    amount = offer_amount(verdict.pick.offer, language, verdict.pick.count)
    kind = language.text(f"pick.kind.{verdict.pick.offer.kind}")
    return language.bracketed(name, language.detailed([amount, kind]))
