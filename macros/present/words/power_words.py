"""Power words: what a build draws, what it costs to run, and the circuit that it needs."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from macros.advice.builds.build import Build
from macros.advice.builds.evaluation import Figures, Value
from macros.advice.builds.mains import MainsSupply, lasting_w
from macros.advice.builds.wall_draw import wall_draw
from macros.advice.prices.electricity import yearly_use
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildRule
from macros.facts.records.regions import Circuit
from macros.present.words.language import Language, Phrase
from macros.present.words.offer_words import rounded
from macros.present.words.ranges import ranged

# How loud cards of a cooling are, by the name of the words for it.
_LOUDNESS: Mapping[Value, str] = {"blower": "blower", "open_air": "open_air", "liquid": "open_air"}


@dataclass(frozen=True)
class CircuitWords:
    """The circuit that a build needs: a sentence, and the circuit's name as the data have it.

    `is_usual` says that one socket of a room is enough.
    """

    sentence: str
    name: Phrase
    is_usual: bool


def circuit_words(
    build: Build, mains: MainsSupply, figures: Figures, outlet: Figures, language: Language
) -> CircuitWords:
    """Return which circuit a build needs, how many of them, and whether one alone would do.

    `figures` are those on its circuit, `outlet` those on an ordinary outlet.
    """
    circuit, usual = build.circuit or mains.usual, mains.usual
    assert circuit is not None, "a build was checked on a circuit"
    assert usual is not None
    said = {
        "volts": language.text("unit.v", number=language.exact(circuit.volts)),
        "amps": language.text("unit.a", number=language.exact(circuit.amps)),
        "watts": language.figure(round(lasting_w(circuit)), "w"),
        "usual": language.figure(round(lasting_w(usual)), "w"),
        "usual_volts": language.text("unit.v", number=language.exact(usual.volts)),
    }
    values = {name: unbroken(figure) for name, figure in said.items()}
    is_usual = build.circuit_count == 1 and circuit == usual
    if build.circuit_count > 1:
        sentence = _several(build.circuit_count, figures, values, language)
    elif is_usual:
        sentence = language.say("circuit-usual", **values)
    else:
        sentence = _another(outlet, usual, values, language)
    if build.chassis:
        sentence = language.text("join.sentence").join((sentence, language.say("circuit-server")))
    return CircuitWords(sentence, circuit_name(circuit, language), is_usual)


def _another(outlet: Figures, usual: Circuit, values: Mapping[str, str], language: Language) -> str:
    """Return that a build needs another circuit than the usual one, or may need it.

    Where nobody says what its power supply delivers on the usual one, a maker's word is enough.
    """
    lacks, load_w = _lacking(outlet, usual), outlet.get("load_w")
    if lacks == "output" and outlet.get("psu_output_w") is None and load_w is not None:
        load = unbroken(watts(load_w, language))
        return language.say("circuit-unproven", load=load, **values)
    least = language.text("unit.v", number=language.exact(outlet.get("psu_least_v") or 0.0))
    return language.say("circuit-other", lacks=lacks, least=unbroken(least), **values)


def _lacking(outlet: Figures, usual: Circuit) -> str:
    """Return what the usual circuit has too little of; `output` where it has enough of both.

    Then the power supply does not deliver enough there: rule `psu-low-voltage`.
    """
    if (outlet.get("psu_least_v") or 0.0) > usual.volts:
        return "volts"
    wall_w = outlet.get("wall_w")
    return "output" if wall_w is not None and wall_w <= lasting_w(usual) else "watts"


def _several(count: int, figures: Figures, values: Mapping[str, str], language: Language) -> str:
    """Return that a build hangs on several circuits, and why as far as its draw is known."""
    wall_w, alone = figures.get("wall_w"), _one_alone(count, figures)
    sentence = language.say("circuit-several", count=count, alone=alone, **values)
    if wall_w is None:
        return sentence
    wall = unbroken(watts(wall_w, language))
    why = language.say("circuit-alone", count=count, alone=alone, wall=wall)
    return language.text("join.sentence").join((sentence, why))


def _one_alone(count: int, figures: Figures) -> str:
    """Return whether one circuit is too small, would do, takes over when another fails or cannot.

    That asks as well for enough power supplies on the circuits that are left: `circuit-failure` and
    `psu-redundancy` of the rules.
    """
    wall_w, circuit_w = figures.get("wall_w"), figures.get("circuit_w")
    if wall_w is None or circuit_w is None or wall_w > circuit_w:
        return "short"
    psus, needed = figures.get("psu_count"), figures.get("psu_needed")
    if not figures.get("is_chassis") or psus is None or needed is None:
        return "enough"
    return "spare" if psus - math.ceil(psus / count) >= needed else "stops"


def circuit_name(circuit: Circuit, language: Language) -> Phrase:
    """Return what a circuit is called, in English where the data have no other name."""
    return language.phrase(circuit.name, circuit.name_in)


def circuit_label(circuit: Circuit, language: Language) -> str:
    """Return a circuit by what it is: `240 V, 15 A`."""
    volts, amps = language.exact(circuit.volts), language.exact(circuit.amps)
    return language.text(
        "join.circuit",
        volts=language.text("unit.v", number=volts),
        amps=language.text("unit.a", number=amps),
    )


def named_circuit(circuit: Circuit, mains: MainsSupply, language: Language) -> str:
    """Return a circuit by what it is, or by its name where another of its region is alike."""
    alike = [each for each in mains.circuits if _is_alike(each, circuit)]
    if len(alike) > 1:
        return circuit_name(circuit, language).text
    return circuit_label(circuit, language)


def _is_alike(one: Circuit, other: Circuit) -> bool:
    return (one.volts, one.amps) == (other.volts, other.amps)


def watts(value: float, language: Language) -> str:
    """Return a computed power, rounded as far as the computation bears."""
    return language.figure(rounded(value), "w")


def watt_range(ends_w: Sequence[float], language: Language) -> str:
    """Return one computed power, or what lies between two of them, with the unit once."""
    if len(ends_w) == 1:
        return watts(ends_w[0], language)
    low, high = language.exact(rounded(ends_w[0])), watts(ends_w[-1], language)
    return ranged((low, high), language)


def unbroken(text: str) -> str:
    """Return a figure that does not part from its unit at the end of a line; sentences may."""
    return text.replace(" ", "\u00a0") if text.count(" ") == 1 else text


def power_facts(
    figures: Figures, catalog: Catalog, region: str, language: Language
) -> list[tuple[str, str]]:
    """Return load, wall power, heat, what a year costs and how loud it is, as names with values."""
    text, wall_w = language.text, figures["wall_w"]
    if wall_w is None:
        return _plausible_draw(figures, catalog, language)
    heat = rounded(figures["heat_btu_h"])
    use = yearly_use(catalog, region, wall_w)
    values = {
        "kwh": language.exact(rounded(use.kwh)),
        "hours": text("unit.hours", number=language.exact(use.hours)),
    }
    energy = text("builds.energy_only", **values)
    if use.cost is not None:
        money = language.money(rounded(use.cost), use.currency)
        energy = text("builds.energy_cost", money=money, **values)
    return [
        (text("builds.load"), watts(figures["load_w"], language)),
        (text("builds.wall"), watts(wall_w, language)),
        (text("builds.heat"), _heat(heat, wall_w, language)),
        (text("builds.energy"), energy),
        *_noise(figures, language),
    ]


def _noise(figures: Mapping[str, Value], language: Language) -> list[tuple[str, str]]:
    """Return how loud a computer is by its kind of cooling; nothing where that is not known.

    Nobody measures whole computers as they are built here, so there is no level.
    """
    kind = "server" if figures.get("is_chassis") else _LOUDNESS.get(figures.get("gpu_cooling"))
    if kind is None:
        return []
    return [(language.text("builds.noise"), language.text(f"builds.noise.{kind}"))]


def _plausible_draw(
    figures: Figures, catalog: Catalog, language: Language
) -> list[tuple[str, str]]:
    draw, text = wall_draw(figures, catalog.build_rules), language.text
    if draw is None:
        return []
    return [
        (text("builds.load"), watts(figures["load_w"], language)),
        (text("builds.wall"), watt_range(draw.ends_w, language)),
    ]


def unsure_draw_words(
    figures: Figures, rules: Mapping[str, BuildRule], language: Language
) -> list[str]:
    """Return for what to plan where nobody knows what a power supply loses; else nothing."""
    draw = wall_draw(figures, rules)
    if draw is None or len(draw.ends_w) == 1:
        return []
    return [language.say("draw-unsure", most=unbroken(watts(draw.most_w, language)))]


def _heat(btu_h: float, wall_w: float, language: Language) -> str:
    """Return heat in watts, as all that is drawn becomes heat, and as air conditioners name it."""
    btu = language.text("builds.btu_h", number=language.exact(btu_h))
    return language.bracketed(watts(wall_w, language), btu)
