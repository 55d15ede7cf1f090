"""Build money: which share of a build's price each kind of part takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import mean

from macros.advice.builds.choice import Choice
from macros.advice.edition import Edition
from macros.facts.records.tiers import Tier
from macros.present.charts.builds import MARK_AT, build_title, chart_id, unpriced_words
from macros.present.charts.chart import Cell, Chart, Column
from macros.present.charts.plot import Trace, axis, markers, plot, row_note, rows_axis
from macros.present.charts.ticks import Scale, linear_scale
from macros.present.words.clauses import either
from macros.present.words.language import Language
from macros.present.words.shares import share_ends


@dataclass(frozen=True)
class Share:
    """What the parts of one kind cost in a build: an amount and its share of the whole."""

    kind: str
    amount: float
    share: float


def money_shares(choice: Choice) -> list[Share]:
    """Return the amount and share of each kind of part with a known price."""
    if choice.total is None or choice.candidate is None or not choice.total.amount:
        return []
    amounts = {"gpu": choice.candidate.offer.amount * choice.tier.gpu_count}
    for item in choice.items:
        if item.offer:
            amounts[item.kind] = amounts.get(item.kind, 0.0) + item.offer.amount * item.count
    total = choice.total.amount
    return [Share(kind, amount, amount / total) for kind, amount in amounts.items()]


def money_chart(edition: Edition, tier: Tier, region: str, language: Language) -> Chart:
    """Return the share (percent) of each kind of part in the price of each class."""
    built = [choice for choice in edition.choices(tier.id, region) if money_shares(choice)]
    by_class = {choice.tier_class.id: {s.kind: s for s in money_shares(choice)} for choice in built}
    kinds = _by_share(list(by_class.values()))
    shares = [share.share for shares in by_class.values() for share in shares.values()]
    return Chart(
        id=chart_id("money", tier, region),
        title=language.text("build-section.money"),
        finding=language.text("join.sentence").join(
            (
                _money_finding(list(by_class.values()), language),
                *_lacking(built, language),
            )
        ),
        remarks=(
            language.text("build-section.money.remark", region=language.text(f"region.{region}")),
        ),
        plot=plot(
            [
                _share_marks(place, choice, by_class[choice.tier_class.id], kinds, language)
                for place, choice in enumerate(built)
            ],
            axis(
                language.text("build-section.money.x"),
                _scale([_percent(share) for share in shares]),
                language.exact,
            ),
            rows_axis(len(kinds)),
            [row_note(row, _kind_name(kind, language)) for row, kind in enumerate(kinds)],
        ),
        columns=(
            Column(language.text("build-section.build"), "class"),
            Column(language.text("build-section.part"), "part"),
            Column(language.text("build-section.money.x"), "percent", is_number=True),
            Column(_price_head(edition, region, language), "amount", is_number=True),
        ),
        rows=tuple(
            _share_row(choice, by_class[choice.tier_class.id][kind], language)
            for choice in built
            for kind in kinds
            if kind in by_class[choice.tier_class.id]
        ),
        row_ems=2.4,
    )


def _scale(percents: Sequence[float]) -> Scale:
    """Return a scale that begins a little below 0, where marks would be cut in half."""
    whole = linear_scale(percents)
    top = float(whole.ends[1])
    return replace(whole, ends=(-0.015 * top, top))


def _by_share(builds: Sequence[Mapping[str, Share]]) -> list[str]:
    """Return the kinds of parts, the accelerators first, then by their mean share."""
    kinds = {kind for shares in builds for kind in shares}
    known = {kind: [shares[kind].share for shares in builds if kind in shares] for kind in kinds}
    return sorted(kinds, key=lambda kind: (kind != "gpu", -mean(known[kind]), kind))


def _money_finding(builds: Sequence[Mapping[str, Share]], language: Language) -> str:
    if not builds:
        return language.text("chart.empty")
    cards = [shares["gpu"].share for shares in builds]
    least, largest = round(min(cards), 2), round(max(cards), 2)
    low, high = share_ends(least, largest, language)
    if least == largest:
        sentences = [language.say("money-same", share=high)]
    else:
        sentences = [language.say("money-range", low=low, high=high)]
    sentences += _next_words(builds, language)
    return language.text("join.sentence").join(sentences)


def _next_words(builds: Sequence[Mapping[str, Share]], language: Language) -> list[str]:
    """Return what costs most after the accelerators, which can be another part in each build."""
    others = ([share for share in shares.values() if share.kind != "gpu"] for shares in builds)
    largest = [max(shares, key=lambda share: share.share) for shares in others if shares]
    if not largest:
        return []
    kinds = dict.fromkeys(share.kind for share in largest)
    parts = either([language.say("part-in-sentence", kind=kind) for kind in kinds], language)
    share = language.percent(max(share.share for share in largest))
    return [language.say("money-next", part=parts, share=share)]


def _lacking(built: Sequence[Choice], language: Language) -> list[str]:
    """Return which parts have no price and are in none of the shares."""
    parts = unpriced_words(built, language)
    return [language.say("money-lacking", parts=parts)] if parts else []


def _percent(share: float) -> float:
    return round(100 * share, 1)


def _kind_name(kind: str, language: Language) -> str:
    return language.text(f"part.{kind}")


def _share_marks(
    place: int,
    choice: Choice,
    shares: Mapping[str, Share],
    kinds: Sequence[str],
    language: Language,
) -> Trace:
    shown = [(row, shares[kind]) for row, kind in enumerate(kinds) if kind in shares]
    assert choice.total, "there are shares"
    currency = choice.total.currency
    return markers(
        language.text(f"tier-class.{choice.tier_class.id}"),
        place,
        [(_percent(share.share), row + MARK_AT) for row, share in shown],
        [_kind_name(share.kind, language) for _, share in shown],
        [language.money(share.amount, currency) for _, share in shown],
    )


def _share_row(choice: Choice, share: Share, language: Language) -> tuple[Cell, ...]:
    return (
        Cell(build_title(choice, language), choice.tier_class.id),
        Cell(_kind_name(share.kind, language), share.kind),
        Cell.of_number(_percent(share.share), language),
        Cell.of_number(round(share.amount), language),
    )


def _price_head(edition: Edition, region: str, language: Language) -> str:
    currency = edition.catalog.regions[region].currency
    return language.bracketed(language.text("build-section.price"), language.currency(currency))
