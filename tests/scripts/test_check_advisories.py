from __future__ import annotations

import json
from pathlib import Path

import pytest

from scripts.check_advisories import main
from scripts.locked_packages import locked_packages
from tests.local_server import Reply, local_server
from tests.tiny import PROJECT
from tests.workflow_runs import arguments_of

WEAK = ("jinja2", "lighthouse")


def replies(method: str, path: str, body: bytes) -> Reply:
    """Know weaknesses of two packages, one with a name that no weakness has."""
    queries = json.loads(body)["queries"]
    names = [query["package"]["name"] for query in queries]
    known = [{"vulns": [{"id": "GHSA-1"}, {"id": "X-<b>"}]} if n in WEAK else {} for n in names]
    return 200, {}, json.dumps({"results": known}).encode()


def test_weaknesses_of_all_that_is_locked_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = arguments_of("check_advisories.py")
    with local_server(replies) as address:
        assert main([*arguments, "--database", f"{address}/v1/querybatch"]) == 0
    written = Path(arguments[-1]).read_text()
    lines = [line for line in written.splitlines() if line.startswith("- ")]
    assert [line.split()[1] for line in lines] == list(WEAK)
    assert "(requirements.lock): GHSA-1, X-b" in lines[0]
    assert "(package-lock.json)" in lines[1]
    assert "2 with a known weakness" in capsys.readouterr().out


def test_no_weakness_is_an_empty_report(tmp_path: Path) -> None:
    def none(method: str, path: str, body: bytes) -> Reply:
        count = len(json.loads(body)["queries"])
        return 200, {}, json.dumps({"results": [{}] * count}).encode()

    with local_server(none) as address:
        main(["--report", str(tmp_path / "r"), "--database", address])
    assert (tmp_path / "r").read_text() == ""


def test_answer_to_fewer_questions_is_none(tmp_path: Path) -> None:
    with (
        local_server(lambda *_: (200, {}, b'{"results": []}')) as address,
        pytest.raises(ValueError, match="answered 0 of"),
    ):
        main(["--report", str(tmp_path / "r"), "--database", address])


def test_every_locked_package_has_a_version_and_a_hash() -> None:
    packages = locked_packages(PROJECT)
    names = {(p.ecosystem, p.name) for p in packages}
    assert {("PyPI", "mkdocs"), ("PyPI", "pytest"), ("npm", "axe-core")} <= names
    assert [p for p in packages if not p.version or not p.hashes] == []
    pinned = sum((PROJECT / f"requirements{x}.lock").read_text().count("==") for x in ("", "-test"))
    assert len([p for p in packages if p.ecosystem == "PyPI"]) > pinned / 2
