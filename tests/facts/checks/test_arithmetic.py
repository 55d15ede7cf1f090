from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import GPU, edit, said_of


def explain(data_dir: Path, check: str, field: str) -> None:
    entry = f"explanations:\n  - check: {check}\n    field: {field}\n    reason: Known.\nnotes:"
    edit(data_dir, GPU, "notes:", entry)


def test_throughput_that_does_not_follow_from_cores_and_clock_is_warned_of(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:12:16  warning: compute.fp32_tflops: "
        "30 does not follow from cores and boost clock, which give 20. Correct it, or add an "
        "entry to `explanations` with check fp32_arithmetic and field compute.fp32_tflops."
    )
    assert said_of(data_dir, GPU, "fp32_tflops: 20", "fp32_tflops: 30") == expected


@pytest.mark.parametrize("tflops", ["19.41", "20.59"])
def test_throughput_within_three_percent_is_not_warned_of(data_dir: Path, tflops: str) -> None:
    assert said_of(data_dir, GPU, "fp32_tflops: 20", f"fp32_tflops: {tflops}") == ""


def test_architecture_that_issues_two_operations_at_once_counts_both(data_dir: Path) -> None:
    per_clock = "fp32_operations_per_core_clock"
    edit(data_dir, "vocabulary.yml", f"{per_clock}: 2", f"{per_clock}: 4")
    assert said_of(data_dir, GPU, "fp32_tflops: 20", "fp32_tflops: 40") == ""


def test_bandwidth_that_does_not_follow_from_the_bus_is_warned_of(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:22:19  warning: memory.bandwidth_gb_s: "
        "512 does not follow from bus and data rate, which give 544. Correct it, or add an "
        "entry to `explanations` with check bandwidth_arithmetic and field memory.bandwidth_gb_s."
    )
    assert said_of(data_dir, GPU, "data_rate_gbps: 16", "data_rate_gbps: 17") == expected


def test_data_rate_that_the_memory_cannot_have_is_warned_of(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:21:19  warning: memory.bandwidth_gb_s: "
        "with this bus it means 64 Gbit/s per pin; GDDR6 has 10 to 24. Correct it, or add an "
        "entry to `explanations` with check bandwidth_arithmetic and field memory.bandwidth_gb_s."
    )
    edit(data_dir, GPU, "bus_bits: 256", "bus_bits: 64")
    assert said_of(data_dir, GPU, "  data_rate_gbps: 16\n", "") == expected


def test_sources_that_disagree_are_warned_of(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:51:30  warning: sources[2].says.memory.bandwidth_gb_s: "
        "weekly-chip says 480, this file says 512. Correct it, or add an "
        "entry to `explanations` with check sources_disagree and field memory.bandwidth_gb_s."
    )
    assert said_of(data_dir, GPU, "bandwidth_gb_s: 510", "bandwidth_gb_s: 480") == expected


@pytest.mark.parametrize(
    ("old", "new", "check", "field"),
    [
        ("fp32_tflops: 20", "fp32_tflops: 30", "fp32_arithmetic", "compute.fp32_tflops"),
        ("rate_gbps: 16", "rate_gbps: 17", "bandwidth_arithmetic", "memory.bandwidth_gb_s"),
        ("_gb_s: 510", "_gb_s: 480", "sources_disagree", "memory.bandwidth_gb_s"),
        ("bus_bits: 256", "bus_bits: 4096", "bandwidth_arithmetic", "memory.bandwidth_gb_s"),
    ],
)
def test_file_that_says_why_is_not_warned_of(
    data_dir: Path, old: str, new: str, check: str, field: str
) -> None:
    explain(data_dir, check, field)
    assert said_of(data_dir, GPU, old, new) == ""


@pytest.mark.parametrize(
    ("check", "field"),
    [
        ("fp32_arithmetic", "compute.fp32_tflops"),
        ("bandwidth_arithmetic", "memory.bandwidth_gb_s"),
        ("sources_disagree", "memory.bandwidth_gb_s"),
    ],
)
def test_explanation_that_is_no_longer_needed_is_warned_of(
    data_dir: Path, check: str, field: str
) -> None:
    explain(data_dir, check, field)
    expected = (
        f"data/{GPU}:53:5  warning: explanations[1]: "
        f"this explanation is no longer needed: {check} holds. Remove it."
    )
    assert said_of(data_dir, GPU, "  - Sold in two", "  - Made in two") == expected


def test_explanation_of_another_field_does_not_help(data_dir: Path) -> None:
    explain(data_dir, "fp32_arithmetic", "memory.bandwidth_gb_s")
    lines = said_of(data_dir, GPU, "fp32_tflops: 20", "fp32_tflops: 30").splitlines()
    assert len(lines) == 2
    assert "compute.fp32_tflops: 30 does not follow" in lines[0]
    assert "no longer needed" in lines[1]


def test_nothing_is_calculated_from_blanks(data_dir: Path) -> None:
    assert said_of(data_dir, GPU, "  fp32_cores: 5000\n", "") == ""
