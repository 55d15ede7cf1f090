from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import TODAY, problem_lines, said_of

CLAIMS = """\
- id: affine-price
  seed: S67
  said:
    source: weekly-chip
    date: 2026-06-01
  families: [Boreal]
  accelerators: [boreal-one]
  claimed: {ratio: 2}
  observations:
    - {name: price_ratio, value: 8, source: weekly-chip, date: 2026-06}
  points:
    - {name: One, accelerator: boreal-two, usd: 100, tflops: 1, tdp_w: 100}
"""
DISAGREEMENTS = """\
- id: layer-split
  seeds: [S91]
  sides:
    - {source: weekly-chip, date: 2026-01}
    - {source: borealis-data-sheet, date: 2026-02}
  rule: upgrade-speed-ratio
  accelerators: [meridian-x]
"""


@pytest.fixture
def claims_dir(data_dir: Path) -> Path:
    """The invented facts with a claim and a disagreement."""
    (data_dir / "claims.yml").write_text(CLAIMS, encoding="utf-8")
    (data_dir / "disagreements.yml").write_text(DISAGREEMENTS, encoding="utf-8")
    return data_dir


def test_claim_and_disagreement_have_no_problems(claims_dir: Path) -> None:
    assert problem_lines(claims_dir) == ""


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("[boreal-one]", "[boreal-onee]", "data/claims.yml:7:18"),
        ("accelerator: boreal-two", "accelerator: boreal", "data/claims.yml:12:"),
        ("[Boreal]", "[Borea]", "data/claims.yml:6:14"),
        ("    source: weekly-chip\n", "    source: weekly\n", "data/claims.yml:4:13"),
        ("date: 2026-06-01", f"date: {TODAY.year + 1}-01-01", "data/claims.yml:5:11"),
        ("id: affine-price", "id: affine", "data/claims.yml:1:"),
        ("{ratio: 2}", "{Ratio: 2}", "data/claims.yml:8:"),
    ],
)
def test_unknown_name_in_a_claim_is_refused_with_its_line(
    claims_dir: Path, old: str, new: str, line: str
) -> None:
    assert said_of(claims_dir, "claims.yml", old, new).startswith(line)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("[meridian-x]", "[meridian]", "data/disagreements.yml:7:18"),
        ("rule: upgrade-speed-ratio", "rule: upgrade", "data/disagreements.yml:6:"),
        ("source: borealis-data-sheet", "source: borealis", "data/disagreements.yml:5:"),
        ("    - {source: weekly-chip, date: 2026-01}\n", "", "data/disagreements.yml:4:"),
    ],
)
def test_unknown_name_in_a_disagreement_is_refused_with_its_line(
    claims_dir: Path, old: str, new: str, line: str
) -> None:
    assert said_of(claims_dir, "disagreements.yml", old, new).startswith(line)


def test_claim_stands_once(claims_dir: Path) -> None:
    (claims_dir / "claims.yml").write_text(CLAIMS + CLAIMS, encoding="utf-8")
    assert "data/claims.yml:13:7" in problem_lines(claims_dir)
