"""Manifest: the hash of every file of a site, so that a copy or another build can be compared."""

from __future__ import annotations

import hashlib
from pathlib import Path

from macros.present.html.data_files import json_bytes

PATH = "manifest.json"


def manifest_of(folder: Path) -> bytes:
    """Return the file that lists all others below `folder`, each with its SHA-256.

    Those whose name begins with a dot speak to the server alone.
    """
    every = (file for file in folder.rglob("*") if not file.name.startswith("."))
    files = sorted(file for file in every if file.is_file())
    hashes = {file.relative_to(folder).as_posix(): _sha256(file) for file in files}
    hashes.pop(PATH, None)
    return json_bytes({"algorithm": "sha256", "files": hashes})


def _sha256(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()
