"""Parts API: parts, rules and circuits as open data, which the browser checks builds with."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, get_args

from macros.advice.builds.build import built_in_supply
from macros.advice.builds.circuits import rules_about_mains
from macros.advice.builds.mains import circuit_ids, mains_of, practice_a
from macros.advice.builds.part_fields import BY, computed_fields
from macros.advice.builds.part_groups import PART_GROUPS, PartGroup, names_read
from macros.facts.catalog import Catalog
from macros.facts.records.builds import (
    RULE_FORMULAS,
    BuildFigure,
    BuildRule,
    CardAir,
    Link,
    Mounting,
)
from macros.facts.records.formula import parsed_formula
from macros.facts.records.part_kinds import PART_FOLDERS, PartKind
from macros.facts.records.parts import Computer, Motherboard, Part
from macros.facts.records.products import Gpu
from macros.facts.records.regions import Circuit
from macros.present.html.data_files import API_FOLDER, json_lists, plain_number
from macros.present.words.gpu_names import newest_first

Row = dict[str, Any]

# What the file has of a part beside the fields that figures of builds read: a reader who checks a
# build loads it, so what follows from these fields stands there instead of what they follow from.
_NAMED: Row = {"id": True, "name": True, "vendor": True}
_LISTED: Mapping[PartKind, Row] = {
    "gpu_board": {"gpu": True},
    "chassis": {"psu": True},
    "power_supply": {"form": True},
}
# What the parts of a build are called in groups of figures, where it is not their kind.
_NAMES_IN_BUILDS: Mapping[PartKind, str] = {
    "memory_kit": "memory",
    "power_supply": "psu",
    "ssd": "storage",
    "network_card": "network",
}

# The words that a build may say of how its cards are joined; the first is the usual.
CHOICES = {
    "external": get_args(Link),
    "mounting": get_args(Mounting),
    "card_air": get_args(CardAir),
    "above_4g": ("true", "false"),
}


def part_files(catalog: Catalog) -> Mapping[str, bytes]:
    """Return the files of parts and of rules by their path below the site's root."""
    parts = {"gpus": [_gpu_row(gpu) for gpu in _by_family(newest_first(catalog))]}
    for folder, kind in PART_FOLDERS.items():
        of_kind: Mapping[str, Part] = getattr(catalog.parts, folder)
        ordered = sorted(of_kind.values(), key=place_in_lists)
        parts[folder] = [_part_row(part, kind) for part in ordered]
    about_mains = rules_about_mains(catalog.build_rules, catalog.build_figures)
    rules = {
        "rules": [_rule_row(rule, rule.id in about_mains) for rule in catalog.build_rules.values()],
        "figures": [_figure_row(figure) for figure in catalog.build_figures.values()],
        "part_figures": [_group_row(name, group) for name, group in PART_GROUPS.items()],
        "choices": [{"id": name, "words": list(words)} for name, words in CHOICES.items()],
        "circuits": [
            {"region": region, **row}
            for region in catalog.regions
            for row in circuit_rows(mains_of(catalog, region).circuits)
        ],
    }
    return {
        f"{API_FOLDER}/parts.json": json_lists(parts),
        f"{API_FOLDER}/build_rules.json": json_lists(rules),
    }


def _by_family(gpus: Sequence[Gpu]) -> list[Gpu]:
    """Return products family by family, in the order of their firsts, as lists show them.

    Neighbours that are alike weigh less on the way to a reader.
    """
    families = list(dict.fromkeys(gpu.family for gpu in gpus))
    return sorted(gpus, key=lambda gpu: families.index(gpu.family))


def circuit_rows(circuits: Sequence[Circuit]) -> list[Row]:
    """Return the circuits of a region, the usual socket first."""
    return [
        _known(
            {
                "id": id_,
                "name": circuit.name,
                "volts": circuit.volts,
                "amps": circuit.amps,
                **computed_fields(circuit),
                **_plugging(circuit),
            }
        )
        for id_, circuit in zip(circuit_ids(circuits), circuits, strict=True)
    ]


def _plugging(circuit: Circuit) -> Row:
    """Return the socket, its cord and who may install it; `practice_a` is A for hours."""
    cord, installation = circuit.cord, circuit.who_may_install
    return {
        "connector": circuit.connector,
        "plug": cord.plug if cord else None,
        "cord_ends": list(cord.connectors) if cord else None,
        "practice_a": practice_a(circuit),
        "who_may_install": installation.who if installation else None,
    }


def place_in_lists(part: Part) -> tuple[str, str, str]:
    """Return a key by maker and name, in which RM850 comes before RM1000.

    Boards stand platform by platform: whoever looks for theirs knows the processor.
    """
    maker, name = (
        re.sub(r"\d+", lambda number: number[0].zfill(8), text.casefold())
        for text in (part.vendor, part.name)
    )
    platform = part.platform if isinstance(part, Motherboard) else ""
    return platform, maker, name


def _gpu_row(gpu: Gpu) -> Row:
    """Return what builds read of an accelerator, and what it is found by."""
    return _known(
        {
            **{name: getattr(gpu, name) for name in (*_NAMED, "family")},
            "aliases": list(gpu.aliases) or None,
            "preview": gpu.preview or None,
            **_fields_read(gpu, "gpu"),
        }
    )


def _part_row(part: Part, kind: PartKind) -> Row:
    """Return what builds read of a part, and what else the open data have of it."""
    listed = part.model_dump(mode="json", include=_NAMED | _LISTED.get(kind, {}))
    row = {**listed, **_fields_read(part, _NAMES_IN_BUILDS.get(kind, kind))}
    if isinstance(part, Computer):
        row["supply"] = _part_row(built_in_supply(part), "power_supply")
    return _known(row)


def _fields_read(part: Part | Gpu, name: str) -> Row:
    """Return the fields that formulas read of what is called so in a build."""
    read = {*names_read(name), BY}
    fields = {**vars(part), **computed_fields(part)}
    return {name: value for name, value in fields.items() if name in read}


def _rule_row(rule: BuildRule, about_mains: bool) -> Row:
    texts = {name: getattr(rule, name) for name in RULE_FORMULAS}
    row = {
        "id": rule.id,
        "holds": rule.holds,
        "unit": rule.unit,
        "breach": rule.breach,
        "decisive": rule.decisive,
        "about_mains": about_mains,
        "advises_against": rule.advises_against or None,
        "each": rule.each,
        "plausible": {name: [ends.least, ends.most] for name, ends in rule.plausible.items()},
        **{name: parsed_formula(text) for name, text in texts.items() if text is not None},
        "remedies": {each.name: parsed_formula(each.when) for each in rule.remedies},
    }
    return {name: value for name, value in row.items() if value is not None and value != {}}


def _figure_row(figure: BuildFigure) -> Row:
    return {"id": figure.id, "unit": figure.unit, "formula": parsed_formula(figure.formula)}


def _group_row(name: str, group: PartGroup) -> Row:
    row = {"id": name, "parts": group.parts, "count": group.count, "reads": group.reads}
    combinations = {"combined": group.combined, "joined": group.joined}
    return _known({**row, "formulas": group.trees, **combinations})


def _known(row: Mapping[Any, Any]) -> Row:
    """Return a row without what is unknown."""
    kept = {name: _plain(value) for name, value in row.items()}
    return {name: value for name, value in kept.items() if value is not None and value != {}}


def _plain(value: Any) -> Any:
    """Return a value with 24.0 as 24, and the rows within it without what is unknown."""
    if isinstance(value, dict):
        return _known(value)
    if isinstance(value, (list, tuple)):
        return [_plain(part) for part in value]
    return plain_number(value)
