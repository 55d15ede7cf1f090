"""Build file: a computer as somebody writes it down to have it checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError

from macros.facts.catalog import Catalog
from macros.facts.reading.problems import CatalogError, Problem, did_you_mean
from macros.facts.reading.record_errors import record_problems
from macros.facts.reading.yaml_source import Document, Keys, parse_document, read_text
from macros.facts.records.builds import Use
from macros.facts.records.part_kinds import PART_FOLDERS
from macros.facts.records.parts import Some
from macros.facts.records.products import Identifier, Line, Many, Record, Watts


class CountedPart(Record):
    """So many of one part."""

    part: Identifier
    count: Some = 1


class BuildFile(Record):
    """Parts by their ids; what is left out is not there, and what hangs on it stays unknown.

    `circuit` is one of the region, such as `200v-20a`; without it, it is the usual socket.
    """

    gpu: Identifier
    gpu_count: Annotated[int, Field(ge=1, le=16)] = 1
    gpu_board: Identifier | None = None
    gpu_power_limit_w: Watts | None = None
    use: Use = "independent"
    cpu: Identifier | None = None
    cpu_count: Annotated[int, Field(ge=1, le=4)] = 1
    motherboard: Identifier | None = None
    memory: Many[CountedPart] = ()
    psu: Identifier | None = None
    psu_count: Annotated[int, Field(ge=1, le=4)] = 1
    case: Identifier | None = None
    chassis: Identifier | None = None
    cooler: Identifier | None = None
    storage: Many[Identifier] = ()
    network: Identifier | None = None
    circuit: Line | None = None
    circuit_count: Annotated[int, Field(ge=1, le=8)] = 1
    budget_usd: Annotated[float, Field(gt=0, allow_inf_nan=False)] | None = None


# The kind of part that a field names, as the folder below data/parts/.
FOLDER_OF = {
    "gpu_board": "gpu_boards",
    "cpu": "cpus",
    "motherboard": "motherboards",
    "memory": "memory_kits",
    "psu": "power_supplies",
    "case": "cases",
    "chassis": "chassis",
    "cooler": "coolers",
    "storage": "ssds",
    "network": "network_cards",
}
_ADAPTER = TypeAdapter(BuildFile)
# What a chassis brings itself.
_OF_A_DESKTOP = ("motherboard", "psu", "case", "cooler")


def read_build_file(file: Path, catalog: Catalog) -> BuildFile:
    """Return what a file says. Raises CatalogError with every mistake, each with its place."""
    document = _document(file)
    try:
        build = _ADAPTER.validate_python(document.value)
    except ValidationError as error:
        raise CatalogError(record_problems(error, document, BuildFile)) from error
    problems = [*_unknown_parts(build, catalog, document), *_excluding_parts(build, document)]
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
    board = catalog.parts.gpu_boards.get(build.gpu_board or "")
    if board and board.gpu != build.gpu:
        message = f"'{board.id}' carries the accelerator '{board.gpu}', not '{build.gpu}'."
        yield document.problem(("gpu_board",), message, "Name a board of it, or leave this out.")


def _named(build: BuildFile) -> Iterator[tuple[str, Keys, str]]:
    for field in FOLDER_OF:
        value = getattr(build, field)
        if field == "memory":
            for index, kit in enumerate(value):
                yield field, (field, index, "part"), kit.part
        elif field == "storage":
            for index, id_ in enumerate(value):
                yield field, (field, index), id_
        elif value is not None:
            yield field, (field,), value


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


def _excluding_parts(build: BuildFile, document: Document) -> Iterator[Problem]:
    """Yield a problem for each part that a chassis brings already."""
    for field in _OF_A_DESKTOP:
        if build.chassis is not None and getattr(build, field) is not None:
            message = f"a server chassis brings its own {field}."
            hint = f"Leave out `{field}:`, or name a case and board instead of the chassis."
            yield document.problem((field,), message, hint)
