"""Verdict words: what speaks against a card, with its figures, and what to take instead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from macros.advice.picks.avoid import CardVerdict, Reason
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen


@dataclass(frozen=True)
class Priced:
    """A product at a price, in words."""

    id: str
    name: str
    memory: str
    amount: str
    seen: str
    stale: bool


def priced(offer: Offer, catalog: Catalog, language: Language, *, in_short: bool = False) -> Priced:
    """Return an offer in words; in short, without where its price comes from."""
    gpu = catalog.gpus[offer.id]
    return Priced(
        id=offer.id,
        name=gpu.name,
        memory=_memory(gpu, language),
        amount=offer_amount(offer, language),
        seen=_seen_in_short(offer, language) if in_short else offer_seen(offer, language),
        stale=offer.stale,
    )


def reason_words(verdict: CardVerdict, language: Language) -> list[str]:
    """Return what speaks against a card, the weightiest first, and that it lacks fans if it does.

    `software support is ending (CUDA up to 12.9)`.
    """
    words = [_reason(reason, verdict, language) for reason in verdict.reasons]
    return [*words, language.text("pick.avoid.passive")] if verdict.needs_airflow else words


def verdict_sentence(verdict: CardVerdict, catalog: Catalog, language: Language) -> str:
    """Return the verdict with its reasons in a sentence, and in another what to take instead."""
    reasons = language.text("join.semicolon").join(reason_words(verdict, language))
    said = language.text(f"pick.for_gpu.{verdict.severity}", reasons=reasons)
    if not verdict.instead:
        return said
    offers = language.listed(_named(offer, catalog, language) for offer in verdict.instead)
    instead = language.text("pick.for_gpu.instead", list=offers)
    return language.text("join.sentence").join([said, instead])


def _reason(reason: Reason, verdict: CardVerdict, language: Language) -> str:
    label = language.text(f"pick.avoid.reason.{reason}")
    figure = _figures(verdict, language).get(reason)
    return language.bracketed(label, figure) if figure else label


def _figures(verdict: CardVerdict, language: Language) -> Mapping[Reason, str]:
    """Return the figure behind each reason that has one."""
    figures: dict[Reason, str] = {}
    if verdict.offer:
        figures["memory_for_price"] = language.text(
            "pick.avoid.memory_for",
            memory=_memory(verdict.gpu, language),
            money=offer_amount(verdict.offer, language),
        )
    if family := verdict.standing.family:
        formats = language.listed(precision.upper() for precision in family.precisions)
        figures["no_bf16"] = language.text("pick.avoid.only_formats", list=formats)
        figures["support_ending"] = language.listed(
            language.text("software.until", name=framework.name, version=framework.until)
            for framework in family.frameworks
            if framework.until
        )
    return figures


def _named(offer: Offer, catalog: Catalog, language: Language) -> str:
    """Return name and price of an offer: `Large (24 GB, 250 USD new)`."""
    gpu = catalog.gpus[offer.id]
    kind = language.text(f"pick.kind.{offer.kind}")
    figures = [_memory(gpu, language), kind, offer_amount(offer, language)]
    return language.bracketed(gpu.name, language.listed(figures))


def _seen_in_short(offer: Offer, language: Language) -> str:
    late = [language.text("price.out_of_date")] if offer.stale else []
    kind = language.text(f"pick.kind.{offer.kind}")
    return language.listed([kind, str(offer.observed), *late])


def _memory(gpu: Gpu, language: Language) -> str:
    return language.figure(gpu.memory.size_gb, "gb")
