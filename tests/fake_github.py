"""Fake GitHub: a `gh` that only writes down how it was called, and answers what a test says."""

from __future__ import annotations

from pathlib import Path

import pytest

GH = """#!/bin/sh
printf '%s\\n' "$*" >> "$GH_LOG"
case "$*" in *"--body-file -"*) cat > "$GH_LOG.body" ;; esac
for answer in "$GH_ANSWERS"/*; do
  [ -f "$answer" ] || continue
  case "$*" in *"$(sed 1q "$answer")"*) sed 1d "$answer"; exit ;; esac
done
"""


class FakeGitHub:
    """What was asked of `gh`, and the last text that it was given."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Stand before the true `gh` in the path."""
        self._log, self._answers = folder / "gh.log", folder / "gh-answers"
        tools = folder / "gh-bin"
        for new in (tools, self._answers):
            new.mkdir()
        (tools / "gh").write_text(GH)
        (tools / "gh").chmod(0o755)
        monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")
        monkeypatch.setenv("GH_LOG", str(self._log))
        monkeypatch.setenv("GH_ANSWERS", str(self._answers))

    def answers(self, part: str, text: str) -> None:
        """Answer calls that contain `part`."""
        name = f"{len(list(self._answers.iterdir())):03}"
        (self._answers / name).write_text(f"{part}\n{text}\n")

    @property
    def calls(self) -> list[str]:
        """The arguments of each call."""
        return self._log.read_text().splitlines() if self._log.exists() else []

    @property
    def body(self) -> str:
        """The text of the last issue, comment or pull request."""
        return Path(f"{self._log}.body").read_text(encoding="utf-8")
