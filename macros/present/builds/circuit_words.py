"""Circuit words: socket, cord and installer of a circuit, and what hangs on which one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from macros.advice.builds.mains import lasting_w, practice_a
from macros.advice.builds.wiring import Assignment
from macros.facts.records.regions import Circuit, Cord
from macros.present.words.language import Language
from macros.present.words.power_words import unbroken
from macros.present.words.product_names import with_own_units

Inlets = Sequence[str | None]

# What fits the inlets of power supplies.
_CONNECTORS = {"C14": "C13", "C20": "C19"}


def circuit_facts(
    circuit: Circuit | None, language: Language, inlets: Inlets | None = None
) -> list[str]:
    """Return what has to be known to plug a computer in, as sentences; nothing that is unknown.

    Its `inlets` say what the cord ends in; without any, it has a cord of its own.
    """
    if circuit is None:
        return []
    return [*_socket(circuit, language, inlets), language.text("build-circuit.shared")]


def _socket(circuit: Circuit, language: Language, inlets: Inlets | None) -> Iterator[str]:
    text = language.text
    if circuit.connector:
        connector = with_own_units(circuit.connector, language.names.code)
        yield text("build-circuit.socket", connector=connector)
    if circuit.cord and inlets != ():
        yield cord_words(circuit, circuit.cord, language, inlets)
    if amps := practice_a(circuit):
        yield text("build-circuit.practice", amps=text("unit.a", number=language.exact(amps)))
    if circuit.who_may_install:
        yield language.say("circuit-installer", who=circuit.who_may_install.who)


def cord_words(
    circuit: Circuit, cord: Cord, language: Language, inlets: Inlets | None = None
) -> str:
    """Return which plug a cord has and what it ends in at the power supply, as sentences.

    Where no `inlets` settle its end, each end is named with what it carries if less than the plug.
    There, cords that carry less than the socket supplies for hours are warned of: a computer that
    is known may draw far less.
    """
    plug = with_own_units(cord.plug, language.names.code)
    if not cord.connectors:
        return language.text("build-circuit.strip", plug=plug)
    if inlets is not None:
        known = language.listed(cord_end(inlet, language) for inlet in inlets)
        return language.text("build-circuit.cord", plug=plug, connectors=known)
    ends = language.listed(_ends(circuit, cord, language))
    said = language.text("build-circuit.cord", plug=plug, connectors=ends)
    return language.text("join.sentence").join((said, *_thin(circuit, cord, language)))


def _thin(circuit: Circuit, cord: Cord, language: Language) -> Iterator[str]:
    """Yield what the wires of a cord have to carry, where common ones carry less."""
    needed, thin = round(lasting_w(circuit) / circuit.volts), cord.thin
    if thin and thin.amps < needed:
        amps, least = (
            language.text("unit.a", number=language.exact(value)) for value in (thin.amps, needed)
        )
        size = language.bracketed(amps, thin.size) if thin.size else amps
        yield language.say("cord-thin", needed=least, thin=size)


def pdu_words(circuit: Circuit, language: Language) -> list[str]:
    """Return that only a distribution unit may come first, and whose work a socket is not made for.

    Nothing where a cord leads from the socket to the power supply.
    """
    if not circuit.needs_pdu:
        return []
    breaker = circuit.outlet_breaker
    amps = language.text("unit.a", number=language.exact(breaker.amps)) if breaker else ""
    state = ("known" if breaker else "open") if circuit.outgrows_cords else "none"
    said = [language.say("circuit-pdu", breaker=state, amps=unbroken(amps))]
    if circuit.household:
        said.append(language.say("circuit-appliance"))
    return said


def _ends(circuit: Circuit, cord: Cord, language: Language) -> Iterator[str]:
    for end in cord.connectors:
        amps = cord.c13_amps if end == "C13" else None
        if amps is None or amps >= circuit.amps:
            yield end
        else:
            yield language.text(
                "build-circuit.weak_end",
                end=end,
                amps=language.text("unit.a", number=language.exact(amps)),
                watts=language.text("unit.w", number=language.exact(amps * circuit.volts)),
            )


def cord_end(inlet: str | None, language: Language) -> str:
    """Return the connector that fits an inlet; both that there are, where it is not known."""
    return _CONNECTORS.get(inlet or "") or language.text("build-circuit.either")


def assignment_words(assignment: Assignment, language: Language) -> list[str]:
    """Return which card hangs on which power supply and that on which circuit, as sentences.

    Nothing where there is no choice: one power supply bears all.
    """
    supplies = len(assignment.psu_circuits)
    if supplies < 2:
        return []
    lines = [
        _feeds("supply", number, _places(assignment.card_psus, number), language)
        for number in range(1, supplies + 1)
    ]
    circuits = sorted(set(assignment.psu_circuits))
    lines += [_feeds("circuit", c, _places(assignment.psu_circuits, c), language) for c in circuits]
    if assignment.is_chosen:
        lines.append(language.text("build-wiring.chosen"))
    return lines


def _feeds(what: str, number: int, fed: Sequence[int], language: Language) -> str:
    if not fed:
        return language.text(f"build-wiring.{what}.none", number=language.exact(number))
    names = language.listed(map(language.exact, fed))
    return language.text(f"build-wiring.{what}", number=language.exact(number), fed=names)


def _places(numbers: Sequence[int], wanted: int) -> list[int]:
    return [place for place, number in enumerate(numbers, start=1) if number == wanted]
