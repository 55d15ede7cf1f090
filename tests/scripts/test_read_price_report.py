from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
import yaml

from macros.facts.catalog import load_catalog
from scripts.read_price_report import KINDS, OPTIONAL, SECTIONS, TAXES, main
from tests.tiny import PRICE, PROJECT, SOURCES, TINY_REGION, TODAY, edit
from tests.workflow_runs import arguments_of

FORM = PROJECT / ".github" / "ISSUE_TEMPLATE" / "price.yml"
FILLED = {
    "Page": "https://guide.example/ja/gpus/boreal-one/",
    "Kind": "street_new (new, in a shop)",
    "Amount": "640.50",
    "Currency": "EUR",
    "Tax": "included",
    "Day": "2026-10-15",
    "Region": "de",
    "Source": "https://shop.example/one?a=b&c=d",
    "Anything else": "_No response_",
}
HOSTILE = {
    "YAML in a currency": {"Currency": "EUR\n  unusual: x"},
    "YAML in a region": {"Region": "de\n  amount: 1"},
    "second entry": {"Region": "de\n- date: 2026-10-01\n  kind: used"},
    "anchor": {"Amount": "&a 1"},
    "alias": {"Region": "*a"},
    "tag": {"Amount": "!!python/object/apply:os.system [id]"},
    "map": {"Amount": "{a: 1}"},
    "list": {"Day": "[2026, 10]"},
    "quotes that close": {"Region": "de\"\nurl: 'x'"},
    "template": {"Anything else": "{{ config.SECRET_KEY }}"},
    "template tag": {"Anything else": "{% include '/etc/passwd' %}"},
    "expression of a workflow": {"Anything else": "${{ secrets.GITHUB_TOKEN }}"},
    "script link": {"Source": "javascript:alert(1)"},
    "data link": {"Source": "data:text/html,x"},
    "plain http": {"Source": "http://shop.example/one"},
    "link with login": {"Source": "https://shop.example@evil.example/"},
    "link that is none": {"Source": "https://["},
    "link with markup": {"Source": "https://shop.example/<script>"},
    "link with look-alikes": {"Source": "https://shоp.example/"},
    "link and a line more": {"Source": "https://shop.example/\njavascript:alert(1)"},
    "markup": {"Anything else": "<img src=x onerror=alert(1)>"},
    "NUL": {"Anything else": "a\0b"},
    "escape codes": {"Anything else": "\x1b[2J"},
    "turned text": {"Anything else": "\u202egnp.exe"},
    "hidden text": {"Anything else": "a\U000e0041"},
    "zero width": {"Currency": "E\u200bUR"},
    "half a character": {"Amount": "\ud800"},
    "path up": {"Page": "../../.github/workflows/check"},
    "path up in a page": {"Page": "en/gpus/../../sources/"},
    "absolute path": {"Page": "/etc/passwd"},
    "other folder": {"Page": "prices/boreal-one.yml"},
    "unknown product": {"Page": "en/gpus/boreal-nine/"},
    "two products": {"Page": "en/gpus/boreal-one/ en/gpus/boreal-two/"},
    "alias of a product": {"Page": "en/gpus/boreal-1/"},
    "section twice": {"Anything else": "x\n\n### Page\n\nen/gpus/boreal-two/"},
    "section of its own": {"Anything else": "x\n\n### unusual\n\nbecause"},
    "empty": {"Page": "_No response_"},
    "negative": {"Amount": "-640"},
    "zero": {"Amount": "0"},
    "absurd": {"Amount": "99999999999999"},
    "a cent": {"Amount": "0.01", "Currency": "USD", "Region": "us"},
    "a house": {"Amount": "640500", "Currency": "USD", "Region": "us"},
    "in the currency of another region": {"Currency": "USD"},
    "more digits than any": {"Amount": "9" * 400},
    "exponent": {"Amount": "1e9"},
    "infinite": {"Amount": ".inf"},
    "not a number": {"Amount": ".nan"},
    "hexadecimal": {"Amount": "0x280"},
    "octal": {"Amount": "0640"},
    "decimal comma": {"Amount": "640,50"},
    "wide digits": {"Amount": "６４０"},
    "Arabic digits": {"Amount": "٦٤٠"},
    "wide day": {"Day": "２０２６-１０-１５"},
    "future": {"Day": "2031-01-01"},
    "no such day": {"Day": "2026-02-30"},
    "before all cards": {"Day": "1970-01-01"},
    "year nought": {"Day": "0000"},
    "unknown currency": {"Currency": "XXX"},
    "currency in words": {"Currency": "Euro"},
    "unknown region": {"Region": "zz"},
    "kind that vendors set": {"Kind": "launch_msrp"},
    "unknown kind": {"Kind": "free"},
    "unknown tax": {"Tax": "yes"},
    "long note": {"Anything else": "x" * 2000},
    "huge": {"Anything else": "x" * 5_000_000},
    "many headings": {"Anything else": "### x\n" * 1500},
}  # fmt: skip


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1795132800")  # 2026-11-20


@pytest.fixture
def data(data_dir: Path) -> Path:
    text = SOURCES + "- id: reader-reports\n  name: Readers\n  read_on: 2026-11-01\n"
    (data_dir / "sources.yml").write_text(text, encoding="utf-8")
    (data_dir / "regions" / "de.yml").write_text(TINY_REGION, encoding="utf-8")
    return data_dir


def body(**changes: str) -> str:
    filled = {**FILLED, **changes}
    return "\n\n".join(f"### {label}\n\n{text}" for label, text in filled.items())


def submit(data: Path, monkeypatch: pytest.MonkeyPatch, text: object) -> Path:
    """Return the folder of answers to an issue with this text."""
    event = data.parent / "event.json"
    event.write_text(json.dumps({"issue": {"number": 7, "body": text}}))
    monkeypatch.setenv("GITHUB_EVENT_PATH", str(event))
    monkeypatch.chdir(data.parent)
    arguments = arguments_of("read_price_report.py")
    assert main(["--data", str(data), *arguments]) == 0
    return data.parent / arguments[-1]


def all_of(folder: Path) -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_report_becomes_an_entry_of_its_product(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = all_of(data)
    out = submit(data, monkeypatch, body(**{"Anything else": "Two left; I work there"}))
    assert (out / "product").read_text() == "boreal-one"
    assert "goes into `data/prices/boreal-one.yml`" in (out / "comment.md").read_text()
    after = all_of(data)
    assert [file for file in after if before.get(file) != after[file]] == [data / PRICE]
    (price,) = (
        price
        for price in load_catalog(data, today=TODAY).prices_of("boreal-one")
        if price.source == "reader-reports"
    )
    assert (price.amount, price.currency, price.region) == (640.5, "EUR", "de")
    assert (price.quality, price.tax_included, price.note) == ("B", True, "Two left; I work there")


def test_known_host_names_its_source(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    submit(data, monkeypatch, body(Source="https://borealis.example/shop"))
    prices = load_catalog(data, today=TODAY).prices_of("boreal-one")
    assert [p.source for p in prices if p.amount == 640.5] == ["borealis-data-sheet"]


@pytest.mark.parametrize(
    "page", ["en/gpus/boreal-one/", "/gpus/boreal-one", "Boreal One", "boreal one", "BOREAL-ONE"]
)
def test_page_is_named_in_several_ways(
    data: Path, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    assert (submit(data, monkeypatch, body(Page=page)) / "product").read_text() == "boreal-one"


@pytest.mark.parametrize("changes", HOSTILE.values(), ids=HOSTILE)
def test_hostile_report_is_refused_and_changes_nothing(
    data: Path, monkeypatch: pytest.MonkeyPatch, changes: dict[str, str]
) -> None:
    before = all_of(data)
    out = submit(data, monkeypatch, body(**changes))
    answer = (out / "comment.md").read_text(encoding="utf-8")
    assert "cannot be taken" in answer
    assert len(answer) < 20_000
    assert not (out / "product").exists()
    assert all_of(data) == before


@pytest.mark.parametrize(
    "remark", ["x\n  amount: 1\n- date: 2020", "&a *b !c", 'it\'s "new": yes', "#1 \\ - ?", "~"]
)
def test_remark_that_looks_like_yaml_stays_a_remark(
    data: Path, monkeypatch: pytest.MonkeyPatch, remark: str
) -> None:
    submit(data, monkeypatch, body(**{"Anything else": remark}))
    prices = load_catalog(data, today=TODAY).prices_of("boreal-one")
    assert len(prices) == 4
    assert " ".join(remark.split()) in [price.note for price in prices]


def test_currency_of_no_region_is_refused_where_shops_ask_for_another(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit(data, "vocabulary.yml", "[USD, EUR]", "[USD, EUR, AUD]")
    out = submit(data, monkeypatch, body(Currency="AUD", Region="us"))
    assert "Region: shops in us ask for USD." in (out / "comment.md").read_text()


def test_far_price_is_asked_about_in_words_of_the_form(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = (
        "- {{date: 2026-0{day}, kind: street_new, amount: 640, currency: EUR, region: de, "
        "source: reader-reports, url: https://shop.example/, quality: B}}\n"
    )
    with (data / PRICE).open("a", encoding="utf-8") as file:
        file.write("".join(seen.format(day=day) for day in (7, 8, 9)))
    out = submit(data, monkeypatch, body(Amount="2000"))
    assert (
        "Amount: 2000 is more than 3 times 640 EUR, the median of 4 such prices within a year. "
        "Correct it, or if it is right, say why in a comment: a maintainer takes it."
    ) in (out / "comment.md").read_text()


def test_price_is_taken_once(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (submit(data, monkeypatch, body()) / "product").unlink()
    before = all_of(data)
    again = submit(data, monkeypatch, body(Amount="640.5"))
    assert "this price is already there." in (again / "comment.md").read_text()
    assert all_of(data) == before


def test_answer_keeps_what_others_wrote_in_its_block(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = submit(data, monkeypatch, body(Page="```` @everyone <b>x</b>"))
    lines = (out / "comment.md").read_text().splitlines()
    fences = [line for line in lines if line.startswith("`````")]
    assert fences == ["`````text", "`````"]
    said = next(n for n, line in enumerate(lines) if "@everyone" in line)
    assert lines.index("`````text") < said < lines.index("`````")


@pytest.mark.parametrize("text", [None, "", "hello", 7, "### ", "###"])
def test_text_of_no_form_is_answered(
    data: Path, monkeypatch: pytest.MonkeyPatch, text: object
) -> None:
    out = submit(data, monkeypatch, text)
    assert "Page: fill this in." in (out / "comment.md").read_text()


def test_mistakes_are_told_in_the_words_of_the_checks(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = body(Currency="CHF").encode()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text)))
    before = all_of(data)
    assert main(["--data", str(data)]) == 1
    said = capsys.readouterr().out
    assert "'CHF' is not in `currencies` of vocabulary.yml. Allowed: USD, EUR." in said
    assert all_of(data) == before


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"Amount": "640,50"}, 'Amount: found the text "640,50". Write a number with a decimal'),
        (
            {"Region": "Germany"},
            'Region: "germany" has the wrong form. Write a region as two small',
        ),
        ({"Day": "15.10.2026"}, 'Day: "15.10.2026" is not a date. Write a day (2026-11-20)'),
    ],
)
def test_sentences_name_the_section_of_the_form(
    data: Path, monkeypatch: pytest.MonkeyPatch, changes: dict[str, str], sentence: str
) -> None:
    answer = (submit(data, monkeypatch, body(**changes)) / "comment.md").read_text()
    assert f"\n{sentence}" in answer


def test_region_may_be_written_in_capitals(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (submit(data, monkeypatch, body(Region="DE")) / "product").is_file()


def test_without_github_a_report_is_only_shown(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = data.parent / "body.md"
    file.write_text(body())
    before = all_of(data)
    assert main(["--data", str(data), str(file)]) == 0
    assert "- date: 2026-10-15\n  kind: street_new\n" in capsys.readouterr().out
    assert all_of(data) == before


def test_mistake_in_our_own_data_is_not_blamed_on_the_reader(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(data, PRICE, "currency: EUR", "currency: CHF")
    file = data.parent / "body.md"
    file.write_text(body())
    assert main(["--data", str(data), str(file)]) == 1
    assert "'CHF'" in capsys.readouterr().out


def test_form_asks_for_what_is_read() -> None:
    fields = [field for field in yaml.safe_load(FORM.read_text())["body"] if "id" in field]
    labels = [field["attributes"]["label"] for field in fields]
    assert labels == list(SECTIONS)
    required = [f["validations"]["required"] for f in fields if "validations" in f]
    assert len(required) == len(SECTIONS) - len(OPTIONAL)
    options = {
        field["id"]: tuple(option.partition(" ")[0] for option in field["attributes"]["options"])
        for field in fields
        if field["type"] == "dropdown"
    }
    words = yaml.safe_load((PROJECT / "data" / "vocabulary.yml").read_text())
    assert options["kind"] == KINDS
    assert options["tax"] == tuple(TAXES)
    assert options["currency"] == tuple(words["currencies"])
    (region,) = (field for field in fields if field["id"] == "region")
    assert all(f"{code}" in region["attributes"]["description"] for code in words["regions"])
