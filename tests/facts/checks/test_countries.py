from __future__ import annotations

from pathlib import Path

import pytest

from macros.facts.records.countries import ASKED_TOPICS
from tests.tiny import problem_lines

FACT = """\
facts:
  - topic: return
    days: 14
    text: Invented.
    text_in: {fr: Inventé., ja: 架空。, ko: 가상., zh: 虚构。}
    source: weekly-chip
    kind: official
    read_on: 2026-11
"""
OTHER = """\
- id: other-one
  name: Other One
  vendor: Nearby
  reason: unmeasured
  source: weekly-chip
  looked_on: 2026-11
"""
ASKED = "open_questions:\n" + "".join(
    f"  - topic: {topic}\n" for topic in ASKED_TOPICS if topic != "return"
)


def said_of(data_dir: Path, text: str, name: str = "us") -> str:
    (data_dir / "countries").mkdir()
    (data_dir / "countries" / f"{name}.yml").write_text(text, encoding="utf-8")
    return problem_lines(data_dir)


def test_answered_or_asked_topics_are_enough(data_dir: Path) -> None:
    assert said_of(data_dir, FACT + ASKED) == ""


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (FACT + ASKED.replace("  - topic: lever\n", ""), "nothing is said of 'lever'."),
        (
            (FACT + ASKED).replace("    days: 14\n", "    days: 14\n    months: 2\n"),
            "facts[1]: two figures are one too many.",
        ),
        (
            (FACT + ASKED).replace("    days: 14\n", "    amount: 14\n"),
            "facts[1]: amount and currency go together.",
        ),
        ((FACT + ASKED).replace(", zh: 虚构。", ""), "facts[1].text_in.zh"),
        (FACT + ASKED + "  - topic: domestic\n", "there is no usual question about 'domestic'."),
        (
            FACT + ASKED + "  - topic: domestic\n    text: Who?\n",
            "a question is in one language only.",
        ),
        (
            FACT + ASKED + "clouds:\n  - {name: A, provider: far, source: weekly-chip, "
            "kind: official, read_on: 2026-11}\n",
            "there is no provider 'far'.",
        ),
    ],
)
def test_mistakes_of_a_country_are_reported(data_dir: Path, text: str, problem: str) -> None:
    assert problem in said_of(data_dir, text)


def test_accelerators_of_a_country_are_among_those_left_out(data_dir: Path) -> None:
    (data_dir / "not_included.yml").write_text(OTHER, encoding="utf-8")
    said = said_of(data_dir, FACT + ASKED + "accelerators: [own-one]\n")
    assert "accelerators[1]: 'own-one' is not listed in not_included.yml." in said


def test_country_is_called_as_its_region(data_dir: Path) -> None:
    assert "there is no region 'xx'." in said_of(data_dir, FACT + ASKED, "xx")
