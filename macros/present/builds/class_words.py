"""Class words: the build for a class of a tier in a region, in the reader's words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from macros.advice.builds.build import Build
from macros.advice.builds.choice import Choice, Total
from macros.advice.builds.figures import figures_of
from macros.advice.builds.mains import MainsSupply, mains_of
from macros.advice.builds.wall_draw import wall_draw
from macros.advice.builds.wiring import wiring_of
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildRule
from macros.facts.records.partial_date import span
from macros.present.builds.asked_words import asked_words
from macros.present.builds.build_query import build_query
from macros.present.builds.firmware_words import firmware_words
from macros.present.builds.limit_words import limit_words
from macros.present.builds.obstacle_words import ObstacleWords, cheaper_words, passed_over_words
from macros.present.builds.part_rows import PartRow, part_name, part_rows
from macros.present.builds.price_order_words import price_order_words
from macros.present.builds.result_words import ResultWords
from macros.present.builds.rule_sets import missed_advice, watched
from macros.present.builds.used_words import used_words
from macros.present.builds.wiring_rows import Cable, wiring_rows
from macros.present.charts.builds import unpriced_words
from macros.present.picks.answer import answer
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_range, rounded
from macros.present.words.power_words import (
    CircuitWords,
    circuit_label,
    circuit_words,
    power_facts,
    unsure_draw_words,
    watt_range,
)


@dataclass(frozen=True)
class Price:
    """What a build costs: amount, range, and the parts that are missing in the sum.

    The `amount` names these where it stands alone, the `sum` below the parts does not.
    """

    amount: str
    range: str
    sum: str = ""
    unpriced: str = ""


@dataclass(frozen=True)
class BuildCard:
    """A class of a tier in a region, at a glance; without a `headline` there is no build."""

    name: str
    headline: str
    price: Price | None
    memory: str
    wall: str
    circuit: CircuitWords | None


@dataclass(frozen=True)
class ClassWords:
    """What the reader is told of a class, or why there is `nothing`.

    `query` leads to the page that checks builds, with this one in it; `watched` are the rules that
    it does not simply pass, without the advice that it has `missed`. `dearer` says that a class
    above it costs no more, `limit` under which power limit its cards run.
    """

    id: str
    card: BuildCard
    gpu: str
    dearer: str
    query: str
    nothing: str
    rows: tuple[PartRow, ...]
    cables: tuple[Cable, ...]
    watched: tuple[ResultWords, ...]
    missed: tuple[ResultWords, ...]
    power: tuple[tuple[str, str], ...]
    asked: tuple[tuple[str, str], ...]
    cheaper: tuple[str, ...]
    passed_over: tuple[ObstacleWords, ...]
    used: tuple[str, ...]
    limit: str = ""


def class_words(
    choice: Choice, catalog: Catalog, language: Language, above: Sequence[Choice] = ()
) -> ClassWords:
    """Return the words for a choice, whether there is a build, an accelerator alone or neither.

    The classes `above` it are those that a reader expects to cost more.
    """
    mains = mains_of(catalog, choice.region)
    candidate, build = choice.candidate, choice.build
    figures = choice.figures or {}
    return ClassWords(
        id=choice.tier_class.id,
        card=build_card(choice, catalog, language),
        gpu=candidate.gpu.id if candidate else "",
        dearer=price_order_words(choice, above, language),
        query=build_query(build, choice.region, mains) if build else "",
        nothing="" if candidate else _nothing(choice, catalog, language),
        rows=part_rows(choice, catalog, language),
        cables=tuple(_cables(choice, mains, language)),
        watched=watched(choice, catalog, language),
        missed=missed_advice(choice, catalog, language),
        power=tuple(power_facts(figures, catalog, choice.region, language)) if figures else (),
        asked=asked_words(candidate.gpu, catalog, language) if candidate and not build else (),
        cheaper=tuple(cheaper_words(choice, catalog, language)),
        passed_over=tuple(passed_over_words(choice, catalog, language)),
        used=(*used_words(choice, language), *_before_buying(choice, catalog, language)),
        limit=limit_words(choice, catalog, language),
    )


def _before_buying(choice: Choice, catalog: Catalog, language: Language) -> Iterator[str]:
    yield from firmware_words(choice, language)
    if choice.build:
        yield from unsure_draw_words(choice.figures or {}, catalog.build_rules, language)


def build_card(choice: Choice, catalog: Catalog, language: Language) -> BuildCard:
    """Return what stands of a choice on a card."""
    return BuildCard(
        name=language.text(f"tier-class.{choice.tier_class.id}"),
        headline=headline(choice, language),
        price=price_words(choice, language),
        memory=_memory_words(choice, language),
        wall=wall_words(choice, catalog.build_rules, language),
        circuit=_circuit(choice, choice.build, catalog, language) if choice.build else None,
    )


def _circuit(choice: Choice, build: Build, catalog: Catalog, language: Language) -> CircuitWords:
    mains = mains_of(catalog, choice.region)
    plain = replace(build, circuit=mains.usual, circuit_count=1, psu_circuits=())
    outlet = figures_of(plain, mains, catalog.build_figures)
    return circuit_words(build, mains, choice.figures or {}, outlet, language)


def headline(choice: Choice, language: Language) -> str:
    """Return the accelerator with its number, or nothing where there is none."""
    if choice.candidate is None:
        return ""
    return language.counted(language.local_name(choice.candidate.gpu), choice.tier.gpu_count)


def price_words(choice: Choice, language: Language) -> Price | None:
    """Return what a build costs, or the accelerator where it goes into a computer that is there."""
    if choice.total:
        missing = language.listed(part_name(item, language) for item in choice.unpriced)
        amount = about(choice.total.amount, choice.total.currency, language)
        return Price(
            amount=without_words(choice, amount, language),
            sum=amount,
            range="" if missing else _range(choice.total, language),
            unpriced=language.text("builds.without", parts=missing) if missing else "",
        )
    if choice.candidate is None:
        return None
    offer = choice.candidate.offer
    return Price(
        amount=offer_amount(offer, language),
        range=offer_range(offer, language),
    )


def about(amount: float, currency: str, language: Language) -> str:
    """Return a sum of prices that are known about: `about 25,800 USD`."""
    return language.text("chart.about", money=language.money(rounded(amount), currency))


def seen_words(choices: Iterable[Choice], language: Language) -> str:
    """Return from when to when the prices in some builds were seen; nothing without a price."""
    offers = [
        offer
        for choice in choices
        for offer in (
            choice.candidate.offer if choice.candidate else None,
            *(item.offer for item in choice.items),
        )
        if offer
    ]
    if not offers:
        return ""
    first, last = map(language.day, span(offer.observed for offer in offers))
    if first == last:
        return language.say("prices-seen-on", first=first)
    return language.say("prices-seen-between", first=first, last=last)


def _memory_words(choice: Choice, language: Language) -> str:
    """Return the memory of all accelerators, and of each where there are several."""
    if choice.candidate is None:
        return ""
    count, each_gb = choice.tier.gpu_count, choice.candidate.gpu.memory.size_gb
    total, each = (language.figure(size, "gb") for size in (each_gb * count, each_gb))
    return total if count == 1 else language.bracketed(total, language.counted(each, count))


def wall_words(choice: Choice, rules: Mapping[str, BuildRule], language: Language) -> str:
    """Return what a build draws at the wall, in W or between two; nothing where nobody knows."""
    draw = wall_draw(choice.figures, rules)
    return watt_range(draw.ends_w, language) if draw else ""


def _cables(choice: Choice, mains: MainsSupply, language: Language) -> list[Cable]:
    if choice.build is None:
        return []
    circuit = choice.build.circuit
    label = circuit_label(circuit, language) if circuit and circuit != mains.usual else ""
    return wiring_rows(
        wiring_of(choice.build, (choice.figures or {}).get("board_w")), label, language
    )


def without_words(choice: Choice, money: str, language: Language) -> str:
    """Return an amount with the parts that come on top, if any: `11,900 USD plus the chassis`."""
    parts = unpriced_words([choice], language)
    return language.text("builds.plus", money=money, parts=parts) if parts else money


def _range(total: Total, language: Language) -> str:
    return language.money_range(rounded(total.low), rounded(total.high), total.currency)


def _nothing(choice: Choice, catalog: Catalog, language: Language) -> str:
    """Return why there is neither build nor accelerator."""
    if choice.passed_over:
        return language.text("builds.none")
    return answer(choice.verdict, catalog, language).nothing or language.text("pick.none")
