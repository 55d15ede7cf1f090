"""Ranked bars: products in the order of a computed figure, with intervals and their basis."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, get_args

from macros.advice.prices.offers import Offer
from macros.advice.rankings import Basis, Ranked, not_told_from
from macros.advice.speeds.speed import SpeedKind
from macros.facts.records.products import Gpu
from macros.facts.records.regions import DEFAULT_REGION
from macros.present.charts.chart import Cell, Column
from macros.present.charts.plot import (
    Fill,
    Trace,
    axis,
    bars,
    error_bars,
    plot,
    row_note,
    rows_axis,
)
from macros.present.charts.prices import Deal
from macros.present.charts.reader_money import ReaderMoney, asked
from macros.present.charts.ticks import linear_scale
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_seen_on
from macros.present.words.significant import significant

DIGITS = 3
_MARKS = {"extrapolated": " *"}  # colour alone would be lost on paper; the legend has it too
_MOST_NAMED = 3
_FAR = 2  # so many times the second reads better than a percentage
# Filled bars are known, empty ones inferred; each also has a colour of its own.
_LOOKS: dict[Basis, tuple[int, Fill]] = {
    "measured": (0, "pale"),
    "estimated": (1, "none"),
    "extrapolated": (3, "none"),
}


def ranked_plot(shown: Sequence[Ranked], title: str, language: Language) -> dict[str, Any]:
    """Return a bar for each product, with a line over it for its interval, above an axis."""
    bases = [basis for basis in get_args(Basis) if any(entry.basis == basis for entry in shown)]
    return plot(
        [_bars(basis, shown, language) for basis in bases],
        axis(title, linear_scale([_short(ranked.high) for ranked in shown]), language.exact),
        rows_axis(len(shown)),
        [row_note(row, _bar_name(ranked, language)) for row, ranked in enumerate(shown)],
    )


def ranked_columns(
    title: str, name: str, language: Language, money: ReaderMoney | None = None
) -> tuple[Column, ...]:
    """Return the heads of `ranked_cells`: a figure with its ends and, with `money`, a price."""
    return (
        Column(language.text("table.name"), "id"),
        Column(language.text("chart.known"), "kind"),
        Column(title, name, is_number=True),
        Column(language.text("chart.interval.low"), "low", is_number=True),
        Column(language.text("chart.interval.high"), "high", is_number=True),
        *(_price_columns(money, language) if money else ()),
    )


def _price_columns(money: ReaderMoney, language: Language) -> tuple[Column, ...]:
    return (
        Column(language.text("chart.series"), "offer"),
        Column(money.head(language), money.column, is_number=True),
        Column(language.text("chart.price_date"), "price_date"),
    )


def _rounded_cell(value: float, language: Language) -> Cell:
    """Return a computed figure with the digits that it bears."""
    return Cell.of_number(significant(value, DIGITS), language, DIGITS)


def drawing_notes(shown: Sequence[Ranked], language: Language) -> list[str]:
    """Return what the lines over bars mean, and how measured bars are told from estimated ones."""
    keys = {
        "chart.known.note": {ranked.speed.kind for ranked in shown} == set(get_args(SpeedKind)),
        "chart.known.far": any(ranked.basis == "extrapolated" for ranked in shown),
        "chart.interval": True,
    }
    return [language.text(key) for key, is_needed in keys.items() if is_needed]


def basis_name(basis: Basis, language: Language) -> str:
    """Return how a value is known: estimated as well where it is far from what was measured."""
    known = "measured" if basis == "measured" else "estimated"
    return language.text(f"chart.known.{known}")


def _marked(basis: Basis, language: Language) -> str:
    """Return how a value is known with the mark that a remark explains."""
    return basis_name(basis, language) + _MARKS.get(basis, "")


def offer_kind(ranked: Ranked, language: Language) -> str:
    """Return what one gets for the price: a new card, a used one, a whole computer."""
    assert ranked.offer, "there is a price"
    return language.text(f"chart.offer.{Deal(ranked.gpu, ranked.offer).kind}")


def ranked_name(ranked: Ranked, language: Language) -> str:
    """Return the product's short name; where there is a price, with what it is for."""
    name = language.local_name(ranked.gpu, short=True)
    if ranked.offer is None:
        return name
    words = [offer_kind(ranked, language)]
    if ranked.offer.how == "estimated":
        words.append(language.text("chart.price_estimated"))
    return language.bracketed(name, language.detailed(words))


def interval_words(ranked: Ranked, language: Language) -> str:
    """Return an interval in words: from its lower end to its upper one."""
    low, high = (language.number(end, DIGITS) for end in (ranked.low, ranked.high))
    return language.text("speed.from_to", low=low, high=high)


def price_words(offer: Offer, language: Language) -> str:
    """Return a price with the day on which it was seen, or how it was estimated."""
    amount = language.money(asked(offer), offer.currency)
    return language.bracketed(amount, price_origin(offer, language))


def price_origin(offer: Offer, language: Language) -> str:
    """Return the day on which a price was seen and what else one must know of it."""
    if offer.how == "estimated":
        return language.text("chart.price_estimated")
    return offer_seen_on(offer, language)


def _bars(basis: Basis, shown: Sequence[Ranked], language: Language) -> Trace:
    rows = [(row, ranked) for row, ranked in enumerate(shown) if ranked.basis == basis]
    series, fill = _LOOKS[basis]
    trace = bars(
        _marked(basis, language),
        series,
        [(row, _short(ranked.value)) for row, ranked in rows],
        [ranked_name(ranked, language) for _, ranked in rows],
        [_detail(ranked, language) for _, ranked in rows],
        fill=fill,
    )
    low = [_short(ranked.value - ranked.low) for _, ranked in rows]
    high = [_short(ranked.high - ranked.value) for _, ranked in rows]
    return {**trace, "error_x": error_bars(low, high)}


def _short(value: float) -> float:
    """Return a number with the digits that a drawing needs, so that pages stay small."""
    return round(value, 3)


def _detail(ranked: Ranked, language: Language) -> str:
    words = [interval_words(ranked, language)]
    if ranked.offer:
        words.append(price_words(ranked.offer, language))
    return language.detailed(words)


def _bar_name(ranked: Ranked, language: Language) -> str:
    name = ranked_name(ranked, language) + _MARKS.get(ranked.basis, "")
    return language.paired(name, language.number(ranked.value, DIGITS))


def ranked_cells(ranked: Ranked, language: Language) -> tuple[Cell, ...]:
    """Return a product's name, how its value is known, the value with its ends, and its price."""
    return (
        Cell(language.local_name(ranked.gpu), ranked.gpu.id),
        Cell(_marked(ranked.basis, language), ranked.basis),
        *(_rounded_cell(value, language) for value in (ranked.value, ranked.low, ranked.high)),
        *_price_cells(ranked, language),
    )


def _price_cells(ranked: Ranked, language: Language) -> tuple[Cell, ...]:
    if ranked.offer is None:
        return ()
    estimated = Cell(language.text("chart.price_estimated"), "estimated")
    return (
        Cell(offer_kind(ranked, language), ranked.offer.kind),
        Cell.of_number(asked(ranked.offer), language),
        estimated if ranked.offer.how == "estimated" else _day_cell(ranked.offer, language),
    )


def _day_cell(offer: Offer, language: Language) -> Cell:
    return Cell(language.date(offer.observed), str(offer.observed))


def offer_phrase(ranked: Ranked, language: Language, *, kind_is_said: bool = False) -> str:
    """Return a product as a sentence names it; where there is a price, with what it is for."""
    offer = ranked.offer
    return language.say(
        "chart-offer",
        product=language.short_name(ranked.gpu),
        offer="none" if kind_is_said or not offer else Deal(ranked.gpu, offer).kind,
        price="estimated" if offer and offer.how == "estimated" else "seen",
    )


def ranked_finding(
    kind: str,
    shown: Sequence[Ranked],
    reference: Gpu | None,
    language: Language,
    certainty: float,
    unit: str,
) -> list[str]:
    """Return who leads, with a value that holds per `unit`, and what the lead is worth.

    The speed of `reference` is 1. A lead of at least `certainty` (0 to 1) counts.
    """
    if not shown or reference is None:
        return [language.text("chart.empty")]
    leader, *others = shown
    values = {
        "best": offer_phrase(leader, language),
        "reference": language.short_name(reference),
        "value": language.number(leader.value, DIGITS),
        "range": interval_words(leader, language),
        "basis": leader.speed.kind,
        "unit": unit,
        "itself": "yes" if leader.gpu.id == reference.id else "no",
    }
    best = language.say(f"chart-{kind}-best", **values)
    return [best, _lead(leader, others, language, certainty)] if others else [best]


def _lead(leader: Ranked, others: Sequence[Ranked], language: Language, certainty: float) -> str:
    """Return who cannot be told from the leader, or by how much it leads the next one.

    What is told by hardware of another kind has no lead that counts.
    """
    tied = not_told_from(leader, others, certainty)
    if not tied and leader.basis == "extrapolated":
        return language.say("chart-lead-unsure", other=offer_phrase(others[0], language))
    if not tied:
        ratio = leader.value / others[0].value
        return language.say(
            "chart-lead-ahead",
            percent=language.percent(ratio - 1),
            times=language.number(ratio, DIGITS),
            far="yes" if ratio >= _FAR else "no",
            overlap="yes" if others[0].high > leader.low else "no",
            other=offer_phrase(others[0], language),
        )
    named = [offer_phrase(ranked, language) for ranked in tied[:_MOST_NAMED]]
    if more := len(tied) - len(named):
        named.append(language.say("others-more", count=more))
    return language.say("chart-lead-tied", others=language.enumerated(named))


def first_of(
    kind: str,
    shown: Sequence[Ranked],
    is_wanted: Callable[[Ranked], bool],
    language: Language,
    region: str = DEFAULT_REGION,
    faulted_ids: Collection[str] = (),
) -> list[str]:
    """Return the sentence that names the best one that is wanted, unless it leads them all.

    It may name the region for which cards are made. Of an offer that is better avoided it says
    so, and names the best of the others that are wanted.
    """
    wanted = [ranked for ranked in shown if is_wanted(ranked)]
    if not wanted or wanted[0] is shown[0]:
        return []
    name = offer_phrase(wanted[0], language, kind_is_said=True)
    value = language.number(wanted[0].value, DIGITS)
    if wanted[0].offer:
        further = _avoided_first(wanted, faulted_ids, language)
    else:
        further = {"place": language.place(region)}
    return [language.say(f"chart-{kind}-further", best=name, value=value, **further)]


def _avoided_first(
    wanted: Sequence[Ranked], faulted_ids: Collection[str], language: Language
) -> dict[str, str]:
    """Return whether the first offer is better avoided, and the first that is not."""
    sound = next((ranked for ranked in wanted if ranked.gpu.id not in faulted_ids), None)
    return {
        "avoided": "all" if sound is None else "no" if sound is wanted[0] else "yes",
        "page": language.text("nav.avoid"),
        "sound": offer_phrase(sound, language, kind_is_said=True) if sound else "",
        "sound_value": language.number(sound.value, DIGITS) if sound else "",
    }


def sound_first(
    shown: Sequence[Ranked], faulted_ids: Collection[str], language: Language
) -> list[str]:
    """Return the sentence on a leader that is better avoided; nothing where it is not."""
    sound = next((ranked for ranked in shown if ranked.gpu.id not in faulted_ids), None)
    if sound is None or sound is shown[0]:
        return []
    return [
        language.say(
            "chart-sound-first",
            product=offer_phrase(shown[0], language),
            page=language.text("nav.avoid"),
            best=offer_phrase(sound, language),
            value=language.number(sound.value, DIGITS),
        )
    ]
