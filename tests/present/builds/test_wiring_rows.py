"""The wiring sheet names both ends of each cable, and says what nobody knows."""

from __future__ import annotations

from dataclasses import replace

from macros.advice.builds.wiring import Feed, Plug, Supply, Wiring
from macros.present.builds.wiring_rows import wiring_rows
from macros.present.words.language import Language

PIN_16, PINS_8 = Plug(1, "16-pin"), Plug(2, "8-pin")
DESKTOP = Wiring((Feed(1, 1, (PIN_16,)),), (Supply(1, 1),), 1, eps=2, is_built_in=False)


def said(wiring: Wiring, language: Language, circuit: str = "") -> list[tuple[str, str, str]]:
    return [(row.start, row.kind, row.end) for row in wiring_rows(wiring, circuit, language)]


def test_desktop_hangs_on_the_usual_socket(english: Language) -> None:
    assert said(DESKTOP, english) == [
        ("Wall socket", "mains cable: C13 or C19 (see the inlet)", "Power supply"),
        ("Power supply", "24-pin cable, EPS cables (the power supply has 2)", "Motherboard"),
        ("Power supply", "1 × 16-pin", "Card 1"),
    ]


def test_mains_cable_ends_in_what_fits_the_inlet(english: Language) -> None:
    large = replace(DESKTOP, supplies=(Supply(1, 1, "C20"),))
    assert said(large, english)[0][1] == "mains cable: C19"


def test_named_circuit_takes_the_place_of_the_socket(english: Language) -> None:
    assert said(DESKTOP, english, "240 V, 15 A")[0][0] == "Circuit of 240 V, 15 A"


def test_several_circuits_and_power_supplies_are_numbered(english: Language) -> None:
    feeds = (Feed(1, 2, (PIN_16,)), Feed(2, 1, (PIN_16,)), Feed(3, 2, (PIN_16,)))
    two = Wiring(feeds, (Supply(1, 1), Supply(2, 2)), 2, eps=None, is_built_in=False)
    assert said(two, english) == [
        ("Circuit 1", "mains cable: C13 or C19 (see the inlet)", "Power supply 1"),
        ("Circuit 2", "mains cable: C13 or C19 (see the inlet)", "Power supply 2"),
        ("Power supply 1", "24-pin cable, EPS cables", "Motherboard"),
        ("Power supply 2", "1 × 16-pin per card", "Cards 1 and 3"),
        ("Power supply 1", "1 × 16-pin", "Card 2"),
    ]
    starts = [start for start, *_ in said(two, english, "120 V, 20 A")]
    assert starts[:2] == ["Circuit 1 (120 V, 20 A)", "Circuit 2 (120 V, 20 A)"]


def test_power_supplies_on_one_circuit_share_a_row(english: Language) -> None:
    supplies = tuple(Supply(psu, 1 + psu % 2) for psu in (1, 2, 3, 4))
    four = Wiring((), supplies, 2, eps=None, is_built_in=True)
    ends = [end for _, _, end in said(four, english)]
    assert ends == ["Power supply 1, Power supply 3", "Power supply 2, Power supply 4"]


def test_chassis_brings_its_own_cables(english: Language) -> None:
    chassis = replace(DESKTOP, feeds=(Feed(1, None, (PINS_8,)),), eps=None, is_built_in=True)
    assert said(chassis, english)[1:] == [("Server chassis", "2 × 8-pin", "Card 1")]


def test_card_without_plugs_lives_on_its_slot(english: Language) -> None:
    feeds = (Feed(1, None, ()), Feed(2, None, ()))
    cards = said(replace(DESKTOP, feeds=feeds), english)[2:]
    assert cards == [("Slot on the board", "no power cable", "Cards 1 and 2")]


def test_unknown_plugs_are_called_unknown(english: Language) -> None:
    cards = said(replace(DESKTOP, feeds=(Feed(1, None, None),)), english)[2:]
    assert cards == [("Power supply", "not known", "Card 1")]


def test_plug_that_no_pcie_cable_fits_names_the_adapter(english: Language) -> None:
    eps = Feed(1, 1, (Plug(1, "EPS"),))
    adapter = "1 × EPS (an EPS cable, or the adapter that came with the card)"
    assert said(replace(DESKTOP, feeds=(eps,)), english)[2][1] == adapter


def test_computer_whose_power_supply_is_unknown_has_no_mains_cable(english: Language) -> None:
    unknown = replace(DESKTOP, supplies=(), feeds=(Feed(1, None, (PIN_16,)),))
    assert said(unknown, english) == [("Power supply", "1 × 16-pin", "Card 1")]


def test_server_hangs_on_a_distribution_unit_for_each_circuit(english: Language) -> None:
    server = Wiring((), (Supply(1, 1), Supply(2, 2)), 2, eps=None, is_built_in=True)
    kinds = [kind for _, kind, _ in said(server, english, "240 V, 30 A")]
    assert all(kind.startswith("rack power distribution unit (PDU)") for kind in kinds)


def test_distribution_unit_comes_between_a_large_circuit_and_a_computer(english: Language) -> None:
    ((_, cable, _), *_) = said(replace(DESKTOP, needs_pdu=True), english, "240 V, 30 A")
    assert cable.startswith("rack power distribution unit (PDU)")
