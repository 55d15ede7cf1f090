"""There is no GPU where the tests run: what is measured is invented, what is made of it is held."""

from __future__ import annotations

import subprocess
import sys
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from macros.facts.catalog import load_catalog
from scripts.benchmark_gpu import (
    PRECISIONS,
    QUERY,
    STRETCHES,
    TESTS,
    Bench,
    Machine,
    RefusedError,
    Result,
    entry,
    gpu_state,
    machine_of,
    main,
    rates,
    refuse_busy,
)
from tests.tiny import SOURCES, TODAY

IDLE = "Boreal One, 0, 400, 30.5, 200.00, 580.1"
URL = "https://guide.example/issues/7"
TORCH = SimpleNamespace(
    __version__="2.9.0+cu130",
    version=SimpleNamespace(cuda="13.0"),
    backends=SimpleNamespace(cudnn=SimpleNamespace(version=lambda: 91300)),
)


def state(line: str) -> dict[str, str]:
    def run(command: list[str], **_: Any) -> Any:
        assert command[0] == "nvidia-smi"
        return SimpleNamespace(stdout=f"{line}\n")

    return gpu_state(0, run)


def results(power_w: float | None = 180.4) -> list[Result]:
    speeds = count(812.3456, 40_000)
    return [Result(t, p, t.batch, next(speeds), 5.4321, power_w) for t in TESTS for p in PRECISIONS]


@pytest.mark.parametrize("power_w", [180.4, None])
@pytest.mark.parametrize("host", ["x86_64", 'Quill "8" <b>{{ 1 }}\u202e', "Q" * 500])
def test_entry_passes_the_checks_of_all_data(
    data_dir: Path, power_w: float | None, host: str
) -> None:
    own = "- id: reader-measurements\n  name: Readers\n  read_on: 2026-11-01\n"
    (data_dir / "sources.yml").write_text(SOURCES + own, encoding="utf-8")
    machine = Machine("Boreal One", machine_of(TORCH, state(IDLE)).software, host, power_w)
    text = entry(results(power_w), machine, "boreal-one", URL, "2026-11-20")
    (data_dir / "benchmarks").mkdir(exist_ok=True)
    (data_dir / "benchmarks" / "own.yml").write_text(text, encoding="utf-8")
    dataset = load_catalog(data_dir, today=TODAY).datasets["own"]
    assert [run.precision for run in dataset.runs[:3]] == ["fp32", "tf32", "bf16"]
    assert dataset.runs[0].value == 812.3
    assert {run.runs for run in dataset.runs} == {5}
    assert "PyTorch 2.9.0+cu130, CUDA 13.0, cuDNN 91300, driver 580.1" in dataset.software
    watts = " 180 W on average." if power_w else "."
    assert (dataset.runs[0].note or "").endswith(watts)


def test_idle_gpu_is_taken_and_its_power_limit_is_known() -> None:
    refuse_busy(state(IDLE))
    assert machine_of(TORCH, state(IDLE)).power_limit_w == 200


def test_power_that_cannot_be_read_is_left_out() -> None:
    told = state("Boreal One, 0, 400, [N/A], [N/A], 580.1")
    assert machine_of(TORCH, told).power_limit_w is None


@pytest.mark.parametrize("line", ["Boreal One, 35, 400, 1, 2, 3", "Boreal One, 0, 9000, 1, 2, 3"])
def test_busy_gpu_is_refused(line: str) -> None:
    with pytest.raises(RefusedError, match="The GPU is busy"):
        refuse_busy(state(line))


def test_machine_without_the_vendors_tool_is_refused() -> None:
    def missing(*_: Any, **__: Any) -> Any:
        raise FileNotFoundError

    with pytest.raises(RefusedError, match="nvidia-smi does not answer"):
        gpu_state(0, missing)
    with pytest.raises(RefusedError, match="unexpected"):
        state("No devices were found")
    assert len(QUERY) == 6


def test_speed_is_told_of_five_stretches_after_a_warm_up() -> None:
    now, steps = [0.0], [0]

    def step() -> None:
        steps[0] += 1
        now[0] += 0.5

    found = rates(step, 8, lambda: None, lambda: now[0])
    assert found == [16.0] * STRETCHES
    assert steps[0] == 5 + 10 * STRETCHES


def test_without_pytorch_it_says_where_it_is_to_be_had(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(["boreal-one", "--url", URL]) == 1
    assert "PyTorch is missing" in capsys.readouterr().err


def test_counts_of_memory_are_there_before_they_are_reset() -> None:
    """PyTorch knows no device before its first use: on a real GPU resetting the counts failed."""
    asked: list[str] = []
    cuda = SimpleNamespace(init=lambda: asked.append("init"))
    Bench(SimpleNamespace(cuda=cuda), 0)
    assert asked == ["init"]


def test_file_runs_alone(tmp_path: Path) -> None:
    alone = tmp_path / "benchmark_gpu.py"
    source = Path(sys.modules["scripts.benchmark_gpu"].__file__ or "")
    alone.write_bytes(source.read_bytes())
    command = [sys.executable, "-I", str(alone), "--help"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert "where you publish this" in told.stdout
