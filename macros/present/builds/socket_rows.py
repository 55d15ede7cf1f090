"""Socket rows: for which builds the circuits of a region are enough, and why not for others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from macros.advice.builds.choice import Choice
from macros.advice.builds.circuits import OF_THE_CIRCUIT
from macros.advice.builds.mains import lasting_w, mains_of
from macros.advice.builds.results import Result
from macros.facts.catalog import Catalog
from macros.facts.records.regions import Circuit
from macros.present.builds.circuit_words import pdu_words
from macros.present.builds.obstacle_words import wording_of
from macros.present.words.language import Language, Phrase
from macros.present.words.power_words import circuit_name


@dataclass(frozen=True)
class SocketRow:
    """A circuit of a region and for which classes it is enough.

    `reasons` say why it is not for others though it has the watts; `through` what has to come
    between it and the power supplies.
    """

    name: Phrase
    lasting: str
    classes: str
    reasons: tuple[str, ...] = ()
    through: tuple[str, ...] = ()


def socket_rows(
    choices: Sequence[Choice], catalog: Catalog, region: str, language: Language
) -> list[SocketRow]:
    """Return the circuits of a region, each with the names of the builds that it is enough for.

    Nothing where an ordinary outlet is enough for all of them, as each build says itself.
    """
    mains = mains_of(catalog, region)
    enough: dict[Circuit, list[Choice]] = {circuit: [] for circuit in mains.circuits}
    against: dict[Circuit, list[tuple[Choice, Result]]] = {c: [] for c in mains.circuits}
    for choice in choices:
        for socket in choice.sockets:
            if socket.against:
                against[socket.circuit].append((choice, socket.against))
            else:
                enough[socket.circuit].append(choice)
    builds = sum(choice.build is not None for choice in choices)
    if all(choice.build.circuit_count == 1 for choice in choices if choice.build) and (
        mains.usual and len(enough.get(mains.usual, ())) == builds
    ):
        return []
    return [
        SocketRow(
            circuit_name(circuit, language),
            language.figure(round(lasting_w(circuit)), "w"),
            _enough_for(fed, builds, language),
            tuple(_reasons(against[circuit], catalog, language, is_for_all=not fed)),
            tuple(pdu_words(circuit, language) if fed else ()),
        )
        for circuit, fed in enough.items()
    ]


def _reasons(
    against: Sequence[tuple[Choice, Result]],
    catalog: Catalog,
    language: Language,
    *,
    is_for_all: bool,
) -> Iterator[str]:
    """Yield why a circuit will not do though it has the watts.

    The builds are named unless the reason `is_for_all` of them. Where one has too few watts for a
    build, the figure beside it says so.
    """
    reasons: dict[str, list[str]] = {}
    for choice, result in against:
        if result.rule != OF_THE_CIRCUIT:
            words = wording_of(choice, catalog, language, choice.figures).words(result)
            name = language.text(f"tier-class.{choice.tier_class.id}")
            reasons.setdefault(words.sentence, []).append(name)
    for reason, names in reasons.items():
        if is_for_all and len(reasons) == 1 and len(names) == len(against):
            yield reason
        else:
            yield language.say("socket-short", **{"class": language.listed(names)}, reason=reason)


def _enough_for(fed: Sequence[Choice], builds: int, language: Language) -> str:
    """Return the builds that run on a circuit, or that all of them do, and on how many of it."""
    counts = {choice.build.circuit_count for choice in fed if choice.build}
    if len(fed) == builds > 1 and len(counts) == 1:
        return _on_circuits(language.text("builds.circuit.all"), *counts, language=language)
    names = (
        _on_circuits(
            language.text(f"tier-class.{choice.tier_class.id}"),
            choice.build.circuit_count if choice.build else 1,
            language=language,
        )
        for choice in fed
    )
    return language.listed(names) or language.text("builds.circuit.none")


def _on_circuits(name: str, count: int, *, language: Language) -> str:
    """Return a name, and on how many circuits its build hangs if on several."""
    if count == 1:
        return name
    return language.bracketed(name, language.say("circuit-count", count=count))
