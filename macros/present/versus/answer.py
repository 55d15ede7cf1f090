"""Answer: what sets two choices apart, in a few sentences: speed, memory, price, electricity."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.records.evidence import TOLERANCE
from macros.present.gpus.either_or import PAIR
from macros.present.gpus.gains import listed_works
from macros.present.gpus.usual_work import usual_work
from macros.present.versus.choices import Choice, Versus, cheaper_of
from macros.present.versus.ratios import Ratio, speed_facts, speed_ratio, times_words
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen_in_short, rounded


def answer(both: Versus) -> list[str]:
    """Return what one gets for the money, then what it costs, each in a few sentences."""
    paragraphs = ([*_speed(both), *_memory(both)], [*_price(both), *_cost(both)])
    join = both.language.text("join.sentence").join
    return [join(sentences) for sentences in paragraphs if sentences]


# What two cards are bought for, by the size of the model: one size alone misleads. The largest
# comes first, since there memory decides.
_SIZES = ("llm-decode-70b", "llm-decode-30b", "llm-decode-8b")


def _speed(both: Versus) -> Iterator[str]:
    """Yield which is faster in the usual work, of a pair in each size, or why nobody can say."""
    work = usual_work(both.edition.catalog)
    if sizes := _told_sizes(both):
        for size in sizes:
            yield from _speed_in(both, size)
    elif work is not None:
        yield from _speed_in(both, work)


def _told_sizes(both: Versus) -> list[str]:
    """Return the sizes of model in which a pair is weighed: one runs it, and all is known."""
    if all(choice.count < PAIR for choice in both.both):
        return []
    facts = {
        size: speed_facts(both, size) for size in _SIZES if size in both.edition.catalog.workloads
    }
    return [
        size
        for size, known in facts.items()
        if None not in known and any(isinstance(fact, list) for fact in known)
    ]


def _speed_in(both: Versus, work: str) -> Iterator[str]:
    """Yield which is faster in a kind of work, or why that cannot be said."""
    language, ratio = both.language, speed_ratio(both, work)
    works = listed_works([work], language)
    if ratio is None:
        yield from _without_speed(both, work, works)
    elif ratio.is_in_turn or ratio.is_sure:
        yield _faster(ratio, works, language)
    else:
        yield language.say(
            "versus-undecided",
            works=works,
            first=ratio.fast.named(language),
            second=ratio.slow.named(language),
            range=ratio.range(language),
        )
    if ratio is not None and not ratio.is_in_turn:
        yield from _in_turn(both, work, ratio)


def _faster(ratio: Ratio, works: str, language: Language) -> str:
    """Return which choice is faster and by how much; of cards in turn, that they may be faster."""
    is_sure = {} if ratio.is_in_turn else {"sure": "yes" if ratio.low >= 1 else "no"}
    return language.say(
        "versus-faster-in-turn" if ratio.is_in_turn else "versus-faster",
        works=works,
        fast=ratio.fast.named(language),
        slow=ratio.slow.named(language),
        count=ratio.fast.count,
        times=times_words(ratio, language),
        range=ratio.range(language),
        **is_sure,
    )


def _in_turn(both: Versus, work: str, ratio: Ratio) -> Iterator[str]:
    """Yield that the cards of a pair take turns, where its speed is that of such a pair."""
    for choice in both.both:
        joint = both.edition.joint_speed(work, choice.gpu.id, choice.count)
        if joint is not None and joint.split == "layer":
            is_behind = ratio.is_sure and choice is ratio.slow
            yield both.language.say(
                "versus-in-turn",
                product=choice.named(both.language),
                behind="yes" if is_behind else "no",
            )


def _without_speed(both: Versus, work: str, works: str) -> Iterator[str]:
    """Yield for each choice without a speed why it has none."""
    language = both.language
    unknown: list[Choice] = []
    for choice, fact in zip(both.both, speed_facts(both, work), strict=True):
        if fact == "memory":
            yield language.say(
                "versus-too-small", product=choice.named(language), count=choice.count, works=works
            )
        elif fact is None:
            unknown.append(choice)
    if unknown:
        products = language.enumerated([choice.named(language) for choice in unknown])
        yield language.say("versus-speed-unknown", products=products, works=works)


def _memory(both: Versus) -> Iterator[str]:
    """Yield how much memory each has, and how a pair divides a model."""
    language = both.language
    less, more = sorted(both.both, key=lambda choice: choice.side.memory_gb)
    sizes = [language.figure(choice.side.memory_gb, "gb") for choice in (more, less)]
    if more.side.memory_gb <= less.side.memory_gb * (1 + TOLERANCE):
        yield language.say("versus-same-memory", memory=sizes[0])
    else:
        yield language.say(
            "versus-memory",
            more=more.named(language),
            less=less.named(language),
            count=more.count,
            memory=sizes[0],
            other=sizes[1],
        )
    if any(choice.count == PAIR for choice in both.both):
        (pair,) = (choice for choice in both.both if choice.count == PAIR)
        each = language.figure(pair.gpu.memory.size_gb, "gb")
        yield language.say("versus-split", memory=each)


def _price(both: Versus) -> Iterator[str]:
    """Yield what each costs where the language is read, and which costs less."""
    language = both.language
    if not both.region:
        return
    place = language.place(both.region)
    priced = [choice for choice in both.both if choice.offer]
    if not priced:
        yield language.say("versus-no-price", place=place)
        return
    if len(priced) < PAIR:
        (known,) = priced
        (unknown,) = (choice for choice in both.both if choice is not known)
        yield language.say(
            "versus-one-price",
            known=known.named(language),
            unknown=unknown.named(language),
            count=known.count,
            money=_money(known, language),
            seen=_seen(known, language),
            place=place,
        )
        return
    first, second = both.both
    yield language.say(
        "versus-price",
        first=first.named(language),
        second=second.named(language),
        count=first.count,
        money=_money(first, language),
        seen=_seen(first, language),
        other=_money(second, language),
        other_seen=_seen(second, language),
        same="yes" if _seen(first, language) == _seen(second, language) else "no",
        place=place,
    )
    yield from _cheaper(both)


def _cheaper(both: Versus) -> Iterator[str]:
    """Yield which of two prices is lower, and by how much, or that nobody can tell.

    What is as undecided with electricity is said once, there.
    """
    cheap, language = cheaper_of(both), both.language
    if cheap is None:
        if not _has_totals(both) or cheaper_of(both, with_power=True):
            is_old = not all(choice.is_priced_today for choice in both.both)
            yield language.say("versus-price-undecided", reason="old" if is_old else "close")
        return
    yield language.say(
        "versus-cheaper",
        product=cheap.named(language),
        count=cheap.count,
        share=language.percent(saved_share(both, cheap)),
    )


def saved_share(both: Versus, cheap: Choice) -> float:
    """Return by which share the cheaper choice costs less than the other one."""
    dear = both.other(cheap)
    assert cheap.price, "the cheaper of two has a price"
    assert dear.price
    return 1 - cheap.price / dear.price


def _cost(both: Versus) -> Iterator[str]:
    """Yield what becomes of the prices with electricity, where prices of today and rates are known.

    Nothing where the price of one is out of date.
    """
    language, rules = both.language, both.edition.catalog.rules
    if not _has_totals(both):
        return
    cheap = cheaper_of(both, with_power=True)
    dear = both.other(cheap) if cheap else both.first
    yield language.say(
        "versus-cost",
        product=dear.named(language),
        other_product=both.other(dear).named(language),
        count=dear.count,
        years=int(rules["ownership-years"].value),
        hours=language.exact(rules["use-hours-per-year"].value),
        money=total_money(dear, language),
        other=total_money(both.other(dear), language),
        decided="yes" if cheap else "no",
    )


def _has_totals(both: Versus) -> bool:
    return all(choice.total is not None and choice.is_priced_today for choice in both.both)


def total_money(choice: Choice, language: Language) -> str:
    """Return what a choice costs with electricity, as a computed amount."""
    assert choice.total is not None, "its price and its electricity are known"
    assert choice.offer
    money = language.money(rounded(choice.total), choice.offer.currency)
    return language.text("chart.about", money=money)


def _money(choice: Choice, language: Language) -> str:
    assert choice.offer, "it has a price"
    return offer_amount(choice.offer, language, choice.count)


def _seen(choice: Choice, language: Language) -> str:
    assert choice.offer, "it has a price"
    return offer_seen_in_short(choice.offer, language)
