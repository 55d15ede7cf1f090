"""Wiring rows: the wiring sheet of a build: each cable, where it comes from and where it goes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from macros.advice.builds.wiring import Feed, Wiring
from macros.present.builds.circuit_words import cord_end
from macros.present.words.connectors import connector_kind
from macros.present.words.language import Language


@dataclass(frozen=True)
class Cable:
    """A cable, or several of the same kind."""

    start: str
    kind: str
    end: str


def wiring_rows(wiring: Wiring, circuit: str, language: Language) -> list[Cable]:
    """Return the cables from the wall to the cards; without a `circuit` it is the usual socket."""
    return [
        *_mains_cables(wiring, circuit, language),
        *_board_cables(wiring, language),
        *_card_cables(wiring, language),
    ]


def _mains_cables(wiring: Wiring, circuit: str, language: Language) -> Iterator[Cable]:
    """Yield the cables from the wall, those from one circuit to inlets alike in one row."""
    text = language.text
    alike: dict[tuple[int, str], list[str]] = defaultdict(list)
    for supply in wiring.supplies:
        end = cord_end(supply.inlet, language)
        alike[supply.circuit, end].append(_supply(supply.psu, wiring, language))
    for (place, end), supplies in alike.items():
        number = text("builds.wire.circuit", number=language.exact(place))
        several = language.bracketed(number, circuit) if circuit else number
        single = text("builds.wire.own", circuit=circuit) if circuit else text("builds.wire.socket")
        yield Cable(
            several if wiring.circuit_count > 1 else single,
            language.paired(text(_mains_key(wiring)), end),
            language.listed(supplies),
        )


def _mains_key(wiring: Wiring) -> str:
    """Return the key of what leads from a circuit to power supplies; a server's share a PDU."""
    is_through_pdu = wiring.is_built_in or wiring.needs_pdu
    return "builds.wire.mains_pdu" if is_through_pdu else "builds.wire.mains"


def _board_cables(wiring: Wiring, language: Language) -> Iterator[Cable]:
    if wiring.is_built_in or not wiring.supplies:
        return
    text = language.text
    kind = text("builds.wire.board_cables")
    if wiring.eps is not None:
        count = language.exact(wiring.eps)
        kind = language.bracketed(kind, text("builds.wire.eps", count=count))
    yield Cable(_supply(1, wiring, language), kind, text("part.motherboard"))


def _card_cables(wiring: Wiring, language: Language) -> Iterator[Cable]:
    """Yield the cables of the cards, those alike in one row."""
    alike: dict[tuple[int | None, int | None], list[Feed]] = defaultdict(list)
    for feed in wiring.feeds:
        alike[feed.psu, feed.adapter_8pin].append(feed)
    for (psu, _), feeds in alike.items():
        numbers = language.enumerated([language.exact(feed.card) for feed in feeds])
        kind = _connectors(feeds[0], language)
        if len(feeds) > 1 and feeds[0].plugs:
            kind = language.say("wire-each", cables=kind)
        yield Cable(
            _source(feeds[0], psu, wiring, language),
            kind,
            language.say("wire-cards", number=len(feeds), names=numbers),
        )


def _source(feed: Feed, psu: int | None, wiring: Wiring, language: Language) -> str:
    if feed.plugs == ():
        return language.text("builds.wire.slot")
    if psu is not None:
        return _supply(psu, wiring, language)
    return language.text("part.chassis" if wiring.is_built_in else "part.power_supply")


def _connectors(feed: Feed, language: Language) -> str:
    if feed.plugs is None:
        return language.text("builds.not_known")
    if feed.adapter_8pin:
        count = language.exact(feed.adapter_8pin)
        eight = connector_kind("8-pin", language)
        words = language.text("builds.count_of", count=count, name=eight)
        return language.bracketed(words, language.text("builds.wire.own_adapter"))
    plugs = [
        language.text(
            "builds.count_of",
            count=language.exact(plug.count),
            name=connector_kind(plug.name, language),
        )
        for plug in feed.plugs
    ]
    words = language.listed(plugs) or language.text("builds.wire.no_cable")
    if all(plug.is_pcie for plug in feed.plugs):
        return words
    return language.bracketed(words, language.text("builds.wire.adapter"))


def _supply(number: int, wiring: Wiring, language: Language) -> str:
    name = language.text("part.power_supply")
    if len(wiring.supplies) == 1:
        return name
    return language.text("builds.wire.numbered", name=name, number=language.exact(number))
