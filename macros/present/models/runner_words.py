"""Runner words: what runs a model in a region, the cheapest of each kind in sentences.

A whole computer comes first where it costs less than any card or pair: they leave out the board,
case and power supply, and for more cards than two these cost the most.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from macros.advice.edition import Edition
from macros.advice.generation.generation_model import GenerationSpeed
from macros.advice.generation.runners import (
    Market,
    Runner,
    cheapest_rented,
    raisable,
    raised,
)
from macros.advice.memory.cases import usual_tokens
from macros.advice.memory.fit import COUNTS
from macros.advice.memory.formats import Ends
from macros.advice.memory.held import Verdict
from macros.advice.memory.held_together import verdict_together
from macros.advice.memory.shared_memory import is_set_first
from macros.facts.catalog import Catalog
from macros.facts.records.models import Model
from macros.facts.records.products import Gpu
from macros.present.models.outlet_words import is_too_much, outlet_words
from macros.present.prices.hour_money import HourMoney
from macros.present.words.clauses import either
from macros.present.words.language import Language
from macros.present.words.memory_words import ends
from macros.present.words.offer_words import offer_amount, price_caution
from macros.present.words.shared_memory_words import limit_words

_PAIR = 2


def runner_sentences(
    cards: Sequence[Runner],
    whole: Sequence[Runner],
    model: Model,
    need: Ends,
    market: Market,
    language: Language,
) -> tuple[str, ...]:
    """Return what costs least of the cards and of the whole computers that run a model."""
    held = [*whole, *cards]
    told = [
        [*_sentences(cards, model, market, language)],
        [*_whole_sentences(whole, cards, need, market, language)],
    ]
    if is_first(whole, cards):
        told.reverse()
    led = [_led(_offered(cards, market), model, market.catalog)] if cards else []
    told[-1].extend(_speeds(whole, led, language))
    return (
        *(language.text("join.sentence").join(some) for some in told if some),
        *_raised(model, need, market, held, language),
        *_cheaper_raised(raisable(model, need, market), held, language),
    )


def is_first(whole: Sequence[Runner], cards: Sequence[Runner]) -> bool:
    """Return whether the cheapest whole computer costs less than any one card or pair."""
    return _costs_less(whole, _least_usd(cards, most=_PAIR))


def _costs_less(whole: Sequence[Runner], usd: float) -> bool:
    """Return whether the cheapest computer does; not at a price that its maker has raised since."""
    return bool(whole) and not whole[0].offer.is_superseded and whole[0].cautious_usd < usd


def _least_usd(cards: Sequence[Runner], most: int = COUNTS[-1]) -> float:
    """Return what the cheapest cards cost, of at most so many; infinite where there are none."""
    return min((one.cautious_usd for one in cards if one.count <= most), default=math.inf)


def with_screen(runner: Runner, model: Model, catalog: Catalog) -> Verdict:
    """Return whether cards hold a model with a screen plugged into the first of them."""
    tokens, count = usual_tokens(model), runner.count
    held = verdict_together(runner.gpu, catalog, model.id, tokens, count, screen=True)
    return held or "fits"  # what of the layers is not known is told by its sum alone


def borderline_words(runner: Runner, model: Model, catalog: Catalog, language: Language) -> str:
    """Return what a screen on the first of these cards changes; nothing where they hold it too."""
    held = with_screen(runner, model, catalog)
    if held == "fits":
        return ""
    return language.text("gpu.held.with_screen", verdict=language.text(f"gpu.held.{held}"))


def _sentences(
    found: Sequence[Runner], model: Model, market: Market, language: Language
) -> Iterator[str]:
    """Yield the cheapest of the fewest cards and, where more cost less, the cheapest of these.

    Where the fewest are borderline with a screen and more are sure and cost less, these come first.
    """
    if not found:
        yield language.say("model-none", count=COUNTS[-1])
        return
    offered = _offered(found, market)
    fewest, sure = offered[0], _sure_with_screen(offered, model, market.catalog)
    first = _led(offered, model, market.catalog)
    yield language.say(
        "model-cheapest",
        place=language.place(market.region),
        cards=_on_an_outlet(first, market, language),
        count=first.count,
        money=offer_amount(first.offer, language, first.count),
        kind=first.offer.kind,
    )
    yield from price_caution(first.offer, language)
    if first is not fewest:
        fewer = _with_price(fewest, model, market, language)
        yield language.say("model-cheaper", cards=fewer, beside="fewer")
    elif sure is not fewest:
        yield _for_a_screen(sure, market, language)
    if more := _clearly_cheaper(offered, (fewest, sure), market.catalog):
        named = [_with_price(runner, model, market, language) for runner in more]
        beside = "alone" if first.count == 1 else "several"
        yield language.say("model-cheaper", cards=either(named, language), beside=beside)


def _offered(found: Sequence[Runner], market: Market) -> Sequence[Runner]:
    """Return the cards that an ordinary outlet bears with or without a limit, else all."""
    return [one for one in found if not is_too_much(one, market)] or found


def _led(offered: Sequence[Runner], model: Model, catalog: Catalog) -> Runner:
    """Return the fewest, or more that are surer and cost less where the fewest are several too.

    An old price puts nothing first.
    """
    fewest, sure = offered[0], _sure_with_screen(offered, model, catalog)
    if fewest.count == 1 or sure is None or sure.offer.stale:
        return fewest
    return sure if sure.cautious_usd < fewest.cautious_usd else fewest


def _clearly_cheaper(
    offered: Sequence[Runner], told: Sequence[Runner | None], catalog: Catalog
) -> list[Runner]:
    """Return the cheapest of each number of cards that costs clearly less than all fewer ones.

    An old price does not tell that. Nearer ones stand in the table.
    """
    ratio = catalog.rules["upgrade-close-ratio"].value
    least_usd = min(one.cautious_usd for one in told if one)
    cheaper: list[Runner] = []
    for one in _first_of_each_count([one for one in offered if not one.offer.stale]):
        if one.cautious_usd * ratio <= least_usd:
            cheaper.append(one)
            least_usd = one.cautious_usd
    return cheaper


def _first_of_each_count(found: Sequence[Runner]) -> list[Runner]:
    return list({runner.count: runner for runner in reversed(found)}.values())[::-1]


def _on_an_outlet(runner: Runner, market: Market, language: Language) -> str:
    """Return so many cards with the limit that they need on an ordinary outlet."""
    cards = language.products([(runner.gpu, runner.count)])
    limit = outlet_words(runner, market, language)
    return language.bracketed(cards, limit) if limit else cards


def _with_price(runner: Runner, model: Model, market: Market, language: Language) -> str:
    """Return so many cards with what they cost, and what a screen or an outlet changes."""
    details = [
        offer_amount(runner.offer, language, runner.count),
        language.text("price.out_of_date") if runner.offer.stale else "",
        borderline_words(runner, model, market.catalog, language),
        outlet_words(runner, market, language),
    ]
    cards = language.products([(runner.gpu, runner.count)])
    return language.bracketed(cards, language.detailed(filter(None, details)))


def _sure_with_screen(found: Sequence[Runner], model: Model, catalog: Catalog) -> Runner | None:
    """Return the fewest where they hold the model with a screen, else the cheapest that do.

    A single card comes before several: it goes into a computer that is there.
    """
    sure = [one for one in found if with_screen(one, model, catalog) == "fits"]
    if found[0] in sure:
        return found[0]
    return min(sure, key=lambda one: (one.count > 1, one.cautious_usd), default=None)


def _for_a_screen(sure: Runner | None, market: Market, language: Language) -> str:
    """Return that a screen makes the fewest cards borderline, and which hold the model then."""
    return language.say(
        "model-with-screen",
        found="yes" if sure else "no",
        count=sure.count if sure else 1,
        cards=_on_an_outlet(sure, market, language) if sure else "",
        money=offer_amount(sure.offer, language, sure.count) if sure else "",
        kind=sure.offer.kind if sure else "",
    )


def _whole_sentences(
    found: Sequence[Runner],
    cards: Sequence[Runner],
    need: Ends,
    market: Market,
    language: Language,
) -> Iterator[str]:
    """Yield the cheapest computer with shared memory that holds it, and how its limit is raised."""
    for cheapest in found[:1]:
        is_least = _costs_less(found, _least_usd(cards))
        yield language.say(
            "model-computer",
            order="least" if is_least else "first" if is_first(found, cards) else "after",
            place=language.place(market.region),
            computer=language.products([(cheapest.gpu, 1)]),
            money=offer_amount(cheapest.offer, language),
        )
        yield from price_caution(cheapest.offer, language)
        if is_set_first(cheapest.gpu, need.high, market.catalog):
            yield from limit_words(cheapest.gpu, market.catalog, language)


def _speeds(whole: Sequence[Runner], cards: Sequence[Runner], language: Language) -> Iterator[str]:
    """Yield how fast the cheapest computer writes beside the cards named first."""
    if whole and cards and whole[0].speed and cards[0].speed:
        yield language.say(
            "model-computer-speed",
            speed=_tokens(whole[0].speed, language),
            cards=language.products([(cards[0].gpu, cards[0].count)]),
            other=_tokens(cards[0].speed, language),
        )


def raised_gpu(held: Sequence[Runner], model: Model, need: Ends, market: Market) -> str | None:
    """Return the id of the computer that is told to hold the model with a raised limit."""
    found = _first_raised(model, need, market, held)
    return found[0].id if found else None


def _first_raised(
    model: Model, need: Ends, market: Market, held: Sequence[Runner]
) -> tuple[Gpu, GenerationSpeed] | None:
    if any(one.count == 1 for one in held):
        return None
    return next(iter(raised(model, need, market)), None)


def _raised(
    model: Model, need: Ends, market: Market, held: Sequence[Runner], language: Language
) -> Iterator[str]:
    """Yield the fastest computer that may hold it, where nothing alone surely does."""
    if found := _first_raised(model, need, market, held):
        gpu, speed = found
        computer, tokens = language.products([(gpu, 1)]), _tokens(speed, language)
        said = [language.say("model-raised", computer=computer, speed=tokens)]
        if gpu.memory.withdrawn:
            memory = language.figure(gpu.memory.size_gb, "gb")
            said.append(language.say("model-withdrawn", memory=memory))
        yield language.text("join.sentence").join(said)


def _cheaper_raised(
    found: Sequence[Runner], held: Sequence[Runner], language: Language
) -> Iterator[str]:
    """Yield the cheapest computer that may hold it, where the first that surely does costs more."""
    alone = [one for one in held if one.count == 1]
    if found and alone and found[0].cautious_usd < alone[0].cautious_usd:
        yield language.say(
            "model-raised-cheaper",
            computer=language.products([(found[0].gpu, 1)]),
            money=offer_amount(found[0].offer, language),
        )


def _tokens(speed: GenerationSpeed, language: Language) -> str:
    return language.text("unit.tokens_per_s", number=ends(speed.tokens_per_s, language))


def rented_words(edition: Edition, need: Ends, region: str, language: Language) -> Iterator[str]:
    """Yield what holds the model for the least money by the hour, where somebody rents it out."""
    cheapest = cheapest_rented(edition.catalog, need, edition.rentals(region))
    if cheapest:
        gpu, count, offer = cheapest
        money = HourMoney.in_region(edition.catalog, region, edition.day)
        yield language.say(
            "model-rented",
            cards=language.products([(gpu, count)]),
            count=count,
            money=money.words(offer.amount * count, language),
            date=language.day(offer.observed),
            stale="yes" if offer.stale else "no",
        )
