"""Build file: a computer as somebody writes it down to have it checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError

from macros.facts.catalog import Catalog
from macros.facts.own_part import own_part_problems
from macros.facts.reading.problems import CatalogError, Problem, did_you_mean
from macros.facts.reading.record_errors import record_problems
from macros.facts.reading.yaml_source import Document, Keys, parse_document, read_text
from macros.facts.records.builds import CardAir, Link, Mounting, Use
from macros.facts.records.part_kinds import PART_FOLDERS, PART_RECORDS
from macros.facts.records.parts import Millimetres, Some
from macros.facts.records.products import Identifier, Line, Many, Record, Watts

# A part that the guide does not have, by what its reader knows of it: {rated_w: 850}.
OwnFigures = Mapping[str, Any]
PartName = Identifier | OwnFigures


class CountedPart(Record):
    """So many of one part."""

    part: PartName
    count: Some = 1


class CountedCard(Record):
    """So many of one accelerator, or of a maker's model of it."""

    part: Identifier
    count: Some = 1


Number = Annotated[int, Field(ge=1, le=16)]


class BuildFile(Record):
    """Parts by their ids or figures; what is left out is not there, and what needs it is unknown.

    `circuit` is one of the region, such as `200v-20a`; without it, it is the usual socket.
    `further_gpus` are accelerators or makers' models beside the first kind, `further_psus` power
    supplies beside the first kind. `card_psus` has the number of the power supply that feeds each
    card, `psu_circuits` the number of the circuit of each power supply.

    A ready-made `computer` brings board, case and cooler, and a power supply unless `psu` replaces
    it; of one by its figures, `psu` is its own. A `chassis` takes a `psu`, one of its modules, only
    where the guide does not know which it brings. With an `external` link the cards sit in docks
    that hold `dock_length_mm`, and `psu` is that of the docks. `above_4g` is what the reader found
    in the firmware.
    """

    gpu: Identifier
    gpu_count: Annotated[int, Field(ge=1, le=16)] = 1
    gpu_board: PartName | None = None
    gpu_power_limit_w: Watts | None = None
    further_gpus: Many[CountedCard] = ()
    use: Use = "independent"
    cpu: PartName | None = None
    cpu_count: Annotated[int, Field(ge=1, le=4)] = 1
    motherboard: PartName | None = None
    memory: Many[CountedPart] = ()
    psu: PartName | None = None
    psu_count: Annotated[int, Field(ge=1, le=4)] = 1
    further_psus: Many[PartName] = ()
    card_psus: Many[Number] = ()
    case: PartName | None = None
    chassis: PartName | None = None
    computer: PartName | None = None
    external: Link | None = None
    dock_length_mm: Millimetres | None = None
    mounting: Mounting = "slots"
    card_air: CardAir = "none"
    bridge_slots: Annotated[int, Field(ge=2, le=5)] | None = None
    above_4g: bool | None = None
    cooler: PartName | None = None
    storage: Many[PartName] = ()
    network: PartName | None = None
    circuit: Line | None = None
    circuit_count: Annotated[int, Field(ge=1, le=8)] = 1
    psu_circuits: Many[Number] = ()
    budget_usd: Annotated[float, Field(gt=0, allow_inf_nan=False)] | None = None


# The kind of part that a field names, as the folder below data/parts/.
FOLDER_OF = {
    "gpu_board": "gpu_boards",
    "cpu": "cpus",
    "motherboard": "motherboards",
    "memory": "memory_kits",
    "psu": "power_supplies",
    "further_psus": "power_supplies",
    "case": "cases",
    "chassis": "chassis",
    "computer": "computers",
    "cooler": "coolers",
    "storage": "ssds",
    "network": "network_cards",
}
_ADAPTER = TypeAdapter(BuildFile)
# What no other host leaves room for, and what each brings itself.
_OF_A_DESKTOP = ("motherboard", "case", "cooler")
_OTHER_HOSTS = ("computer", "external")
_BROUGHT: Mapping[str, Sequence[str]] = {
    "chassis": (*_OF_A_DESKTOP, "psu", "further_psus", *_OTHER_HOSTS),
    "computer": _OF_A_DESKTOP,
}
# Accelerators that are computers, by their form factor.
WHOLE_COMPUTERS = ("computer", "mini_pc", "laptop", "embedded_module")
_NOT_IN_WHOLE = (
    *_OF_A_DESKTOP,
    "cpu",
    "memory",
    "psu",
    "chassis",
    "computer",
    "external",
    "bridge_slots",
)


def read_build_file(file: Path, catalog: Catalog) -> BuildFile:
    """Return what a file says. Raises CatalogError with every mistake, each with its place."""
    document = _document(file)
    try:
        build = _ADAPTER.validate_python(document.value)
    except ValidationError as error:
        raise CatalogError(record_problems(error, document, BuildFile)) from error
    problems = [
        *_unknown_parts(build, catalog, document),
        *_own_figures(build, catalog, document),
        *_excluding_parts(build, catalog, document),
        *_numbers(build, document),
    ]
    if problems:
        raise CatalogError(problems)
    return build


def _document(file: Path) -> Document:
    text, problem = read_text(file, str(file))
    document = parse_document(text, str(file))
    problems = [problem] if problem else document.problems
    if problems:
        raise CatalogError(problems)
    if not isinstance(document.value, dict):
        hint = "Write `gpu: <id>` and the other parts, each on a line of its own."
        raise CatalogError([document.problem((), "this is no build.", hint)])
    return document


def _unknown_parts(build: BuildFile, catalog: Catalog, document: Document) -> Iterator[Problem]:
    """Yield a problem for each id that is none of its kind."""
    if build.gpu not in catalog.gpus:
        yield _unknown(build.gpu, "accelerator", catalog.gpus, catalog, document, ("gpu",))
    for field, keys, id_ in _named(build):
        known: Mapping[str, Any] = getattr(catalog.parts, FOLDER_OF[field])
        if id_ not in known:
            yield _unknown(id_, field, known, catalog, document, keys)
    for index, card in enumerate(build.further_gpus):
        if card.part not in catalog.gpus and card.part not in catalog.parts.gpu_boards:
            keys = ("further_gpus", index, "part")
            yield _unknown(card.part, "accelerator", catalog.gpus, catalog, document, keys)
    named = build.gpu_board if isinstance(build.gpu_board, str) else ""
    board = catalog.parts.gpu_boards.get(named)
    if board and board.gpu != build.gpu:
        message = f"'{board.id}' carries the accelerator '{board.gpu}', not '{build.gpu}'."
        yield document.problem(("gpu_board",), message, "Name a board of it, or leave this out.")


def _named(build: BuildFile) -> Iterator[tuple[str, Keys, str]]:
    """Yield each part that is named by its id, with its field and place."""
    for field, keys, value in _parts(build):
        if isinstance(value, str):
            yield field, keys, value


def _parts(build: BuildFile) -> Iterator[tuple[str, Keys, PartName]]:
    for field in FOLDER_OF:
        value = getattr(build, field)
        if field == "memory":
            for index, kit in enumerate(value):
                yield field, (field, index, "part"), kit.part
        elif isinstance(value, tuple):
            for index, part in enumerate(value):
                yield field, (field, index), part
        elif value is not None:
            yield field, (field,), value


def _own_figures(build: BuildFile, catalog: Catalog, document: Document) -> Iterator[Problem]:
    """Yield a problem for each figure of a part that such a part does not have."""
    for field, keys, value in _parts(build):
        if not isinstance(value, str):
            record = PART_RECORDS[FOLDER_OF[field]]
            yield from own_part_problems(record, value, catalog.vocabulary, document, keys)


def _numbers(build: BuildFile, document: Document) -> Iterator[Problem]:
    """Yield a problem for each list of numbers that does not fit what it numbers."""
    cards = build.gpu_count + sum(card.count for card in build.further_gpus)
    psus = (build.psu_count if build.psu is not None else 0) + len(build.further_psus)
    for field, numbers, each, what, most in (
        ("card_psus", build.card_psus, cards, "card", psus),
        ("psu_circuits", build.psu_circuits, psus, "power supply", build.circuit_count),
    ):
        if not numbers:
            continue
        hint = f"Write one number from 1 to {most} for each {what}, or leave `{field}:` out."
        if len(numbers) != each:
            message = f"there are {len(numbers)} numbers, but the build has {each} of this: {what}."
            yield document.problem((field,), message, hint)
        elif max(numbers) > most:
            message = f"there is no number {max(numbers)}: the build has {most}."
            yield document.problem((field, numbers.index(max(numbers))), message, hint)


def _unknown(
    id_: str,
    what: str,
    known: Mapping[str, Any],
    catalog: Catalog,
    document: Document,
    keys: Keys,
) -> Problem:
    other = _kind_of(id_, catalog)
    if other:
        return document.problem(keys, f"'{id_}' is of another kind: {other}.", f"Name a {what}.")
    hint = did_you_mean(id_, known) or "The ids are the names of the files in data/."
    return document.problem(keys, f"the guide has no {what} '{id_}'.", hint)


def _kind_of(id_: str, catalog: Catalog) -> str:
    if id_ in catalog.gpus:
        return "gpus"
    return next((name for name in PART_FOLDERS if id_ in getattr(catalog.parts, name)), "")


def _brings_supply(build: BuildFile, catalog: Catalog) -> bool:
    """Return whether the guide knows which power supplies the chassis of a build has."""
    named = build.chassis if isinstance(build.chassis, str) else ""
    chassis = catalog.parts.chassis.get(named)
    return chassis is not None and chassis.brings_supply


def _excluding_parts(build: BuildFile, catalog: Catalog, document: Document) -> Iterator[Problem]:
    """Yield a problem for each part that another one brings already, or leaves no place for."""
    for host, fields in _BROUGHT.items():
        for field in fields:
            if field == "psu" and not _brings_supply(build, catalog):
                continue
            if getattr(build, host) is not None and getattr(build, field):
                what = "a server chassis" if host == "chassis" else "a ready-made computer"
                verb = "takes no" if field in _OTHER_HOSTS else "brings its own"
                message = f"{what} {verb} {field}."
                hint = f"Leave out `{field}:`, or name a case and board instead of the {host}."
                yield document.problem((field,), message, hint)
    gpu = catalog.gpus.get(build.gpu)
    if gpu and gpu.form_factor in WHOLE_COMPUTERS:
        for field in _NOT_IN_WHOLE:
            if getattr(build, field):
                message = f"'{gpu.id}' is a computer of its own: it has no place for this."
                yield document.problem((field,), message, f"Leave out `{field}:`.")
    if build.dock_length_mm is not None and build.external is None:
        message = "a dock without a link."
        hint = "Add `external:`, such as oculink, or leave this out."
        yield document.problem(("dock_length_mm",), message, hint)
