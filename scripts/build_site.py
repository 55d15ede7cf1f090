"""Builds the site: every language at once, from facts that are loaded and checked once."""

from __future__ import annotations

import argparse
import gc
import logging
import multiprocessing
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, date, datetime
from functools import partial
from importlib import import_module
from itertools import chain
from multiprocessing import connection
from multiprocessing.context import ForkProcess
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))
os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")

from jinja2 import Environment, TemplateSyntaxError  # noqa: E402 - see check_data.py
from mkdocs.commands.build import build  # noqa: E402 - see check_data.py
from mkdocs.config import load_config  # noqa: E402 - see check_data.py
from mkdocs.exceptions import MkDocsException  # noqa: E402 - see check_data.py

from macros.facts.reading.problems import CatalogError, report  # noqa: E402 - see check_data.py
from macros.present.html.compiled_templates import COMPILED, Key  # noqa: E402 - see check_data.py
from macros.present.html.share_image import share_images  # noqa: E402 - see check_data.py
from macros.present.html.sitemap import root_files  # noqa: E402 - see check_data.py
from macros.present.html.templating import read_templates  # noqa: E402 - see check_data.py
from macros.present.material.theme_templates import compile_theme, prepare_theme  # noqa: E402 - see check_data.py
from macros.present.prose.reviews import due_reviews  # noqa: E402 - see check_data.py
from macros.present.words.language import LANGUAGE_BY_CODE, LANGUAGES  # noqa: E402 - see check_data.py
from macros.site import hooks as site_hooks  # noqa: E402 - see check_data.py
from macros.site.prose_files import prose_markdown  # noqa: E402 - see check_data.py
from macros.site.state import Site, build_date, open_site  # noqa: E402 - see check_data.py
from macros.site.workers import Apart  # noqa: E402 - see check_data.py
from scripts.days import past_day  # noqa: E402 - see check_data.py

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
    with Apart(partial(_compiled, languages)) as templates:
        site = open_site(data, as_of=as_of, shared="../", languages=languages)
        if site.catalog.warnings:
            print(report(site.catalog.warnings))
        site.advise(helpers=_cores() - 1, meanwhile=partial(_prepare, templates))
    site_hooks.use_site(site)
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f"{out.name}.", dir=out.parent) as work:
        fresh = Path(work) / "site"
        fresh.mkdir()
        _build_languages(site, fresh, languages)
        pages = sum(1 for _ in fresh.rglob("*.html"))
        _swap(fresh, out, Path(work) / "previous")
    for review in due_reviews(PROJECT / "docs", site.built_on):  # which must stop no build
        print(review)
    return pages


def _build_languages(site: Site, out: Path, languages: Sequence[str]) -> None:
    """Build each language and what they share in processes, forked so that they share advice."""
    fork = multiprocessing.get_context("fork")
    waiting = [
        fork.Process(target=_build_and_exit, args=(code, str(out / code)), name=code)
        for code in languages
    ]
    shared = (site, out, languages)
    waiting.append(fork.Process(target=_write_shared_files, args=shared, name="shared files"))
    if site.has_address:  # elsewhere nobody shares a link
        waiting.insert(0, fork.Process(target=_draw_images, args=(site, out), name="images"))
    failed = _run(waiting, _cores() + 1)  # else a core would idle while the last language is built
    if failed:
        raise BuildError(f"The site could not be built in: {', '.join(failed)}.")


def _compiled(languages: Sequence[str]) -> dict[Key, bytes]:
    """Compile all templates and pages, while facts are read and advice is made elsewhere."""
    names = [LANGUAGE_BY_CODE[code].theme for code in languages]
    compile_theme(load_config(str(PROJECT / "mkdocs.yml")).theme.get_env(), names)
    read_templates()
    plain = Environment()
    for text in chain.from_iterable(map(prose_markdown, languages)):
        with suppress(TemplateSyntaxError):  # whose build will say it
            COMPILED.of_text(plain, text)
    return COMPILED.written()


def _prepare(templates: Apart[dict[Key, bytes]]) -> None:
    """Import and read what all languages need, so that it is done once."""
    import_module("macros.site.macros.register")
    theme = load_config(str(PROJECT / "mkdocs.yml")).theme
    prepare_theme(theme.get_env()).list_templates()
    COMPILED.read(templates.result())
    read_templates()


def _run(waiting: Sequence[ForkProcess], at_once: int) -> list[str]:
    """Run the processes, `at_once` together, and return the names of those that failed."""
    left, running, failed = list(waiting), list[ForkProcess](), list[str]()
    try:
        while left or running:
            while left and len(running) < at_once:
                running.append(left.pop(0))
                running[-1].start()
            connection.wait([process.sentinel for process in running])
            for process in [one for one in running if not one.is_alive()]:
                running.remove(process)
                if process.exitcode:
                    failed.append(process.name)
                    _tell_killed(process)
    finally:  # an interrupt leaves no process behind
        for process in running:
            process.terminate()
            process.join()
    return failed


def _tell_killed(process: ForkProcess) -> None:
    if process.exitcode is not None and process.exitcode < 0:
        name = signal.Signals(-process.exitcode).name
        print(f"{process.name}: ended from outside by {name} (memory?).", file=sys.stderr)


def _end_quietly() -> None:
    """Let an interrupt end this process without a word: the parent says it."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


def _build_and_exit(code: str, out: str) -> None:
    _end_quietly()
    sys.exit(0 if _build_language(code, out) else 1)


def _draw_images(site: Site, out: Path) -> None:
    from macros.present.html.share_drawing import drawn  # only here: see there

    _end_quietly()
    for image in share_images(site.catalog):
        target = out / image.path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(drawn(image))


def _build_language(code: str, out: str) -> bool:
    logging.basicConfig(level=logging.WARNING, format=f"{code}: %(message)s", force=True)
    os.environ["GUIDE_LANGUAGE"] = code
    try:
        config = load_config(str(PROJECT / "mkdocs.yml"), site_dir=out, strict=True)
        build(config)
    except MkDocsException as error:
        print(f"{code}: {error}", file=sys.stderr)
        return False
    except SystemExit:  # the macros plugin has said which page and why
        return False
    except Exception:  # whatever it is, the reader must learn in which language
        print(f"{code}: {traceback.format_exc()}", file=sys.stderr)
        return False
    return True


def _write_shared_files(site: Site, out: Path, languages: Sequence[str]) -> None:
    _end_quietly()
    root = root_files(site.catalog, languages, site.address, is_published=site.has_address)
    files = {**site.shared_files(), **root}
    for path, content in files.items():
        target = out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


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
    parser.add_argument("--data", type=Path, default=PROJECT / "data", help="folder of facts")
    parser.add_argument("--out", type=Path, default=PROJECT / "site", help="folder of the site")
    parser.add_argument("--languages", type=_languages, default=CODES, help="for instance en,ja")
    parser.add_argument(
        "--as-of", type=past_day, metavar="YYYY-MM-DD", help="leave out what is newer"
    )
    options = parser.parse_args(arguments)
    options.out = options.out.resolve()
    if not options.data.is_dir():
        parser.error(f"there is no folder {options.data}")
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
    ours = {*CODES, "api", "assets", "index.html", "404.html", "robots.txt", "sitemap.xml"}
    is_built = (out / "api" / "v1" / "index.json").is_file()
    return not entries or (is_built and entries <= {*ours, ".nojekyll"})


def _languages(text: str) -> tuple[str, ...]:
    codes = tuple(dict.fromkeys(text.split(",")))
    unknown = [code for code in codes if code not in CODES]
    if unknown:
        allowed = ", ".join(CODES)
        raise argparse.ArgumentTypeError(f"no such language: {', '.join(unknown)} (has {allowed})")
    return codes


if __name__ == "__main__":
    gc.disable()  # nearly all that is made is needed until the process ends
    sys.exit(main())
