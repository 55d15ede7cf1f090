from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scripts import report_change
from scripts.report_change import main
from tests.workflow_runs import arguments_of

TELLS = "import sys; print('## Changed', *sys.argv[1:])"
FAILS = "import sys; print('data/x.yml:1:1  wrong'); print('<why>', file=sys.stderr); sys.exit(1)"


@pytest.fixture
def _explaining(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report_change, "EXPLAIN", (sys.executable, "-c", request.param))


@pytest.mark.parametrize("_explaining", [TELLS], indirect=True)
@pytest.mark.usefixtures("_explaining")
@pytest.mark.parametrize("base", ["HEAD^1", "HEAD"])
def test_explanation_is_written_for_the_workflow(
    base: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(tmp_path / "summary"))
    arguments = arguments_of("report_change.py", base)
    assert main(arguments) == 0
    told = (tmp_path / arguments[-1] / "explanation.md").read_text()
    assert told == f"## Changed {base} {arguments[1]} --format md\n"
    assert (tmp_path / "summary").read_text() == told


@pytest.mark.parametrize("_explaining", [FAILS], indirect=True)
@pytest.mark.usefixtures("_explaining")
def test_what_cannot_be_told_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GITHUB_STEP_SUMMARY", raising=False)
    assert main(["HEAD", "data", "--out", str(tmp_path)]) == 0
    told = (tmp_path / "explanation.md").read_text()
    assert "cannot be told" in told
    assert "    data/x.yml:1:1  wrong\n    <why>\n" in told
