"""Revisions: the data of a folder or of a revision of git, unpacked where they can be read."""

from __future__ import annotations

import io
import subprocess
import tarfile
from dataclasses import dataclass
from pathlib import Path

SCHEMA = Path("schema")


class UnknownSideError(Exception):
    """What was named is neither a folder nor a revision with data."""


@dataclass(frozen=True)
class Side:
    """One side of a comparison: what it was called, and the folder of its data.

    It `is_older` where its schemas are not those of this checkout.
    """

    name: str
    data: Path
    is_older: bool = False

    def why_unread(self, problems: int) -> str:
        """Return a line that says whose data do not load, and whether an older schema is why."""
        if not self.is_older:
            return f"The data of {self.name} do not load:"
        return (
            f"The data of {self.name} are written by an older schema, which this version of the "
            f"guide does not read ({problems} problem{'' if problems == 1 else 's'}). "
            "Compare them with the code of their time: check out that revision."
        )


def side_at(text: str, folder: Path, project: Path) -> Side:
    """Return the data of a folder, or those of a revision, which are unpacked into `folder`.

    Raises UnknownSideError where there is neither.
    """
    if Path(text).is_dir():
        return Side(text, Path(text))
    commit = _git(project, "rev-parse", "--verify", "--quiet", f"{text}^{{commit}}")
    packed = _git(project, "archive", commit.decode().strip(), "data") if commit else b""
    if not packed:
        raise UnknownSideError(f"there is neither a folder nor a revision with data named {text}")
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    data = folder / "data"
    return Side(text, data, _schemas(data) != _schemas(project / "data"))


def _git(project: Path, *arguments: str) -> bytes:
    """Return what git prints; nothing where it fails."""
    command = ["git", "-C", str(project), *arguments]
    return subprocess.run(command, capture_output=True, check=False).stdout


def _schemas(data: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted((data / SCHEMA).glob("*.json"))}
