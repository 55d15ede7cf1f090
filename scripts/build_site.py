"""Builds the site: every language at once, from facts that are loaded and checked once."""

from __future__ import annotations

import argparse
import logging
import multiprocessing
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from datetime import UTC, date, datetime
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))
os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import MkDocsException

from macros.facts.reading.problems import CatalogError, report
from macros.present.html.manifest import PATH as MANIFEST
from macros.present.html.manifest import manifest_of
from macros.present.html.share_image import share_images
from macros.present.html.sitemap import root_files
from macros.present.html.templating import read_templates
from macros.present.material.theme_templates import compile_theme
from macros.present.prose.reviews import due_reviews
from macros.present.words.language import LANGUAGE_BY_CODE, LANGUAGES
from macros.site.build import Build
from macros.site.day import build_date
from macros.site.state import Site, open_site
from scripts.command_line import add_day, add_facts, some_of

CODES = tuple(language.code for language in LANGUAGES)


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 0 when the new site stands, else the old one was kept."""
    options = _options(arguments)
    started = time.perf_counter()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # both let us clean up
    try:
        pages = build_site(options.data, options.out, options.languages, options.as_of)
    except (CatalogError, BuildError, OSError) as error:
        print(f"{error}\n{options.out} is left as it was.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"Interrupted. {options.out} is left as it was.", file=sys.stderr)
        return 130
    print(f"{pages} pages in {options.out} ({time.perf_counter() - started:.1f} s)")
    return 0


class BuildError(Exception):
    """A language could not be built; MkDocs has said why."""


def build_site(data: Path, out: Path, languages: Sequence[str], as_of: date | None) -> int:
    """Build all `languages` into `out` and return the number of pages.

    `out` changes only when everything has succeeded. Raises CatalogError for mistakes in the
    data and BuildError when a page cannot be built.
    """
    midnight = datetime.combine(build_date(), datetime.min.time(), UTC)
    if not os.environ.get("SOURCE_DATE_EPOCH"):
        os.environ["SOURCE_DATE_EPOCH"] = str(int(midnight.timestamp()))
    site = open_site(data, as_of=as_of, shared="../", languages=languages)
    if site.catalog.warnings:
        print(report(site.catalog.warnings))
    site.advise()
    _compile_templates(languages)
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f"{out.name}.", dir=out.parent) as work:
        fresh = Path(work) / "site"
        fresh.mkdir()
        _build_languages(site, fresh, languages)
        _write(fresh / MANIFEST, manifest_of(fresh))
        pages = sum(1 for _ in fresh.rglob("*.html"))
        _swap(fresh, out, Path(work) / "previous")
    for review in due_reviews(PROJECT / "docs", site.built_on):  # which must stop no build
        print(review)
    return pages


def _compile_templates(languages: Sequence[str]) -> None:
    """Compile ours and the theme's now, so that it is done once for all languages."""
    names = [LANGUAGE_BY_CODE[code].theme for code in languages]
    compile_theme(load_config(str(PROJECT / "mkdocs.yml")).theme.get_env(), names)
    read_templates()


def _build_languages(site: Site, out: Path, languages: Sequence[str]) -> None:
    """Build each language and what they share in processes, forked so that they share advice.

    Raises BuildError with what could not be built.
    """
    workers = ProcessPoolExecutor(
        max_workers=_cores() + 1,  # else a core would idle while the last language is built
        mp_context=multiprocessing.get_context("fork"),
        initializer=_inherit,
        initargs=(site,),
    )
    try:
        work: dict[str, Future[bool]] = {}
        if site.has_address:  # elsewhere nobody shares a link
            work["images"] = workers.submit(_draw_images, out)
        for code in languages:
            work[code] = workers.submit(_build_language, code, str(out / code))
        work["shared files"] = workers.submit(_write_shared_files, out, languages)
        failed = [name for name, future in work.items() if not _succeeded(name, future)]
    finally:  # an interrupt leaves no process behind
        for process in multiprocessing.active_children():
            process.terminate()
        workers.shutdown(cancel_futures=True)
    if failed:
        raise BuildError(f"The site could not be built in: {', '.join(failed)}.")


def _succeeded(name: str, future: Future[bool]) -> bool:
    try:
        return future.result()
    except BrokenProcessPool:
        print(f"{name}: a process was ended from outside (memory?).", file=sys.stderr)
        return False


_inherited: list[Site] = []  # for the forked workers: a site is too large to be sent to them


def _inherit(site: Site) -> None:
    """Begin a worker: it knows the site, and ends without a word, as the parent says why."""
    _inherited[:] = [site]
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


def _draw_images(out: Path) -> bool:
    from macros.present.html.share_drawing import drawn  # only here: see there

    for image in share_images(_inherited[0].catalog):
        _write(out / image.path, drawn(image))
    return True


def _build_language(code: str, out: str) -> bool:
    logging.basicConfig(level=logging.WARNING, format=f"{code}: %(message)s", force=True)
    extra = Build(_inherited[0]).settings(code)
    try:
        build(load_config(str(PROJECT / "mkdocs.yml"), site_dir=out, strict=True, extra=extra))
    except MkDocsException as error:
        print(f"{code}: {error}", file=sys.stderr)
        return False
    except SystemExit:  # the macros plugin has said which page and why
        return False
    except Exception:  # whatever it is, the reader must learn in which language
        print(f"{code}: {traceback.format_exc()}", file=sys.stderr)
        return False
    return True


def _write_shared_files(out: Path, languages: Sequence[str]) -> bool:
    site = _inherited[0]
    root = root_files(site.catalog, languages, site.address, is_published=site.has_address)
    for path, content in {**site.shared_files(), **root}.items():
        _write(out / path, content)
    return True


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def _swap(fresh: Path, out: Path, aside: Path) -> None:
    """Put `fresh` in the place of `out`; a rename takes no time that a reader could notice."""
    if not out.exists():
        fresh.rename(out)
        return
    out.rename(aside)
    try:
        fresh.rename(out)
    except BaseException:  # an interrupt too: `aside` would be cleaned up
        aside.rename(out)
        raise


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add_facts(parser)
    add_day(parser)
    parser.add_argument("--out", type=Path, default=PROJECT / "site", help="folder of the site")
    languages = some_of("language", CODES)
    parser.add_argument("--languages", type=languages, default=CODES, help="for instance en,ja")
    options = parser.parse_args(arguments)
    options.out = options.out.resolve()
    if not _may_be_replaced(options.out):
        parser.error(f"{options.out} holds something else than a site; name an empty or new folder")
    return options


def _may_be_replaced(out: Path) -> bool:
    """Return whether nothing but an earlier build is lost when `out` is replaced."""
    if out in (PROJECT, *PROJECT.parents, Path.cwd()):
        return False
    if out == PROJECT / "site":
        return True
    if not out.is_dir():
        return not out.exists()
    entries = {entry.name for entry in out.iterdir()}
    root = {"index.html", "404.html", "robots.txt", "sitemap.xml", MANIFEST}
    ours = {*CODES, "api", "assets", *root}
    is_built = (out / "api" / "v1" / "index.json").is_file()
    return not entries or (is_built and entries <= {*ours, ".nojekyll"})


if __name__ == "__main__":
    sys.exit(main())
