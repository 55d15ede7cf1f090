from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from macros.facts.mending.mending import mend, written
from scripts.check_data import main
from tests.tiny import GPU, PRICE, TODAY, edit, write_tiny_data

SCHEMAS = {
    "gpus": "../schema/gpu",
    "prices": "../schema/prices",
    "regions": "../schema/region",
}


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1795132800")  # 2026-11-20


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiny data, with nothing left to mend."""
    data = write_tiny_data(tmp_path_factory.mktemp("whole") / "data")
    assert written(data, TODAY)
    assert mend(data, TODAY) == []
    return data


@pytest.fixture
def data(whole: Path, tmp_path: Path) -> Path:
    """A copy of that."""
    return shutil.copytree(whole, tmp_path / "data")


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
        (GPU, "cooling: open_air", "Cooling: open air"),
        (GPU, "bus_bits:", "bus_bit:"),
        (PRICE, "currency: EUR", "currency: eur"),
        (PRICE, "region: de", "region: DE"),
        (PRICE, "amount: 650.5", "ammount: 650.5"),
        (PRICE, "tax_included: true", "tax_included: yes"),
        (PRICE, "tax_included: true", "tax_included: 'True'"),
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
        ("amount: 650.5", "amount: 650.5\n  ammount: 651"),
        ("amount: 650.5", "price: 650.5"),
        ("quality: A", "quality: D"),
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


def test_what_shows_only_when_the_form_is_right_is_mended_too(data: Path) -> None:
    before = text_of(data, GPU)
    edit(data, GPU, "form_factor: pcie_card", "form_factor: pcie-card")
    edit(data, GPU, "type: GDDR6", "type: gddr-6")  # compared with the vocabulary after the form
    assert fixed(data, GPU) == before


def test_line_ends_of_windows_stay(data: Path) -> None:
    crlf = (data / PRICE).read_bytes().replace(b"\n", b"\r\n")
    (data / PRICE).write_bytes(crlf.replace(b"kind: used", b"kind: Used"))
    assert main(["--data", str(data), "--fix"]) == 0
    assert (data / PRICE).read_bytes() == crlf


def test_last_entry_without_a_line_end_can_be_moved(data: Path) -> None:
    before = text_of(data, PRICE)
    edit(data, PRICE, "- date: 2024-03-05\n", "- date: 2026-11\n")
    (data / PRICE).write_text(text_of(data, PRICE).rstrip("\n"))
    after = fixed(data, PRICE)
    assert after.count("\n") == before.count("\n")
    assert [line for line in after.splitlines() if "- date" in line][-1] == "- date: 2026-11"


def test_check_says_how_many_mistakes_can_be_mended(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(data, PRICE, "kind: used", "kind: Used")
    edit(data, PRICE, "amount: 650.5", "amount: 650,5")
    capsys.readouterr()
    assert main(["--data", str(data)]) == 1
    *_, counted, mendable = capsys.readouterr().out.splitlines()
    assert counted.startswith("2 errors")
    assert mendable == "`python scripts/check_data.py --fix` mends 1 of them."
    assert main(["--data", str(data), "--fix"]) == 1
    shown = capsys.readouterr().out
    assert f"Mended: data/{PRICE}." in shown
    assert "decimal point: 650.5" in shown


def test_nothing_is_mended_without_being_asked(data_dir: Path) -> None:
    before = text_of(data_dir, PRICE)
    assert main(["--data", str(data_dir)]) == 0
    assert text_of(data_dir, PRICE) == before
