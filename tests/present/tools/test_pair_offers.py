"""What is said of prices and of gains on a second card: their origin, tax, and what they take."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.picks.supply_plugs import PlugNeed
from macros.facts.catalog import Catalog
from tests.advice.builds.test_pair_answer import FACTS
from tests.present.tools.test_pair_words import PAIR, factor, lines_of, option, plain, tokens, words


def test_price_is_told_as_converted_with_its_month(catalog: Catalog) -> None:
    abroad = {**PAIR, "seen": ["2026-05", "converted", "stale"]}
    told = words(catalog, {"chosen": abroad})
    assert "(Small, used, converted, out of date, seen in May 2026)" in " ".join(told.price())
    assert told.row(told.answer["chosen"])["bought"] == "used, converted, out of date, May 2026"


@pytest.mark.parametrize(("regions", "is_told"), [(["us"], True), ([], False), (["jp"], False)])
def test_tax_that_prices_lack_is_told(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch, regions: list[str], *, is_told: bool
) -> None:
    monkeypatch.setitem(FACTS, "tax_on_top", regions)
    assert ("Tax comes on top of the prices here." in lines_of(catalog)) is is_told
    unpriced = {"options": [{**PAIR, "bought": None, "amount": None}]}
    assert "Tax comes on top" not in lines_of(catalog, unpriced)


def test_gain_of_one_chat_names_what_it_takes_and_what_comes_without(catalog: Catalog) -> None:
    gain = {**PAIR, "factor": factor(1.2, 2)}
    said = words(catalog, {"verdict": "chat_gain", "chosen": gain}, purpose="chat").sentence()
    assert said == (
        "Only with tensor parallelism: one chat with Wide gets 1.2–2 times as fast on two Small "
        "cards (estimated from similar cards and work). By default, as in Ollama and llama.cpp, it "
        "gets no faster."
    )
    unclear = {**PAIR, "factor": factor(0.8, 1.4), "shared": tokens(9, 14)}
    given = {"verdict": "chat_unclear", "chosen": unclear}
    said = words(catalog, given, purpose="chat").sentence()
    assert "(0.8–1.4 times as fast; tensor parallel: estimated from" in said


@pytest.mark.parametrize(
    ("id_", "purpose", "known", "is_tensor"),
    [
        ("pair", "chat", factor(1.2, 2), True),
        ("pair", "chat", factor(0.9, 1.1), False),  # a way that nobody recorded
        ("pair", "training", factor(1.2, 2), False),
        ("pair", "jobs", factor(2, 2, "rule"), False),
        ("mixed", "chat", factor(0.5, 1, "rule"), False),
        ("larger", "chat", factor(1.2, 2), False),
    ],
)
def test_speed_of_equal_cards_in_one_chat_is_that_of_tensor_parallelism(
    catalog: Catalog, id_: str, purpose: str, known: Any, *, is_tensor: bool
) -> None:
    told: Any = option(id_, "small", "small", factor=known)
    row = words(catalog, purpose=purpose).row(told)
    assert row["how"].startswith("tensor parallel: ") is is_tensor


def test_chat_on_a_slower_second_card_is_said_to_get_no_faster(catalog: Catalog) -> None:
    slower = option("mixed", "small", "large", factor=factor(0.32, 1, "rule"))
    given = {"verdict": "chat_no_gain", "chosen": slower}
    said = words(catalog, given, purpose="chat").sentence()
    assert said == (
        "One chat with Wide gets no faster on the Small and the Large: 0.32–1 times today’s speed "
        "(from a rule, not measured)."
    )
    assert "The second card costs" not in lines_of(catalog, given, purpose="chat")


MAKERS_OWN = "takes only its maker’s power supplies"
SUPPLY = {"label_w": 500, "amount": 90, "has_plugs": False}


@pytest.mark.parametrize(
    ("psu_w", "plugs", "supply", "is_told"),
    [
        (240, PlugNeed(), SUPPLY, True),
        (240, PlugNeed(of_8pin=1), SUPPLY, False),  # such a plug is there
        (400, PlugNeed(), SUPPLY, False),
        (None, PlugNeed(), SUPPLY, False),
        (240, PlugNeed(), None, False),  # none is bought
    ],
)
def test_small_power_supply_may_be_one_that_only_its_makers_computers_take(
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
    psu_w: float | None,
    plugs: Any,
    supply: Any,
    *,
    is_told: bool,
) -> None:
    card = next(card for card in FACTS["cards"] if card["id"] == "small")
    monkeypatch.setitem(card, "plugs", plugs)
    given = {"options": [{**PAIR, "supply": supply}], "verdict": "not_reached"}
    said = plain(lines_of(catalog, given, psu_w=psu_w))
    assert (MAKERS_OWN in said) is is_told


def test_power_supply_to_be_replaced_without_a_price_may_be_the_makers_own(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = next(card for card in FACTS["cards"] if card["id"] == "small")
    monkeypatch.setitem(card, "plugs", PlugNeed())
    said = lines_of(catalog, psu_w=300)
    assert "Replace your power supply" in said
    assert MAKERS_OWN in said


def test_second_card_that_is_as_good_by_itself_is_told_first(catalog: Catalog) -> None:
    alone = option("larger", "large", amount=380, lost=["memory"], pool_gib=20)
    dear, cheap = option("larger", "swift", amount=900), option("larger", "other", amount=90)
    cheap["lost"] = ["unknown", "maker"]
    given = {"alone": alone, "options": [cheap, alone, dear]}
    told = words(catalog, given, add="large")
    first, memory, *others = told.further()
    assert first == (
        "The Large alone runs it at least as fast (used, May 2026), for 380 USD once you have sold "
        "the Small."
    )
    assert "of free memory, both cards together" in memory
    said = " ".join(others)
    assert "A single Other (used, May 2026) holds the model too, for 90 USD" in said
    assert "Swift" not in said
    assert "Large (used" not in said
    left = words(catalog, {**given, "alone": {**alone, "amount": -20}}, add="large")
    assert "at least as fast (used, May 2026), with 20 USD left over" in next(left.further())


@pytest.mark.parametrize(("sale", "is_sold"), [(230, True), (0, False), (None, False)])
def test_price_is_one_after_a_sale_only_where_that_is_counted(
    catalog: Catalog, sale: float | None, *, is_sold: bool
) -> None:
    alone, slow = option("larger", "large"), option("larger", "swift", lost=["unknown"])
    for verdict in ("reached", "not_reached", "training_gain"):
        for given in ({}, {"alone": alone}, {"options": [slow]}):
            said = lines_of(catalog, {"verdict": verdict, "sale": sale, **given}, sale=sale)
            assert "USD" in said
            assert ("once you have sold" in said) is is_sold


def test_another_pair_that_holds_the_model_is_named_with_its_price(catalog: Catalog) -> None:
    other = option("mixed", "small", "swift", holds="fits", amount=90, tokens=tokens(9, 14))
    said = plain(lines_of(catalog, {"options": [PAIR, other]}))
    assert "On those two, one chat starts at 9–14 tokens a second by default (estimated)." in said
    named = "Another pair is sure to hold the model: Small + Swift (used, May 2026)"
    assert f"{named}, for 90 USD." in said
    assert "ordinary outlet does not feed both" not in said


def test_another_pair_that_no_outlet_bears_is_named_with_that(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    swift = next(card for card in FACTS["cards"] if card["id"] == "swift")
    monkeypatch.setitem(swift, "power_w", 900.0)
    other = option("mixed", "small", "swift", holds="fits", amount=90)
    given = {"verdict": "not_reached", "options": [PAIR, other]}
    assert "ordinary outlet does not feed both" in lines_of(catalog, given)


def test_single_card_of_the_same_maker_is_told_before_a_cheaper_one_of_another(
    catalog: Catalog,
) -> None:
    foreign = option("larger", "other", amount=90, lost=["maker"])
    same = option("larger", "large", amount=380)
    first, second, maker = words(catalog, {"options": [foreign, same]}).larger()
    assert first.startswith("Or one larger card: Large (used, May 2026), for 380 USD")
    assert second.startswith("Or one larger card: Other (used, May 2026), for 90 USD")
    assert "another maker" in maker
    dear = {**foreign, "amount": 380}
    assert len([*words(catalog, {"options": [same, dear]}).larger()]) == 1


@pytest.mark.parametrize(
    ("purpose", "changes", "is_told"),
    [
        ("chat", {}, True),
        ("model", {}, True),
        ("chats", {"holds": "maybe"}, True),
        ("chats", {"is_copied": True}, False),
        ("chat", {"id": "pair"}, False),
        ("model", {"holds": "no"}, False),
        ("model", {"holds": None}, False),
        ("jobs", {}, False),
        ("training", {}, False),
    ],
)
def test_unequal_cards_are_said_to_take_turns_on_a_chat(
    catalog: Catalog, purpose: str, changes: Any, is_told: bool
) -> None:
    chosen = option("mixed", "small", "swift", **{"holds": "fits", **changes})
    said = lines_of(catalog, {"chosen": chosen}, purpose=purpose, add="swift")
    assert ("Unequal cards take turns on one chat" in said) is is_told
    none_needed = lines_of(catalog, {"chosen": chosen, "verdict": "already"}, add="swift")
    assert "Unequal cards" not in none_needed


@pytest.mark.parametrize(("add", "is_told"), [("swift", True), ("", False)])
def test_faster_of_unequal_cards_is_said_to_wait_in_training(
    catalog: Catalog, add: str, is_told: bool
) -> None:
    said = lines_of(catalog, {"verdict": "training_unknown"}, purpose="training", add=add)
    assert ("the faster one waits for the slower one" in said) is is_told
