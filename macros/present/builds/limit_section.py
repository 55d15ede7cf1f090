"""Limit section: speed, power and circuit of a tier's builds under measured power limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase

from macros.advice.builds.choice import Choice
from macros.advice.builds.mains import MainsSupply, mains_of
from macros.advice.builds.power_limits import Limited, LimitedSpeed, limited_builds, limits_of
from macros.advice.builds.rulebook import rules_of
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildRule
from macros.facts.records.power import PowerLimitCurve
from macros.facts.records.tiers import Tier
from macros.present.builds.result_words import Wording
from macros.present.builds.section import Block, Section
from macros.present.charts.builds import build_title, watts
from macros.present.html.table import NONE, Cell, Head, Table
from macros.present.prices.home_region import home_region
from macros.present.words.gpu_names import short_name
from macros.present.words.language import Language
from macros.present.words.power_words import circuit_name

_KEY = "build-section.limits"
_GOOD_SHARE = 0.9  # the finding names the lowest limit that leaves all measured work so much


def limit_section(edition: Edition, tier: Tier, language: Language) -> Section | None:
    """Return the section; None where no class has a build."""
    catalog = edition.catalog
    region = home_region(catalog, language)
    built = [one for one in edition.choices(tier.id, region) if one.build]
    if not built:
        return None
    mains = mains_of(catalog, region)
    with_curves = [one for one in built if one.build and limits_of(catalog, one.build.gpu.id)]
    blocks = [_block(one, catalog, mains, language) for one in with_curves]
    lacking = _names([one for one in built if one not in with_curves], language)
    sentence = language.text(f"{_KEY}.lacking", list=lacking)
    if not with_curves:
        return Section("power-limits", language.text(_KEY), sentence, ())
    notes = Block(sentences=(sentence,) if lacking else (), notes=(language.text(f"{_KEY}.note"),))
    findings = [_finding(one, catalog, mains, language) for one in with_curves]
    return Section(
        "power-limits",
        language.text(_KEY),
        language.text("join.sentence").join(dict.fromkeys(findings)),
        (*blocks, notes),
    )


def _names(choices: Sequence[Choice], language: Language) -> str:
    names = [short_name(one.build.gpu) for one in choices if one.build]
    return language.listed(dict.fromkeys(names))


def _rules(choice: Choice, catalog: Catalog) -> Mapping[str, BuildRule]:
    return rules_of(catalog.build_rules, choice.tier, choice.tier_class)


def _limited(choice: Choice, catalog: Catalog, mains: MainsSupply) -> list[Limited]:
    assert choice.build, "only builds have limits"
    return limited_builds(catalog, mains, choice.build, _rules(choice, catalog))


def _finding(choice: Choice, catalog: Catalog, mains: MainsSupply, language: Language) -> str:
    assert choice.build, "only builds have limits"
    found = _limited(choice, catalog, mains)
    good = [one for one in found if min(_shares(one), default=0.0) >= _GOOD_SHARE]
    complete = [one for one in good if None not in one.speeds]
    lowest = complete[-1] if complete else None
    name = short_name(choice.build.gpu)
    if lowest is None or lowest is found[0] or lowest.wall_w is None:
        return language.text(f"{_KEY}.depends", name=name)
    return language.text(
        f"{_KEY}.finding",
        name=name,
        limit=watts(lowest.limit_w, language),
        share=language.percent(round(min(_shares(lowest)), 2)),
        wall=watts(lowest.wall_w, language),
    )


def _shares(one: Limited) -> list[float]:
    return [speed.share for speed in one.speeds if speed]


def _block(choice: Choice, catalog: Catalog, mains: MainsSupply, language: Language) -> Block:
    assert choice.build, "only builds have limits"
    curves = limits_of(catalog, choice.build.gpu.id)
    letters = ascii_uppercase[: len(curves)]
    wording = Wording(_rules(choice, catalog), mains, {}, language)
    found = _limited(choice, catalog, mains)
    heads = (
        Head(language.text(f"{_KEY}.limit"), figures=True),
        *(Head(letter, figures=True) for letter in letters),
        Head(language.text(f"{_KEY}.load"), figures=True),
        Head(language.text(f"{_KEY}.wall"), figures=True),
        Head(language.text(f"{_KEY}.circuit"), wide=True),
        Head(language.text(f"{_KEY}.changes"), wide=True),
    )
    rows = tuple(_row(one, wording, language) for one in found)
    title = language.text(f"{_KEY}.table", name=build_title(choice, language))
    return Block(
        title=build_title(choice, language),
        points=tuple(
            _curve_words(letter, curve, catalog, language)
            for letter, curve in zip(letters, curves, strict=True)
        ),
        table=Table(title, heads, rows),
    )


def _curve_words(letter: str, curve: PowerLimitCurve, catalog: Catalog, language: Language) -> Cell:
    work = language.text(f"{_KEY}.work.{curve.workload}")
    source = catalog.sources[curve.source]
    text = language.paired(letter, language.listed([work, source.name]))
    return Cell(
        text,
        href=curve.url or source.url or "",
        detail=language.date(curve.date),
        remark=language.phrase(curve.conditions, curve.conditions_in),
    )


def _row(one: Limited, wording: Wording, language: Language) -> tuple[Cell, ...]:
    changes = [
        language.paired(
            wording.name(change.rule), language.text(f"build-severity.{change.severity}")
        )
        for change in one.changes
    ]
    return (
        Cell(language.exact(one.limit_w)),
        *(Cell(_speed_words(speed, language)) for speed in one.speeds),
        Cell(_power(one.load_w, language)),
        Cell(_power(one.wall_w, language)),
        _circuit(one, language),
        Cell(language.text("join.semicolon").join(changes) or NONE),
    )


def _circuit(one: Limited, language: Language) -> Cell:
    if one.circuit is None:
        return Cell(language.text(f"{_KEY}.no_circuit"))
    name = circuit_name(one.circuit, language)
    return Cell(name.text, language=name.language)


def _speed_words(speed: LimitedSpeed | None, language: Language) -> str:
    if speed is None:
        return NONE
    share = language.percent(round(speed.share, 2))
    return f"≈ {share}" if speed.interpolated else share


def _power(value: float | None, language: Language) -> str:
    return NONE if value is None else language.exact(float(f"{value:.3g}"))
