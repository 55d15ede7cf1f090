from __future__ import annotations

from pathlib import Path

import pytest

from macros.facts.catalog import load_catalog
from scripts.add_price import main
from tests.tiny import PRICE, TODAY

FIELDS = {
    "date": "2026-10-15",
    "kind": "street_new",
    "amount": "640.50",
    "currency": "EUR",
    "region": "de",
    "source": "weekly-chip",
    "url": "https://shop.example/one",
    "quality": "A",
}
HEADER = "product,date,kind,amount,currency,region,source,url,quality,note\n"
ROW = "boreal-two,2026-10-01,used,900,USD,us,weekly-chip,https://shop.example/two,B,As new\n"


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1795132800")  # 2026-11-20


def add(data: Path, product: str = "boreal-one", **changes: str) -> int:
    fields = {**FIELDS, **changes}
    options = [f"--{name.replace('_', '-')}={value}" for name, value in fields.items()]
    return main(["--data", str(data), product, *options])


def all_of(data: Path) -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in data.rglob("*") if file.is_file()}


def add_rows(data: Path, text: str) -> int:
    file = data.parent / "prices.csv"
    file.write_text(text, encoding="utf-8")
    return main(["--data", str(data), "--csv", str(file)])


def test_entry_stands_in_the_order_of_days_and_changes_no_other_line(data_dir: Path) -> None:
    file = data_dir / PRICE
    file.write_text(
        "- {date: 2026-09-01, kind: used, amount: 3, currency: USD, region: us, "
        "source: weekly-chip, quality: C}\n"
        "# later\n"
        "- {date: 2026-11-01, kind: used, amount: 4, currency: USD, region: us, "
        "source: weekly-chip, quality: C}\n"
    )
    before = file.read_text().splitlines()
    assert add(data_dir) == 0
    lines = file.read_text().splitlines()
    added = [line for line in lines if line not in before]
    assert added == [
        "- date: 2026-10-15",
        "  kind: street_new",
        "  amount: 640.50",
        "  currency: EUR",
        "  region: de",
        "  source: weekly-chip",
        "  url: https://shop.example/one",
        "  quality: A",
    ]
    assert [line for line in lines if line not in added] == before
    assert lines.index(added[0]) < lines.index(before[-1])


def test_product_without_prices_gets_a_file_that_knows_its_schema(
    data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert add(data_dir, "boreal-two") == 0
    text = (data_dir / "prices" / "boreal-two.yml").read_text()
    assert text.startswith("# yaml-language-server: $schema=../schema/prices.json\n- date: ")
    assert capsys.readouterr().out == "data/prices/boreal-two.yml written.\n"


def test_product_is_known_by_its_exact_name(data_dir: Path) -> None:
    assert add(data_dir, "Boreal One") == 0
    prices = load_catalog(data_dir, today=TODAY).prices_of("boreal-one")
    assert 640.5 in [price.amount for price in prices]


@pytest.mark.parametrize(
    "note",
    [
        'It said "new"',
        "a: b",
        "- dash",
        "#1",
        "'quoted'",
        "50 % off",
        "*star",
        "back\\slash",
        "yes",
    ],
)
def test_note_is_read_as_it_was_written(data_dir: Path, note: str) -> None:
    assert add(data_dir, note=note) == 0
    prices = load_catalog(data_dir, today=TODAY).prices_of("boreal-one")
    assert note in [price.note for price in prices]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"currency": "CHF"}, "'CHF' is not in `currencies` of vocabulary.yml. Allowed: USD, EUR."),
        ({"amount": "1,234"}, 'found the text "1,234". Write a number without separators: 1234'),
        ({"amount": ""}, "this price has no amount. Write `amount:`, or `low:` and `high:`."),
        ({"date": "2027-01-01"}, "2027-01-01 is in the future"),
        ({"date": "2026-02-30"}, "there is no day 2026-02-30."),
        ({"kind": "street-new"}, "Did you mean 'street_new'?"),
        ({"source": "weakly-chip"}, "Did you mean 'weekly-chip'?"),
        ({"note": "{{ 7 }}"}, "'{{' is not allowed in text."),
    ],
)
def test_mistake_is_told_as_the_checks_tell_it_and_nothing_is_written(
    data_dir: Path,
    capsys: pytest.CaptureFixture[str],
    changes: dict[str, str],
    sentence: str,
) -> None:
    before = all_of(data_dir)
    assert add(data_dir, **changes) == 1
    said = capsys.readouterr().out
    assert f"data/{PRICE}:" in said
    assert sentence in said
    assert all_of(data_dir) == before


def test_unknown_product_is_told_with_a_near_one(
    data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = all_of(data_dir)
    assert add(data_dir, "boreal-on") == 1
    expected = "there is no product \"boreal-on\". Did you mean 'boreal-one'?"
    assert expected in capsys.readouterr().out
    assert all_of(data_dir) == before


def test_price_that_is_there_is_not_added_again(
    data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert add(data_dir) == 0
    before = all_of(data_dir)
    assert add(data_dir, amount="640.5", note="once more") == 1
    assert "this price is already there." in capsys.readouterr().out
    assert all_of(data_dir) == before


def test_many_come_from_a_table(data_dir: Path) -> None:
    other = ROW.replace("two", "one").replace("900", "350")
    assert add_rows(data_dir, HEADER + ROW + other) == 0
    catalog = load_catalog(data_dir, today=TODAY)
    assert [price.note for price in catalog.prices_of("boreal-two")] == ["As new"]
    assert "As new" in [price.note for price in catalog.prices_of("boreal-one")]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (HEADER + ROW + ROW, "this price is already there."),
        (HEADER + ROW + ROW.replace("USD", "XXX"), "'XXX' is not in `currencies`"),
        (HEADER, "write 1 to 1000 prices; found 0."),
        ("product,colour\na,b\n", "there is no column 'colour'."),
        (HEADER + "boreal-two\n", "row 1 has not as many values as columns."),
    ],
)
def test_one_mistake_in_a_table_keeps_all_of_it_out(
    data_dir: Path, capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    before = all_of(data_dir)
    assert add_rows(data_dir, text) == 1
    assert sentence in capsys.readouterr().out
    assert all_of(data_dir) == before


def test_table_in_another_encoding_is_refused(data_dir: Path) -> None:
    file = data_dir.parent / "prices.csv"
    file.write_bytes(HEADER.encode() + b"\xff\xfe")
    assert main(["--data", str(data_dir), "--csv", str(file)]) == 1


def test_product_or_table_has_to_be_named(data_dir: Path) -> None:
    with pytest.raises(SystemExit):
        main(["--data", str(data_dir)])
