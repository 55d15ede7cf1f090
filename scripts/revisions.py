"""Revisions: the data of a folder or of a revision of git, unpacked where they can be read."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import tarfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from macros.facts.reading.problems import Problem

SCHEMA = Path("schema")
RULES = ("rules.yml", "memory_rules.yml")
# Files without which nothing can be said; they decide nothing.
WORDS = ("locales/names.yml", "locales/messages")
COMPARES = "scripts/explain_change.py"
HOW = (
    "If both sides are that old, the code of their time compares them:\n"
    "git worktree add ../older {}\n"
    f".venv/bin/python ../older/{COMPARES} BASE HEAD"
)
NOBODY = "The code of that time could not compare yet."
_RULE = re.compile(r"^- id: *(\S+)", re.MULTILINE)


class UnknownSideError(Exception):
    """What was named is neither a folder nor a revision with data."""


@dataclass(frozen=True)
class Side:
    """One side of a comparison: what it was called, and the folder of its data.

    It `is_older` where its schemas are not those of this checkout, and `is_explained` where its own
    code compares too; `lent` are the rules that it does not have and that were taken from here.
    """

    name: str
    data: Path
    is_older: bool = False
    is_explained: bool = False
    lent: tuple[str, ...] = ()

    def why_unread(self, problems: Sequence[Problem]) -> str:
        """Return lines that say whose data do not load, and whether an older schema is why."""
        if not self.is_older:
            return f"The data of {self.name} do not load:"
        count = len(problems)
        return (
            f"The data of {self.name} are written by an older schema, which this version of the "
            f"guide does not read ({count} problem{'' if count == 1 else 's'}). The first:\n"
            f"{problems[0]}\n{HOW.format(self.name) if self.is_explained else NOBODY}"
        )


def side_at(text: str, folder: Path, project: Path) -> Side:
    """Return the data of a folder, or those of a revision, which are unpacked into `folder`.

    What a revision lacks that this version of the guide cannot do without is taken from this
    checkout: words, and rules that are younger. Raises UnknownSideError where there is neither.
    """
    if Path(text).is_dir():
        return Side(text, Path(text))
    commit = _git(project, "rev-parse", "--verify", "--quiet", f"{text}^{{commit}}")
    packed = _git(project, "archive", commit.decode().strip(), "data") if commit else b""
    if not packed:
        raise UnknownSideError(f"there is neither a folder nor a revision with data named {text}")
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    data, own = folder / "data", project / "data"
    is_older = _schemas(data) != _schemas(own)
    _lend_words(data, own)
    lent = [id_ for name in RULES for id_ in _lend_rules(data / name, own / name)]
    is_explained = bool(_git(project, "ls-tree", commit.decode().strip(), COMPARES))
    return Side(text, data, is_older, is_explained, tuple(lent))


def _git(project: Path, *arguments: str) -> bytes:
    """Return what git prints; nothing where it fails."""
    command = ["git", "-C", str(project), *arguments]
    return subprocess.run(command, capture_output=True, check=False).stdout


def _schemas(data: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted((data / SCHEMA).glob("*.json"))}


def _lend_words(data: Path, own: Path) -> None:
    for name in WORDS:
        if (own / name).is_dir() and not (data / name).exists():
            shutil.copytree(own / name, data / name)
        elif (own / name).is_file() and not (data / name).exists():
            shutil.copyfile(own / name, data / name)


def _lend_rules(file: Path, own: Path) -> tuple[str, ...]:
    """Add the rules that a file lacks, and return their ids."""
    if not file.is_file() or not own.is_file():
        return ()
    text = file.read_text(encoding="utf-8")
    known = _RULE.findall(text)
    lent = {id_: rule for id_, rule in _rules(own).items() if id_ not in known}
    if lent:
        file.write_text(text.rstrip("\n") + "\n" + "".join(lent.values()), encoding="utf-8")
    return tuple(lent)


def _rules(file: Path) -> Mapping[str, str]:
    """Return the text of each rule of a file by its id."""
    text = file.read_text(encoding="utf-8")
    starts = [*_RULE.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return {
        start[1]: text[start.start() : end].rstrip("\n") + "\n"
        for start, end in zip(starts, ends, strict=True)
    }
