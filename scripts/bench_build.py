"""Measures the build against another checkout in turn, and a preview's edits against it."""

from __future__ import annotations

import argparse
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from urllib.error import URLError
from urllib.request import urlopen

PROJECT = Path(__file__).resolve().parent.parent
PATIENCE_S = 300
_NEEDED = ("data", "docs", "macros", "scripts", "hooks.py", "mkdocs.yml")
_LINKED = ("node_modules",)


@dataclass(frozen=True)
class Cost:
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
    costs: list[list[Cost]] = [[] for _ in projects]
    with tempfile.TemporaryDirectory(prefix="bench.") as folder:
        for _ in range(options.runs):
            for project, found in zip(projects, costs, strict=True):
                found.append(cost_of_build(project, Path(folder) / "site"))
        _report(projects, costs)
        if options.preview:
            whole_s = median(cost.wall_s for cost in costs[0])
            for name, seconds in edit_times(Path(folder), options.runs):
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


def _report(projects: Sequence[Path], costs: Sequence[Sequence[Cost]]) -> None:
    for project, found in zip(projects, costs, strict=True):
        wall_s, cpu_s = (median(getattr(c, what) for c in found) for what in ("wall_s", "cpu_s"))
        print(f"{project}: {wall_s:.1f} s on the clock, {cpu_s:.1f} s of processors (medians)")
    for other, found in zip(projects[1:], costs[1:], strict=True):
        ratios = [
            (a.wall_s / b.wall_s, a.cpu_s / b.cpu_s) for a, b in zip(costs[0], found, strict=True)
        ]
        wall, cpu = (median(ratio[place] for ratio in ratios) for place in (0, 1))
        print(f"of {other}: {wall:.2f} on the clock, {cpu:.2f} of processors (medians of pairs)")


def edit_times(folder: Path, runs: int) -> Iterator[tuple[str, float]]:
    """Yield each edit's name and the median seconds until its page shows it."""
    project = folder / "project"
    project.mkdir()
    for name in _NEEDED:
        source = PROJECT / name
        (shutil.copytree if source.is_dir() else shutil.copy)(source, project / name)
    for name in filter(lambda name: (PROJECT / name).exists(), _LINKED):
        (project / name).symlink_to(PROJECT / name)
    with previewing(project) as page:
        for edit in EDITS:
            yield edit.name, median(_shown_after(edit, project, page) for _ in range(runs))


@contextmanager
def previewing(project: Path) -> Iterator[Callable[[str], str]]:
    """Run a preview and give what returns its pages."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, str(project / "scripts" / "preview.py"), "--port", str(port)]
    process = subprocess.Popen(command, cwd=project, stdout=subprocess.DEVNULL)

    def page(url: str) -> str:
        try:
            with urlopen(f"http://127.0.0.1:{port}/{url}", timeout=PATIENCE_S) as response:
                return str(response.read().decode())
        except URLError:  # it has not begun
            return ""

    try:
        _wait(lambda: bool(page("")))
        yield page
    finally:
        process.terminate()
        process.wait()


def _shown_after(edit: Edit, project: Path, page: Callable[[str], str]) -> float:
    file = project / edit.file
    before = file.read_text(encoding="utf-8")
    _wait(lambda: bool(page(edit.page)) and edit.shown not in page(edit.page))
    file.write_text(before.replace(edit.old, edit.new, 1), encoding="utf-8")
    started = time.perf_counter()
    _wait(lambda: edit.shown in page(edit.page))
    seconds = time.perf_counter() - started
    file.write_text(before, encoding="utf-8")
    return seconds


def _wait(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError("the preview does not show it")
        time.sleep(0.02)


if __name__ == "__main__":
    sys.exit(main())
