"""Verdict words: what speaks against a card, with its figures, and what to take instead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from macros.advice.picks.avoid import CardVerdict
from macros.advice.picks.pick import Verdict
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.facts.records.software import Framework
from macros.present.words.gpu_names import memory_beside_name
from macros.present.words.grammar import NBSP
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_dated, offer_seen

_OPEN = "PyTorch"  # whose last version for these cards is not settled


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
    """Return an offer in words; in short, without where its price comes from.

    The memory is left out where the name says it.
    """
    gpu = catalog.gpus[offer.id]
    return Priced(
        id=offer.id,
        name=language.local_name(gpu),
        memory=memory_beside_name(gpu, language),
        amount=offer_amount(offer, language),
        seen=offer_dated(offer, language) if in_short else offer_seen(offer, language),
        stale=offer.stale,
    )


def reason_words(verdict: CardVerdict, language: Language) -> list[str]:
    """Return what speaks against a card in short, the weightiest first, and that it lacks fans.

    `software support is ending (CUDA 12.9 is the last)`.
    """
    return _faults(verdict, language.say_short, language)


def picked_for(
    id_: str, verdicts: Iterable[Verdict], language: Language, *, in_short: bool = False
) -> list[str]:
    """Return for whom a card is picked although something speaks against it; else nothing."""
    names = [
        language.text(f"persona.{verdict.persona.id}.name")
        for verdict in verdicts
        if verdict.roles.get(id_) == "picked"
    ]
    say = language.say_short if in_short else language.say
    return [say("picked-all-the-same", personas=language.listed(names))] if names else []


def verdict_sentence(
    verdict: CardVerdict, catalog: Catalog, language: Language, verdicts: Iterable[Verdict] = ()
) -> str:
    """Return the verdict with its reasons, and what to take instead, each in a sentence.

    Where it is picked for somebody by the `verdicts` of the region, that is said as well.
    """
    faults = _faults(verdict, language.say, language)
    said = language.say("card-verdict", severity=verdict.severity)
    # Who shall live with a fault has to know which.
    found = [said, *faults] if verdict.severity == "avoid" else [*faults, said]
    instead = [_better_buys(verdict, catalog, language)] if verdict.instead else []
    for_whom = picked_for(verdict.gpu.id, verdicts, language)
    return language.text("join.sentence").join([*found, *instead, *for_whom])


def _faults(verdict: CardVerdict, say: Callable[..., str], language: Language) -> list[str]:
    product = language.full_name(verdict.gpu)
    server = "passive" if verdict.needs_airflow else ""
    if verdict.gpu.is_server_module:
        server = "module"  # which is worse than to need its fans
    faults = [*verdict.reasons, *([server] if server else [])]
    return [
        say(f"fault-{fault}", product=product, **_figures(fault, verdict, language))
        for fault in faults
    ]


def _figures(fault: str, verdict: CardVerdict, language: Language) -> Mapping[str, object]:
    """Return the figures behind a fault that has some."""
    if fault == "memory_for_price":
        assert verdict.offer, "its price speaks against it"
        offer = {"money": offer_amount(verdict.offer, language), "kind": verdict.offer.kind}
        return {"memory": _memory(verdict.gpu, language), **offer}
    family = verdict.standing.family
    if fault == "no_bf16":
        precisions = family.precisions if family else ()
        return {"formats": language.enumerated([each.upper() for each in precisions])}
    if fault == "support_weak":
        own = verdict.standing.status
        return {"status": own if own in ("limited", "unofficial") else "experimental"}
    if fault == "support_ending":
        return _last_versions(family.frameworks if family else (), language)
    return {}


def _last_versions(frameworks: Iterable[Framework], language: Language) -> Mapping[str, str]:
    """Return the last versions that run, and the newest so far of what goes on without an end.

    The maker of a chip ends its own software for good; PyTorch has not said when it will.
    """
    ended = [each for each in frameworks if each.until]
    last, newest = (
        language.enumerated(
            [f"{each.name}{NBSP}{each.until}" for each in ended if (each.name == _OPEN) is is_open]
        )
        for is_open in (False, True)
    )
    known = "both" if last and newest else "last" if last else "no"
    return {"known": known, "last": last, "newest": newest}


def _better_buys(verdict: CardVerdict, catalog: Catalog, language: Language) -> str:
    """Return what to take instead: `Look at the Large (24 GB, new, 250 USD) instead.`

    Where all of it is for another purse, what to take with little money comes first.
    """
    offers = language.enumerated([_buy(one, catalog, language) for one in verdict.instead])
    if verdict.modest is None:
        return language.say("better-buys", offers=offers)
    modest = _buy(verdict.modest, catalog, language)
    return language.say("better-buys-by-purse", modest=modest, offers=offers)


def _buy(offer: Offer, catalog: Catalog, language: Language) -> str:
    gpu = catalog.gpus[offer.id]
    return language.say(
        "better-buy",
        product=language.short_name(gpu),
        **_memory_unsaid(gpu, language),
        kind=offer.kind,
        money=offer_amount(offer, language),
        stale="yes" if offer.stale else "no",
    )


def _memory_unsaid(gpu: Gpu, language: Language) -> Mapping[str, str]:
    """Return the memory, and whether the short name says it already."""
    named = "no" if memory_beside_name(gpu, language, short=True) else "yes"
    return {"named": named, "memory": _memory(gpu, language)}


def _memory(gpu: Gpu, language: Language) -> str:
    return language.figure(gpu.memory.size_gb, "gb")
