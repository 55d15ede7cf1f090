"""Product phrases: products, their figures and prices as words within a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import escape

from macros.advice.edition import Edition
from macros.advice.generation.tuning_model import WORK as TUNING
from macros.advice.picks.pick import LACKING, Verdict
from macros.advice.prices.offers import Offer
from macros.facts.records.fields import FIELDS, Field
from macros.facts.records.products import Gpu
from macros.present.gpus.facts_table import shown_value
from macros.present.html.table import NONE
from macros.present.picks.answer import certainty_words
from macros.present.prices.entry_prices import cheapest_with, dependable_offers
from macros.present.prices.home_region import home_region
from macros.present.words.language import Language
from macros.present.words.markdown_text import markdown_text
from macros.present.words.offer_words import (
    offer_amount,
    offer_dated,
    offer_seen,
    offer_seen_on,
)
from macros.present.words.power_words import unbroken

# What pages call facts.
FIELD_BY_WORD: Mapping[str, Field] = {field.word: field for field in FIELDS if field.word}


_GAP = "\N{OBJECT REPLACEMENT CHARACTER}"


def linked(href: str, text: str) -> str:
    """Return a link within a sentence of Markdown; `text` is nothing but words."""
    return f'<a href="{escape(href)}">{markdown_text(text)}</a>'


def gpu_link(gpu: Gpu, language: Language, up: str, count: int = 1) -> str:
    """Return the name of an accelerator, without its brackets, as a link; of several their number.

    `up` leads to the folder of the language.
    """
    name = language.product(gpu.name.split(" (")[0])
    return linked(f"{up}gpus/{gpu.id}/", language.counted(name, count))


def figure_phrase(gpu: Gpu, field: str, language: Language) -> str:
    """Return a figure of an accelerator with its unit. Raises KeyError where it is not known."""
    if FIELD_BY_WORD[field].of(gpu) is None:
        raise _unknown(gpu, field)
    shown = shown_value(gpu, FIELD_BY_WORD[field], language)
    return markdown_text(unbroken(f"PCIe {shown}" if field == "pcie" else shown))


def ratio_phrase(gpu: Gpu, other: Gpu, field: str, language: Language) -> str:
    """Return how many times a figure of one product is that of the other: `3.4`."""
    ratio = _number(gpu, field) / _number(other, field)
    return language.number(ratio, max(2, len(str(int(ratio)))))


def pick_phrase(verdict: Verdict, up: str, language: Language) -> str:
    """Return the product picked, or, linked to the persona's page, that there is none."""
    if verdict.pick:
        return gpu_link(verdict.pick.gpu, language, up, verdict.pick.count)
    text = language.say(
        "guide-no-pick",
        why="prices" if verdict.last_cut in LACKING else "needs",
        region=language.text(f"region.{verdict.region}"),
    )
    return linked(f"{up}picks/{verdict.persona.id}/", text)


def pick_phrase_within(verdict: Verdict, up: str, language: Language) -> str:
    """Return the product picked as the subject of a sentence: one alone with its article."""
    picked = pick_phrase(verdict, up, language)
    is_one = verdict.pick is not None and verdict.pick.count == 1
    return language.say("guide-pick-within", pick=picked) if is_one else picked


def pick_choice_phrase(verdict: Verdict, up: str, language: Language) -> str:
    """Return the product picked; where others are as good, that it is one of them."""
    picked = pick_phrase(verdict, up, language)
    if not verdict.ties:
        return picked
    other = verdict.ties[0]
    tied = gpu_link(other.gpu, language, up, other.count)
    return language.say("guide-pick-choice", pick=picked, other=tied)


def pick_certainty_phrase(verdict: Verdict, language: Language) -> str:
    """Return how sure a pick is, in a word or two; a dash where nothing is picked."""
    words = certainty_words(verdict, language) if verdict.pick else NONE
    return markdown_text(words)


def pick_price_phrase(verdict: Verdict, language: Language) -> str:
    """Return what the picked product costs, all of several together, and how that is known."""
    if verdict.pick is None:
        return markdown_text(language.text("guide.no_price"))
    offer = verdict.pick.offer
    amount = offer_amount(offer, language, verdict.pick.count)
    if offer.kind == "rental":
        hour = language.text("price.an_hour", money=amount)
        return markdown_text(language.bracketed(hour, offer_seen_on(offer, language)))
    return markdown_text(language.bracketed(amount, offer_seen(offer, language)))


@dataclass(frozen=True)
class Wanted:
    """What a card is to have: so many GB, a vendor if one is named, a known speed in tuning.

    With `priced` its price is said too, with its day.
    """

    memory_gb: float
    vendor: str | None = None
    trains: bool = False
    priced: bool = False


def cheapest_phrase(edition: Edition, wanted: Wanted, up: str, language: Language) -> str:
    """Return the cheapest new card for a desktop that has what is wanted, with its price if asked.

    Cards whose software is experimental or at its end do not count.
    """
    region = home_region(edition.catalog, language)
    known = dependable_offers(edition, region)
    if wanted.trains:
        speeds = edition.performance.speeds
        known = [(gpu, offer) for gpu, offer in known if speeds.of(TUNING, gpu.id)]
    if cheapest := cheapest_with(known, wanted.memory_gb, wanted.vendor):
        gpu, offer = cheapest
        link = gpu_link(gpu, language, up)
        return _priced(link, offer, language) if wanted.priced else link
    name = language.text(f"region.{region}")
    return markdown_text(language.text("guide.no_product", region=name))


def _priced(link: str, offer: Offer, language: Language) -> str:
    """Return a link with a price and its day: what joins them is a translator's, so text."""
    told = language.detailed((offer_amount(offer, language), offer_dated(offer, language)))
    before, after = language.paired(_GAP, told).split(_GAP, 1)
    return f"{markdown_text(before)}{link}{markdown_text(after)}"


def _number(gpu: Gpu, field: str) -> float:
    """Return a figure that can be compared. Raises KeyError where it is none or not known."""
    value = FIELD_BY_WORD[field].of(gpu)
    if value is None:
        raise _unknown(gpu, field)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise KeyError(f"{FIELD_BY_WORD[field].path} is no number that could be compared.")
    return float(value)


def _unknown(gpu: Gpu, field: str) -> KeyError:
    return KeyError(f"data/gpus/{gpu.id}.yml does not say {FIELD_BY_WORD[field].path}.")
