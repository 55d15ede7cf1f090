"""Preview: the site of one language as its files are now; an edit costs what depends on it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from macros.facts.reading.problems import CatalogError, report
from macros.site.build import Build
from macros.site.rendering import Rendering
from macros.site.state import PROJECT, open_site

Stamps = dict[str, int]


@dataclass(frozen=True)
class Files:
    """The state of the files that pages are made from: when each was last changed, in ns."""

    facts: Stamps
    prose: Stamps
    code: Stamps

    @classmethod
    def now(cls, data: Path) -> Files:
        """Return the present state."""
        return cls(
            _stamps(data), _stamps(PROJECT / "docs"), _stamps(PROJECT / "macros") | _settings()
        )


class Preview:
    """Answers for every address of one language; of what changed it reads again what it must.

    `version` grows with each change. When the facts have mistakes, pages keep showing the last
    state that had none, with the mistakes above it.
    """

    def __init__(self, data: Path, code: str, address: str, folder: Path) -> None:
        """Read the facts; `folder` takes what plugins write. Raises CatalogError for mistakes."""
        self.version = 0
        self._code_changed = False
        self._data, self._code, self._address, self._folder = data, code, address, folder
        self._files = Files.now(data)
        self._build = Build(open_site(data, languages=[code]), is_preview=True)
        self._warn()
        self._shared: Mapping[str, bytes] | None = None
        self._begin()

    @property
    def problems(self) -> str:
        """What is wrong with the facts or gives rise to warnings."""
        return self._build.problems

    def follow(self) -> bool:
        """Take notice of edits; return whether edited code needs a new start.

        It waits until the facts are mended: a new start could not show their last good state.
        """
        files = Files.now(self._data)
        if files == self._files:
            return False
        before, self._files = self._files, files
        if files.facts != before.facts:
            self._read_facts()
        self.version += 1
        self._begin()
        self._code_changed |= files.code != before.code
        return self._code_changed and self._build.only_warnings

    def content(self, url: str) -> bytes | None:
        """Return what lies at an address below the language's folder; None where nothing does."""
        content = self._rendering.content(url)
        return self._shared_files().get(url) if content is None else content

    def not_found(self) -> bytes:
        """Return the page for an address where there is nothing."""
        return self._rendering.not_found()

    def _read_facts(self) -> None:
        try:
            site = open_site(self._data, languages=[self._code])
        except CatalogError as error:
            self._build.problems, self._build.only_warnings = str(error), False
        else:
            self._build = Build(site, is_preview=True)
            self._shared = None
            self._warn()

    def _warn(self) -> None:
        warnings = self._build.site.catalog.warnings
        self._build.problems = report(warnings) if warnings else ""
        self._build.only_warnings = True

    def _begin(self) -> None:
        """Let pages be made anew."""
        folder = self._folder / str(self.version)
        self._rendering = Rendering(self._build, self._code, folder, self._address)

    def _shared_files(self) -> Mapping[str, bytes]:
        """Return the files that a whole site has outside of its languages, made when needed."""
        if self._shared is None:
            self._shared = self._build.site.shared_files()
        return self._shared


def _stamps(*places: Path) -> Stamps:
    return {
        entry.path: entry.stat().st_mtime_ns
        for place in places
        for entry in _entries(place)
        if entry.is_file()
    }


def _settings() -> Stamps:
    files = (PROJECT / name for name in ("mkdocs.yml", "hooks.py"))
    return {str(file): file.stat().st_mtime_ns for file in files}


def _entries(folder: Path | str) -> Iterator[os.DirEntry[str]]:
    """Yield what lies in a folder and those below it, without what Python keeps there."""
    for entry in os.scandir(folder):
        if entry.name.startswith((".", "__")):
            continue
        yield entry
        if entry.is_dir():
            yield from _entries(entry.path)
