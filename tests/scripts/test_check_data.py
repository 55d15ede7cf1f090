from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from scripts.check_data import main
from tests.tiny import GPU, PRICE, PROJECT, edit
from tests.workflow_runs import arguments_of

HELP = "Each field is described in CONTRIBUTING.md#fields."
EPOCH = "1795132800"  # 2026-11-20


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", EPOCH)


def printed(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_right_data_are_counted(data_dir: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--data", str(data_dir)]) == 0
    assert printed(capsys) == ["3 accelerators, 0 parts, 3 prices.", "No problems."]


def test_mistakes_are_printed_with_their_places_and_fail(
    data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(data_dir, PRICE, "currency: EUR", "currency: CHF")
    edit(data_dir, GPU, "tdp_w: 200", "tdp_w: 0")
    assert main(["--data", str(data_dir)]) == 1
    assert printed(capsys) == [
        f"data/{GPU}:25:10  power.tdp_w: 0 is outside what is possible. It must be at least 5.",
        f"data/{PRICE}:23:13  [3].currency: 'CHF' is not in `currencies` of vocabulary.yml. "
        "Allowed: USD, EUR.",
        f"2 errors in 2 files. {HELP}",
    ]


def test_warning_is_printed_and_passes(data_dir: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(data_dir, GPU, "fp32_tflops: 20", "fp32_tflops: 30")
    assert main(["--data", str(data_dir)]) == 0
    first, warning, last = printed(capsys)
    assert first == "3 accelerators, 0 parts, 3 prices."
    assert warning.startswith(f"data/{GPU}:12:16  warning: compute.fp32_tflops: 30 does not")
    assert last == f"1 warning in 1 file. {HELP}"


def test_warning_fails_where_it_is_strict(data_dir: Path) -> None:
    edit(data_dir, GPU, "fp32_tflops: 20", "fp32_tflops: 30")
    assert main(["--data", str(data_dir), "--strict"]) == 1


def test_right_data_pass_where_it_is_strict(data_dir: Path) -> None:
    assert main(["--data", str(data_dir), "--strict"]) == 0


def test_github_gets_annotations(data_dir: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(data_dir, GPU, "tdp_w: 200", "tdp_w: 0")
    assert main(["--data", str(data_dir), *arguments_of("check_data.py")]) == 1
    assert printed(capsys) == [
        f"::error file=data/{GPU},line=25,col=10::"
        "power.tdp_w: 0 is outside what is possible. It must be at least 5.",
        f"1 error in 1 file. {HELP}",
    ]


def test_missing_folder_is_an_error_of_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--data", str(tmp_path / "nowhere")])
    assert caught.value.code == 2
    assert f"there is no folder {tmp_path / 'nowhere'}" in capsys.readouterr().err


def test_rebuild_with_an_old_date_accepts_facts_read_since(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1711929600")  # 2024-04-01
    assert main(["--data", str(data_dir)]) == 0


def test_script_runs_from_any_folder(data_dir: Path) -> None:
    script = str(PROJECT / "scripts" / "check_data.py")
    command = [sys.executable, script, "--data", "data"]
    done = subprocess.run(command, cwd=data_dir.parent, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("No problems.\n")
