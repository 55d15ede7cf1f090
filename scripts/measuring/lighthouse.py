"""Lighthouse: what Google's tool says of a page on a middling phone."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from statistics import median
from typing import Any

from scripts.measuring import bounds
from scripts.measuring.chromium import FLAGS, chromium
from scripts.measuring.node_packages import node_package

TIMEOUT_S = 600  # a busy machine is slow
TIMELESS = ("accessibility", "best-practices", "seo")
CATEGORIES = ("performance", *TIMELESS)


class LighthouseError(Exception):
    """Lighthouse did not come to a result; the text says why."""


@dataclass(frozen=True)
class Scores:
    """The result of one run, or the medians of several."""

    performance: float  # this one and the next three: of 100
    accessibility: float
    best_practices: float
    seo: float
    lcp_s: float
    tbt_ms: float
    cls: float
    faults: tuple[str, ...] = ()  # names of the audits that cost points

    @property
    def misses(self) -> tuple[str, ...]:
        """Return what is beyond its bound, in words."""
        others = (self.accessibility, self.best_practices, self.seo)
        checks = {
            f"performance {self.performance}": self.performance >= bounds.LEAST_PERFORMANCE,
            f"accessibility, best practices, SEO {others}": min(others) >= bounds.LEAST_OTHER_SCORE,
            f"LCP {self.lcp_s:.2f} s": self.lcp_s <= bounds.MOST_LCP_S,
            f"TBT {self.tbt_ms:.0f} ms": self.tbt_ms <= bounds.MOST_TBT_MS,
            f"CLS {self.cls:.3f}": self.cls <= bounds.MOST_CLS,
        }
        return tuple(words for words, is_within in checks.items() if not is_within)


def judged(address: str, slowdown: float, runs: int = 1, rounds: int = 2) -> Scores:
    """Return the medians of `runs` runs; beyond a bound, in up to `rounds` rounds, of two more.

    A machine that is busy for a moment makes a page look slow, never fast: five runs of which
    three are beyond a bound say that it is the page. For `slowdown` see there.
    """
    results = [run(address, slowdown) for _ in range(runs)]
    for _ in range(rounds):
        if not medians(results).misses:
            break
        results += [run(address, slowdown), run(address, slowdown)]
    return medians(results)


def slowdown_here(address: str, runs: int = 3) -> float:
    """Return how many times slower than this machine Lighthouse's phone is to be.

    Lighthouse measures the machine while it opens the page at `address`; so the same phone is
    simulated on every machine.
    """
    reports = [_report(address, TIMELESS) for _ in range(runs)]
    index = median(float(report["environment"]["benchmarkIndex"]) for report in reports)
    return max(1.0, index / bounds.PHONE_INDEX)


def timeless_faults(address: str) -> tuple[str, ...]:
    """Return the audits that cost points, of those that do not depend on the machine's speed."""
    report = _report(address, TIMELESS)
    scores = {name: report["categories"][name]["score"] for name in TIMELESS}
    short = [f"{n} {s:.0%}" for n, s in scores.items() if s * 100 < bounds.LEAST_OTHER_SCORE]
    return (*short, *_faults(report))


def medians(results: Sequence[Scores]) -> Scores:
    """Return the median of each score, and every fault that a run has found."""
    names = [field.name for field in fields(Scores) if field.name != "faults"]
    middle: dict[str, Any] = {
        name: median(getattr(scores, name) for scores in results) for name in names
    }
    faults = {fault for scores in results for fault in scores.faults}
    return Scores(**middle, faults=tuple(sorted(faults)))


def run(address: str, slowdown: float) -> Scores:
    """Run Lighthouse once. Raises LighthouseError when that fails or takes too long."""
    return scores_of(_report(address, CATEGORIES, slowdown))


def _report(address: str, categories: Sequence[str], slowdown: float = 1) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="lighthouse.", ignore_cleanup_errors=True) as profile:
        flags = f"--headless=new --user-data-dir={profile} {FLAGS}"
        command = [
            "node",
            str(node_package("lighthouse/cli/index.js")),
            address,
            "--quiet",
            "--output=json",
            f"--only-categories={','.join(categories)}",
            f"--throttling.cpuSlowdownMultiplier={slowdown:.2f}",
            "--disable-full-page-screenshot",
            "--no-enable-error-reporting",
            f"--chrome-flags={flags}",
        ]
        report: dict[str, Any] = json.loads(_output(command))
    if "runtimeError" in report:
        raise LighthouseError(f"{address}: {report['runtimeError']['message']}")
    return report


def _output(command: Sequence[str]) -> str:
    process = subprocess.Popen(
        command,
        env={**os.environ, "CHROME_PATH": chromium()},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        output, errors = process.communicate(timeout=TIMEOUT_S)
    except BaseException as error:
        _stop(process)
        if isinstance(error, subprocess.TimeoutExpired):
            raise LighthouseError(f"{command[2]}: no result after {TIMEOUT_S} s") from error
        raise
    if process.returncode or not output:
        raise LighthouseError(f"{command[2]}: {errors}")
    return output


def _stop(process: subprocess.Popen[str]) -> None:
    """End Lighthouse so that it ends its browser, which it does on this signal only."""
    process.send_signal(signal.SIGINT)
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def scores_of(report: Mapping[str, Any]) -> Scores:
    """Return the scores in a report of Lighthouse's."""
    performance, *others = (report["categories"][name]["score"] for name in CATEGORIES)
    accessibility, best_practices, seo = (round(score * 100) for score in others)
    audits = report["audits"]
    return Scores(
        round(performance * 100),
        accessibility,
        best_practices,
        seo,
        lcp_s=audits["largest-contentful-paint"]["numericValue"] / 1000,
        tbt_ms=audits["total-blocking-time"]["numericValue"],
        cls=audits["cumulative-layout-shift"]["numericValue"],
        faults=tuple(_faults(report)),
    )


def _faults(report: Mapping[str, Any]) -> list[str]:
    weights: dict[str, float] = {}
    for name in TIMELESS:
        for audit in report["categories"][name]["auditRefs"]:
            weights[audit["id"]] = audit["weight"]
    audits = report["audits"]
    return [name for name, weight in weights.items() if weight and audits[name]["score"] == 0]
