"""Bombs: facts made to keep the reader busy or to fill the memory, each read in turn.

python -m tests.facts.bombs FOLDER   prints, by name, how many times as long as good facts of the
largest size it takes to read, MB at most so far, and what is said.
"""

from __future__ import annotations

import json
import resource
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

from macros.facts.catalog import load_catalog
from macros.facts.reading.problems import CatalogError
from tests.tiny import GPU, PRICE, TODAY, write_tiny_data

ALLOWED = 255 * 1024  # bytes of a file that is not refused for its size
GOOD_SOURCES = 2900  # with three values and themselves: a file may hold 12,000
ENGLISH = "locales/messages/en.ftl"
FIGURES = "kind: used, amount: 300, currency: USD, region: us, quality: B"


def _filled(unit: str, size: int = ALLOWED) -> str:
    return unit * (size // len(unit))


def _counted(line: str, count: int) -> str:
    return "".join(line % number for number in range(count))


TEXTS = {
    "aliases": ("sources.yml", "a: &a [x]\n" + _counted("b%d: [*a, *a, *a]\n", 9000)),
    "lists in lists": ("sources.yml", "[" * 10_000),
    "maps in maps": ("sources.yml", '{"a":' * 10_000),
    "dashes": ("sources.yml", "- " * 100_000),
    "empty entries": ("sources.yml", "- {}\n" * 11_900),
    "more values than allowed": ("sources.yml", _filled("- 1\n")),
    "unknown fields": (GPU, _counted("k%d: 1\n", 11_000)),
    "one key again and again": (GPU, _filled("k: 1\n")),
    "tabs": (GPU, _filled("\t")),
    "markup": (GPU, "notes:\n" + "- <b>\n" * 11_000),
    "digits": (GPU, "id: " + "9" * ALLOWED),
    "one line": (GPU, "vendor: " + "Boreal" * 40_000),
    "unknown sources": (
        PRICE,
        _counted("- {date: 2026-10-01, source: week-%05d, " + FIGURES + "}\n", 1500),
    ),
    "keys that other languages lack": ("locales/en.yml", _counted("k%d: x\n", 11_000)),
    "braces in a word": ("locales/en.yml", "a: '" + "{x}" * 80_000 + "'\n"),
    "braces in braces": (ENGLISH, "a = " + "{" * 5000),
    "calls in calls": (ENGLISH, "a = { " + "F(" * 5000),
    "variants in variants": (ENGLISH, "a = " + "{ $a ->\n *[x] " * 5000),
    "messages": (ENGLISH, _counted("m%d = x\n", 20_000)),
    "placeables": (ENGLISH, "a = " + "{ $x } " * 18_000),
    "forms": (ENGLISH, "a = x\n" + _counted("    .a%d = x\n", 7000)),
}


def _strangers(data: Path) -> None:
    for number in range(9000):
        (data / f"x{number}.yml").write_text("a")


def _more_files_than_allowed(data: Path) -> None:
    for number in range(10_100):
        (data / "gpus" / f"x{number}.yml").touch()


def _broken_files(data: Path) -> None:
    for number in range(100):
        (data / "gpus" / f"x{number}.yml").write_text(_filled("- {}\n"))


def _deep_folders(data: Path) -> None:
    for _ in range(500):
        data = data / "a"
        data.mkdir()


def _large_file(data: Path) -> None:
    with (data / "gpus" / "x.yml").open("wb") as file:
        file.truncate(100 * 1024**2)


FOLDERS: dict[str, Callable[[Path], None]] = {
    "strangers": _strangers,
    "more files than allowed": _more_files_than_allowed,
    "broken files": _broken_files,
    "deep folders": _deep_folders,
    "a file of 100 MB": _large_file,
}
NAMES = (*TEXTS, *FOLDERS)


def _laid(name: str, data: Path) -> None:
    """Put a bomb into the data."""
    if name in FOLDERS:
        FOLDERS[name](data)
    else:
        file, text = TEXTS[name]
        (data / file).write_text(text, encoding="utf-8")


def _most_mb() -> float:
    """Return the most memory so far; what `getrusage` says begins with that of the parent."""
    status = Path("/proc/self/status")
    if not status.is_file():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    (line,) = (li for li in status.read_text("utf-8").splitlines() if li.startswith("VmHWM:"))
    return int(line.split()[1]) / 1024


def _lay_good_facts(data: Path) -> None:
    """Put as many good sources into the data as a file may hold."""
    line = "- {id: week-%05d, name: Week, read_on: 2026-11-01}\n"
    with (data / "sources.yml").open("a", encoding="utf-8") as file:
        file.write(_counted(line, GOOD_SOURCES))


def _read(data: Path) -> tuple[float, float, str]:
    """Return processor seconds, the most memory so far in MB, and what is said."""
    begun = time.process_time()
    try:
        load_catalog(data, today=TODAY)
        said = ""
    except CatalogError as error:
        said = str(error)
    seconds = time.process_time() - begun
    return seconds, _most_mb(), said


def main(folder: str) -> None:
    """Read each bomb among facts that were read before, as in a preview."""
    base, data = write_tiny_data(Path(folder) / "base"), Path(folder) / "data"
    load_catalog(base, today=TODAY)
    told = {}
    shutil.copytree(base, data)
    _lay_good_facts(data)
    usual, _, said = _read(data)
    assert said == "", said[:300]
    shutil.rmtree(data)
    for name in NAMES:
        shutil.copytree(base, data)
        _laid(name, data)
        seconds, *others = _read(data)
        told[name] = seconds / usual, *others
        shutil.rmtree(data)
    print(json.dumps(told))


if __name__ == "__main__":
    main(sys.argv[1])
