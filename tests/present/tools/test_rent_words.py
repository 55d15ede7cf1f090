"""What is said of an answer on renting or buying an invented card."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.cost.job_speeds import JOBS, TUNING
from macros.advice.cost.rent_answer import rent_answer
from macros.advice.cost.rent_records import RentQuestion
from macros.facts.catalog import Catalog
from macros.present.tools.rent_words import RentWords, job_names, tuned_model
from macros.present.words.language import Language
from tests.advice.cost.test_rent_answer import FACTS, HOUR
from tests.tiny import only_gpus, tiny_gpu
from tests.tiny_models import tiny_model


def words(catalog: Catalog, given: Any = None, **asked: Any) -> RentWords:
    """Return the words on a question of the tests on answers; `given` is not as computed."""
    gpus = [
        tiny_gpu(catalog, "boreal-one", id=card["id"], name=card["name"], aliases=())
        for card in FACTS["cards"]
    ]
    models = {TUNING.model: tiny_model(id=TUNING.model, name="Tuned")}
    known = replace(only_gpus(catalog, *gpus), models=models)
    question = RentQuestion(**{"card": "one", "region": "us", **asked})
    answer: Any = {**rent_answer(question, FACTS), "runs": [], **(given or {})}
    return RentWords(question, answer, FACTS, known, Language.of(known, "en"))


def training(way: str, card: str, hours: float) -> dict[str, Any]:
    ends = [hours * 0.5, hours, hours * 2]
    return {"way": way, "card": card, "hours": ends, "cost": [1.2, 2, 3.456]}


RUNS = [training("own", "one", 30), training("fastest", "fast", 3)]


def test_verdict_names_hours_and_what_the_cheaper_way_saves(catalog: Catalog) -> None:
    given = {"threshold": [20.4, 30.2, 40.6], "saving": [-900, -512, -100], "verdict": "rent"}
    asked = {"hours": 10.5, "years": 2, "rate": 1}
    assert words(catalog, given, **asked).sentence() == (
        "Rent: the One pays for itself only from about 30 (20 to 41) hours a week. At 10.5 hours "
        "a week, renting costs 100–900 USD less over 2 years."
    )
    bought = {**given, "saving": [100, 640, 900], "verdict": "buy"}
    assert "buying costs 100–900 USD less" in words(catalog, bought, **asked).sentence()


def test_what_is_saved_follows_from_what_both_cost(catalog: Catalog) -> None:
    told = words(catalog, hours=1, years=1, resale=0.5)
    answer = told.answer
    own, rent = answer["own"], answer["rent"]
    assert answer["verdict"] == "rent"
    assert own
    assert rent
    assert told.span([own[0] - rent[2], own[2] - rent[0]]) in told.sentence()


def test_close_call_names_both_costs_and_when_buying_pays(catalog: Catalog) -> None:
    given = {"verdict": "close", "own": [300, 400, 500], "rent": [350, 420, 520]}
    asked = {"rate": 1, "hours": 20}
    known = {**given, "threshold": [20.4, 30.2, 40.6]}
    assert words(catalog, known, **asked).sentence() == (
        "Too close to call at 20 hours a week: over 3 years, owning the One costs 300–500 USD, "
        "renting it 350–520 USD. Buying pays off from about 30 (20 to 41) hours a week."
    )
    opened = {**given, "threshold": [20.4, None, None]}
    assert (
        words(catalog, opened, **asked)
        .sentence()
        .endswith(
            "In the best case for buying, it pays off from 20 hours a week; in the worst, never."
        )
    )


def test_verdict_on_old_rents_says_of_when_they_are(catalog: Catalog) -> None:
    given = {"verdict": "never"}
    assert words(catalog, given).sentence().startswith("Rent, at the rents of October 2026: even")
    assert words(catalog, given, rate=1).sentence().startswith("Rent: even")
    told = words(catalog, given)
    fresh: Any = {"us": {**HOUR, "stale": False}}
    cards = [{**card, "hours": fresh} for card in FACTS["cards"]]
    facts: Any = {**FACTS, "cards": cards}
    assert replace(told, facts=facts).sentence().startswith("Rent: even")


def test_threshold_is_told_as_far_as_it_is_known(catalog: Catalog) -> None:
    def said(*threshold: float | None) -> str:
        return words(catalog, {"threshold": [*threshold]}).threshold()

    assert said(None, None, None) == ""
    assert said(20.4, 30, None) == "at least 20"
    assert said(20.4, None, None) == "at least 20"
    assert said(20.4, None, 50) == "at least 20"
    assert said(20.4, 30.4, 50.4) == "about 30 (20 to 50)"


def test_what_is_bought_around_the_card_is_named(catalog: Catalog) -> None:
    given = {"computer": 800.0, "is_computer_known": True}
    whole = " ".join(words(catalog, given, place="whole").further())
    assert "The cheapest computer that runs it costs about 800 USD without the card" in whole
    entered = " ".join(words(catalog, given, computer=800).further())
    assert "The computer around it costs 800 USD, the price you entered" in entered


def test_storage_that_costs_more_than_owning_is_the_reason_to_buy(catalog: Catalog) -> None:
    told = words(catalog, storage=400, years=2, hours=10)
    assert told.answer["verdict"] == "storage"
    assert ", of which 9,600 USD is storage. However few the hours" in told.sentence()
    assert "Storage at the cloud, as you entered it, costs 9,600 USD" in " ".join(told.further())


def test_few_hours_that_may_be_none_are_told_by_the_most(catalog: Catalog) -> None:
    assert words(catalog, {"threshold": [0, 0.2, 13.6]}).threshold() == "at most 14"


def test_what_renting_costs_is_told_where_owning_is_not_known(catalog: Catalog) -> None:
    given = {"verdict": "unpriced", "saving": None, "rent": [1520, 1600, 1790]}
    said = words(catalog, given).sentence()
    assert said.endswith("Renting it for 10 hours a week over 3 years costs 1,520–1,790 USD.")


def test_answer_rests_on_price_resale_power_and_hour(catalog: Catalog) -> None:
    given = {
        "bought": [900, 1000, 1100],
        "kind": "used",
        "resale": [520, 400, 310],
        "power": 212.0,
        "computer": 800.0,
        "is_computer_known": True,
        "rate": [0.9, 1, 1.1],
    }
    assert [*words(catalog, given).further()] == [
        "The card costs 900–1,100 USD (used).",
        "In the best case it is bought for 900 USD and brings 520 USD after 3 years; in the worst, "
        "it is bought for 1,100 USD and brings 310 USD. Both resale values "
        "follow from recorded used prices.",
        "Its electricity costs about 212 USD over that time.",
        "A stronger power supply costs about 800 USD; we count nothing for selling it.",
        "An hour in the cloud cost about 1 USD before tax in October 2026; we count 0.9–1.1 USD. "
        "That price is out of date: look again before you decide.",
    ]


def test_rent_with_tax_is_told_first_where_cards_include_it(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: dict[str, Any] = {"own": [100, 200, 300], "taxed": [119, 238]}
    monkeypatch.setitem(FACTS["taxes"], "us", [0.19, 0.19])
    first, *_ = words(catalog, given).further()
    assert first == (
        "The price of the card includes tax, the rent does not: with 19% on it, renting costs "
        "119–238 USD, against 100–300 USD for owning."
    )
    for unknown in ({"taxed": None}, {"own": None}):
        said = " ".join(words(catalog, {**given, **unknown}).further())
        assert "includes tax" not in said


def test_card_of_one_price_brings_what_lies_between_the_cases(catalog: Catalog) -> None:
    (said,) = words(catalog, {"resale": [520, 400, 310]}).brings([900, 900, 900])
    assert said == (
        "Sold after 3 years, it should bring 310–520 USD, going by recorded used prices."
    )


@pytest.mark.parametrize(
    ("given", "told", "untold"),
    [
        ({"bought": None}, "", "The card costs"),
        ({"bought": None}, "", "Sold after"),
        ({"resale": None}, "The card costs", "Sold after"),
        ({"power": None}, "", "electricity"),
        ({"power": 0.4}, "electricity costs less than 1 USD", "about 0 USD"),
        ({"computer": 0}, "", "A stronger power supply"),
        ({"stored": 0.0}, "", "Storage at the cloud"),
        (
            {"is_computer_known": False},
            "around it is not counted: we know no price here",
            "we count nothing",
        ),
        ({"is_computer_known": False, "bought": None}, "we count nothing", "is not counted"),
        ({"rate": None}, "", "An hour"),
    ],
)
def test_what_is_not_known_is_not_told(
    catalog: Catalog, given: dict[str, Any], told: str, untold: str
) -> None:
    known = {"bought": [1, 1, 1], "resale": [1, 1, 1], "computer": 800.0, "rate": [1, 1, 1]}
    common = {**known, "kind": "new", "power": 1.0, "is_computer_known": True}
    lines = " ".join(words(catalog, {**common, **given}).further())
    assert told in lines
    assert not untold or untold not in lines


def test_own_figures_are_told_as_entered(catalog: Catalog) -> None:
    said = " ".join(words(catalog, rate=0.5, resale=0.4).further())
    assert "An hour costs 0.5 USD, the price you entered." in said
    assert "at the share you entered" in said
    unrented = words(catalog, {"rate": [1, 1, 1]}, card="unrented").further()
    assert "the price you entered" in " ".join(unrented)


def test_fresh_hour_is_not_called_out_of_date(catalog: Catalog) -> None:
    told = words(catalog)
    hour: Any = {**HOUR, "stale": False}
    cards = [{**card, "hours": {"us": hour}} for card in FACTS["cards"]]
    facts: Any = {**FACTS, "cards": cards}
    (said,) = replace(told, facts=facts).hours([1, 1, 1])
    assert "in October 2026; we count 1 USD. Look again before you decide: clouds" in said
    assert "out of date" not in said


def test_training_goes_where_it_is_far_faster(catalog: Catalog) -> None:
    def said(*runs: Any) -> list[str]:
        return [*words(catalog, {"runs": [*runs]}, run=50).training()]

    assert said(*RUNS) == [
        "For training, a rented Fast is faster: it tunes Tuned with QLoRA on 50 million tokens in "
        "about 3 hours, for 1.2–3.46 USD; this card takes about 30 hours."
    ]
    cheap = {**training("faster", "frugal", 10), "cost": [0.5, 1, 2]}
    assert "a rented Frugal" in said(*RUNS, cheap)[0]
    slow = {**cheap, "hours": [12, 24, 48]}
    assert "a rented Fast" in said(*RUNS, slow)[0]
    assert said(RUNS[0]) == []


@pytest.mark.parametrize(("hours", "is_told"), [(14.9, False), (15, True), (16, True)])
def test_training_stays_where_a_rented_card_is_little_faster(
    catalog: Catalog, hours: float, is_told: bool
) -> None:
    runs = [training("own", "one", hours), training("fastest", "fast", 10)]
    assert bool([*words(catalog, {"runs": runs}).training()]) is is_told


@pytest.mark.parametrize(
    ("room_gib", "said"),
    [
        (9.0, "For training, rent: QLoRA on Tuned needs 9.2–14 GiB, and this card has 9 GiB. "),
        (
            12.0,
            "Training is borderline on this card: QLoRA on Tuned needs 9.2–14 GiB, and it has "
            "12 GiB. ",
        ),
        (16.0, "We do not know how fast this card tunes Tuned with QLoRA. "),
        (None, "We do not know how fast this card tunes Tuned with QLoRA. "),
    ],
)
def test_card_that_is_not_sure_to_train_is_told_why_and_what_does(
    catalog: Catalog, room_gib: float | None, said: str
) -> None:
    told = words(catalog, {"runs": RUNS[1:]})
    cards = [{**card, "room_gib": room_gib} for card in FACTS["cards"]]
    facts: Any = {**FACTS, "cards": cards}
    (found,) = replace(told, facts=facts).training()
    rented = "A rented Fast tunes it on 100 million tokens in about 3 hours, for 1.2–3.46 USD."
    assert found.replace("\u00a0", " ") == said + rented


@pytest.mark.parametrize(
    ("code", "few", "one", "many", "most"),
    [
        ("en", "5,000 tokens", "1.5 million tokens", "100 million tokens", "2 billion tokens"),
        (
            "fr",
            "5 000 tokens",
            "1,5 million de tokens",
            "100 millions de tokens",
            "2 milliards de tokens",
        ),
        ("ja", "5,000トークン", "150万トークン", "1億トークン", "20億トークン"),
        ("ko", "토큰 5,000 개", "토큰 150만 개", "토큰 1억 개", "토큰 20억 개"),
        ("zh", "5,000 token", "150 万 token", "1 亿 token", "20 亿 token"),
    ],
)
def test_tokens_are_counted_as_the_language_does(
    code: str, few: str, one: str, many: str, most: str, catalog: Catalog
) -> None:
    told = replace(words(catalog), language=Language.of(catalog, code))
    found = [re.sub(r"\s", " ", told.tokens(n)) for n in (5000, 1.5e6, 1e8, 2e9)]
    assert found == [few, one, many, most]


def test_single_hour_and_year_have_no_plural(catalog: Catalog) -> None:
    given = {"verdict": "unpriced", "saving": None, "rent": [1520, 1600, 1790]}
    said = words(catalog, given, hours=1, years=1).sentence()
    assert "Renting it for 1 hour a week over 1 year costs" in said
    french = replace(words(catalog), language=Language.of(catalog, "fr"))
    assert [french.timed("hours", n)[-5:] for n in (1.5, 2)] == ["heure", "eures"]


def test_rows_of_jobs_and_runs_have_both_ends(catalog: Catalog) -> None:
    told = words(catalog)
    job: Any = {"id": TUNING.id, "speed": [504, 1000, 2049], "own": None, "rent": [0.5, 1, 2]}
    assert told.job_row(job) == ["QLoRA on Tuned", "500–2,000", "–", "0.5–2 USD"]
    same: Any = {**job, "own": [0.5, 0.5, 0.5], "rent": None}
    assert told.job_row(same)[2:] == ["0.5 USD", "–"]
    run: Any = training("fastest", "fast", 3)
    assert told.run_row(run) == ["Fast, rented: the fastest", "1.5–6", "1.2–3.46 USD"]


@pytest.mark.parametrize(
    ("own", "rent", "cheaper"),
    [
        ([1, 2, 3], [4, 5, 6], "buying"),
        ([4, 5, 6], [1, 2, 3], "renting"),
        ([1, 2, 4], [4, 5, 6], "too close to call"),
        ([3, 4, 5], [1, 2, 3], "too close to call"),
        ([1, 2, 5], [3, 4, 6], "too close to call"),
    ],
)
def test_year_is_cheaper_one_way_where_the_ends_agree(
    catalog: Catalog, own: list[float], rent: list[float], cheaper: str
) -> None:
    year: Any = {"years": 2, "own": [100 * e for e in own], "rent": [100 * e for e in rent]}
    row = words(catalog).year_row(year)
    assert row == ["2", f"{own[0]}00–{own[2]}00 USD", f"{rent[0]}00–{rent[2]}00 USD", cheaper]


def test_jobs_are_named_by_what_the_model_does(catalog: Catalog) -> None:
    known = words(catalog).catalog
    names = job_names(known, Language.of(known, "en"))
    own = {job.id: job for job in JOBS if job.model == TUNING.model}
    assert names.keys() == own.keys()
    for id_, name in names.items():
        if own[id_].purpose != "run":
            assert name == "QLoRA on Tuned"
        elif own[id_].sequences > 1:
            assert name == f"Tuned, {own[id_].sequences} conversations at once"
        else:
            assert name == "Tuned, one conversation"
    assert tuned_model(known) == "Tuned"
    assert tuned_model(catalog) == ""
