"""Data files: which files may lie in data/ and what each of them holds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from macros.facts.reading.problems import Problem, did_you_mean, first, listing
from macros.facts.reading.yaml_source import LARGEST_FILE_BYTES
from macros.facts.records.kinds import File, Folder, Kind

SCHEMA_FOLDER = "schema"
DEEPEST_FOLDER = 4
MOST_FILES = 10_000
LARGEST_DATA_BYTES = 32 * 1024 * 1024
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
    strangers: list[Path] = []
    every = list(islice(_walk(data_dir), MOST_FILES + 1))
    if too_much := _too_much(every, data_dir):
        return [], [too_much]
    for file in every:
        relative = file.relative_to(data_dir)
        path = f"{data_dir.absolute().name}/{relative.as_posix()}"
        if relative.parts[0] == SCHEMA_FOLDER and file.suffix == ".json":
            continue
        if (kind := _kind(relative, by_path)) is None or file.is_symlink():
            strangers.append(file)
        else:
            files.append(DataFile(file, path, kind))
    problems = first(_strange(strangers, data_dir, kinds))
    return files, [*problems, *_missing_files(data_dir, kinds)]


def _strange(files: Iterable[Path], data_dir: Path, kinds: Sequence[Kind]) -> Iterator[Problem]:
    for file in files:
        relative = file.relative_to(data_dir)
        path = f"{data_dir.absolute().name}/{relative.as_posix()}"
        if file.is_symlink():
            yield _symbolic_link(file, path, data_dir)
        else:
            yield _stray(relative, path, kinds)


def _walk(folder: Path, level: int = 1) -> Iterator[Path]:
    """Yield the files below a folder, and folders that lie too deep."""
    for entry in sorted(folder.iterdir()):
        if entry.name.startswith(".") or entry.name.endswith("~"):
            continue  # left there by editors and file managers while a file is open
        if entry.is_dir() and not entry.is_symlink() and level < DEEPEST_FOLDER:
            yield from _walk(entry, level + 1)
        else:
            yield entry


def _too_much(files: Sequence[Path], data_dir: Path) -> Problem | None:
    """Return what to say of a folder that holds more than anybody would write."""
    name = data_dir.absolute().name
    hint = "Remove what does not belong here."
    if len(files) > MOST_FILES:
        return Problem(name, 1, 1, "", f"the folder holds more than {MOST_FILES:,} files.", hint)
    sizes = (file.lstat().st_size for file in files)
    size = sum(size for size in sizes if size <= LARGEST_FILE_BYTES)  # others are not read
    if size > LARGEST_DATA_BYTES:
        limit = LARGEST_DATA_BYTES // 1024**2
        message = f"the files have {size // 1024**2} MB together; at most {limit} MB are allowed."
        return Problem(name, 1, 1, "", message, hint)
    return None


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
