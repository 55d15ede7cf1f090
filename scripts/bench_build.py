"""Measures the build against another checkout in turn, and a preview's edits against it."""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import NamedTuple
from urllib.request import urlopen

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from scripts.mutate import copy_of_checkout

PATIENCE_S = 300


class Cost(NamedTuple):
    """What a command took, in seconds: on the clock, and of processors."""

    wall_s: float
    cpu_s: float


@dataclass(frozen=True)
class Edit:
    """An edit of a file, the page that shows it, and the words that it then holds."""

    name: str
    file: str
    old: str
    new: str
    page: str
    shown: str


EDITS = (
    Edit("a figure", "data/gpus/rtx-4090.yml", "tdp_w: 450", "tdp_w: 449", "gpus/rtx-4090/", "449"),
    Edit(
        "a price",
        "data/prices/rtx-4090.yml",
        "- date:",
        "- {date: 2026-11-20, kind: used, amount: 2345, currency: USD, region: us, "
        "source: nvidia-announcements, quality: C}\n- date:",
        "gpus/rtx-4090/",
        "2,345",
    ),
    Edit(
        "a line of prose",
        "docs/en/guide/power.md",
        "\n## ",
        "\nQwertz.\n\n## ",
        "guide/power/",
        "Qwertz",
    ),
    Edit(
        "a mistake",
        "data/gpus/rtx-4090.yml",
        "tdp_w: 450",
        "tdp_w: lots",
        "gpus/rtx-4090/",
        "tdp_w:",
    ),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print medians and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="measure this in turn")
    parser.add_argument("--preview", action="store_true", help="measure edits in a preview too")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args(arguments)
    projects = [PROJECT, *([options.against] if options.against else [])]
    costs: dict[Path, list[Cost]] = {project: [] for project in projects}
    with tempfile.TemporaryDirectory(prefix="bench.") as folder:
        for _ in range(options.runs):
            for project in projects:
                costs[project].append(cost_of_build(project, Path(folder) / "site"))
        _report(costs)
        if options.preview:
            whole_s = median(cost.wall_s for cost in costs[PROJECT])
            for name, seconds in edit_times(Path(folder) / "project", options.runs):
                print(f"{name}: shown after {seconds:.2f} s, {seconds / whole_s:.3f} of a build")
    return 0


def cost_of_build(project: Path, out: Path) -> Cost:
    """Return what a build of the whole site costs, with all its processes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = time.perf_counter()
    command = [sys.executable, str(project / "scripts" / "build_site.py"), "--out", str(out)]
    subprocess.run(command, cwd=project, stdout=subprocess.DEVNULL, check=True)
    wall_s = time.perf_counter() - started
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu_s = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(wall_s, cpu_s)


def _report(costs: Mapping[Path, Sequence[Cost]]) -> None:
    for project, theirs in costs.items():
        wall_s, cpu_s = map(median, zip(*theirs, strict=True))
        print(f"{project}: {wall_s:.1f} s on the clock, {cpu_s:.1f} s of processors (medians)")
        if project != PROJECT:
            pairs = list(zip(costs[PROJECT], theirs, strict=True))
            wall = median(ours.wall_s / other.wall_s for ours, other in pairs)
            cpu = median(ours.cpu_s / other.cpu_s for ours, other in pairs)
            print(
                f"of {project}: {wall:.2f} on the clock, {cpu:.2f} of processors (medians of pairs)"
            )


def edit_times(project: Path, runs: int) -> Iterator[tuple[str, float]]:
    """Yield each edit's name and the median seconds until its page shows it, in a copy."""
    copy_of_checkout(project)
    command = [sys.executable, str(project / "scripts" / "preview.py"), "--port", "0"]
    with subprocess.Popen(command, cwd=project, stdout=subprocess.PIPE, text=True) as preview:
        assert preview.stdout
        words = preview.stdout.readline().split()
        address = next(word for word in words if word.startswith("http://"))
        try:
            for edit in EDITS:
                yield edit.name, median(_shown_after(edit, project, address) for _ in range(runs))
        finally:
            preview.terminate()


def _shown_after(edit: Edit, project: Path, address: str) -> float:
    file = project / edit.file
    before = file.read_text(encoding="utf-8")
    _wait(lambda: edit.shown not in _page(address + edit.page))
    file.write_text(before.replace(edit.old, edit.new, 1), encoding="utf-8")
    started = time.perf_counter()
    _wait(lambda: edit.shown in _page(address + edit.page))
    seconds = time.perf_counter() - started
    file.write_text(before, encoding="utf-8")
    return seconds


def _page(address: str) -> str:
    with urlopen(address, timeout=PATIENCE_S) as response:
        return str(response.read().decode())


def _wait(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError("the preview does not show it")
        time.sleep(0.02)


if __name__ == "__main__":
    sys.exit(main())
