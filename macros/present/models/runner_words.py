"""Runner words: what runs a model in a region, the cheapest of each kind in sentences.

What costs least of all comes first, be it a card or a whole computer.
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
from macros.present.prices.hour_money import HourMoney
from macros.present.words.language import Language
from macros.present.words.memory_words import ends
from macros.present.words.offer_words import offer_amount, price_caution
from macros.present.words.shared_memory_words import limit_words


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
    of_cards = language.text("join.sentence").join(_sentences(cards, model, market, language))
    of_whole = tuple(_whole_sentences(whole, cards, need, market, language))
    ordered = (*of_whole, of_cards) if is_first(whole, cards) else (of_cards, *of_whole)
    return (
        *ordered,
        *_raised(model, need, market, held, language),
        *_cheaper_raised(raisable(model, need, market), held, language),
    )


def is_first(whole: Sequence[Runner], cards: Sequence[Runner]) -> bool:
    """Return whether the cheapest whole computer costs less than any cards, even without theirs."""
    least = min((one.cautious_usd for one in cards), default=math.inf)
    return bool(whole) and whole[0].cautious_usd < least


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
    """Yield the cheapest of the fewest cards and, where two cost less, the cheapest pair."""
    if not found:
        yield language.say("model-none", count=COUNTS[-1])
        return
    fewest = found[0]
    pair = next((runner for runner in found if runner.count > fewest.count), None)
    yield language.say(
        "model-cheapest",
        place=language.place(market.region),
        cards=language.products([(fewest.gpu, fewest.count)]),
        count=fewest.count,
        money=offer_amount(fewest.offer, language, fewest.count),
        kind=fewest.offer.kind,
    )
    yield from price_caution(fewest.offer, language)
    yield from _for_a_screen(found, model, market.catalog, language)
    if pair:
        cards = language.products([(pair.gpu, pair.count)])
        screen = borderline_words(pair, model, market.catalog, language)
        yield language.say(
            "model-cheaper",
            cards=language.bracketed(cards, screen) if screen else cards,
            money=offer_amount(pair.offer, language, pair.count),
        )


def _for_a_screen(
    found: Sequence[Runner], model: Model, catalog: Catalog, language: Language
) -> Iterator[str]:
    """Yield that a screen makes the cheapest cards borderline, and which hold the model then."""
    if with_screen(found[0], model, catalog) == "fits":
        return
    equal = [one for one in found if one.count == found[0].count]
    sure = next((one for one in equal if with_screen(one, model, catalog) == "fits"), None)
    yield language.say(
        "model-with-screen",
        found="yes" if sure else "no",
        cards=language.products([(sure.gpu, sure.count)]) if sure else "",
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
    """Yield the cheapest computer with shared memory that holds it, with its speed if known."""
    for cheapest in found[:1]:
        sentences = [
            language.say(
                "model-computer",
                first="yes" if is_first(found, cards) else "no",
                place=language.place(market.region),
                computer=language.products([(cheapest.gpu, 1)]),
                money=offer_amount(cheapest.offer, language),
            )
        ]
        if cheapest.speed and cards and cards[0].speed:
            sentences.append(
                language.say(
                    "model-computer-speed",
                    speed=_tokens(cheapest.speed, language),
                    cards=language.products([(cards[0].gpu, cards[0].count)]),
                    other=_tokens(cards[0].speed, language),
                )
            )
        if is_set_first(cheapest.gpu, need.high, market.catalog):
            sentences.extend(limit_words(cheapest.gpu, market.catalog, language))
        yield language.text("join.sentence").join(sentences)


def _raised(
    model: Model, need: Ends, market: Market, held: Sequence[Runner], language: Language
) -> Iterator[str]:
    """Yield the fastest computer that may hold it, where nothing alone surely does."""
    found = [] if any(one.count == 1 for one in held) else raised(model, need, market)
    if found:
        gpu, speed = found[0]
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
        )
