"""Tuning note: how long texts may be on a smaller card than a pick for tuning has."""

from __future__ import annotations

from collections.abc import Iterator

from macros.advice.edition import Edition
from macros.advice.memory.cases import LORA_RANK, TrainingWay
from macros.advice.memory.held import training_gib
from macros.advice.memory.shared_memory import sure_gib
from macros.advice.picks.pick import Verdict
from macros.advice.prices.offers import Offer
from macros.facts.records.products import Gpu
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount

# The model that a work is about, and how it is tuned.
TUNED: dict[str, tuple[str, TrainingWay]] = {"llm-finetuning-70b": ("llama-3-3-70b", "qlora")}
# Texts that are shorter train nothing worth while; lengths are told in such steps.
_STEP = 128
_SHORTEST = 256
_LONGEST = 8192
_Smaller = tuple[float, Gpu, Offer, int]


def tuning_note(verdict: Verdict, edition: Edition, language: Language) -> Iterator[str]:
    """Yield up to which length a card does that is too small for the persona, and its price."""
    for work in verdict.persona.objective.workloads:
        if verdict.pick and work in TUNED and TUNED[work][0] in edition.catalog.models:
            yield from _note(*TUNED[work], verdict, edition, language)


def _note(
    model: str, way: TrainingWay, verdict: Verdict, edition: Edition, language: Language
) -> Iterator[str]:
    smaller = min(_smaller(model, way, verdict, edition), default=None, key=lambda one: one[0])
    asked_gb = verdict.limits.memory_gb
    if smaller is None or asked_gb is None:
        return
    _, gpu, offer, tokens = smaller
    yield language.say(
        "pick-tuned-smaller",
        way=language.text(f"memory.way.{way}"),
        model=edition.catalog.models[model].name,
        memory=language.figure(gpu.memory.size_gb, "gb"),
        rank=LORA_RANK,
        tokens=language.exact(tokens),
        perhaps=language.exact(_longest(model, way, gpu, edition, is_sure=False)),
        product=language.products([(gpu, 1)]),
        money=offer_amount(offer, language),
        kind=offer.kind,
        asked=language.figure(asked_gb, "gb"),
    )


def _smaller(
    model: str, way: TrainingWay, verdict: Verdict, edition: Edition
) -> Iterator[_Smaller]:
    """Yield what was ruled out by its memory alone and surely does with short texts."""
    where = edition.situation(verdict.region)
    for cut in verdict.cut.values():
        gpu = edition.catalog.gpus[cut.id]
        offers = [each for each in where.offers.get(gpu.id, ()) if each.kind != "rental"]
        if cut.constraint != "memory_gb" or not offers or gpu.chips > 1:
            continue
        tokens = _longest(model, way, gpu, edition, is_sure=True)
        if tokens >= _SHORTEST:
            offer = min(offers, key=lambda each: each.cautious_usd)
            yield offer.cautious_usd, gpu, offer, tokens


def _longest(model: str, way: TrainingWay, gpu: Gpu, edition: Edition, *, is_sure: bool) -> int:
    """Return the longest sequence that a card surely, or perhaps, trains on; 0 where none."""
    held, size_gib = 0, sure_gib(gpu, edition.catalog) if is_sure else gpu.memory.size_gb
    for tokens in range(_STEP, _LONGEST + 1, _STEP):
        need = training_gib(edition.catalog, model, way, tokens)
        if need is None or (need.high if is_sure else need.low) > size_gib:
            break
        held = tokens
    return held
