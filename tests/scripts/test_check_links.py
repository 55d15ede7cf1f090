from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from scripts import check_links
from scripts.asking.public_web import Answer
from scripts.check_links import answers_of, is_gone, links_of, main, report
from tests.workflow_runs import arguments_of

DATA = """a:
  url: https://a.example/x#part
  note: See https://b.example/y(z), or (https://c.example/).
"""
PAGE = "[A](https://a.example/x) and <https://d.example/?q=1>.\n"


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Data and pages with five addresses, in the working folder."""
    for name, text in (("data/gpus/a.yml", DATA), ("docs/en/a.md", PAGE)):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(check_links, "PAUSE", 0)
    return tmp_path


def test_addresses_are_found_with_their_places(folders: Path) -> None:
    found = {link.url: link.places for link in links_of([folders / "data", folders / "docs"])}
    assert found == {
        "https://a.example/x": ("data/gpus/a.yml:2", "docs/en/a.md:1"),
        "https://b.example/y(z)": ("data/gpus/a.yml:3",),
        "https://c.example/": ("data/gpus/a.yml:3",),
        "https://d.example/?q=1": ("docs/en/a.md:1",),
    }


@pytest.mark.usefixtures("folders")
def test_what_is_gone_stands_in_the_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = {
        "https://a.example/x": Answer(404),
        "https://b.example/y(z)": Answer(0, "no host <b>@x</b>"),
        "https://c.example/": Answer(403),
        "https://d.example/?q=1": Answer(200),
    }
    monkeypatch.setattr(check_links, "ask", answers.__getitem__)
    arguments = arguments_of("check_links.py")
    assert main([*arguments, "--pause", "0"]) == 0
    assert capsys.readouterr().out == "4 addresses, 2 are gone, 1 did not let us in.\n"
    written = Path(arguments[-1]).read_text()
    assert "- <https://a.example/x> (404): data/gpus/a.yml:2, docs/en/a.md:1\n" in written
    assert "no host \\<b\\>" in written
    assert "@x" not in written
    assert "c.example" not in written


@pytest.mark.usefixtures("folders")
def test_own_network_that_is_down_is_no_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_links, "ask", lambda _: Answer(0, "Name or service not known"))
    monkeypatch.setattr("time.sleep", lambda _: None)
    arguments = arguments_of("check_links.py")
    assert main(arguments) == 1
    assert not Path(arguments[-1]).exists()


def test_nothing_gone_is_an_empty_report() -> None:
    assert report([]) == ""


@pytest.mark.parametrize(
    ("answer", "gone"),
    [
        (Answer(404), True),
        (Answer(410), True),
        (Answer(0, "Name or service not known"), True),
        (Answer(0, "timed out"), False),
        (Answer(403), False),
        (Answer(429), False),
        (Answer(503), False),
        (Answer(200), False),
    ],
)
def test_who_bars_programs_is_not_gone(answer: Answer, gone: bool) -> None:
    assert is_gone(answer) == gone


def test_hosts_are_asked_with_pauses_and_again_when_they_are_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []
    asked: Counter[str] = Counter()
    monkeypatch.setattr("time.sleep", slept.append)

    def ask_one(url: str) -> Answer:
        asked[url] += 1
        return Answer(503 if "busy" in url and asked[url] < 3 else 200)

    urls = ["https://a.example/1", "https://a.example/2", "https://busy.example/"]
    answers = answers_of(urls, ask_one, 2)
    assert set(answers.values()) == {Answer(200)}
    assert asked == {urls[0]: 1, urls[1]: 1, urls[2]: 3}
    assert sorted(slept) == [2, 2, 2, 10, 20]
