from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.advice.history.back_test import days_of_advice
from macros.facts.catalog import Catalog
from macros.facts.records.advice import ExpertAdvice
from macros.present.picks.history import history_table
from macros.present.words.language import Language
from tests.advising import WORK, tiny_offer, tiny_offers, tiny_persona
from tests.built.documents import Element, parse
from tests.invented_edition import invented_edition
from tests.tiny import TODAY


def expert(*recommended: str, **changes: Any) -> ExpertAdvice:
    """Return an expert's advice of today to the reader."""
    fields = {
        "seed": "S1",
        "persona": "reader",
        "given_on": [TODAY],
        "recommended": recommended,
        "source": "weekly-chip",
    }
    return ExpertAdvice.model_validate(fields | changes)


def table(edition: Edition) -> Element:
    return parse(history_table(edition, Language.of(edition.catalog, "en")))


def cells(catalog: Catalog, *experts: ExpertAdvice, **given: Any) -> list[list[str]]:
    """Return the rows as text."""
    persona = tiny_persona(**given.pop("persona", {}))
    page = table(invented_edition(catalog, persona, experts=experts, **given))
    return [
        [cell.text for cell in row.children if isinstance(cell, Element)]
        for row in page.all("tbody")[0].all("tr")
    ]


def test_row_holds_both_answers_with_price_and_confidence(catalog: Catalog) -> None:
    ((reader, theirs, ours, outcome),) = cells(catalog, expert("small", note="blower"))
    assert reader == "Reader of books"
    assert theirs == "Small With a blower."
    assert ours.startswith("Small 200 USD, new, seen on 20 November 2026")
    assert "Clear choice" in ours
    assert outcome == "the same"


def test_reader_who_cannot_pay_a_product_is_said_so(catalog: Catalog) -> None:
    ((reader, *_),) = cells(catalog, expert("small", cheaper_than="large"))
    assert reader == "Reader of books With less than the Large costs"


def test_recommended_tie_agrees_and_is_explained(catalog: Catalog) -> None:
    close = tiny_offers(middle=420.0, large=0, spread=0.1)
    ((_, _, ours, outcome),) = cells(catalog, expert("middle"), us=close)
    assert "tie: Middle" in ours
    assert outcome == "a tie with ours The Middle is number 2, with 95% of the score of the Small."


def test_a_recommended_one_that_scores_more_than_the_pick_is_not_said_to_rank_behind(
    catalog: Catalog,
) -> None:
    level = tiny_offers(middle=390.0, large=0, spread=0.1)
    ((_, _, ours, outcome),) = cells(catalog, expert("middle"), us=level)
    assert ours.startswith("Small")
    assert outcome == (
        "a tie with ours The Middle reaches 103% of the score of the Small: "
        "too close to tell apart, so another figure, such as memory, decided."
    )


def test_difference_by_score_names_rank_and_share(catalog: Catalog) -> None:
    ((*_, outcome),) = cells(catalog, expert("large"))
    assert outcome == "differs The Large is number 3, with 50% of the score of the Small."


def test_difference_by_a_need_names_figure_and_limit(catalog: Catalog) -> None:
    persona = {"needs": {"memory_gb_at_least": 16, "price_usd_at_most": 1000}}
    ((*_, outcome),) = cells(catalog, expert("small", "server"), persona=persona)
    assert outcome == (
        "differs The Small has 8 GB of memory, less than the 16 GB needed. "
        "The Server costs 9,000 USD before tax, over the budget of 1,000 USD."
    )


@pytest.mark.parametrize(
    ("needs", "said"),
    [
        ({"memory_gb_at_least": 16}, "less than the 16 GB"),
        ({"price_usd_at_most": 100}, "over the budget of 100 USD"),
        ({"tdp_w_at_most": 50}, "more than 50 W"),
        ({"slots_at_most": 1}, "more than 1 slot"),
    ],
)
def test_need_that_a_figure_misses_is_told_with_the_figure(
    catalog: Catalog, needs: dict[str, float], said: str
) -> None:
    ((*_, outcome),) = cells(catalog, expert("small"), persona={"needs": needs})
    assert said in outcome


def test_difference_without_a_figure_has_no_empty_brackets(catalog: Catalog) -> None:
    ((*_, outcome),) = cells(catalog, expert("large"), us=tiny_offers(large=0))
    assert outcome == "differs Large: no current new price"


def test_advice_to_buy_nothing_clear_is_not_compared(catalog: Catalog) -> None:
    ((_, theirs, _, outcome),) = cells(catalog, expert())
    assert (theirs, outcome) == ("no clear recommendation", "not comparable")


def test_reader_whom_nothing_suits_is_not_compared(catalog: Catalog) -> None:
    persona = {"needs": {"memory_gb_at_least": 99}}
    ((_, _, ours, outcome),) = cells(catalog, expert("small"), persona=persona)
    assert ours == "Nothing meets these needs"
    assert outcome == "not comparable The Small has 8 GB of memory, less than the 99 GB needed."


def test_summary_counts_pick_and_ties_as_agreement(catalog: Catalog) -> None:
    close = tiny_offers(middle=420.0, large=0, spread=0.1)
    experts = (expert("small"), expert("middle"), expert("server"), expert())
    summary = table(invented_edition(catalog, experts=experts, us=close)).one("strong").text
    assert summary.startswith("On 20 November 2026, 2 of 3 comparable recommendations agree")


def test_advice_of_other_days_is_left_out(catalog: Catalog) -> None:
    assert cells(catalog, expert("small", given_on=[date(2019, 4, 3)])) == []


def test_days_are_those_of_the_experts_in_their_order(catalog: Catalog) -> None:
    days = [date(2026, 5, 2), date(2019, 4, 3)]
    experts = (expert("small", given_on=days), expert("large", given_on=days[:1]))
    edition = invented_edition(catalog, experts=experts)
    assert days_of_advice(edition.everything) == sorted(days)


def test_estimated_price_is_shown_as_one(catalog: Catalog) -> None:
    estimate = tiny_offer("small", 203.4, how="estimated", quality="C")
    ((_, _, ours, _),) = cells(catalog, expert("small"), us={"small": [estimate]})
    assert "about 203 USD" in ours
    assert "estimated from the launch price" in ours


def test_markup_in_names_is_text(catalog: Catalog) -> None:
    attack = "<img src=x onerror=alert(1)>"
    wanted = {"maximise": "speed", "workloads": [WORK]}
    edition = invented_edition(
        catalog,
        tiny_persona(objective=wanted),
        experts=(expert("small", seed=attack),),
        small={"name": attack},
        server={"name": attack},
    )
    html = history_table(edition, Language.of(edition.catalog, "en"))
    assert "<img" not in html
    assert html.count("&lt;img src=x onerror=alert(1)&gt;") >= 3


def test_page_says_what_hangs_on_the_assumptions(catalog: Catalog) -> None:
    offers = {**tiny_offers(), "middle": [tiny_offer("middle", 450.0, how="estimated")]}
    page = table(invented_edition(catalog, experts=(expert("small"),), us=offers))
    shaken = page.all("tbody")[1].all("tr")
    assert [row.text for row in shaken] == [
        "Estimated prices −20% 0 of 1 Reader of books",
        "Estimated prices +20% 1 of 1 none",
        "Ranks in the needs −5% 1 of 1 none",
        "Ranks in the needs +5% 1 of 1 none",
    ]


def test_page_says_what_hangs_on_each_rule_and_how_many_move_nobody(catalog: Catalog) -> None:
    ends: dict[str, tuple[float, float]] = {"tie-certainty": (0.51, 0.99), "market-window": (2, 4)}
    rules = {
        id_: catalog.rules[id_].model_copy(update={"low": low, "high": high})
        for id_, (low, high) in ends.items()
    }
    uncertain = replace(catalog, rules={**catalog.rules, **rules})
    close = tiny_offers(middle=430.0, spread=0.2)
    page = table(invented_edition(uncertain, experts=(expert("middle"),), us=close))
    assert page.all("tbody")[1].all("tr")[-1].text == (
        "Two products are told apart where the better one is better with at least this certainty. "
        "51% or 99% instead of 80% 0 of 1; 1 of 1 Reader of books"
    )
    assert "One more rule on prices, picks or speeds changes no answer" in page.all("p")[-1].text


def test_day_without_advice_has_no_assumptions(catalog: Catalog) -> None:
    assert len(table(invented_edition(catalog)).all("tbody")) == 1
