"""What is said of a socket, and of what hangs on which power supply and circuit."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.builds.wiring import Assignment
from macros.facts.records.regions import Circuit
from macros.present.builds.circuit_words import assignment_words, circuit_facts, pdu_words
from macros.present.words.language import Language

SAID = {"source": "weekly-chip", "kind": "recalled"}
SOCKET: dict[str, Any] = {
    **SAID,
    "name": "Socket",
    "volts": 230,
    "amps": 16,
    "max_w": 3680,
    "continuous_w": 3000,
    "rule": "Invented.",
}
READ = {**SAID, "read_on": "2026-11-01"}


def facts(language: Language, **known: object) -> str:
    return " ".join(circuit_facts(Circuit.model_validate({**SOCKET, **known}), language))


def test_what_is_not_known_of_a_socket_is_not_said(english: Language) -> None:
    assert facts(english) == english.text("build-circuit.shared")
    assert circuit_facts(None, english) == []


def test_socket_cord_and_installer_are_named(english: Language) -> None:
    said = facts(
        english,
        connector="Type Z",
        cord={**READ, "plug": "Plug Z", "connectors": ["C13", "C19"]},
        who_may_install={**READ, "who": "electrician"},
    )
    assert "Socket: Type Z." in said
    assert "Cord: Plug Z at the wall, C13, C19 at the power supply." in said
    assert "Only a qualified electrician" in said


def test_whoever_may_add_a_circuit_that_is_certified_is_told_both_ways(english: Language) -> None:
    said = facts(english, who_may_install={**READ, "who": "certified"})
    assert "by an electrician of a registration scheme, or by building control" in said
    assert "Only" not in said


def test_cord_ends_in_what_fits_the_inlets_of_the_computer(english: Language) -> None:
    cord = {**READ, "plug": "Plug Z", "connectors": ["C13"]}
    circuit = Circuit.model_validate({**SOCKET, "cord": cord})
    for inlets, said in {
        ("C20",): "C19",
        ("C14", "C20"): "C13, C19",
        (None,): "C13 or C19 (see the inlet)",
    }.items():
        line = f"Cord: Plug Z at the wall, {said} at the power supply."
        assert line in circuit_facts(circuit, english, inlets)
    assert not any("Cord" in line for line in circuit_facts(circuit, english, ()))


def test_cord_without_connectors_leads_to_a_distribution_unit(english: Language) -> None:
    assert "distribution unit" in facts(english, cord={**READ, "plug": "Plug Z"})


def test_practice_is_said_where_it_is_stricter_than_the_circuit(english: Language) -> None:
    assert "at most 10 A" in facts(english, practice=[{**READ, "amps": 10}, {**READ, "amps": 12}])
    assert "at most" not in facts(english, practice=[{**READ, "amps": 16}])


def test_what_hangs_on_what_is_said_where_there_are_several(english: Language) -> None:
    assert assignment_words(Assignment((1, 1), (1,), is_chosen=True), english) == []
    words = assignment_words(Assignment((1, 1), (2, 1), is_chosen=False), english)
    assert words == [
        "Power supply 1 feeds card 1, 2.",
        "Power supply 2 feeds no card.",
        "Circuit 1 feeds power supply 2.",
        "Circuit 2 feeds power supply 1.",
    ]
    chosen = assignment_words(Assignment((1, 2), (1, 1), is_chosen=True), english)
    assert chosen[-1] == english.text("build-wiring.chosen")


def test_c13_that_carries_less_than_the_plug_says_so(english: Language) -> None:
    cord = {**READ, "plug": "Plug Z", "connectors": ["C13", "C19"], "c13_amps": 10}
    assert "C13 (carries only 10 A, 2,300 W), C19 at the power supply" in facts(english, cord=cord)
    weak = facts(english, amps=10, max_w=2300, continuous_w=2300, cord=cord)
    assert "Cord: Plug Z at the wall, C13, C19 at the power supply." in weak


@pytest.mark.parametrize(("amps", "hours_w", "is_told"), [(10, 3000, True), (13, 3000, False)])
def test_cord_with_wires_too_thin_for_its_socket_is_warned_of(
    english: Language, amps: float, hours_w: float, is_told: bool
) -> None:
    thin = {**READ, "amps": amps, "size": "18 XYZ"}
    cord = {**READ, "plug": "Plug Z", "connectors": ["C13"], "thin": thin}
    said = facts(english, cord=cord, continuous_w=hours_w)
    warning = "The cord itself has to be marked for at least 13 A: many carry only 10 A (18 XYZ)."
    assert (warning in said) == is_told
    assert ("XYZ" in said) == is_told


def through(language: Language, **known: object) -> list[str]:
    return pdu_words(Circuit.model_validate({**SOCKET, **known}), language)


def test_large_circuit_is_used_only_through_outlets_with_breakers(english: Language) -> None:
    large = {"amps": 50, "max_w": 9600}
    (own,) = through(english, **large)
    assert own.endswith("whose outlets have breakers of their own.")
    (known,) = through(english, **large, outlet_breaker={**READ, "amps": 16})
    assert known.endswith("breakers of their own, of at most 16\u00a0A.")
    assert through(english, cord={**READ, "plug": "Plug Z", "connectors": ["C13"]}) == []
    (unit,) = through(english, cord={**READ, "plug": "Plug Z"})
    assert unit.endswith("distribution unit (PDU).")


def test_large_socket_for_appliances_is_not_for_a_load_that_never_ends(english: Language) -> None:
    *_, last = through(english, amps=30, household=True)
    assert last.endswith("not for a load day and night.")
