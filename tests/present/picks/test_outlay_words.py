from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.builds.choice import Total
from macros.advice.picks.hosts import Host
from macros.advice.picks.pick import Verdict, pick
from macros.advice.picks.scores import Candidate
from macros.facts.catalog import Catalog
from macros.present.picks import outlay_words as outlay_words_module
from macros.present.picks.outlay_words import around_words, outlay_words, tax_words
from macros.present.prices.local_money import DOLLARS
from macros.present.words.language import LANGUAGES, Language
from tests.advising import tiny_persona, tiny_situation
from tests.invented_edition import invented_catalog
from tests.tiny import tiny_gpu, tiny_region

SUPPLY = Host(100.0, ("brook-600",))
COMPUTER = Host(900.0, ("plank", "quill"))
WHOLE = Total(1500.0, 1400.0, 1600.0, "USD", 1500.0)


def verdict_of(catalog: Catalog, persona: dict[str, Any] | None = None, **pick_: Any) -> Verdict:
    """Return the verdict for the market of four, with a changed pick."""
    market = invented_catalog(catalog)
    verdict = pick(tiny_persona(**(persona or {})), tiny_situation(market))
    assert verdict.pick
    return replace(verdict, pick=replace(verdict.pick, **pick_))


def said(verdict: Verdict, catalog: Catalog, whole: Total | None = None) -> list[str]:
    return list(outlay_words(verdict, catalog, english(catalog), whole))


def english(catalog: Catalog) -> Language:
    return Language.of(catalog, "en")


def row(candidate: Candidate, verdict: Verdict, catalog: Catalog, *, beside: bool = False) -> str:
    return around_words(candidate, verdict, english(catalog), beside_computers=beside)


def test_several_cards_name_the_board_the_case_and_a_whole_computer(catalog: Catalog) -> None:
    (words,) = said(verdict_of(catalog, count=2, host=SUPPLY), catalog, WHOLE)
    assert "the cards cost about 500 USD" in words
    assert "a board that gives each of them enough lanes, and a case with room for all" in words
    assert words.endswith("costs about 1,500 USD.")
    assert "budget" not in words


def test_computer_around_cards_that_only_just_do_draws_the_screen_itself(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outlay_words_module, "is_tight", lambda *_: True)
    (words,) = said(verdict_of(catalog, count=2), catalog, WHOLE)
    assert "has graphics in its processor or on its board costs about 1,500 USD." in words


def test_several_cards_without_a_known_computer_say_so(catalog: Catalog) -> None:
    (words,) = said(verdict_of(catalog, count=2), catalog)
    assert words.startswith("They also need a board")
    assert words.endswith("with prices for all parts.")


def test_who_has_no_computer_is_told_the_sum_with_one(catalog: Catalog) -> None:
    alone = verdict_of(catalog, {"has": "nothing"}, count=2, host=COMPUTER)
    (words,) = said(alone, catalog, WHOLE)
    assert words.endswith("of the cheapest parts that work, budget about 1,300 USD.")


def test_sum_that_rounds_to_the_price_is_not_told_twice(catalog: Catalog) -> None:
    assert said(verdict_of(catalog, host=Host(0.2, ("brook-600",))), catalog) == []
    assert said(verdict_of(catalog, host=SUPPLY), catalog) == [
        "With a power supply that has the watts and the plugs for it, budget about 300 USD."
    ]


def test_system_on_a_chip_is_called_a_whole_computer(catalog: Catalog) -> None:
    gpu = tiny_gpu(invented_catalog(catalog), "small", segment="soc")
    verdict = verdict_of(catalog, gpu=gpu)
    assert verdict.pick
    assert said(verdict, catalog)[0].startswith("That is the price of a whole computer")
    assert row(verdict.pick, verdict, catalog) == "a whole computer"


def test_beside_a_whole_computer_cards_are_said_to_cost_less_than_it_takes(
    catalog: Catalog,
) -> None:
    gpu = tiny_gpu(invented_catalog(catalog), "small", segment="soc")
    verdict = verdict_of(catalog, gpu=gpu)
    left_out = "The prices of the cards below leave out the computer around them."
    assert said(verdict, catalog)[0].endswith(left_out)
    alone = replace(verdict, ties=(), runners_up=())
    assert left_out not in said(alone, catalog)[0]


def test_row_says_what_its_price_leaves_out(catalog: Catalog) -> None:
    verdict = verdict_of(catalog)
    assert verdict.pick
    card = verdict.pick
    assert row(card, verdict, catalog) == ""
    assert row(card, verdict, catalog, beside=True) == "a card without its computer"
    one, two = replace(card, host=SUPPLY), replace(card, host=SUPPLY, count=2)
    assert row(one, verdict, catalog) == "with a power supply about 300 USD"
    assert row(two, verdict, catalog).endswith("about 500 USD, without board and case")
    assert row(replace(card, host=COMPUTER), verdict, catalog) == "with a computer about 1,100 USD"


@pytest.mark.parametrize(("included", "most", "is_told"), [(False, 10, True), (True, 10, False)])
def test_sum_that_sales_tax_breaks_names_what_still_fits(
    catalog: Catalog, included: bool, most: float, is_told: bool
) -> None:
    tax = {"included": included, "low_percent": 0, "high_percent": most, "name": "sales tax"}
    region = tiny_region(
        tax={"read_on": "2026-11", "source": "weekly-chip", "kind": "official"} | tax
    )
    market = replace(invented_catalog(catalog), regions={"us": region})
    persona = tiny_persona(
        needs={"total_usd_at_most": 510}, objective={"maximise": "speed", "workloads": ["drawing"]}
    )
    verdict = pick(persona, tiny_situation(invented_catalog(catalog)))
    told = list(tax_words(verdict, market, english(catalog), DOLLARS))
    assert bool(told) is is_told
    if is_told:
        assert "with about 2% of it or more" in told[0]
        assert "The Small fits even with 10%." in told[0]


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_every_language_says_it_without_gaps(catalog: Catalog, code: str) -> None:
    language = Language.of(invented_catalog(catalog), code)
    verdict = verdict_of(catalog, count=2, host=SUPPLY)
    (words,) = outlay_words(verdict, catalog, language, WHOLE)
    assert "{" not in words
    assert "  " not in words
