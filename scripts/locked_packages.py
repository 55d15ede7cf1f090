"""Locked packages: what our lock files name, with the hashes that an installation has to have."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

PIP_LOCKS = ("requirements.lock", "requirements-test.lock")
NPM_LOCK = "package-lock.json"
_PINNED = re.compile(r"([A-Za-z0-9._-]+)==([^\s;\\]+)")
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


@dataclass(frozen=True)
class Package:
    """A package with its version; `hashes` are pairs of an algorithm and hexadecimal digits."""

    ecosystem: str
    name: str
    version: str
    file: str
    hashes: tuple[tuple[str, str], ...]

    @property
    def purl(self) -> str:
        """The package's address in the notation of SBOMs."""
        kind = {"PyPI": "pypi", "npm": "npm"}[self.ecosystem]
        return f"pkg:{kind}/{quote(self.name, safe='/')}@{quote(self.version, safe='')}"


def locked_packages(folder: Path) -> list[Package]:
    """Return each package once, in the order of the lock files."""
    found: dict[tuple[str, str, str], Package] = {}
    for package in (*_of_pip(folder), *_of_npm(folder)):
        found.setdefault((package.ecosystem, package.name, package.version), package)
    return list(found.values())


def _of_pip(folder: Path) -> Iterator[Package]:
    for name in PIP_LOCKS:
        text = (folder / name).read_text(encoding="utf-8")
        for entry in re.split(r"\n(?=[A-Za-z0-9])", text):
            pinned = _PINNED.match(entry)
            if pinned:
                hashes = tuple(("SHA-256", digits) for digits in _HASH.findall(entry))
                yield Package("PyPI", pinned[1], pinned[2], name, hashes)


def _of_npm(folder: Path) -> Iterator[Package]:
    lock = json.loads((folder / NPM_LOCK).read_text(encoding="utf-8"))
    for path, entry in lock["packages"].items():
        if path:
            algorithm, _, digest = entry["integrity"].partition("-")
            hashes = ((algorithm.replace("sha", "SHA-"), b64decode(digest).hex()),)
            name = path.rpartition("node_modules/")[2]
            yield Package("npm", name, entry["version"], NPM_LOCK, hashes)
