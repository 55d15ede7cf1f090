"""Circuit finding: what the build that draws most takes, and where ordinary outlets feed it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from macros.advice.builds.build import Build
from macros.advice.builds.outlets import Outlet
from macros.present.words.language import Language
from macros.present.words.power_words import unbroken, watt_range


def circuit_finding(
    build: Build,
    ends_w: Sequence[float],
    outlets: Mapping[str, Outlet],
    wholes: Mapping[str, str],
    language: Language,
) -> str:
    """Return what a build draws in W, on how many circuits, and the regions where outlets do.

    `ends_w` is one figure, or the least and the most where the efficiency is not known. `outlets`
    says of each region what the usual sockets of its rooms are to the build, `wholes` which other
    region holds it: what is told of that one is not told of its parts.
    """
    count = build.circuit_count
    circuit = build.circuit
    volts = language.text("unit.v", number=language.exact(circuit.volts)) if circuit else ""
    sentences = [
        language.say(
            "draw-most",
            count=count,
            volts=unbroken(volts),
            wall=unbroken(watt_range(ends_w, language)),
            each=unbroken(watt_range([w / count for w in ends_w], language)),
        ),
    ]
    if build.chassis:
        sentences.append(language.say("draw-server"))
        return language.text("join.sentence").join(sentences)
    sentences.append(_enough(outlets, wholes, count, language))
    if tight := _those(outlets, wholes, "tight"):
        places = _places(tight, language)
        sentences.append(language.say("draw-tight", count=count, places=places))
    if unproven := _those(outlets, wholes, "unproven"):
        places = _places(unproven, language)
        sentences.append(language.say("draw-unproven", places=places))
    return language.text("join.sentence").join(sentences)


def _enough(
    outlets: Mapping[str, Outlet], wholes: Mapping[str, str], count: int, language: Language
) -> str:
    """Return where an outlet, or one for each circuit, is enough; the fewer places are named."""
    enough = _those(outlets, wholes, "enough", "tight")
    lacking = _those(outlets, wholes, "short", "unproven")
    if not lacking:
        where, named = "everywhere", enough
    elif not enough:
        where, named = "nowhere", lacking
    else:
        is_few = len(enough) <= len(lacking)
        where, named = ("only", enough) if is_few else ("except", lacking)
    places = _places(named, language)
    return language.say("draw-outlets", count=count, where=where, places=places)


def _those(outlets: Mapping[str, Outlet], wholes: Mapping[str, str], *wanted: Outlet) -> list[str]:
    """Return the regions where outlets are one of those, without the parts of a region there."""
    those = [region for region, outlet in outlets.items() if outlet in wanted]
    return [region for region in those if wholes.get(region) not in those]


def _places(regions: Sequence[str], language: Language) -> str:
    return language.enumerated([language.place(id_).inside for id_ in regions])
