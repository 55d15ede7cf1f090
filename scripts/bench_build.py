"""Measures the build: seconds, pages and memory for invented catalogues of growing size."""

from __future__ import annotations

import argparse
import json
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, TypedDict, cast

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.facts.catalog import Catalog  # noqa: E402 - see check_data.py
from macros.site import hooks as site_hooks  # noqa: E402 - see check_data.py
from macros.site.state import open_site  # noqa: E402 - see check_data.py
from scripts import build_site  # noqa: E402 - see check_data.py

SIZES = (50, 200, 800)
SOURCE = "bench-data-sheet"
KINDS = ("launch_msrp", "street_new", "used", "street_new", "used")

GPU = """\
id: {id}
name: Bench {number}
vendor: {vendor}
family: {family}
architecture: {architecture}
segment: {segment}
form_factor: pcie_card
cooling: open_air
released: {year}-{month:02}-15
compute: {{fp32_tflops: {tflops}, tensor_fp16_dense_tflops: {tensor}, boost_mhz: 2000}}
memory: {{size_gb: {memory}, type: GDDR6, bandwidth_gb_s: {bandwidth}, ecc: false}}
power: {{tdp_w: {tdp}, recommended_psu_w: 750, connectors: [1x 8-pin]}}
board: {{slots: 2, length_mm: 280}}
links: {{pcie_generation: 4, pcie_lanes: 16, interconnects: []}}
software: {{platform: CUDA, status: supported}}
sources:
  - source: {source}
    kind: official
    confidence: high
    read_on: 2026-11-01
    covers: [released, compute, memory, power, board, links, software]
notes: [An invented accelerator that exists only to be measured.]
"""

PRICE = """\
- date: {year}-{month:02}-{day:02}
  kind: {kind}
  amount: {amount}
  currency: USD
  region: us
  source: {source}
  quality: A
"""


class Measured(TypedDict):
    """One build: from the start of Python to its end."""

    seconds: float
    pages: int
    memory_mb: float
    phases: dict[str, float]


def main() -> None:
    """Print a line for each size, how time per page grows, and the phases of one build."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sizes", type=int, nargs="*", default=SIZES, help="numbers of accelerators")
    parser.add_argument("--measure", nargs=2, type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--phases", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        print(json.dumps(_measured(*options.measure, phases=options.phases)))
    else:
        with tempfile.TemporaryDirectory(prefix="bench.") as folder:
            _report(list(options.sizes), Path(folder))


def _report(sizes: list[int], folder: Path) -> None:
    print(f"{'GPUs':>6} {'seconds':>8} {'pages':>6} {'pages/s':>8} {'peak MB of one process':>23}")
    found: dict[int, Measured] = {}
    for size in sizes:
        data = write_catalogue(folder / f"data-{size}", size)
        one = found[size] = _in_a_process(data, folder / f"site-{size}")
        figures = f"{one['seconds']:8.2f} {one['pages']:6} {one['pages'] / one['seconds']:8.0f}"
        print(f"{size:6} {figures} {one['memory_mb']:23.0f}")
    for small, large in pairwise(sizes):
        per_page = [found[n]["seconds"] / found[n]["pages"] for n in (small, large)]
        print(f"time per page, {large} to {small} GPUs: {per_page[1] / per_page[0]:.2f} times")
    middle = sizes[len(sizes) // 2]
    phased = _in_a_process(folder / f"data-{middle}", folder / "phases", "--phases")
    print(f"phases of one language, {middle} GPUs, one process:")
    for name, seconds in phased["phases"].items():
        print(f"  {name:22} {seconds:6.2f} s")


def write_catalogue(folder: Path, size: int) -> Path:
    """Write the facts of `size` invented accelerators, in the words of the real vocabulary."""
    (folder / "gpus").mkdir(parents=True)
    (folder / "prices").mkdir()
    shutil.copytree(PROJECT / "data" / "locales", folder / "locales")
    for name in ("vocabulary.yml", "rules.yml"):
        shutil.copy(PROJECT / "data" / name, folder)
    sources = (SOURCE, *sorted({rule.source for rule in _real().rules.values()}))
    source = "- id: {}\n  name: Bench data sheet\n  read_on: 2026-11-01\n"
    text = "".join(map(source.format, sources))
    (folder / "sources.yml").write_text(text, encoding="utf-8")
    groups = _groups()
    for number in range(size):
        values = _values(number, groups[number // 10 % len(groups)])
        gpu, prices = GPU.format(**values), "".join(_prices(values))
        (folder / "gpus" / f"{values['id']}.yml").write_text(gpu, encoding="utf-8")
        (folder / "prices" / f"{values['id']}.yml").write_text(prices, encoding="utf-8")
    return folder


@cache
def _real() -> Catalog:
    return open_site(PROJECT / "data").catalog


def _groups() -> list[tuple[str, str, str]]:
    """Return family, vendor and architecture of each family whose vendor has an architecture."""
    words = _real().vocabulary
    architecture = {a.vendor: a.name for a in words.architectures}
    known = [f for f in words.families if f.vendor in architecture]
    return [(f.name, f.vendor, architecture[f.vendor]) for f in known]


def _values(number: int, group: tuple[str, str, str]) -> dict[str, Any]:
    family, vendor, architecture = group
    return {
        "id": f"bench-{number}",
        "number": number,
        "family": json.dumps(family),
        "vendor": json.dumps(vendor),
        "architecture": json.dumps(architecture),
        "segment": ("consumer", "workstation", "datacenter")[number % 3],
        "year": 2014 + number % 12,
        "month": 1 + number % 12,
        "tflops": 10 + number % 90,
        "tensor": 40 + number % 360,
        "memory": 8 + number % 88,
        "bandwidth": 300 + number % 1700,
        "tdp": 100 + number % 500,
        "source": SOURCE,
    }


def _prices(values: dict[str, Any]) -> list[str]:
    return [
        PRICE.format(**values, kind=kind, day=15 + place, amount=500 + 10 * place)
        for place, kind in enumerate(KINDS)
    ]


def _in_a_process(data: Path, out: Path, *more: str) -> Measured:
    """Measure in a process of its own, from its start to its end."""
    command = [sys.executable, __file__, "--measure", str(data), str(out), *more]
    started = time.perf_counter()
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    seconds = time.perf_counter() - started
    return cast(Measured, {**json.loads(result.stdout.splitlines()[-1]), "seconds": seconds})


def _measured(data: Path, out: Path, *, phases: bool) -> dict[str, Any]:
    timed = _phases(data, out) if phases else {}
    pages = 0 if phases else build_site.build_site(data, out, build_site.CODES, None)
    users = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)  # this process, its largest child
    peak = max(resource.getrusage(user).ru_maxrss for user in users)  # in KiB on Linux
    return {"pages": pages, "memory_mb": peak / 1024, "phases": timed}


def _phases(data: Path, out: Path) -> dict[str, float]:
    """Build one language in this process and return how long each part of it took."""
    took: dict[str, float] = {}

    def timed(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def run(*arguments: Any, **values: Any) -> Any:
            started = time.perf_counter()
            result = function(*arguments, **values)
            took[name] = time.perf_counter() - started
            return result

        return run

    site = timed("load facts", open_site)(data, shared="../", languages=["en"])
    site_hooks.use_site(site)
    hooks = vars(site_hooks)
    hooks["generated_pages"] = timed("pages", hooks["generated_pages"])
    timed("MkDocs", build_site._build_language)("en", str(out / "en"))
    timed("shared files", build_site._write_shared_files)(site, out, ["en"])
    took["MkDocs"] -= took["pages"]
    return {name: took[name] for name in ("load facts", "pages", "MkDocs", "shared files")}


if __name__ == "__main__":
    main()
