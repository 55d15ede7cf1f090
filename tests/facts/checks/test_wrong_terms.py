from __future__ import annotations

import pytest

from macros.facts.checks.wrong_terms import holds, plain


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("Une formation.", "formation"),
        ("Formation d’un réseau", "formation"),
        ("goulot d’étranglement", "goulot d'étranglement"),
        ("un\u00a0seul\u202ffil", "un seul fil"),
        ("显卡的粉丝很多", "粉丝"),
        ("用GPU内存", "GPU内存"),
        ("12 GB/s", "GB/s"),
        ("A slot of 16x", "16x"),
    ],
)
def test_wrong_term_is_found(text: str, term: str) -> None:
    assert holds(plain(text), term)


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("une information", "formation"),
        ("des formations", "formation"),
        ("116x", "16x"),
        ("NVIDIA", "Nvidia"),
        ("{fans} ventilateurs", "fans"),
        ("{{ build_for('a') }} et {% if build %}", "build"),
        ("[Configuration](../build.md)", "build"),
        ("# Prix {: #build }", "build"),
    ],
)
def test_part_of_another_word_and_code_are_no_wrong_term(text: str, term: str) -> None:
    assert not holds(plain(text), term)
