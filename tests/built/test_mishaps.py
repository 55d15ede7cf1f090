"""Mishaps: whatever happens to a build, the old site stands as it was."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import build_site
from tests.built.building import TIMEOUT_S, contents, environment
from tests.tiny import PROJECT

# Builds with a `build` of MkDocs' that fails in one of the languages and does nothing in others.
SCRIPT = """
import os, signal, sys
from scripts import build_site

def build(config):
    if config["extra"]["guide_language"] == "ja":
        {mishap}

build_site.build = build
sys.exit(build_site.main(sys.argv[1:]))
"""


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """Where an earlier site stands."""
    folder = tmp_path / "out" / "site"
    (folder / "api" / "v1").mkdir(parents=True)
    (folder / "api" / "v1" / "index.json").write_text("{}")
    (folder / "index.html").write_text("the site of yesterday")
    return folder


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """A new site that waits for its place."""
    folder = tmp_path / "fresh"
    folder.mkdir()
    (folder / "index.html").write_text("the site of today")
    return folder


def build_with(mishap: str, data: Path, out: Path) -> subprocess.CompletedProcess[str]:
    script = SCRIPT.format(mishap=mishap)
    options = ["--data", str(data), "--out", str(out), "--languages", "en,ja"]
    return subprocess.run(
        [sys.executable, "-c", script, *options],
        cwd=PROJECT,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )


@pytest.mark.site
def test_a_build_without_a_mishap_replaces_the_site(data_dir: Path, out: Path) -> None:
    """Else the tests below would prove nothing."""
    result = build_with("pass", data_dir, out)
    assert result.returncode == 0, result.stderr
    assert "yesterday" not in (out / "index.html").read_text()


@pytest.mark.site
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSEGV])
def test_a_killed_process_ends_the_build_and_keeps_the_site(
    number: signal.Signals, data_dir: Path, out: Path
) -> None:
    before = contents(out.parent)
    result = build_with(f"os.kill(os.getpid(), {number:d})", data_dir, out)
    assert result.returncode == 1
    assert "ja: a process was ended from outside (memory?).\n" in result.stderr
    assert re.search(r"The site could not be built in: [^\n]*\bja\b", result.stderr)
    assert result.stderr.endswith(f"{out} is left as it was.\n")
    assert contents(out.parent) == before


@pytest.mark.site
def test_an_unforeseen_error_names_its_language_and_keeps_the_site(
    data_dir: Path, out: Path
) -> None:
    before = contents(out.parent)
    result = build_with("raise RuntimeError('quite unforeseen')", data_dir, out)
    assert result.returncode == 1
    assert "ja: Traceback" in result.stderr
    assert "RuntimeError: quite unforeseen" in result.stderr
    assert f"The site could not be built in: ja.\n{out} is left as it was." in result.stderr
    assert contents(out.parent) == before


@pytest.mark.site
def test_a_build_that_is_told_to_end_keeps_the_site(data_dir: Path, out: Path) -> None:
    before = contents(out.parent)
    result = build_with("os.kill(os.getppid(), signal.SIGTERM)", data_dir, out)
    assert result.returncode == 130
    assert result.stderr.endswith(f"Interrupted. {out} is left as it was.\n")
    assert contents(out.parent) == before


@pytest.mark.parametrize("mishap", [KeyboardInterrupt, SystemExit, OSError])
def test_a_swap_that_ends_half_way_is_taken_back(
    mishap: type[BaseException], fresh: Path, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = contents(out)
    rename = Path.rename

    def interrupted(self: Path, target: Path) -> Path:
        if self == fresh:
            raise mishap
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", interrupted)
    with pytest.raises(mishap):
        build_site._swap(fresh, out, out.parent / "aside")
    assert contents(out) == before
    assert [entry.name for entry in out.parent.iterdir()] == ["site"]


def test_a_swap_puts_the_old_site_aside(fresh: Path, out: Path) -> None:
    before = contents(out)
    build_site._swap(fresh, out, out.parent / "aside")
    assert contents(out) == {"index.html": b"the site of today"}
    assert contents(out.parent / "aside") == before


@pytest.mark.parametrize("folder", [PROJECT, *PROJECT.parents])
def test_the_project_and_its_parents_may_not_be_replaced(folder: Path) -> None:
    assert not build_site._may_be_replaced(folder)
