"""Circuit words: socket, cord and installer of a circuit, and what hangs on which one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from macros.advice.builds.mains import practice_a
from macros.advice.builds.wiring import Assignment
from macros.facts.records.regions import Circuit, Cord
from macros.present.words.language import Language
from macros.present.words.product_names import with_own_units


def circuit_facts(circuit: Circuit | None, language: Language) -> list[str]:
    """Return what has to be known to plug a computer in, as sentences; nothing that is unknown."""
    if circuit is None:
        return []
    return [*_socket(circuit, language), language.text("build-circuit.shared")]


def _socket(circuit: Circuit, language: Language) -> Iterator[str]:
    text = language.text
    if circuit.connector:
        connector = with_own_units(circuit.connector, language.names.code)
        yield text("build-circuit.socket", connector=connector)
    if circuit.cord:
        yield cord_words(circuit.cord, language)
    if amps := practice_a(circuit):
        yield text("build-circuit.practice", amps=text("unit.a", number=language.exact(amps)))
    if circuit.who_may_install:
        yield text(f"build-circuit.who.{circuit.who_may_install.who}")


def cord_words(cord: Cord, language: Language) -> str:
    """Return which plug a cord has and what it fits at the power supply, as a sentence."""
    plug = with_own_units(cord.plug, language.names.code)
    if not cord.connectors:
        return language.text("build-circuit.strip", plug=plug)
    ends = language.listed(cord.connectors)
    return language.text("build-circuit.cord", plug=plug, connectors=ends)


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
