from __future__ import annotations

from pathlib import Path

import pytest

from tests.built.tiny_advice import ADVICE
from tests.tiny import problem_lines, said_of

FILE = "personas.yml"


@pytest.fixture
def advised(data_dir: Path) -> Path:
    for path, text in ADVICE.items():
        (data_dir / path).parent.mkdir(exist_ok=True)
        (data_dir / path).write_text(text, encoding="utf-8")
    return data_dir


def test_good_personas_are_no_problem(advised: Path) -> None:
    assert problem_lines(advised) == ""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("id: kaggle", "id: nobody", "'nobody' has no words. Add `persona.nobody.name:` and "
         "`persona.nobody.who:` to every file of locales/."),
        ("id: kaggle", "id: just-learning", "the id 'just-learning' is already taken in line 11."),
        ("id: kaggle", "id: avoid", "'avoid' is the address of another page of picks."),
        ("maximise: memory_per_price", "maximise: speed", "a speed is wanted, but in no work."),
        ("form_factors: [pcie_card]", "form_factors: [pcie_crad]", "Did you mean 'pcie_card'?"),
        ("acquire: new_or_used\n  needs", "acquire: stolen\n  needs", "acquire"),
        ("  new_because: invoice\n  needs:\n    price", "  needs:\n    price",
         "only new products compete, but not why. Add `new_because:` with one of invoice, "
         "first_card, worn."),
        ("acquire: new_or_used\n  needs", "acquire: new_or_used\n  new_because: worn\n  needs",
         "used products compete, so nothing speaks against them. Leave it out."),
        ("price_rank_at_most: 1", "price_rank_at_most: 2", "price_rank_at_most"),
    ],
)  # fmt: skip
def test_persona_who_cannot_be_advised_is_reported_with_its_line(
    advised: Path, old: str, new: str, said: str
) -> None:
    lines = said_of(advised, FILE, old, new)
    assert said in lines
    assert all(line.startswith(f"data/{FILE}:") for line in lines.splitlines() if said in line)


def test_workload_without_words_is_reported(advised: Path) -> None:
    text = (advised / FILE).read_text(encoding="utf-8")
    (advised / FILE).write_text(text.replace("cnn-training", "racing"), encoding="utf-8")
    lines = said_of(advised, "workloads.yml", "id: cnn-training", "id: racing")
    assert lines == (
        "data/workloads.yml:1:7  [1].id: 'racing' has no words. "
        "Add `workload.racing:` to every file of locales/."
    )


@pytest.mark.parametrize("name", ["persona: best-overall", "recommended: [boreal-two]"])
def test_expert_who_advises_what_does_not_exist_is_reported(advised: Path, name: str) -> None:
    text = (advised / "expert_advice.yml").read_text(encoding="utf-8")
    broken = text.replace(name, name.replace("boreal", "borael").replace("best", "bset"), 1)
    (advised / "expert_advice.yml").write_text(broken, encoding="utf-8")
    assert "Did you mean" in problem_lines(advised)


@pytest.mark.parametrize("broken", ["workloads.yml", "personas.yml"])
def test_broken_file_does_not_make_every_name_of_it_wrong(advised: Path, broken: str) -> None:
    (advised / broken).write_text("- id: [\n", encoding="utf-8")
    lines = problem_lines(advised).splitlines()
    assert lines
    assert [line for line in lines if not line.startswith(f"data/{broken}:")] == []
