"""Building: runs the build as a contributor does, in a process and a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from scripts.measuring.serving import PREFIX
from tests.tiny import PROJECT
from tests.tiny_builds import write_whole_data

ADDRESS = f"https://reader.example{PREFIX}"
SERVER = "https://github.com"
REPOSITORY = "example/guide"
EDIT = f"{SERVER}/{REPOSITORY}/edit/main/"
CODES = ("en", "fr", "ja", "ko", "zh")
TIMEOUT_S = 900  # a busy machine is slow

PUBLISHED = {"SITE_URL": ADDRESS, "GITHUB_SERVER_URL": SERVER, "GITHUB_REPOSITORY": REPOSITORY}
_TODAY = str(int(datetime(2026, 11, 20, tzinfo=UTC).timestamp()))
_OURS = ("SITE_URL", "GITHUB_", "GUIDE_", "SOURCE_DATE_EPOCH", "PYTHONHASHSEED")


def environment(values: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return this process's environment without what changes a build, and with `values`.

    An empty value takes the name away.
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith(_OURS)}
    kept |= {"NO_MKDOCS_2_WARNING": "1", "SOURCE_DATE_EPOCH": _TODAY, **(values or {})}
    return {name: value for name, value in kept.items() if value}


def build(
    *arguments: object,
    project: Path = PROJECT,
    folder: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run scripts/build_site.py of `project` in `folder` to its end, whatever that is."""
    return subprocess.run(
        [sys.executable, str(project / "scripts/build_site.py"), *map(str, arguments)],
        cwd=folder or project,
        env=environment(env),
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )


def built(*arguments: object, **options: object) -> str:
    """Run a build that must succeed and return what it said."""
    result = build(*arguments, **options)  # type: ignore[arg-type] # passed on as they come
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def copy_project(folder: Path) -> Path:
    """Copy what makes the site, without its facts, to a folder that is in no repository."""
    folder.mkdir(parents=True)
    for name in ("mkdocs.yml", "hooks.py"):
        shutil.copy2(PROJECT / name, folder)
    for name in ("macros", "scripts", "docs"):
        shutil.copytree(PROJECT / name, folder / name)
    return folder


def own_project(folder: Path) -> Path:
    """Copy the project with the tiny facts as its own, and with pages that say nothing.

    Prose may lead to what other facts lack; only with the guide's own facts that is a mistake.
    """
    copy_project(folder)
    for page in (folder / "docs").rglob("*.md"):
        page.write_text("# Page\n", encoding="utf-8")
    write_whole_data(folder / "data")
    return folder


def prose_addresses() -> set[str]:
    """Return where the pages of docs/ are, below the folder of a language."""
    files = (PROJECT / "docs" / "en").rglob("*.md")
    paths = (file.relative_to(PROJECT / "docs" / "en").with_suffix("") for file in files)
    folders = (path.parent if path.name == "index" else path for path in paths)
    return {"" if folder == Path() else f"{folder.as_posix()}/" for folder in folders}


def contents(folder: Path) -> dict[str, bytes]:
    """Return the bytes of every file below `folder` by its path."""
    files = (file for file in sorted(folder.rglob("*")) if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}
