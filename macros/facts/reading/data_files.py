"""Data files: which files may lie in data/ and what each of them holds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from macros.facts.reading.problems import Problem, did_you_mean, listing
from macros.facts.records.part_kinds import PART_FOLDERS, PartKind

FileKind = Literal[
    "gpu",
    "prices",
    "benchmark",
    "region",
    "cloud",
    "locale",
    "sources",
    "vocabulary",
    "rules",
    "workloads",
    "personas",
    "expert_advice",
    "claims",
    "disagreements",
    "build_rules",
    "build_figures",
    "build",
    "power_limits",
    "model",
    "memory_rules",
    "glossary",
    "software",
    PartKind,
]

FOLDERS: dict[str, FileKind] = {
    "gpus": "gpu",
    "prices": "prices",
    "benchmarks": "benchmark",
    "regions": "region",
    "clouds": "cloud",
    "locales": "locale",
    "builds": "build",
    "models": "model",
    **{f"parts/{folder}": kind for folder, kind in PART_FOLDERS.items()},
}
SINGLE_FILES: dict[str, FileKind] = {
    "sources.yml": "sources",
    "vocabulary.yml": "vocabulary",
    "rules.yml": "rules",
    "workloads.yml": "workloads",
    "personas.yml": "personas",
    "expert_advice.yml": "expert_advice",
    "claims.yml": "claims",
    "disagreements.yml": "disagreements",
    "build_rules.yml": "build_rules",
    "build_figures.yml": "build_figures",
    "power_limits.yml": "power_limits",
    "memory_rules.yml": "memory_rules",
    "software.yml": "software",
    "locales/glossary.yml": "glossary",
}
REQUIRED_FILES = ("sources.yml", "vocabulary.yml", "rules.yml", "locales/en.yml")
SCHEMA_FOLDER = "schema"
_FILE_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\.yml")


@dataclass(frozen=True)
class DataFile:
    """A file of data/: where it lies, how messages name it, and what it holds."""

    file: Path
    path: str
    kind: FileKind

    @property
    def stem(self) -> str:
        """The file's name without `.yml`, which is the id of what it holds."""
        return self.file.stem


def list_data_files(data_dir: Path) -> tuple[list[DataFile], list[Problem]]:
    """Return the files of `data_dir` in order of their paths, and what does not belong there."""
    files: list[DataFile] = []
    problems: list[Problem] = []
    for file in _walk(data_dir):
        relative = file.relative_to(data_dir)
        path = f"{data_dir.absolute().name}/{relative.as_posix()}"
        if file.is_symlink():
            problems.append(_symbolic_link(file, path, data_dir))
        elif relative.parts[0] == SCHEMA_FOLDER and file.suffix == ".json":
            continue
        elif (kind := _kind(relative)) is None:
            problems.append(_stray(relative, path))
        else:
            files.append(DataFile(file, path, kind))
    problems += _missing_files(data_dir)
    return files, problems


def _walk(folder: Path) -> Iterator[Path]:
    for entry in sorted(folder.iterdir()):
        if entry.name.startswith(".") or entry.name.endswith("~"):
            continue  # left there by editors and file managers while a file is open
        if entry.is_dir() and not entry.is_symlink():
            yield from _walk(entry)
        else:
            yield entry


def _kind(relative: Path) -> FileKind | None:
    if len(relative.parts) == 1 or relative.as_posix() in SINGLE_FILES:
        return SINGLE_FILES.get(relative.as_posix())
    if _FILE_NAME.fullmatch(relative.name):
        return FOLDERS.get(relative.parent.as_posix())
    return None


def _symbolic_link(file: Path, path: str, data_dir: Path) -> Problem:
    leaves = not file.resolve().is_relative_to(data_dir.resolve())
    message = f"a symbolic link{' that leaves data/' if leaves else ''} is not allowed."
    return Problem(path, 1, 1, "", message, "Put the file itself here.")


def _stray(relative: Path, path: str) -> Problem:
    plain = [folder for folder in FOLDERS if "/" not in folder]
    folders = listing([f"{folder}/<id>.yml" for folder in (*plain, "parts/<kind>")])
    hint = f"Allowed: {folders}, {listing(SINGLE_FILES)}."
    folder = relative.parent.as_posix()
    if folder in FOLDERS:
        hint = "A file's name is its id: lower-case letters, digits and hyphens, ending in .yml."
    elif len(relative.parts) > 1:
        if folder.startswith("parts/"):
            hint = f"Allowed below parts/: {listing(PART_FOLDERS)}."
        hint = f"{hint} {did_you_mean(folder, FOLDERS)}".rstrip()
    return Problem(path, 1, 1, "", "this file does not belong in data/.", hint)


def _missing_files(data_dir: Path) -> Iterator[Problem]:
    for name in REQUIRED_FILES:
        if not (data_dir / name).exists():
            path = f"{data_dir.absolute().name}/{name}"
            yield Problem(path, 1, 1, "", "the file is missing.", "Restore it.")
