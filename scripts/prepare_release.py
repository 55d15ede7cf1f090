"""Makes what a release offers: the open data as one file, an SBOM, notes and sums."""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from scripts.locked_packages import Package, locked_packages
from scripts.report_change import explanation

NAME = "deep-learning-hardware-guide"
API = "api/v1"
FIRST = "This is the first release.\n"
_TAG = re.compile(r"v[0-9]{4}\.[0-9]{2}\.[0-9]{2}(\.[0-9]+)?")
_DAY_ZERO = (1980, 1, 1, 0, 0, 0)  # of files in an archive: the same content is the same bytes


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 2 for a tag that names no day, or a site without open data."""
    options = _parser().parse_args(arguments)
    data: Path = options.site / API
    if not _TAG.fullmatch(options.tag) or not data.is_dir():
        print("A release is named after its day, v2026.11.25, and needs a built site.")
        return 2
    out: Path = options.out
    out.mkdir(exist_ok=True)
    version = options.tag.removeprefix("v")
    pack(data, out / f"{NAME}-data-{version}.zip", f"{NAME}-data-{version}")
    bill = sbom(locked_packages(PROJECT), version)
    text = json.dumps(bill, indent=2, sort_keys=True) + "\n"
    (out / f"{NAME}-{version}.cdx.json").write_text(text, encoding="utf-8")
    (out / "SHA256SUMS").write_text(sums(out), encoding="utf-8")
    (out / "notes.md").write_text(notes(options.tag), encoding="utf-8")
    return 0


def pack(folder: Path, archive: Path, inside: str) -> None:
    """Write a folder's files into an archive; the same files give the same bytes."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as pack:
        files = (f for f in folder.rglob("*") if f.is_file() and not f.is_symlink())
        for file in sorted(files):
            entry = zipfile.ZipInfo(f"{inside}/{file.relative_to(folder).as_posix()}", _DAY_ZERO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            pack.writestr(entry, file.read_bytes())


def sbom(packages: list[Package], version: str) -> dict[str, Any]:
    """Return the packages that build and test the guide, as CycloneDX 1.6."""
    parts = [
        {
            "type": "library",
            "bom-ref": package.purl,
            "name": package.name,
            "version": package.version,
            "purl": package.purl,
            "hashes": [{"alg": alg, "content": digits} for alg, digits in package.hashes],
        }
        for package in packages
    ]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, f'{NAME}/{version}')}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": NAME,
                "name": NAME,
                "version": version,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": parts,
    }


def sums(folder: Path) -> str:
    """Return the sum of each file, in the form that `sha256sum --check` reads."""
    files = sorted(file for file in folder.iterdir() if file.name.startswith(NAME))
    return "".join(f"{hashlib.sha256(f.read_bytes()).hexdigest()}  {f.name}\n" for f in files)


def notes(tag: str) -> str:
    """Return what changed in the advice since the release before."""
    command = ("git", "describe", "--tags", "--abbrev=0", "--match=v*", f"{tag}^")
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    before = done.stdout.strip()
    return f"Since {before}:\n\n{explanation(before, tag)}" if before else FIRST


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tag", help="the release's tag, named after its day: v2026.11.25")
    parser.add_argument("--site", type=Path, default=PROJECT / "site", help="the built site")
    parser.add_argument("--out", type=Path, required=True, help="folder for the files")
    return parser


if __name__ == "__main__":
    sys.exit(main())
