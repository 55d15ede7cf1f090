"""Repository: where the source lives, and the links that let a reader change it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePosixPath
from urllib.parse import quote, urlencode


@dataclass(frozen=True)
class Repository:
    """The repository's web address, or none: then no link is made."""

    url: str | None
    branch: str = "main"

    def edit_url(self, path: str) -> str | None:
        """Return the address at which `path` is edited in a browser."""
        return f"{self.url}/edit/{quote(self.branch)}/{quote(path)}" if self.url else None

    def view_url(self, path: str) -> str | None:
        """Return the address at which a file or a folder is shown."""
        if not self.url:
            return None
        is_file = PurePosixPath(path).suffix or path.isupper()  # as LICENSE is
        kind = "blob" if is_file else "tree"
        return f"{self.url}/{kind}/{quote(self.branch)}/{quote(path)}"

    def new_file_url(self, folder: str, name: str) -> str | None:
        """Return the address at which a new file is begun in `folder`."""
        if not self.url:
            return None
        query = urlencode({"filename": name})
        return f"{self.url}/new/{quote(self.branch)}/{quote(folder)}?{query}"

    def report_url(self, subject: str, page: str, figure: str = "") -> str | None:
        """Return the address of an issue form that already names the page, and which figure."""
        return self._issue_url("wrong-figure.yml", subject, page, figure=figure)

    def price_report_url(self, subject: str, page: str, region: str) -> str | None:
        """Return the address of the form for a price that somebody saw, likely in a region.

        Without a page the reader says of which product it is.
        """
        return self._issue_url("price.yml", subject, page, region=region)

    def measurement_report_url(self, subject: str, page: str) -> str | None:
        """Return the address of the form for how fast a product was."""
        return self._issue_url("benchmark.yml", subject, page)

    def build_report_url(self, subject: str, page: str) -> str | None:
        """Return the address of the form for what is wrong with a build."""
        return self._issue_url("build.yml", subject, page)

    def country_report_url(self, subject: str, page: str, code: str) -> str | None:
        """Return the address of the form, in a language, for what somebody knows of a country."""
        return self._issue_url(f"country-{code}.yml", subject, page)

    def _issue_url(self, template: str, subject: str, page: str, **fields: str) -> str | None:
        if not self.url:
            return None
        title = f"{subject}: " if subject else ""  # else that of the form
        values = {"template": template, "title": title, "page": page, **fields}
        filled = {name: value for name, value in values.items() if value}
        return f"{self.url}/issues/new?{urlencode(filled)}"
