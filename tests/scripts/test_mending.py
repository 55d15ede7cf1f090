from __future__ import annotations

from pathlib import Path

import pytest

from scripts.check_data import main
from scripts.mending import mend, nearest_word
from tests.tiny import GPU, PRICE, TODAY, edit

SCHEMAS = {
    "gpus": "../schema/gpu",
    "prices": "../schema/prices",
    "regions": "../schema/region",
}


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1795132800")  # 2026-11-20


@pytest.fixture
def data(data_dir: Path) -> Path:
    """The tiny data, with nothing left to mend."""
    main(["--data", str(data_dir), "--fix"])
    assert mend(data_dir, TODAY) == []
    return data_dir


def text_of(data: Path, path: str) -> str:
    return (data / path).read_text(encoding="utf-8")


def fixed(data: Path, path: str) -> str:
    """Return the text of a file after mending; the data have to be right then."""
    assert main(["--data", str(data), "--fix"]) == 0
    return text_of(data, path)


def test_missing_schema_line_is_added_and_prices_are_ordered(data_dir: Path) -> None:
    before = text_of(data_dir, PRICE)
    after = fixed(data_dir, PRICE)
    assert after.startswith("# yaml-language-server: $schema=../schema/prices.json\n- date: 2024")
    days = [line for line in after.splitlines() if line.startswith("- date")]
    assert days == ["- date: 2024-03-05", "- date: 2026-09", "- date: 2026-10"]
    assert sorted(after.splitlines()[1:]) == sorted(before.splitlines())
    for folder, schema in SCHEMAS.items():
        file = next((data_dir / folder).iterdir())
        assert file.read_text().startswith(f"# yaml-language-server: $schema={schema}.json\n")
    assert text_of(data_dir, "sources.yml").splitlines()[0].endswith("=schema/sources.json")


@pytest.mark.parametrize("written", ["2024/3/5", "2024.03.05", "2024-3-5", '"2024/03/05"'])
def test_day_gets_its_form(data: Path, written: str) -> None:
    right = text_of(data, PRICE)
    edit(data, PRICE, "date: 2024-03-05", f"date: {written}")
    assert fixed(data, PRICE) == right


@pytest.mark.parametrize("written", ["05/03/2024", "03-05-24", "2024/13/5", "March 2024", "soon"])
def test_day_that_may_mean_another_is_left_alone(data: Path, written: str) -> None:
    edit(data, PRICE, "date: 2024-03-05", f"date: {written}")
    assert mend(data, TODAY) == []


@pytest.mark.parametrize(
    ("path", "right", "wrong"),
    [
        (PRICE, "kind: street_new", "kind: street-new"),
        (PRICE, "kind: used", "kind: Used"),
        (GPU, "type: GDDR6", "type: gddr6"),
        (GPU, "form_factor: pcie_card", "form_factor: pcie-card"),
        (GPU, "cooling: open_air", "cooling: open_airr"),
    ],
)
def test_known_word_gets_its_spelling(data: Path, path: str, right: str, wrong: str) -> None:
    before = text_of(data, path)
    edit(data, path, right, wrong)
    assert fixed(data, path) == before


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("currency: EUR", "currency: EUX"),
        ("kind: used", "kind: rented"),
        ("region: de", "region: dd"),
        ("amount: 650.5", 'amount: "650.5"'),
        ("amount: 650.5", "amount: 650,5"),
        ("low: 620", "low: 6200"),
    ],
)
def test_figure_or_word_that_may_mean_another_is_left_alone(data: Path, old: str, new: str) -> None:
    edit(data, PRICE, old, new)
    assert mend(data, TODAY) == []


def test_source_is_never_guessed(data: Path) -> None:
    edit(data, PRICE, "source: borealis-data-sheet", "source: borealis-data-shet")
    assert mend(data, TODAY) == []


def test_file_that_cannot_be_read_is_left_alone(data: Path) -> None:
    edit(data, PRICE, "date: 2024-03-05", "date: [2024/3/5")
    assert mend(data, TODAY) == []


def test_diff_is_shown_and_comments_go_with_their_entry(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(data, PRICE, "- date: 2026-09\n", "# of September\n- date: 2026/9/30\n")
    edit(data, PRICE, "- date: 2026-10\n", "- date: 2026-08\n")
    capsys.readouterr()
    after = fixed(data, PRICE)
    assert after.index("2026-08") < after.index("# of September\n- date: 2026-09-30\n")
    shown = capsys.readouterr().out
    assert shown.startswith(f"--- data/{PRICE}\n+++ data/{PRICE}\n@@")
    assert "+- date: 2026-09-30" in shown


def test_two_near_words_are_none() -> None:
    assert nearest_word("cards", ["cards_a", "cards_b"]) is None
    assert nearest_word("Cards", ["cards", "cards_b"]) == "cards"
    assert nearest_word("other", ["cards"]) is None


def test_nothing_is_mended_without_being_asked(data_dir: Path) -> None:
    before = text_of(data_dir, PRICE)
    assert main(["--data", str(data_dir)]) == 0
    assert text_of(data_dir, PRICE) == before
