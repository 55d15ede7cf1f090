"""Build circuits: what builds draw, beside what the circuits of all regions may deliver."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from macros.advice.builds.choice import Choice
from macros.advice.builds.circuits import rules_about_mains
from macros.advice.builds.mains import MainsSupply, lasting_w, mains_of
from macros.advice.builds.outlets import outlet_of
from macros.advice.builds.wall_draw import wall_draw
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.regions import Circuit
from macros.facts.records.tiers import Tier
from macros.present.charts.builds import MARK_AT, build_title, chart_id
from macros.present.charts.chart import Cell, Chart, Column
from macros.present.charts.circuit_finding import circuit_finding
from macros.present.charts.plot import Trace, axis, bars, line, markers, plot, row_note, rows_axis
from macros.present.charts.ticks import linear_scale
from macros.present.words.grammar import cap
from macros.present.words.language import Language
from macros.present.words.power_words import circuit_label, watts


@dataclass(frozen=True)
class Supply:
    """The circuits of a region that has some of its own."""

    region: str
    mains: MainsSupply

    def shown(self, most_w: float) -> list[tuple[Circuit, bool]]:
        """Return the circuits up to the first that delivers `most_w`, each with "is usual"."""
        usual, *others = self.mains.circuits
        larger = sorted(others, key=lasting_w) if lasting_w(usual) < most_w else []
        enough = bisect_left(larger, most_w, key=lasting_w)
        return [(usual, True), *((circuit, False) for circuit in larger[: enough + 1])]


def circuit_load_w(choice: Choice, catalog: Catalog) -> float | None:
    """Return the most that a build draws from each of its circuits, in W."""
    draw = wall_draw(choice.figures, catalog.build_rules)
    return draw.most_w / choice.build.circuit_count if draw and choice.build else None


def circuit_chart(edition: Edition, tier: Tier, region: str, language: Language) -> Chart:
    """Return the power (W) of a tier's builds, above what the circuits of all regions deliver."""
    loads = [
        (choice, load_w)
        for choice in edition.choices(tier.id, region)
        if (load_w := circuit_load_w(choice, edition.catalog)) is not None
    ]
    supplies = _supplies(edition.catalog, region, language)
    most_w = max((load_w for _, load_w in loads), default=0.0)
    traces = _traces(loads, supplies, most_w, language)
    names = [
        *(_load_name(choice, load_w, language) for choice, load_w in loads),
        *(language.text(f"region.{supply.region}") for supply in supplies),
    ]
    watts_title = language.text("build-section.circuits.x")
    place = language.text(f"region.{region}")
    return Chart(
        id=chart_id("circuits", tier, region),
        title=language.text("build-section.circuits"),
        finding=_finding(loads, supplies, edition.catalog, language),
        remarks=(language.text("build-section.circuits.remark", region=place),),
        plot=plot(
            traces,
            axis(watts_title, linear_scale([x for t in traces for x in t["x"]]), language.exact),
            rows_axis(len(names)),
            [row_note(row, name) for row, name in enumerate(names)],
        ),
        columns=(
            Column(language.text("build-section.circuits.who"), "name"),
            Column(language.text("build-section.circuits.circuit"), "circuit"),
            Column(watts_title, "watts", is_number=True),
        ),
        rows=(
            *(_load_row(choice, load_w, language) for choice, load_w in loads),
            *(
                _circuit_row(supply.region, c, language)
                for supply in supplies
                for c in supply.mains.circuits
            ),
        ),
        row_ems=2.4,
    )


def _traces(
    loads: Sequence[tuple[Choice, float]],
    supplies: Sequence[Supply],
    most_w: float,
    language: Language,
) -> list[Trace]:
    """Return the bars of builds and the marks of circuits, without those that have no point."""
    shown = [(supply, supply.shown(most_w)) for supply in supplies]
    rows = len(loads) + len(supplies)
    traces = [
        *_load_lines(loads, rows),
        _load_bars(loads, language),
        *(_circuit_marks(shown, len(loads), usual, language) for usual in (True, False)),
    ]
    return [trace for trace in traces if trace["x"]]


def _supplies(catalog: Catalog, region: str, language: Language) -> list[Supply]:
    """Return the regions with circuits of their own, the reader's first, the rest by name."""
    own = [id_ for id_, place in catalog.regions.items() if place.circuits]
    mains = mains_of(catalog, region)
    home = next((id_ for id_ in own if catalog.regions[id_].circuits == mains.circuits), "")
    ordered = sorted(own, key=lambda id_: (id_ != home, language.text(f"region.{id_}")))
    return [Supply(id_, mains_of(catalog, id_)) for id_ in ordered]


def _finding(
    loads: Sequence[tuple[Choice, float]],
    supplies: Sequence[Supply],
    catalog: Catalog,
    language: Language,
) -> str:
    """Return what is said of the build that draws most from each of its circuits."""
    choice, _ = max(loads, key=lambda pair: pair[1], default=(None, 0.0))
    if choice is None or choice.build is None or not supplies:
        return language.text("chart.empty")
    rules, computed = catalog.build_rules, catalog.build_figures
    asked = rules_about_mains(rules, computed)
    outlets = {
        supply.region: outlet
        for supply in supplies
        if (outlet := outlet_of(choice.build, supply.mains, asked, computed))
    }
    draw = wall_draw(choice.figures, rules)
    assert draw, "it has a load"
    regions = catalog.regions
    wholes = {id_: whole for id_ in outlets if (whole := regions[id_].part_of)}
    return circuit_finding(choice.build, draw.ends_w, outlets, wholes, language)


def _load_name(choice: Choice, load_w: float, language: Language) -> str:
    name = language.text(f"tier-class.{choice.tier_class.id}")
    return language.paired(name, watts(load_w, language))


def _load_bars(loads: Sequence[tuple[Choice, float]], language: Language) -> Trace:
    return bars(
        language.text("build-section.build"),
        2,
        [(row, round(load_w)) for row, (_, load_w) in enumerate(loads)],
        [build_title(choice, language) for choice, _ in loads],
        [_circuit_count(choice, language) for choice, _ in loads],
        fill="pale",
    )


def _circuit_count(choice: Choice, language: Language) -> str:
    assert choice.build, "it has a load"
    return cap(language.say("circuit-count", count=choice.build.circuit_count))


def _load_lines(loads: Sequence[tuple[Choice, float]], rows: int) -> list[Trace]:
    """Return a line from each bar's end down past the circuits, to compare them with."""
    return [
        line("", None, [(round(load_w), row + 0.45), (round(load_w), rows - 0.5)], dash="dot")
        for row, (_, load_w) in enumerate(loads)
    ]


def _circuit_marks(
    shown: Sequence[tuple[Supply, Sequence[tuple[Circuit, bool]]]],
    first: int,
    is_usual: bool,
    language: Language,
) -> Trace:
    points = [
        (row, circuit, supply.region)
        for row, (supply, circuits) in enumerate(shown, start=first)
        for circuit, usual in circuits
        if usual == is_usual
    ]
    return markers(
        language.text(f"build-section.circuits.{'usual' if is_usual else 'other'}"),
        0 if is_usual else 1,
        [(round(lasting_w(circuit)), row + MARK_AT) for row, circuit, _ in points],
        [circuit_label(circuit, language) for _, circuit, _ in points],
        [language.text(f"region.{region}") for _, _, region in points],
    )


def _load_row(choice: Choice, load_w: float, language: Language) -> tuple[Cell, ...]:
    name = Cell(build_title(choice, language), choice.tier_class.id)
    return name, Cell(_circuit_count(choice, language), None), _watt_cell(load_w, language)


def _circuit_row(region: str, circuit: Circuit, language: Language) -> tuple[Cell, ...]:
    name = language.phrase(circuit.name, circuit.name_in)
    return (
        Cell(language.text(f"region.{region}"), region),
        Cell(name.text, circuit.name, language=name.language),
        _watt_cell(lasting_w(circuit), language),
    )


def _watt_cell(value: float, language: Language) -> Cell:
    return Cell.of_number(round(value), language)
