"""Invented cards, rented and bought: from how many hours buying costs less."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any, cast

import pytest

from macros.advice.cost.rent_answer import costs_by_month, rent_answer
from macros.advice.cost.rent_facts import RentCard, RentFacts
from macros.advice.cost.rent_records import RentAnswer, RentQuestion

HOUR = {"ends": [0.9, 1.0, 1.1], "providers": 3, "seen": "2026-10-03", "stale": True}


def card(id_: str, **changes: Any) -> RentCard:
    facts: dict[str, Any] = {
        "id": id_,
        "name": id_.title(),
        "vendor": "Boreal",
        "is_module": False,
        "watts": 500.0,
        "prices": {"us": {"new": [1900, 2000, 2100], "used": [900, 1000, 1100]}},
        "hours": {"us": HOUR},
        "hosts": {"us": {"own": 0.0, "whole": 800.0}},
        "speeds": {},
        "room_gib": 12.0,
    }
    return cast("RentCard", {**facts, **changes})


FACTS: RentFacts = {
    "day": "2026-11-24",
    "resale": [-0.3, -0.2, -0.1],
    "resale_products": 36,
    "tariffs": {"us": {"household": {"used": 0, "steps": [], "per_kwh": 0.2}}},
    "taxes": {},
    "jobs": ["write", "tune"],
    "tuning": "tune",
    "tuning_need": [9.2, 14.1],
    "cards": [
        card("one", speeds={"write": [50, 100, 200], "tune": [500, 1000, 2000]}),
        card(
            "frugal", speeds={"tune": [1000, 1000, 1000]}, hours={"us": {**HOUR, "ends": [0.2] * 3}}
        ),
        card("fast", speeds={"tune": [9000, 9000, 9000]}, hours={"us": {**HOUR, "ends": [20] * 3}}),
        card("passive", hosts={}),
        card("module", is_module=True, speeds={"tune": [500, 1000, 2000]}),
        card("thirsty", watts=None),
        card("unrented", hours={}),
        card("unpriced", prices={}),
        card("given", prices={"us": {"used": [1, 1, 1]}}, watts=0.0),
        card("dear", prices={"us": {"new": [900_000, 900_000, 900_000]}}),
    ],
}
PLAIN = RentQuestion("one", "us")


def ask(**changes: Any) -> RentAnswer:
    return rent_answer(replace(PLAIN, **changes), FACTS)


def test_few_hours_are_rented_and_many_are_bought() -> None:
    assert ask(hours=1)["verdict"] == "rent"
    assert ask(hours=100)["verdict"] == "buy"


def test_every_hour_works_unless_the_reader_says_otherwise() -> None:
    assert ask() == ask(idle=0, storage=0)
    assert ask()["rent"] != ask(idle=0.1)["rent"]


def test_server_that_nobody_priced_leaves_no_verdict_but_to_rent() -> None:
    least, _, most = ask(card="passive")["threshold"]
    assert least
    assert most
    unsure = ask(card="passive", hours=(least + most) / 2)
    assert (unsure["verdict"], unsure["computer_most"]) == ("hostless", None)
    assert ask(card="passive", hours=1)["verdict"] == "rent"
    assert ask(card="passive", hours=100, computer=900)["verdict"] == "buy"


def test_server_that_nobody_priced_is_told_what_it_may_cost() -> None:
    """One may cost as much as the dearest around a card, 800 dollars, and as the card, 1000."""
    many, some = ask(card="passive", hours=100), ask(card="passive", hours=12)
    assert (many["verdict"], some["verdict"]) == ("buy_below", "hostless_below")
    assert many["computer_most"]
    assert some["computer_most"]
    assert many["computer_most"] > 1000 > some["computer_most"] > 0
    at_most = ask(card="passive", hours=100, computer=many["computer_most"])["saving"]
    assert at_most
    assert at_most[0] == pytest.approx(0)
    assert ask(card="passive", hours=100, region="nowhere", price=900, rate=1.0, kwh_price=0.2)[
        "verdict"
    ] == ("hostless_below")


@pytest.mark.parametrize("hours", [1, 100])
def test_module_has_no_verdict_without_its_server(hours: float) -> None:
    """The price of a computer around a card says nothing of a server built for the module."""
    answer = ask(card="module", hours=hours)
    assert answer["verdict"] == "module"
    assert answer["bought"]
    assert answer["rent"]
    assert (answer["own"], answer["saving"], answer["rows"]) == (None, None, [])
    assert answer["threshold"] == [None, None, None]
    assert [job["own"] for job in answer["jobs"]] == [None]
    assert costs_by_month(replace(PLAIN, card="module"), FACTS) == []
    told = replace(PLAIN, card="module", computer=900, hours=100)
    assert rent_answer(told, FACTS)["verdict"] == "buy"
    assert costs_by_month(told, FACTS)


def test_what_is_not_known_is_told_apart() -> None:
    assert ask(card="unpriced")["verdict"] == "unpriced"
    assert ask(card="unrented")["verdict"] == "unrented"
    assert ask(card="unpriced", region="nowhere")["verdict"] == "nothing"
    assert ask(card="thirsty")["verdict"] == "unpowered"
    assert ask(card="thirsty", watts=300, hours=0.5)["verdict"] == "rent"


def test_between_the_ends_it_is_too_close_to_call() -> None:
    least, likely, most = ask()["threshold"]
    assert least
    assert likely
    assert most
    assert least < likely < most
    assert ask(hours=likely)["verdict"] == "close"


def test_at_the_threshold_both_cost_the_same() -> None:
    likely = ask()["threshold"][1]
    assert likely
    saving = ask(hours=likely)["saving"]
    assert saving
    assert saving[1] == pytest.approx(0, abs=0.01)


def test_figures_of_an_example_are_those_of_the_formula() -> None:
    own = {"price": 1000, "resale": 0.4, "rate": 0.5, "kwh_price": 0.2, "watts": 500}
    answer = ask(**own, hours=20, years=2, idle=0.1, storage=3)
    hours = 20 * 365.25 / 7 * 2
    assert answer["rent"] == pytest.approx([hours * 1.1 * 0.5 + 3 * 24] * 3)
    assert answer["power"] == pytest.approx(hours * 0.5 * 0.2)
    assert answer["rows"][1]["own"] == pytest.approx([600 + hours * 0.1] * 3)


def test_the_cheaper_kind_is_bought_unless_the_reader_wants_the_other() -> None:
    assert ask()["kind"] == "used"
    assert ask(buy="new")["kind"] == "new"
    assert ask(price=700)["kind"] == "own"


def test_cheaper_kind_is_the_one_whose_middle_price_is_lower() -> None:
    """As the second card is bought: few used ones were seen, so that their range is wider."""
    wide = card("wide", prices={"us": {"new": [950, 1000, 1050], "used": [500, 900, 1200]}})
    answer = rent_answer(RentQuestion("wide", "us"), {**FACTS, "cards": [wide]})
    assert (answer["kind"], answer["bought"]) == ("used", [500, 900, 1200])


@pytest.mark.parametrize(
    ("years", "told"), [(0.5, [0.5]), (1, [1]), (2.5, [1, 2, 2.5]), (3, [1, 2, 3])]
)
def test_years_end_with_the_time_that_is_asked_for(years: float, told: list[float]) -> None:
    answer = ask(years=years)
    assert [row["years"] for row in answer["rows"]] == told
    assert (answer["rows"][-1]["own"], answer["rows"][-1]["rent"]) == (
        answer["own"],
        answer["rent"],
    )


def test_rent_is_told_with_the_tax_that_cards_are_sold_with() -> None:
    """Storage stays as the reader entered it."""
    taxed: RentFacts = {**FACTS, "taxes": {"us": [0.1, 0.25]}}
    question = replace(PLAIN, storage=5)
    answer = rent_answer(question, taxed)
    rent, stored = answer["rent"], answer["stored"]
    assert rent
    assert answer["taxed"] == pytest.approx(
        [(rent[0] - stored) * 1.1 + stored, (rent[2] - stored) * 1.25 + stored]
    )
    assert rent_answer(question, FACTS)["taxed"] is None
    for entered in (replace(question, rate=1.0), replace(question, price=900.0)):
        assert rent_answer(entered, taxed)["taxed"] is None


def test_used_card_that_costs_as_much_as_a_new_one_is_not_the_one_to_buy() -> None:
    alike = card("alike", prices={"us": {"new": [900, 1000, 1200], "used": [950, 1000, 1100]}})
    facts: RentFacts = {**FACTS, "cards": [alike]}
    assert rent_answer(RentQuestion("alike", "us"), facts)["kind"] == "new"
    assert rent_answer(RentQuestion("alike", "us", buy="used"), facts)["kind"] == "used"


def test_who_overpaid_sells_for_no_more_than_who_bought_cheap() -> None:
    best, likely, worst = ask(buy="new", years=1)["resale"] or []
    assert best > likely > worst
    assert [best, worst] == pytest.approx([1000 * 0.9048, 1000 * 0.7408], rel=1e-3)


def test_card_that_loses_value_is_bought_for_the_storage_and_not_for_its_resale() -> None:
    stored = ask(storage=400, years=2)
    assert (stored["verdict"], stored["stored"]) == ("storage", 9600)
    assert stored["threshold"] == [0, 0, 0]
    assert ask(resale=1, storage=400)["verdict"] == "always"


def test_a_card_bought_new_is_sold_at_what_used_ones_cost() -> None:
    answer = ask(buy="new", years=1)
    assert answer["resale"]
    assert answer["resale"][1] == pytest.approx(1000 * 0.8187, rel=1e-3)


@pytest.mark.parametrize("buy", ["new", "used"])
def test_owning_is_the_price_less_the_resale_of_the_same_case(buy: Any) -> None:
    answer = ask(buy=buy, years=1)
    bought, resale, own = answer["bought"], answer["resale"], answer["own"]
    assert bought
    assert resale
    assert own
    assert all(back <= paid for back, paid in zip(resale, bought, strict=True))
    power = answer["power"] or 0
    expected = [paid - back + power for paid, back in zip(bought, resale, strict=True)]
    assert own == pytest.approx(expected)
    assert answer["rows"][0]["own"] == pytest.approx(own)


def test_a_whole_computer_asks_for_more_hours() -> None:
    own, whole = ask()["threshold"][1], ask(place="whole")["threshold"][1]
    assert own
    assert whole
    assert own < whole


def test_what_is_bought_around_a_card_is_told_and_paid_once() -> None:
    own, whole = ask(years=2), ask(place="whole", years=2)
    assert (own["computer"], own["is_computer_known"]) == (0, True)
    assert (whole["computer"], whole["is_computer_known"]) == (800, True)
    for bare, row in zip(own["rows"], whole["rows"], strict=True):
        assert [end - 800 for end in row["own"]] == pytest.approx(bare["own"])
    unknown = ask(card="passive")
    assert (unknown["computer"], unknown["is_computer_known"]) == (0, False)
    given = ask(card="passive", computer=900)
    assert (given["computer"], given["is_computer_known"]) == (900, True)


def test_never_always_and_unknown_are_said() -> None:
    assert ask(card="dear")["verdict"] == "never"
    assert ask(card="given", resale=1)["verdict"] == "always"
    assert ask(card="unpriced")["verdict"] == "unpriced"
    assert ask(card="unpriced")["rent"]
    assert ask(card="unrented")["verdict"] == "unrented"
    assert ask(region="nowhere")["verdict"] == "nothing"


def test_a_rent_below_the_power_alone_is_never_beaten() -> None:
    assert ask(rate=0.05)["verdict"] == "never"


@pytest.mark.parametrize("years", [0.5, 1, 3, 5])
@pytest.mark.parametrize("place", ["own", "whole"])
def test_more_hours_never_speak_for_renting(years: float, place: Any) -> None:
    savings = [ask(hours=hours, years=years, place=place)["saving"] for hours in range(0, 169, 12)]
    for fewer, more in pairwise(savings):
        assert fewer
        assert more
        assert all(less <= greater for less, greater in zip(fewer, more, strict=True))


def test_steps_of_a_tariff_are_paid_one_after_the_other() -> None:
    steps: RentFacts = {
        **FACTS,
        "tariffs": {"us": {"household": {"used": 100, "steps": [[120, 0.1]], "per_kwh": 0.5}}},
    }
    question = replace(PLAIN, hours=168, years=1)
    kwh = 0.5 * 168 * 365.25 / 7 / 12
    power = rent_answer(question, steps)["power"]
    assert power == pytest.approx((20 * 0.1 + (kwh - 20) * 0.5) * 12)


def test_a_million_tokens_cost_an_hour_by_what_is_written_in_it() -> None:
    write, tune = ask(rate=3.6)["jobs"]
    assert (write["id"], tune["id"]) == ("write", "tune")
    assert write["rent"] == pytest.approx([5, 10, 20])  # 1,000 dollars for a million seconds
    assert write["own"]
    assert write["own"][0] < write["own"][1] < write["own"][2]


def test_own_tokens_are_cheaper_the_more_the_card_works() -> None:
    few, many = (ask(hours=hours)["jobs"][0]["own"] for hours in (5, 50))
    assert few
    assert many
    assert many[1] < few[1]
    assert ask(hours=0)["jobs"][0]["own"] is None


def test_work_that_a_card_does_not_hold_has_no_cost() -> None:
    assert ask(card="dear")["jobs"] == []


def test_training_run_is_told_here_and_on_the_cheapest_and_the_fastest_rented_card() -> None:
    own, rent, least, faster = ask(run=36)["runs"]
    ways = [row["way"] for row in (own, rent, least, faster)]
    assert ways == ["own", "rent", "least", "faster"]  # which is the fastest as well
    assert own["hours"] == rent["hours"] == pytest.approx([5, 10, 20])
    assert own["cost"] == pytest.approx([0.5, 1, 2])  # 500 W at 0.2 dollars a kWh
    assert rent["cost"] == pytest.approx([4.5, 10, 22])
    assert (least["card"], faster["card"]) == ("frugal", "fast")
    assert faster["cost"][1] == pytest.approx(20 * 36e6 / 9000 / 3600)


def test_card_that_cannot_train_is_told_what_does() -> None:
    assert [row["card"] for row in ask(card="dear")["runs"]] == ["frugal", "fast"]
    assert [row["card"] for row in ask(card="fast")["runs"]] == ["fast", "fast", "frugal"]


def test_air_conditioning_comes_on_top_of_the_electricity() -> None:
    plain, cooled = (ask(cooling=cooling)["power"] for cooling in (0, 0.3))
    assert plain
    assert cooled == pytest.approx(plain * 1.3)
