"""Asks every address that the data and the pages name, and writes down those that are gone."""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urldefrag, urlsplit

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from scripts.asking.public_web import Answer, ask
from scripts.plain_markdown import plain_markdown

SUFFIXES = (".yml", ".md")
PAUSE = 1.0  # seconds between two questions to a host
TRIES = 3
HOSTS_AT_ONCE = 8
GONE = (404, 410)
MOST_PLACES = 5
_URL = re.compile(r"https?://[^\s\"'<>`|\\^{}]+")


@dataclass(frozen=True)
class Link:
    """An address and the files and lines that name it."""

    url: str
    places: tuple[str, ...]


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 where nobody answers, so that the fault is likely ours.

    What is gone stands in the report, which is empty where nothing is.
    """
    options = _parser().parse_args(arguments)
    links = links_of(options.folders)
    answers = answers_of([link.url for link in links], ask, options.pause)
    if links and not any(answer.status for answer in answers.values()):
        print("Nobody answers. Is the network there?")
        return 1
    gone = [(link, answers[link.url]) for link in links if is_gone(answers[link.url])]
    silent = sum(a.status not in range(200, 400) for a in answers.values()) - len(gone)
    print(f"{len(links)} addresses, {len(gone)} are gone, {silent} did not let us in.")
    options.report.write_text(report(gone), encoding="utf-8")
    return 0


def links_of(folders: Iterable[Path]) -> list[Link]:
    """Return the addresses that files below the folders name, without their fragments."""
    places: dict[str, list[str]] = {}
    for folder in folders:
        files = sorted(f for f in folder.rglob("*") if f.suffix in SUFFIXES and f.is_file())
        for file in files:
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                for match in _URL.finditer(line):
                    place = f"{file.relative_to(folder.parent).as_posix()}:{number}"
                    places.setdefault(_whole(match[0]), []).append(place)
    return [Link(url, tuple(found)) for url, found in sorted(places.items())]


def answers_of(
    urls: Iterable[str], ask_one: Callable[[str], Answer], pause: float
) -> Mapping[str, Answer]:
    """Return what each address answers; a host is asked one thing at a time, with pauses."""
    by_host: dict[str, list[str]] = {}
    for url in urls:
        by_host.setdefault(urlsplit(url).netloc, []).append(url)
    answers: dict[str, Answer] = {}

    def ask_host(own: list[str]) -> None:
        for url in own:
            answers[url] = _patiently(url, ask_one, pause)
            time.sleep(pause)

    with ThreadPoolExecutor(HOSTS_AT_ONCE) as pool:
        list(pool.map(ask_host, by_host.values()))
    return answers


def is_gone(answer: Answer) -> bool:
    """Return whether nobody can read there any more; who bars programs may let people in."""
    return answer.status in GONE or (answer.status == 0 and "timed out" not in answer.reason)


def report(gone: Iterable[tuple[Link, Answer]]) -> str:
    """Return the text of the issue, empty without anything to say."""
    lines = [
        f"- <{link.url}> ({_why(answer)}): {', '.join(link.places[:MOST_PLACES])}"
        for link, answer in gone
    ]
    if not lines:
        return ""
    head = (
        "These addresses answer no more. Give each source its new address, or one in an archive; "
        "a figure that nobody can look up any more becomes `recalled`.\n\n"
    )
    return head + "\n".join(lines) + "\n"


def _why(answer: Answer) -> str:
    return str(answer.status) if answer.status else plain_markdown(answer.reason[:200]).strip()


def _patiently(url: str, ask_one: Callable[[str], Answer], pause: float) -> Answer:
    answer = ask_one(url)
    for again in range(1, TRIES):
        if answer.status and answer.status not in (408, 425, 429) and answer.status < 500:
            break
        time.sleep(pause * 5 * again)
        answer = ask_one(url)
    return answer


def _whole(url: str) -> str:
    """Return an address without what the sentence around it added, and without its fragment."""
    url = url.rstrip(".,;:!?*_")
    while url.endswith((")", "]")) and url.count(url[-1]) > url.count("([)]"[")]".index(url[-1])]):
        url = url[:-1].rstrip(".,;:")
    return urldefrag(url).url


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+", help="folders of YAML and Markdown")
    parser.add_argument("--report", type=Path, required=True, help="file for what is gone")
    parser.add_argument("--pause", type=float, default=PAUSE, help="seconds for each host")
    return parser


if __name__ == "__main__":
    sys.exit(main())
