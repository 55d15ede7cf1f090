"""Limit section: speed, power and circuit of a tier's builds under measured power limits."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from macros.advice.builds.choice import Choice
from macros.advice.builds.mains import mains_of
from macros.advice.builds.power_limits import Limited, LimitedSpeed, limited_builds, limits_of
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.power import PowerLimitCurve
from macros.facts.records.products import Gpu
from macros.facts.records.tiers import Tier
from macros.present.builds.obstacle_words import wording_of
from macros.present.builds.result_words import Wording
from macros.present.builds.section import Block, Section
from macros.present.charts.builds import build_title
from macros.present.html.table import NONE, Cell, Head, Table
from macros.present.prices.home_region import home_region
from macros.present.words.language import Language
from macros.present.words.named_products import some_products
from macros.present.words.offer_words import rounded
from macros.present.words.power_words import circuit_name, watts
from macros.present.words.source_names import source_name

_KEY = "build-section.limits"
_GOOD_SHARE = 0.9  # the finding names the lowest limit that leaves all measured work so much


def limit_section(edition: Edition, tier: Tier, language: Language) -> Section | None:
    """Return the section; None where nobody measured an accelerator of these builds."""
    catalog = edition.catalog
    region = home_region(catalog, language)
    mains = mains_of(catalog, region)
    blocks, findings, lacking = [], [], []
    for choice in edition.choices(tier.id, region):
        if choice.build and (curves := limits_of(catalog, choice.build.gpu.id)):
            wording = wording_of(choice, catalog, language)
            builds = limited_builds(catalog, mains, choice.build, wording.rules)
            blocks.append(_block(choice, curves, builds, catalog, wording))
            findings.append(_finding(choice.build.gpu, builds, language))
        elif choice.build:
            lacking.append(choice.build.gpu)
    if not blocks:
        return None
    if lacking:
        findings.append(language.say("limits-lacking", products=some_products(lacking, language)))
    finding = language.text("join.sentence").join(dict.fromkeys(findings))
    return Section("power-limits", language.text(_KEY), finding, tuple(blocks))


def _finding(gpu: Gpu, builds: Sequence[Limited], language: Language) -> str:
    """Return the lowest limit that leaves all measured work fast; `builds` from the highest."""
    good = [build for build in builds if _least_share(build) >= _GOOD_SHARE]
    lowest, product = good[-1] if good else None, language.short_name(gpu)
    if lowest is None or lowest is builds[0] or lowest.wall_w is None:
        return language.say("limits-depends", product=product)
    return language.say(
        "limits-finding",
        product=product,
        limit=watts(lowest.limit_w, language),
        share=language.percent(_least_share(lowest)),
        wall=watts(lowest.wall_w, language),
    )


def _least_share(build: Limited) -> float:
    """Return the lowest speed as a share of the unlimited one; 0 where some speed is unknown."""
    return min((speed.share if speed else 0.0 for speed in build.speeds), default=0.0)


def _block(
    choice: Choice,
    curves: Sequence[PowerLimitCurve],
    builds: Sequence[Limited],
    catalog: Catalog,
    wording: Wording,
) -> Block:
    language, letters = wording.language, ascii_uppercase[: len(curves)]
    limit, load, wall = (
        Head(language.text(f"{_KEY}.{name}"), figures=True) for name in ("limit", "load", "wall")
    )
    sentences = (
        Head(language.text(f"{_KEY}.{name}"), wide=True) for name in ("circuit", "changes")
    )
    heads = (limit, *(Head(letter, figures=True) for letter in letters), load, wall, *sentences)
    rows = tuple(_row(build, wording) for build in builds)
    title = language.text(f"{_KEY}.table", name=build_title(choice, language))
    return Block(
        points=tuple(
            _curve_words(letter, curve, catalog, language)
            for letter, curve in zip(letters, curves, strict=True)
        ),
        table=Table(title, heads, rows),
        folded=True,
        notes=(language.text(f"{_KEY}.note"),),
    )


def _curve_words(letter: str, curve: PowerLimitCurve, catalog: Catalog, language: Language) -> Cell:
    work = language.text(f"{_KEY}.work.{curve.workload}")
    source = catalog.sources[curve.source]
    text = language.paired(letter, language.detailed([work, source_name(source, language).text]))
    return Cell(
        text,
        href=curve.url or source.url or "",
        detail=language.date(curve.date),
        remark=language.phrase(curve.conditions, curve.conditions_in),
    )


def _row(build: Limited, wording: Wording) -> tuple[Cell, ...]:
    text, language = wording.language.text, wording.language
    changes = (
        language.paired(wording.name(change.rule), text(f"build-severity.{change.severity}"))
        for change in build.changes
    )
    return (
        Cell(language.exact(build.limit_w)),
        *(Cell(_speed_words(speed, language)) for speed in build.speeds),
        Cell(_power(build.load_w, language)),
        Cell(_power(build.wall_w, language)),
        _circuits(build, language),
        Cell(text("join.semicolon").join(changes) or NONE),
    )


def _circuits(build: Limited, language: Language) -> Cell:
    if build.circuit is None:
        return Cell(language.text(f"{_KEY}.no_circuit"))
    name = circuit_name(build.circuit, language)
    return Cell(language.counted(name.text, build.circuit_count), language=name.language)


def _speed_words(speed: LimitedSpeed | None, language: Language) -> str:
    if speed is None:
        return NONE
    share = language.percent(speed.share)
    return language.say("about-share", share=share) if speed.interpolated else share


def _power(value: float | None, language: Language) -> str:
    return NONE if value is None else language.exact(rounded(value))
