"""Circuits table: the sockets of each region and what they deliver for hours."""

from __future__ import annotations

from markupsafe import Markup

from macros.advice.builds.mains import lasting_w, mains_of
from macros.facts.catalog import Catalog
from macros.facts.records.regions import Circuit, Practice
from macros.present.builds.circuit_words import cord_words, pdu_words
from macros.present.guide.circuit_margins import margin_words
from macros.present.html.table import Cell, Head, Link, Table
from macros.present.html.templating import render
from macros.present.prices.region_prices import region_order
from macros.present.words.language import Language
from macros.present.words.power_words import circuit_name
from macros.present.words.source_names import source_name

_KEY = "guide.circuits"


def circuits_table(catalog: Catalog, language: Language) -> Markup:
    """Return a table of the usual sockets, and one of all circuits for each region."""
    regions = region_order(catalog, language)
    return render(
        "circuits.html",
        usual=_usual(catalog, regions, language),
        all=[region_circuits(catalog, region, language) for region in regions],
        notes=(language.text(f"{_KEY}.note"), margin_words(catalog.regions.values(), language)),
    )


def _heads(first: str, language: Language) -> tuple[Head, ...]:
    return (
        Head(language.text(first)),
        *(Head(language.text(f"{_KEY}.{name}"), figures=True) for name in ("v", "a", "w", "hours")),
        Head(language.text("build-section.scaling.source"), wide=True),
    )


def _usual(catalog: Catalog, regions: list[str], language: Language) -> Table:
    rows = []
    for region in regions:
        usual = mains_of(catalog, region).usual
        if usual:
            first = Cell(language.text(f"region.{region}"), remark=circuit_name(usual, language))
            rows.append((first, *_figures(usual, catalog, language)))
    heads = _heads("gpu.price_region", language)
    return Table(language.text(f"{_KEY}.usual"), heads, rows, stacked=True)


def region_circuits(catalog: Catalog, region: str, language: Language) -> Table:
    """Return all circuits of a region, or of the one that it is part of, with their cords."""
    rows = []
    for circuit in mains_of(catalog, region).circuits:
        name = circuit_name(circuit, language)
        first = Cell(name.text, language=name.language, detail=_plugging(circuit, language))
        rows.append((first, *_figures(circuit, catalog, language)))
    title = language.text(f"{_KEY}.all", region=language.text(f"region.{region}"))
    return Table(title, _heads("builds.head.circuit", language), rows, stacked=True)


def _plugging(circuit: Circuit, language: Language) -> str:
    """Return what leads from a circuit to power supplies; a cord only where its breaker suits."""
    if circuit.outgrows_cords or circuit.cord is None:
        return language.text("join.sentence").join(pdu_words(circuit, language))
    return cord_words(circuit, circuit.cord, language)


def _figures(circuit: Circuit, catalog: Catalog, language: Language) -> tuple[Cell, ...]:
    figures = (circuit.volts, circuit.amps, circuit.max_w, lasting_w(circuit))
    source = catalog.sources[circuit.source]
    name = source_name(source, language)
    kind = language.text(f"kind.{circuit.kind}")
    practice = [_practice(one, catalog, language) for one in circuit.practice]
    return (
        *(Cell(language.exact(figure)) for figure in figures),
        Cell(name.text, circuit.url or source.url or "", name.language, practice, detail=kind),
    )


def _practice(practice: Practice, catalog: Catalog, language: Language) -> Link:
    """Return who says what a socket bears for hours."""
    source, key = catalog.sources[practice.source], f"{_KEY}.practice"
    before = language.text(key)
    if practice.amps is not None:
        amps = language.text("unit.a", number=language.exact(practice.amps))
        before = language.text(f"{key}_amps", amps=amps)
    name = source_name(source, language)
    return Link(name.text, practice.url or source.url or "", before, name.language)
