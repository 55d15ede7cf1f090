"""Site choice: which built site a script looks at, and which of its pages."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from macros.present.words.language import LANGUAGE_BY_CODE
from scripts.command_line import PROJECT, some_of
from scripts.measuring.kinds import KIND_BY_NAME, Kind

_PUBLISHED = {
    "SITE_URL": "https://reader.example/guide/",
    "GITHUB_SERVER_URL": "https://github.com",
    "GITHUB_REPOSITORY": "example/guide",
}


def add_choices(parser: argparse.ArgumentParser) -> None:
    """Let a command's caller choose a site, kinds of page and languages."""
    parser.add_argument("--site", type=Path, help="a built site; without it one is built")
    for name, allowed in (("kind", KIND_BY_NAME), ("language", LANGUAGE_BY_CODE)):
        parser.add_argument(
            f"--{name}s",
            type=some_of(name, allowed),
            default=tuple(allowed),
            help=", ".join(allowed),
        )


@contextmanager
def chosen_site(site: Path | None) -> Iterator[Path]:
    """Yield `site`, or one that is built now, as for the web, and thrown away afterwards.

    Raises CalledProcessError when it cannot be built.
    """
    if site:
        yield site
        return
    with tempfile.TemporaryDirectory(prefix="guide.") as folder:
        out = Path(folder) / "site"
        command = [sys.executable, str(PROJECT / "scripts/build_site.py"), "--out", str(out)]
        subprocess.run(command, env={**os.environ, **_PUBLISHED}, check=True)
        yield out


def chosen_pages(
    site: Path, kinds: Sequence[str], codes: Sequence[str]
) -> tuple[list[tuple[Kind, str]], bool]:
    """Return the chosen pages that the site has, and whether it has them all; name the others."""
    chosen = [(KIND_BY_NAME[name], code) for name in kinds for code in codes]
    pages = [(kind, code) for kind, code in chosen if _has(site, kind.address(code))]
    for kind, code in chosen:
        if (kind, code) not in pages:
            print(f"The site has no {kind.address(code)}", file=sys.stderr)
    return pages, len(pages) == len(chosen)


def _has(site: Path, address: str) -> bool:
    return (site / urlsplit(address).path / "index.html").is_file()
