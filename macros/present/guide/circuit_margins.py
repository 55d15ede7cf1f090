"""Circuit margins: what part of their rating circuits are counted with for hours, as a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import mode

from macros.advice.builds.mains import lasting_w
from macros.facts.records.regions import Circuit, Region
from macros.present.words.language import Language


def margin_words(regions: Iterable[Region], language: Language) -> str:
    """Return the margins in use there, and how many circuits nobody read of in a document.

    Nothing where no circuit is known.
    """
    every = dict.fromkeys(circuit for region in regions for circuit in region.circuits)
    if not (circuits := [*every]):
        return ""
    said = language.say(
        "circuit-margins", margins=language.clauses([*_margins(circuits, language)])
    )
    recalled = sum(circuit.kind == "recalled" for circuit in circuits)
    if not recalled:
        return said
    all_of_them = "yes" if recalled == len(circuits) else "no"
    doubt = language.say(
        "circuit-recalled", recalled=recalled, count=len(circuits), all=all_of_them
    )
    return language.text("join.sentence").join((said, doubt))


def _margins(circuits: Sequence[Circuit], language: Language) -> Iterator[str]:
    """Yield the full current, then the share that most of the others bear, then amperes."""
    full = [circuit for circuit in circuits if _share(circuit) == 1]
    others = [circuit for circuit in circuits if circuit not in full]
    if full:
        yield language.say("margin-full")
    if not others:
        return
    usual = mode(map(_share, others))
    held = [circuit for circuit in others if _share(circuit) != usual]
    beside = "most" if held else "all"
    of = "others" if full else beside
    yield language.say("margin-share", share=language.percent(usual), of=of)
    for amps in sorted({_amps(circuit) for circuit in held}):
        sockets = dict.fromkeys(c.connector or c.name for c in held if _amps(c) == amps)
        limit = language.text("unit.a", number=language.exact(amps))
        yield language.say("margin-amps", amps=limit, sockets=language.enumerated([*sockets]))


def _share(circuit: Circuit) -> float:
    return round(lasting_w(circuit) / circuit.max_w, 2)


def _amps(circuit: Circuit) -> float:
    return round(lasting_w(circuit) / circuit.volts)
