"""Circuit finding: what the build that draws most takes, and where ordinary outlets feed it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from macros.advice.builds.build import Build
from macros.advice.builds.outlets import Outlet
from macros.present.words.language import Language
from macros.present.words.power_words import unbroken, watt_range


def circuit_finding(
    build: Build, ends_w: Sequence[float], outlets: Mapping[str, Outlet], language: Language
) -> str:
    """Return what a build draws in W, on how many circuits, and the regions where outlets do.

    `ends_w` is one figure, or the least and the most where the efficiency is not known.

    `outlets` says of each region what the usual sockets of its rooms are to the build.
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
    sentences.append(_enough(outlets, count, language))
    if tight := [region for region, outlet in outlets.items() if outlet == "tight"]:
        places = _places(tight, language)
        sentences.append(language.say("draw-tight", count=count, places=places))
    if unproven := [region for region, outlet in outlets.items() if outlet == "unproven"]:
        places = _places(unproven, language)
        sentences.append(language.say("draw-unproven", places=places))
    return language.text("join.sentence").join(sentences)


def _enough(outlets: Mapping[str, Outlet], count: int, language: Language) -> str:
    """Return where an outlet, or one for each circuit, is enough; the fewer places are named."""
    enough = [region for region, outlet in outlets.items() if outlet in ("enough", "tight")]
    lacking = [region for region in outlets if region not in enough]
    if not lacking:
        where, named = "everywhere", enough
    elif not enough:
        where, named = "nowhere", lacking
    else:
        is_few = len(enough) <= len(lacking)
        where, named = ("only", enough) if is_few else ("except", lacking)
    places = _places(named, language)
    return language.say("draw-outlets", count=count, where=where, places=places)


def _places(regions: Sequence[str], language: Language) -> str:
    return language.enumerated([language.place(id_).inside for id_ in regions])
