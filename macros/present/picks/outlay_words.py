"""Outlay words: what a pick costs with all that must be bought around it."""

from __future__ import annotations

from collections.abc import Iterator

from macros.advice.builds.choice import Total
from macros.advice.generation.tight_fit import is_tight
from macros.advice.picks.pick import Verdict
from macros.advice.picks.scores import Candidate
from macros.advice.picks.tax_on_top import highest_tax, tax_that_fits
from macros.facts.catalog import Catalog
from macros.present.prices.local_money import LocalMoney
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded, shown_amount
from macros.present.words.shared_memory_words import limit_words


def outlay_words(
    verdict: Verdict, catalog: Catalog, language: Language, whole: Total | None = None
) -> Iterator[str]:
    """Yield what the pick costs with what must be bought around it, where anything must.

    Several cards want more of a computer than the one that is there may have, so the `whole` one
    around them is named too, or that none is known.
    """
    pick = verdict.pick
    assert pick
    if _is_computer(pick):
        beside = [*verdict.ties, *verdict.runners_up]
        yield language.say(
            "pick-whole",
            memory=language.figure(pick.gpu.memory.size_gb, "gb"),
            cards="yes" if any(not _is_computer(one) for one in beside) else "no",
        )
        yield from limit_words(pick.gpu, catalog, language)
    elif _is_added(pick, verdict):
        yield language.say(
            "pick-host-several",
            money=outlay(pick, language),
            supply="yes" if pick.host.parts else "no",
            whole=language.money(rounded(whole.amount), whole.currency) if whole else "",
            known=("screen" if is_tight(verdict, catalog) else "yes") if whole else "no",
        )
    elif _adds_to_price(pick):
        kind = "supply" if len(pick.host.parts) == 1 else "computer"
        yield language.say("pick-host", money=outlay(pick, language), kind=kind)


def tax_words(
    verdict: Verdict, catalog: Catalog, language: Language, money: LocalMoney
) -> Iterator[str]:
    """Yield from which tax on the pick no longer fits into a sum for everything, and what does.

    Nothing where prices hold the tax, and where the highest one still fits.
    """
    rate, budget = tax_that_fits(verdict, catalog), verdict.limits.budget_usd
    if rate is None or budget is None:
        return
    tax, most = catalog.regions[verdict.region].tax, highest_tax(catalog, verdict.region)
    assert tax
    others = [*verdict.ties, *verdict.runners_up]
    fitting = [other for other in others if other.outlay_usd * (1 + most) <= budget]
    yield language.say(
        "pick-before-tax",
        tax=language.phrase(tax.name or "", tax.name_in).text,
        money=language.money(budget / money.usd, money.currency),
        rate=language.percent(rate),
        most=language.percent(most),
        other=language.products([(fitting[0].gpu, fitting[0].count)]) if fitting else "",
        cards=fitting[0].count if fitting else 1,
        known="yes" if fitting else "no",
    )


def around_words(
    candidate: Candidate, verdict: Verdict, language: Language, *, beside_computers: bool
) -> str:
    """Return what a price in a row holds, or what more must be paid; nothing where it is all.

    That a card is one alone is said only beside whole computers.
    """
    kind = ""
    if _is_computer(candidate):
        kind = "whole"
    elif _adds_to_price(candidate):
        kind = "supply" if len(candidate.host.parts) == 1 else "computer"
        kind = "several" if _is_added(candidate, verdict) else kind
    elif beside_computers:
        kind = "alone"
    return language.say("pick-around", kind=kind, money=outlay(candidate, language)) if kind else ""


def outlay(candidate: Candidate, language: Language) -> str:
    """Return the price of the cards with all that must be bought around them, rounded."""
    return language.money(_outlay(candidate), candidate.offer.currency)


def _outlay(candidate: Candidate) -> float:
    offer = candidate.offer
    host = candidate.host.usd * offer.amount / offer.paid_usd
    return rounded(offer.amount * candidate.count + host)


def _adds_to_price(candidate: Candidate) -> bool:
    """Return whether what must be bought around it is seen in the price once that is rounded."""
    shown = rounded(shown_amount(candidate.offer, candidate.count))
    return bool(candidate.host.parts) and _outlay(candidate) != shown


def _is_computer(candidate: Candidate) -> bool:
    """Return whether a product is sold as a computer."""
    return candidate.kind == "soc" and candidate.offer.kind != "rental"


def _is_added(candidate: Candidate, verdict: Verdict) -> bool:
    """Return whether several cards go into a computer that is there."""
    is_there = verdict.persona.has == "computer" and len(candidate.host.parts) <= 1
    return candidate.kind in ("pair", "quad") and is_there
