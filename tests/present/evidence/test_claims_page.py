from __future__ import annotations

import json
from dataclasses import replace

import pytest

from macros.advice.claims.claim import Claim
from macros.facts.catalog import Catalog
from macros.facts.known_by import known_by
from macros.facts.records.claims import ClaimRecord
from macros.present.api.claims import claims_files
from macros.present.evidence.claims_page import claim_detail, claim_text, claims_table
from macros.present.words.claim_numbers import cell, figure, said
from macros.present.words.language import Language
from tests.built.documents import parse
from tests.claims import checked, claim_record, with_series
from tests.tiny import TODAY, tiny_gpu, with_gpus

RECORD = claim_record("generation-value", families=["Old", "New"], claimed={"ratio": 2})


@pytest.fixture
def known(catalog: Catalog) -> Catalog:
    """A catalogue with a claim about two series, of which the newer gives twice as much."""
    series = with_series(with_series(catalog, "Old", (100, 1)), "New", (100, 2))
    return replace(series, claims={RECORD.id: RECORD})


@pytest.fixture
def claim(known: Catalog) -> Claim:
    return checked(known, RECORD)


def test_claim_shows_its_verdict_its_number_and_where_it_rests(
    known: Catalog, claim: Claim, english: Language
) -> None:
    page = claim_detail(known, claim, english)
    assert "guide-verdict--confirmed" in page
    assert ">confirmed</b>" in page
    assert "2 times as much" in page
    assert '<a href="../gpus/new-0/">New 0</a>' in page
    assert "Borealis data sheet" in page


def test_rows_of_cards_series_and_published_numbers_have_heads_of_their_own(
    known: Catalog, english: Language
) -> None:
    def table(record: ClaimRecord, catalog: Catalog) -> tuple[str, list[str]]:
        with_it = replace(catalog, claims={record.id: record})
        page = parse(claim_detail(with_it, checked(catalog, record), english))
        rows = page.one("tbody").all("tr")
        return page.one("thead").all("th")[0].text, [row.one("th").text for row in rows]

    assert table(RECORD, known) == (english.text("claims.name"), ["Old 0", "New 0"])
    three = known
    for family in ("Old", "Middle", "New"):
        cards = ((100.0, 1.0, 100.0), (200.0, 2.0, 200.0), (300.0, 3.0, 300.0))
        three = with_series(three, family, *cards)
    power = claim_record("power-by-generation", families=["Old", "Middle", "New"])
    family = english.text("field.family")
    assert table(power, three) == (family, ["Old", "Middle", "New"])
    said = {"few_cores": 2, "few_ghz": 4, "many_cores": 6, "many_ghz": 2}
    assert len(table(claim_record("cpu-clock", claimed=said), known)[1]) == 2
    ratio = {"name": "price_ratio", "value": 6, "source": "weekly-chip", "date": "2026-01"}
    premium = claim_record(
        "datacenter-premium", families=["New"], claimed={"ratio": 10}, observations=[ratio]
    )
    published = english.text("claims.row.published", source="Weekly Chip")
    assert table(premium, known)[1] == [published]


def test_overview_leads_to_each_claim(known: Catalog, claim: Claim, english: Language) -> None:
    table = claims_table(known, [claim], english)
    assert 'href="#generation-value"' in table
    assert "Weekly Chip" in table
    assert "2×" in table


def test_claim_that_lacks_figures_says_so(known: Catalog, english: Language) -> None:
    empty = replace(known, gpus={})
    page = claim_detail(empty, checked(empty, RECORD), english)
    assert english.text("claims.lacking") in page
    assert english.text("verdict.untestable") in page
    assert "<table" not in page


def test_claim_names_the_number_that_was_claimed(english: Language) -> None:
    other = claim_record("generation-value", claimed={"ratio": 7})
    assert "7 times" in claim_text(other, english)


def test_names_of_products_are_no_markup(known: Catalog, claim: Claim, english: Language) -> None:
    hostile = with_gpus(known, tiny_gpu(known, "new-0", name="<b>New</b>"))
    page = claim_detail(hostile, claim, english)
    assert "&lt;b&gt;New" in page
    assert "<b>New" not in page


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [("a_share", 0.25, "25%"), ("a_usd", 1234.4, "1,234 USD"), ("a_gb", 9.167, "9.17 GB"),
     ("some_parameters", 92_592_592.6, "92.6 million"), ("ratio", 0.4256, "0.43"),
     ("r2", 0.9921, "0.992"), ("ratio", 12.345, "12.3")],
)  # fmt: skip
def test_end_of_a_name_tells_the_unit(
    english: Language, name: str, value: float, words: str
) -> None:
    assert figure(name, value, english) == words


def test_unknown_cell_is_empty_and_value_for_the_money_keeps_its_digits(
    english: Language,
) -> None:
    assert cell("usd", None, english) == ""
    assert cell("gflops_per_usd", 11.48, english) == "11.5"
    assert cell("basis", "boost", english) == "boost clock"


def test_text_without_all_its_figures_is_not_told(english: Language) -> None:
    assert said("claim.tpu-transformers.found", {"low_ratio": 1}, english) is None


def test_open_data_hold_verdicts_rows_and_inputs(claim: Claim) -> None:
    ((path, content),) = claims_files([claim]).items()
    assert path == "api/v1/claims.json"
    (told,) = json.loads(content)
    assert (told["id"], told["seed"], told["verdict"]) == ("generation-value", "S0", "confirmed")
    assert told["figures"]["ratio"] == 2
    assert [row["id"] for row in told["rows"]] == ["old-0", "new-0"]
    assert told["rows"][0]["values"]["usd"] == 100
    assert "new-0" in told["inputs"]


def test_claim_is_not_known_before_it_was_made(known: Catalog) -> None:
    assert known_by(known, TODAY).claims
    assert not known_by(known, RECORD.said.date.first_day.replace(year=2025)).claims
