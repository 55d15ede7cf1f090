"""Checker: the page's form that checks a build in the browser, with the words it needs."""

from __future__ import annotations

from typing import Any, get_args

from markupsafe import Markup

from macros.advice.builds.evaluation import Value
from macros.advice.builds.figures import with_computed
from macros.advice.builds.part_groups import PART_GROUPS
from macros.advice.builds.results import Severity
from macros.advice.builds.rulebook import Rulebook
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BUILD_FIGURES, BuildRule, BuildUnit, Each, Use
from macros.facts.records.regions import Installer
from macros.present.builds.own_fields import own_fields
from macros.present.builds.part_rows import name_of_anyone
from macros.present.builds.quantities import quantity, unit_key
from macros.present.builds.reason_words import reason_trees
from macros.present.builds.result_words import value_words
from macros.present.html.data_files import API_FOLDER
from macros.present.html.templating import render
from macros.present.prices.region_prices import region_names
from macros.present.words.language import Language
from macros.present.words.product_names import unit_forms, with_own_units

# The label of each parameter of build_query.py that names a part or a figure.
LABELS = {
    "gpu": "part.gpu",
    "gpu_board": "part.gpu_board",
    "gpu_count": "build-figure.gpu_count",
    "limit_w": "check.limit_w",
    "further_gpu": "check.further_gpu",
    "use": "build-figure.use",
    "cpu": "part.cpu",
    "cpu_count": "build-figure.cpu_count",
    "motherboard": "part.motherboard",
    "memory": "part.memory_kit",
    "psu": "part.power_supply",
    "psu_count": "build-figure.psu_count",
    "further_psu": "check.further_psu",
    "card_psus": "check.card_psus",
    "case": "part.case",
    "chassis": "part.chassis",
    "computer": "part.computer",
    "cooler": "part.cooler",
    "storage": "part.ssd",
    "network": "part.network_card",
    "external": "check.external",
    "dock_length_mm": "check.dock_length_mm",
    "mounting": "check.mounting",
    "card_air": "check.card_air",
    "bridge_slots": "check.bridge_slots",
    "above_4g": "check.above_4g",
    "region": "check.region",
    "circuit": "check.circuit",
    "circuit_count": "build-figure.circuit_count",
    "psu_circuits": "check.psu_circuits",
    "have_psu_w": "check.have_psu_w",
    "have_8pin": "check.have_8pin",
    "have_6pin": "check.have_6pin",
    "have_16pin": "check.have_16pin",
    "have_slots": "check.have_slots",
    "have_length_mm": "check.have_length_mm",
    "have_height_mm": "check.have_height_mm",
    "have_atx": "check.have_atx",
    "have_cpu_w": "check.have_cpu_w",
}
# What the script says, by its key without `check.`.
_WORDS = (
    "anyone",
    "at",
    "begin",
    "chosen",
    "circuit_feeds",
    "circuit_feeds_none",
    "circuit_label",
    "circuit_needed",
    "cord",
    "either",
    "failed",
    "fail_list",
    "left_out",
    "line",
    "loading",
    "look_up",
    "look_up_in",
    "look_up_list",
    "misnumbered",
    "misread",
    "misread_board",
    "misread_figures",
    "nearest",
    "not_chosen",
    "number_of",
    "open_points",
    "own",
    "pass_list",
    "power",
    "practice",
    "psu_feeds",
    "psu_feeds_none",
    "reference",
    "remove",
    "shared",
    "socket",
    "strip",
    "summary",
    "summary_against",
    "summary_fail",
    "take",
    "usual",
    "waiting",
    "warn_list",
)
# The words that stand under other keys.
_KEYS = {
    "at": "build-result.at",
    "chosen": "build-wiring.chosen",
    "circuit_feeds": "build-wiring.circuit",
    "circuit_feeds_none": "build-wiring.circuit.none",
    "cord": "build-circuit.cord",
    "either": "build-circuit.either",
    "look_up": "builds.look_up",
    "look_up_in": "builds.look_up_in",
    "open_points": "builds.open_points",
    "practice": "build-circuit.practice",
    "psu_feeds": "build-wiring.supply",
    "psu_feeds_none": "build-wiring.supply.none",
    "shared": "build-circuit.shared",
    "socket": "build-circuit.socket",
    "strip": "build-circuit.strip",
}
# The numbers of a verdict, which the script fills in.
_COUNTED = {name: f"{{{name}}}" for name in (*get_args(Severity), "all")}
# The computed figures that stand above the results: MAIN_FIGURES of build_report.js.
SHOWN = ("load_w", "wall_w", "heat_btu_h")
_RESULTS = (
    *("at-most", "at-least", "advised-at-most", "advised-at-least", "unknown"),
    *("bound.at_least", "bound.at_most"),
)


def build_checker(catalog: Catalog, language: Language, shared: str) -> Markup:
    """Return the form; `shared` leads from the language's folder to the files of all languages."""
    return render(
        "build_checker.html",
        t=language.text,
        labels=_labels(catalog, language),
        uses=get_args(Use),
        regions=region_names(catalog, language),
        data=checker_data(catalog, language, f"../{shared}{API_FOLDER}/"),
    )


def checker_data(catalog: Catalog, language: Language, folder: str) -> dict[str, Any]:
    """Return the words of the script, and the `folder` of the data that it loads."""
    rules = {id_: _rule_words(rule, language) for id_, rule in catalog.build_rules.items()}
    kinds = catalog.vocabulary.parts.memory_kinds
    return {
        "folder": folder,
        "region": next((id_ for id_, _ in region_names(catalog, language)), ""),
        "words": {key: language.text(_KEYS.get(key, f"check.{key}")) for key in _WORDS}
        | {"list": language.text("join.list"), "sentence": language.text("join.sentence")}
        | _messages(language),
        "labels": _labels(catalog, language),
        "rules": rules,
        "figures": {
            name: _text_or(f"build-figure.{name}", language, name) for name in _said(catalog)
        },
        "reasons": reason_trees(language, catalog.build_rules),
        "results": {name: language.text(f"build-result.{name}") for name in _RESULTS},
        "units": _units(language),
        "own": own_fields(catalog, language),
        "values": {kind: value_words(kind, language) for kind in kinds},
        "names": _names(catalog, language),
        "name_units": unit_forms(language.names.code),
        "lookups": {name: _text_or(f"build-lookup.{name}", language, "") for name in PART_GROUPS},
        "installers": {
            who: language.say("circuit-installer", who=who) for who in get_args(Installer)
        },
        "places": {each: language.text(f"build-place.{each}") for each in get_args(Each)},
    }


def _messages(language: Language) -> dict[str, str]:
    """Return what the script says besides its labels, with places where it fills in values."""
    say = language.say
    return {
        "enter": say("check-enter"),
        "circuit_open": say("check-circuit-open", circuit="{circuit}"),
        "assumed": say("result-assumed", what="{what}", state="missed"),
        "any": say("check-any"),
        "middle": say("check-middle"),
        "fits": say("result-fits", fits="{fits}", count="{count}", models="{models}"),
        "sound": say("result-sound", fits="{fits}", count="{count}", models="{models}"),
        "unsound": say("result-unsound", count="{count}"),
        "varies": say("result-varies"),
        "liquid": say("check-liquid", name="{name}"),
        "some_models": say("check-models", known="yes", fits="{fits}", count="{count}"),
        "not_all_models": say("check-models", known="no", fits="", count=""),
        "rest": say("check-rest", advice="none", **_COUNTED),
        "rest_against": say("check-rest", advice="against", **_COUNTED),
        "assumed_pass": say("result-assumed", what="{what}", state="pass"),
    }


def _said(catalog: Catalog) -> list[str]:
    """Return the figures that the page may name: what some rules rest on, and those always shown.

    These rules decide where a figure is unknown, or take any that is plausible; of the others the
    page gives only the name. A computed figure that is unknown is named by what it rests on.
    """
    # Whether a size is the middle of many models is always known.
    naming = {
        id_: rule.model_copy(update={"varies": None})
        for id_, rule in catalog.build_rules.items()
        if rule.decisive or rule.plausible
    }
    read = Rulebook(naming, catalog.build_figures).names.values()
    names = {name for of_rule in read for name in of_rule}
    return [name for name in BUILD_FIGURES if name in names] + [
        name for name in SHOWN if name in catalog.build_figures
    ]


def _names(catalog: Catalog, language: Language) -> dict[str, str]:
    """Return what the language calls otherwise than the data that the script loads, by id.

    Where only units are written otherwise, the script does that.
    """
    gpus, parts = catalog.gpus.items(), catalog.parts.by_id.items()
    names = {id_: gpu.name for id_, gpu in gpus} | {id_: part.name for id_, part in parts}
    written = {id_: language.product(name) for id_, name in names.items()}
    written |= {id_: name for id_, part in parts if (name := name_of_anyone(part, language))}
    code = language.names.code
    return {id_: own for id_, own in written.items() if own != with_own_units(names[id_], code)}


def _labels(catalog: Catalog, language: Language) -> dict[str, str]:
    """Return the labels of the fields, which begin with a capital wherever they stand."""
    texts = {name: language.text(key) for name, key in LABELS.items()}
    rest = quantity(_rest_w(catalog), "w", language)
    texts["have_cpu_w"] = language.text(LABELS["have_cpu_w"], rest=rest)
    return {name: f"{text[:1].upper()}{text[1:]}" for name, text in texts.items()}


def _rest_w(catalog: Catalog) -> Value:
    """Return the W that are added for the other parts of a desktop, without card and processor."""
    none = dict.fromkeys(("gpu_count", "gpu_w", "gpus_w", "cpu_count", "cpu_each_w"), 0)
    read = {**dict.fromkeys(BUILD_FIGURES), "is_chassis": False, "gpu_is_whole": False, **none}
    return with_computed(read, catalog.build_figures).get("load_w") or 0


def _rule_words(rule: BuildRule, language: Language) -> dict[str, Any]:
    """Return what a rule checks and what to do; one without words is called by its id."""
    key = f"build-rule.{rule.id}"
    words = {
        "name": _text_or(key, language, rule.id),
        "do": _text_or(f"{key}.do", language, ""),
        "none": _text_or(f"{key}.none", language, ""),
        "cases": {case.name: language.text(f"{key}.do-{case.name}") for case in rule.remedies},
    }
    return {name: said for name, said in words.items() if said}


def _units(language: Language) -> dict[str, str]:
    names = [name for unit in get_args(BuildUnit) for name in (unit, f"{unit}_one")]
    words = {name: _text_or(f"unit.{unit_key(name)}", language, "") for name in names}
    return {name: text for name, text in words.items() if text}


def _text_or(key: str, language: Language, otherwise: str) -> str:
    """Return the text under `key`, or another where the language and English have none."""
    return language.text(key) if key in language.texts or key in language.english else otherwise
