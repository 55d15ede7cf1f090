"""Guide site: what one build knows, shared by the doors and the roof."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path

from markupsafe import Markup

from macros.facts.catalog import Catalog, load_catalog
from macros.facts.known_by import known_by
from macros.present.language import DEFAULT_LANGUAGE, LANGUAGE_BY_CODE, Language
from macros.present.repository import Repository

PROJECT = Path(__file__).resolve().parent.parent
LOCAL_ADDRESS = "http://localhost:8000/"
_MARK = re.compile(r"<!--guide:([0-9a-f]{16})-->")


@dataclass
class Site:
    """The facts and settings of a build; `fragments` are put into pages after search has run.

    `shared` leads from a language's folder to the files that all languages share; `languages` are
    the codes of those that are built.
    """

    catalog: Catalog
    today: date
    as_of: date | None = None
    address: str = LOCAL_ADDRESS
    repository: Repository = field(default_factory=lambda: Repository(None))
    shared: str = ""
    languages: Sequence[str] = tuple(LANGUAGE_BY_CODE)
    language: Language = field(init=False)
    fragments: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Speak the default language until told otherwise."""
        self.speak(DEFAULT_LANGUAGE)

    def speak(self, code: str) -> None:
        """Build the following pages in the language `code`.

        Raises KeyError for a language that the site does not have.
        """
        self.language = Language.of(self.catalog, LANGUAGE_BY_CODE[code].code)

    def defer(self, html: Markup) -> Markup:
        """Return a mark that `insert` replaces by `html`, so that Markdown and search skip it."""
        key = hashlib.sha256(html.encode()).hexdigest()[:16]
        self.fragments[key] = str(html)
        return Markup(f"<!--guide:{key}-->")

    def insert(self, page: str) -> str:
        """Return the page with every deferred fragment in its place."""
        return _MARK.sub(lambda match: self.fragments[match[1]], page)


def open_site(
    data_dir: Path,
    *,
    as_of: date | None = None,
    shared: str = "",
    languages: Sequence[str] = tuple(LANGUAGE_BY_CODE),
) -> Site:
    """Return a site with the checked facts of `data_dir`.

    Raises CatalogError with every mistake of every file.
    """
    today = build_date()
    catalog = load_catalog(data_dir, today=newest_possible_date())
    return Site(
        catalog=known_by(catalog, as_of) if as_of else catalog,
        today=as_of or today,
        as_of=as_of,
        address=os.environ.get("SITE_URL", LOCAL_ADDRESS).rstrip("/") + "/",
        repository=Repository(repository_url(), os.environ.get("GUIDE_BRANCH", "main")),
        shared=shared,
        languages=languages,
    )


def build_date() -> date:
    """Return the day of the build: that of SOURCE_DATE_EPOCH, else the present one (UTC)."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    moment = datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)
    return moment.date()


def newest_possible_date() -> date:
    """Return the day after which no date in the data can lie.

    SOURCE_DATE_EPOCH pins what a rebuild prints; facts read since then are no mistakes.
    """
    return max(build_date(), datetime.now(UTC).date())


def repository_url() -> str | None:
    """Return the repository's web address from the CI environment, else from git, else None."""
    server, name = os.environ.get("GITHUB_SERVER_URL"), os.environ.get("GITHUB_REPOSITORY")
    if server and name:
        return f"{server}/{name}"
    command = ["git", "-C", str(PROJECT), "config", "--get", "remote.origin.url"]
    try:
        remote = subprocess.run(command, capture_output=True, text=True, check=False, timeout=5)
    except OSError:
        return None
    return web_address(remote.stdout.strip())


def web_address(remote: str) -> str | None:
    """Return the web address of a git remote on a public host; None for paths and other hosts."""
    match = re.fullmatch(
        r"(?:https://|ssh://git@|git@)(?:[^@/]+@)?([\w.-]+\.[a-z]+)(?::\d+)?[:/](.+?)(?:\.git)?/?",
        remote,
    )
    return f"https://{match[1]}/{match[2]}" if match else None
