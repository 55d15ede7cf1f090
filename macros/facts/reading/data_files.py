"""Data files: which files may lie in data/ and what each of them holds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from macros.facts.reading.problems import Problem, did_you_mean, listing
from macros.facts.records.kinds import File, Folder, Kind

SCHEMA_FOLDER = "schema"
_FILE_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)")


@dataclass(frozen=True)
class DataFile:
    """A file of data/: where it lies, how messages name it, and what it holds."""

    file: Path
    path: str
    kind: Kind

    @property
    def stem(self) -> str:
        """The file's name without `.yml`, which is the id of what it holds."""
        return self.file.stem


def list_data_files(data_dir: Path, kinds: Sequence[Kind]) -> tuple[list[DataFile], list[Problem]]:
    """Return the files of `data_dir` in order of their paths, and what does not belong there."""
    by_path = {kind.place.path: kind for kind in kinds}
    files: list[DataFile] = []
    problems: list[Problem] = []
    for file in _walk(data_dir):
        relative = file.relative_to(data_dir)
        path = f"{data_dir.absolute().name}/{relative.as_posix()}"
        if file.is_symlink():
            problems.append(_symbolic_link(file, path, data_dir))
        elif relative.parts[0] == SCHEMA_FOLDER and file.suffix == ".json":
            continue
        elif (kind := _kind(relative, by_path)) is None:
            problems.append(_stray(relative, path, kinds))
        else:
            files.append(DataFile(file, path, kind))
    problems += _missing_files(data_dir, kinds)
    return files, problems


def _walk(folder: Path) -> Iterator[Path]:
    for entry in sorted(folder.iterdir()):
        if entry.name.startswith(".") or entry.name.endswith("~"):
            continue  # left there by editors and file managers while a file is open
        if entry.is_dir() and not entry.is_symlink():
            yield from _walk(entry)
        else:
            yield entry


def _kind(relative: Path, by_path: Mapping[str, Kind]) -> Kind | None:
    kind = by_path.get(relative.as_posix()) if relative.suffix else None  # a folder has none
    name = _FILE_NAME.fullmatch(relative.name)
    if kind is None and name:
        kind = by_path.get(relative.parent.as_posix())
        if kind and isinstance(kind.place, Folder) and kind.place.suffix != name[2]:
            return None
    return kind


def _symbolic_link(file: Path, path: str, data_dir: Path) -> Problem:
    leaves = not file.resolve().is_relative_to(data_dir.resolve())
    message = f"a symbolic link{' that leaves data/' if leaves else ''} is not allowed."
    return Problem(path, 1, 1, "", message, "Put the file itself here.")


def _stray(relative: Path, path: str, kinds: Iterable[Kind]) -> Problem:
    places = [kind.place for kind in kinds]
    folders = [place.path for place in places if isinstance(place, Folder)]
    files = [place.path for place in places if isinstance(place, File)]
    plain = [
        f"{place.path}/<id>{place.suffix}"
        for place in places
        if isinstance(place, Folder) and not place.path.startswith("parts/")
    ]
    parts = [name.partition("/")[2] for name in folders if name.startswith("parts/")]
    hint = f"Allowed: {listing([*plain, 'parts/<kind>/<id>.yml'])}, {listing(files)}."
    folder = relative.parent.as_posix()
    if folder in folders:
        suffix = next(p.suffix for p in places if isinstance(p, Folder) and p.path == folder)
        hint = (
            f"A file's name is its id: lower-case letters, digits and hyphens, ending in {suffix}."
        )
    elif len(relative.parts) > 1:
        if folder.startswith("parts/"):
            hint = f"Allowed below parts/: {listing(parts)}."
        hint = f"{hint} {did_you_mean(folder, folders)}".rstrip()
    return Problem(path, 1, 1, "", "this file does not belong in data/.", hint)


def _missing_files(data_dir: Path, kinds: Iterable[Kind]) -> Iterator[Problem]:
    for name in filter(None, (kind.place.required_file for kind in kinds)):
        if not (data_dir / name).exists():
            path = f"{data_dir.absolute().name}/{name}"
            yield Problem(path, 1, 1, "", "the file is missing.", "Restore it.")
