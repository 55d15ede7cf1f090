from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.picks.changes import Change
from macros.advice.picks.pick import pick
from macros.advice.speeds.speed import Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.present.picks.answer import Answer, answer
from macros.present.prices.local_money import LocalMoney
from macros.present.words.language import LANGUAGES, Language
from tests.advising import WORK, tiny_offer, tiny_offers, tiny_persona, tiny_situation, tiny_speeds
from tests.invented_edition import invented_catalog

SPEED = {"maximise": "speed", "workloads": [WORK]}
ONLY_80_GB = (
    "Nothing else that we could price and rate has 80 GB of memory or more and meets the other"
    " needs."
)


def told(catalog: Catalog, persona: dict[str, Any] | None = None, **where: Any) -> Answer:
    """Return what a reader of English is told of the market of four."""
    market = invented_catalog(catalog)
    verdict = pick(tiny_persona(**(persona or {})), tiny_situation(market, **where))
    return answer(verdict, market, Language.of(market, "en"))


def rows(advice: Answer) -> dict[str, str]:
    return {row.id: row.role for row in advice.rows}


def test_pick_has_its_name_and_its_price_with_kind_and_day(catalog: Catalog) -> None:
    advice = told(catalog)
    assert advice.pick
    assert (advice.pick.name, advice.pick.amount) == ("Small", "200 USD")
    assert advice.pick.price == advice.pick.amount
    assert advice.pick.seen == "new, seen on 20 November 2026"
    assert not advice.pick.stale
    assert advice.nothing == ""


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_old_price_of_a_pick_is_called_out_of_date(catalog: Catalog, code: str) -> None:
    market = invented_catalog(catalog)
    seen = PartialDate.parse("2026-03-01")
    old = tiny_offer("small", 200, "used", stale=True, age_days=264, observed=seen)
    persona = tiny_persona(acquire="new_or_used")
    language = Language.of(market, code)
    advice = answer(pick(persona, tiny_situation(market, {"small": [old]})), market, language)
    assert advice.pick
    assert advice.pick.stale
    for words in (
        language.text("price.out_of_date"),
        language.text("pick.kind.used"),
        language.date(seen),
    ):
        assert words in advice.pick.seen


def test_clear_lead_names_the_second_and_by_how_much(catalog: Catalog) -> None:
    advice = told(catalog)
    assert advice.why == (
        "Of 4 candidates, it gives the most speed for the money, 25% more than the Middle.",
    )
    assert advice.confidence.endswith("within their margins of error.")


def test_lead_of_more_than_the_second_itself_is_told_as_a_multiple(catalog: Catalog) -> None:
    advice = told(catalog, offers=tiny_offers(small=100.0, middle=900.0))
    assert " times as much as the " in advice.why[0]
    assert "%" not in advice.why[0]
    assert " times the speed for the money of the next best, the " in advice.short


def test_lead_that_would_be_nothing_when_rounded_is_not_named(catalog: Catalog) -> None:
    (first,) = told(catalog, offers=tiny_offers(middle=400.5)).why
    assert first.startswith("Of 4 candidates, none gives clearly more speed for the money.")


def test_ties_are_named_as_such(catalog: Catalog) -> None:
    advice = told(catalog, offers=tiny_offers(middle=420.0, large=0, spread=0.1))
    # What leads by 5 % and cannot be told apart does not lead.
    assert advice.why == ("Of 3 candidates, none gives clearly more speed for the money.",)
    assert advice.confidence.endswith(" The Middle may give as much speed for the money.")
    assert (advice.certainty, advice.short) == (
        "Likely choice",
        "About as much speed for the money: the Middle (2 times as fast).",
    )


def test_toss_that_the_tie_rule_settles_says_by_what(catalog: Catalog) -> None:
    shaky = tiny_offers(middle=410.0, spread=0.2)
    advice = told(catalog, {"tie": "memory"}, offers=shaky)
    assert advice.pick
    assert advice.pick.name == "Middle"
    assert advice.why == (
        "Of 4 candidates, none gives clearly more speed for the money. "  # it leads by nothing
        "The Small (about half as fast) ties with it. We name this one because it has more memory. "
        "The Small costs about 210 USD less: if 8 GB is enough for you, take it.",
    )


def test_several_cards_of_one_product_do_as_well_together(catalog: Catalog) -> None:
    market = invented_catalog(catalog)
    shaky = tiny_situation(market, offers=tiny_offers(middle=410.0, spread=0.2))
    verdict = pick(tiny_persona(tie="memory"), shaky)
    four = replace(verdict, even=tuple(replace(one, count=4) for one in verdict.even))
    advice = answer(four, market, Language.of(market, "en"))
    assert (
        " Four Small cards (about half as fast) tie with it. We name this one because"
        in advice.why[0]
    )


def test_toss_that_the_tie_rule_leaves_even_says_so(catalog: Catalog) -> None:
    market = invented_catalog(catalog, small={"memory": {"size_gb": 16}})
    shaky = tiny_situation(market, offers=tiny_offers(middle=410.0, spread=0.2))
    verdict = pick(tiny_persona(tie="memory"), shaky)
    advice = answer(verdict, market, Language.of(market, "en"))
    assert advice.pick
    other = "Middle" if advice.pick.name == "Small" else "Small"
    assert f" The {other} (" in advice.why[0]
    even = ") ties with it and has as much memory. Our figures cannot tell them apart;"
    assert f"{even} this one is slightly ahead at the newest prices" in advice.why[0]
    fastest = replace(verdict, persona=tiny_persona(objective=SPEED, tie="memory"))
    told_of_speed = answer(fastest, market, Language.of(market, "en")).why[0]
    assert told_of_speed.endswith("this one is slightly ahead.")


def test_only_candidate_is_called_that(catalog: Catalog) -> None:
    advice = told(catalog, {"needs": {"memory_gb_at_least": 80}})
    assert advice.why == (ONLY_80_GB,)
    assert rows(advice) == {"server": "pick"}
    assert advice.changes == ()


def test_rows_are_the_pick_then_near_equals_then_runners_up(catalog: Catalog) -> None:
    advice = told(catalog, offers=tiny_offers(middle=420.0, spread=0.1))
    assert list(rows(advice).items()) == [
        ("small", "pick"),
        ("middle", "near"),
        ("large", "runner_up"),
        ("server", "runner_up"),
    ]


def test_row_holds_the_figures_that_decided(catalog: Catalog) -> None:
    _, middle, *_ = told(catalog, speeds=tiny_speeds(0.2)).rows
    assert (middle.name, middle.memory) == ("Middle", "16 GB")
    assert (middle.amount, middle.range) == ("500 USD", "497 to 503 USD")
    assert (middle.speed, middle.speed_range) == ("2", "1.5 to 2.6")
    assert (middle.speed_kind, middle.score) == ("measured", "80%")


def test_speed_that_is_exact_has_no_range(catalog: Catalog) -> None:
    assert {row.speed_range for row in told(catalog, speeds=tiny_speeds(0.0)).rows} == {""}


def test_estimated_speed_is_called_estimated(catalog: Catalog) -> None:
    measured = tiny_speeds().by_workload[WORK]
    estimated = {id_: replace(speed, kind="estimated") for id_, speed in measured.items()}
    advice = told(catalog, speeds=Speeds("small", {WORK: estimated}))
    assert {row.speed_kind for row in advice.rows} == {"estimated"}


def test_memory_alone_shows_no_speed(catalog: Catalog) -> None:
    advice = told(catalog, {"objective": {"maximise": "memory_per_price"}})
    assert {(row.speed, row.speed_range, row.speed_kind) for row in advice.rows} == {("", "", "")}


@pytest.mark.parametrize(
    ("middle", "level", "word"),
    [
        (500.0, "high", "A clear choice"),
        (450.0, "medium", "A likely choice"),
        (386.0, "low", "A close call"),
    ],
)
def test_confidence_follows_the_share_of_draws(
    catalog: Catalog, middle: float, level: str, word: str
) -> None:
    prices = tiny_offers(middle=middle, spread=0.12)
    market = invented_catalog(catalog)
    verdict = pick(tiny_persona(), tiny_situation(market, prices))
    advice = answer(verdict, market, Language.of(market, "en"))
    assert advice.confidence_level == level
    share = f"{round(verdict.stability * 100)}%"
    assert advice.confidence.startswith(f"{word}: it won {share} of 1,000 simulations")
    assert ("it or a near-equal won" in advice.confidence) == bool(verdict.ties)


def test_open_question_says_that_no_winner_can_be_named(catalog: Catalog) -> None:
    market = invented_catalog(catalog)
    shaky = tiny_situation(market, tiny_offers(middle=420.0, spread=0.1))
    verdict = replace(
        pick(tiny_persona(), shaky), stability=0.24, tied_stability=0.37, certainty="open"
    )
    assert verdict.ties
    advice = answer(verdict, market, Language.of(market, "en"))
    assert advice.pick  # it is named all the same
    assert (advice.certainty, advice.confidence_level) == ("Open question", "low")
    assert advice.confidence.startswith("An open question: it won 24% of 1,000 simulations")
    assert "no winner can be named with confidence" in advice.confidence


def test_only_one_left_is_said_once_and_without_a_share(catalog: Catalog) -> None:
    advice = told(catalog, {"needs": {"memory_gb_at_least": 80}})
    assert advice.why[0] == ONLY_80_GB
    assert (advice.confidence, advice.certainty, advice.confidence_level) == ("", "", "low")


def test_thin_evidence_is_said_and_makes_no_clear_pick(catalog: Catalog) -> None:
    offers = tiny_offers()
    alone = replace(offers["small"][0], observations=offers["small"][0].observations[:1])
    advice = told(catalog, offers={**offers, "small": [alone]})
    assert advice.doubts == "For the Small we have only a price from a single source."
    assert advice.confidence.startswith("A close call: it won 100% of 1,000 simulations")


def test_weak_figures_are_told_of_the_product_that_has_them(catalog: Catalog) -> None:
    offers = tiny_offers()
    alone = {
        id_: replace(offers[id_][0], observations=offers[id_][0].observations[:1])
        for id_ in ("small", "middle")
    }
    both = told(catalog, offers={**offers, **{id_: [one] for id_, one in alone.items()}})
    assert both.doubts == "For the Small and the Middle we have only a price from a single source."
    old = replace(alone["middle"], stale=True)
    assert told(catalog, offers={**offers, "middle": [old]}).doubts == (
        "For the Middle we have only an old price from a single source."
    )


def test_what_is_extrapolated_is_not_called_estimated_as_well(catalog: Catalog) -> None:
    market = invented_catalog(catalog)
    verdict = pick(tiny_persona(), tiny_situation(market))
    assert verdict.pick
    verdict = replace(
        verdict,
        pick=replace(verdict.pick, measured=False, extrapolated=True),
        weak=("estimated", "extrapolated", "market_moves"),
    )
    assert answer(verdict, market, Language.of(market, "en")).doubts == (
        "For the Small we have only a speed estimated from unlike products. Some of its rivals"
        " will soon leave the market; then we will pick another."
    )


def test_price_of_one_of_several_is_said_to_be_of_each(catalog: Catalog) -> None:
    market = invented_catalog(catalog)
    pair = Change("middle", 300, "USD", count=2, each=True)
    verdict = replace(
        pick(tiny_persona(), tiny_situation(market)),
        changes=(pair, replace(pair, above=True), replace(pair, count=1, above=True)),
    )
    assert answer(verdict, market, Language.of(market, "en")).changes == (
        "Take two Middle cards if they cost less than about 300 USD each.",
        "Take two Middle cards if this pick costs you more than about 300 USD each.",
        "Take the Middle if this pick costs you more than about 300 USD each.",
    )


def test_what_would_change_the_answer_is_said_in_money(catalog: Catalog) -> None:
    assert told(catalog).changes == (
        "Take the Middle if it costs less than about 400 USD.",
        "Take the Large if it costs less than about 800 USD, which is 50% less than today.",
        "Take the Server if it costs less than about 1,600 USD, which is 82% less than today.",
        "Take the Middle if this pick costs you more than about 250 USD.",
    )
    richer = told(catalog, {"objective": SPEED, "needs": {"price_usd_at_most": 600}})
    assert richer.changes == ("Take the Large if you can spend about 1,600 USD before tax.",)


@pytest.mark.parametrize(
    ("exact", "today", "above", "said"),
    [
        (691.0, 843.0, False, "690 USD"),
        (1287.0, 1200.0, True, "1,300 USD"),
        (1249.0, 1206.0, True, "1,250 USD"),  # 1,200 would be less than it costs
    ],
)
def test_price_at_which_the_pick_changes_has_no_more_digits_than_it_is_known_to(
    catalog: Catalog, exact: float, today: float, above: bool, said: str
) -> None:
    market = invented_catalog(catalog)
    change = Change("middle", exact, "USD", above=above, today=today)
    verdict = replace(pick(tiny_persona(), tiny_situation(market)), changes=(change,))
    (sentence,) = answer(verdict, market, Language.of(market, "en")).changes
    assert f"than about {said}." in sentence


def test_budget_that_would_be_enough_is_rounded_up(catalog: Catalog) -> None:
    market = invented_catalog(catalog)
    change = Change("middle", constraint="total_usd", limit=32_150.0)
    verdict = replace(pick(tiny_persona(), tiny_situation(market)), changes=(change,))
    (sentence,) = answer(verdict, market, Language.of(market, "en")).changes
    assert sentence == "Take the Middle if you can spend about 33,000 USD on everything together."


def test_budget_is_told_in_the_money_of_the_region(catalog: Catalog) -> None:
    market = invented_catalog(catalog)
    persona = tiny_persona(objective=SPEED, needs={"price_usd_at_most": 600})
    verdict = pick(persona, tiny_situation(market))
    advice = answer(verdict, market, Language.of(market, "en"), LocalMoney("EUR", 2.0))
    assert advice.changes == ("Take the Large if you can spend about 800 EUR before tax.",)


def test_reader_whom_nothing_suits_learns_the_need_that_took_the_last(catalog: Catalog) -> None:
    poor = {"memory_gb_at_least": 16, "price_usd_at_most": 100}
    advice = told(catalog, {"needs": poor})
    assert advice.pick is None
    assert (advice.rows, advice.why, advice.changes, advice.confidence) == ((), (), (), "")
    assert advice.nothing == (
        "Nothing on record meets every need. "
        "The last candidates failed this one: “Costs at most 100 USD before tax”."
    )
    big = told(catalog, {"needs": {"memory_gb_at_least": 99}}).nothing
    assert big.endswith("failed this one: “At least 99 GB of memory”.")


def test_empty_catalogue_has_an_answer_too(catalog: Catalog) -> None:
    advice = told(catalog, offers={"small": []})
    assert advice.is_unpriced
    assert advice.nothing == catalog.locales["en"]["pick.unpriced_why"]


@pytest.mark.parametrize(
    ("needs", "said"),
    [
        (
            {"memory_gb_at_least": 24, "price_usd_at_most": 2000},
            "Nothing else that we could price has 24 GB of memory or more for at most 1,000 EUR"
            " before tax and meets the other needs.",
        ),
        (
            {"price_usd_at_most": 300},
            "Nothing else that we could price costs at most 150 EUR before tax and meets the other"
            " needs.",
        ),
        (
            {"segments": ["datacenter"]},
            "Nothing else that we could price and rate meets every need.",
        ),
    ],
)
def test_only_candidate_is_told_with_the_figures_that_leave_it_alone(
    catalog: Catalog, needs: dict[str, Any], said: str
) -> None:
    market = invented_catalog(catalog)
    verdict = pick(tiny_persona(needs=needs), tiny_situation(market))
    advice = answer(verdict, market, Language.of(market, "en"), LocalMoney("EUR", 2.0))
    assert advice.why[0] == said
    assert advice.short == said


@pytest.mark.parametrize(
    ("goal", "said"),
    [
        ("speed", "It is 2 times as fast as the Large."),
        ("speed_per_price", "the speed for the money of the next best, the "),
        ("memory", "It has 3.3 times as much memory as the Large."),
    ],
)
def test_lead_is_told_in_what_the_reader_wants_most_of(
    catalog: Catalog, goal: str, said: str
) -> None:
    objective = {"maximise": goal, "workloads": [WORK]}
    assert said in told(catalog, {"objective": objective}, offers=tiny_offers(middle=900)).short


@pytest.mark.parametrize(("spread", "is_told"), [(0.01, False), (0.6, True)])
def test_pick_whose_price_may_exceed_the_budget_says_so_beside_its_ties(
    catalog: Catalog, spread: float, is_told: bool
) -> None:
    prices = tiny_offers(small=0, middle=450.0, large=480.0, server=0, spread=spread)
    persona = {"objective": SPEED, "needs": {"price_usd_at_most": 600}}
    advice = told(catalog, persona, offers=prices)
    assert ("The price of the pick is close to the limit" in advice.confidence) is is_told
