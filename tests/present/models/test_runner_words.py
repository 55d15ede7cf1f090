"""What the page of a model says of sets of cards, outlets, main memory and old prices."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.advice.fit.fit_beyond import Beyond
from macros.advice.generation.runners import Market, Runner
from macros.advice.memory.formats import Ends
from macros.advice.picks.household_socket import Socket
from macros.facts.catalog import Catalog
from macros.facts.records.parts import GpuBoard
from macros.present.models.beyond_words import beyond_words
from macros.present.models.outlet_words import outlet_words
from macros.present.models.runner_words import runner_sentences
from macros.present.words.language import Language
from tests.advising import tiny_offer
from tests.present.models.test_model_page import (
    cards_of,
    modelled,
    page_of,
    with_computer,
)
from tests.tiny import TODAY, tiny_gpu, tiny_price, with_prices

__all__ = ["modelled"]  # a fixture
STOUT = {"id": "stout", "name": "Stout", "vendor": "Meridian", "sources": ()}
SOCKET = Socket(lasting_w=1000, arriving=0.9, computer_w=210)


def plain(html: str) -> str:
    return html.replace("\u00a0", " ")


def lead_of(catalog: Catalog, english: Language, model: str = "seventy") -> str:
    """Return what the page says before its first table."""
    return plain(page_of(catalog, model, english)).partition("<table")[0]


def test_cheapest_that_bear_a_screen_stand_beside_fewer_that_cost_less(
    modelled: Catalog, english: Language
) -> None:
    """Once told they are not said to cost less again."""
    known = cards_of(with_prices(modelled, "boreal-one"), pair=22.4, wide=32.0)
    known = with_prices(known, "wide", tiny_price(amount=900))
    said = lead_of(known, english)
    assert "Two Pair cards do, at 200 USD together" in said
    told = "the cheapest still sure to hold it: two Wide cards, at 1,800 USD new."
    assert f"With a screen plugged in, that is borderline; {told}" in said
    assert "cost less" not in said


@pytest.mark.parametrize("date", [TODAY.isoformat(), "2026-03-01"])
def test_surer_cards_that_cost_less_come_before_fewer(
    modelled: Catalog, english: Language, date: str
) -> None:
    """But an old price puts them nowhere."""
    known = cards_of(with_prices(modelled, "boreal-one"), four=16.0, pair=22.4)
    for id_, amount, seen in (("four", 100, date), ("pair", 900, TODAY.isoformat())):
        known = with_prices(known, id_, tiny_price(amount=amount, date=seen))
    said = lead_of(known, english)
    is_led = "Four Four cards do, at 400 USD together" in said
    fewer = "Two Pair cards (1,800 USD, with a screen: borderline) need fewer slots, but cost more."
    assert is_led == (fewer in said) == (date == TODAY.isoformat())
    assert ("Two Pair cards do" in said) == ("With a screen plugged in" in said) == (not is_led)
    assert "cost less" not in said


@pytest.mark.parametrize(
    ("amount", "changes", "is_named"),
    [(50, {}, True), (52, {}, False), (30, {"date": "2026-03-01"}, False)],
)
def test_more_cards_are_named_only_at_a_clearly_lower_price_of_today(
    modelled: Catalog, english: Language, amount: int, changes: dict[str, Any], is_named: bool
) -> None:
    known = cards_of(with_prices(modelled, "boreal-one"), four=16.0, pair=32.0)
    known = with_prices(known, "pair", tiny_price(amount=110.1))
    known = with_prices(known, "four", tiny_price(amount=amount, **changes))
    html = plain(page_of(known, "seventy", english))
    assert ("Four Four cards" in html.partition("<table")[0]) == is_named
    assert "4 × Four" in html


def test_cards_that_are_too_much_for_an_outlet_are_offered_only_where_no_others_hold_it(
    modelled: Catalog, english: Language
) -> None:
    model, need = modelled.models["seventy"], Ends(40, 41, 42)
    market = Market(modelled, {}, "us", TODAY, socket=SOCKET)
    hungry, modest = (
        Runner(
            tiny_gpu(modelled, "boreal-one", id=name, name=name, power={"tdp_w": watts}),
            4,
            tiny_offer(name, amount),
            None,
            None,
        )
        for name, watts, amount in (("hungry", 400, 100), ("modest", 300, 500))
    )
    alone, both = (
        plain(" ".join(runner_sentences(cards, [], model, need, market, english)))
        for cards in ([hungry], [hungry, modest])
    )
    assert "our hungry cards (too much for an ordinary outlet) do" in alone
    assert "our modest cards (limit each to 150 W on an ordinary outlet, if it can) do" in both
    assert "hungry" not in both


def test_more_cards_need_a_computer_no_more_than_fewer_do(
    modelled: Catalog, english: Language
) -> None:
    """That they come without one is a difference to a single card alone."""
    known = cards_of(with_prices(modelled, "boreal-one"), four=16.0, pair=32.0)
    known = with_prices(known, "pair", tiny_price(amount=900))
    for catalog in (known, with_computer(known, 80)):
        said = lead_of(catalog, english)
        assert "Four Four cards (400 USD) cost less, but need more slots." in said
        assert "come on top" not in said
    known = with_prices(cards_of(known, one=64.0), "one", tiny_price(amount=2000))
    assert "By themselves, two Pair cards (1,800 USD) or four Four cards (400 USD)" in lead_of(
        known, english
    )


@pytest.mark.parametrize(
    ("count", "power", "board", "said"),
    [
        (1, {"tdp_w": 900}, None, ""),
        (2, {"tdp_w": 300}, None, ""),
        (2, {"tdp_w": None}, None, ""),
        (2, {"tdp_w": 400}, None, "limit each to 300 W on an ordinary outlet, if it can"),
        (4, {"tdp_w": 300}, None, "limit each to 150 W on an ordinary outlet, if it can"),
        (4, {"tdp_w": 400}, None, "too much for an ordinary outlet"),
        (2, {"tdp_w": 400}, 250, "limit each to 300 W on an ordinary outlet"),
        (2, {"tdp_w": 400}, 350, "too much for an ordinary outlet"),
        (8, {"tdp_w": 300}, None, "too much for an ordinary outlet"),
        (8, {"tdp_w": 90}, 50, "too much for an ordinary outlet"),
        (2, {"tdp_w": 310}, None, "limit each to 300 W on an ordinary outlet, if it can"),
    ],
)
def test_cards_that_overload_an_outlet_are_told_their_limit(
    catalog: Catalog,
    english: Language,
    count: int,
    power: dict[str, Any],
    board: float | None,
    said: str,
) -> None:
    """Nine tenths of 1000 W, of which nine tenths arrive, leave 600 W beside the computer."""
    gpu = tiny_gpu(catalog, "boreal-one", power=power)
    model = GpuBoard.model_validate(
        {
            **STOUT,
            "gpu": gpu.id,
            "least_power_limit_w": board,
            "power_limit_w": 900 if board else None,
        }
    )
    known = replace(catalog, parts=replace(catalog.parts, gpu_boards={"stout": model}))
    runner = Runner(gpu, count, tiny_offer(gpu.id, 500), None, None)
    market = Market(known, {}, "us", TODAY, socket=SOCKET)
    assert plain(outlet_words(runner, market, english)) == said
    assert outlet_words(runner, replace(market, socket=None), english) == ""


def test_a_computer_at_a_price_since_raised_is_never_called_the_cheapest_way(
    modelled: Catalog, english: Language
) -> None:
    known = with_computer(modelled, 128)
    raised = tiny_price(amount=900, memory_gb=128, date="2026-09-01", raised_on="2026-09-20")
    fresh, old = (
        plain(page_of(one, "seventy", english))
        for one in (known, with_prices(known, "shared-box", raised))
    )
    assert "What holds it for the least money in the United States is a whole computer" in fresh
    assert "for the least money" not in old
    assert "This price is out of date: the maker has raised it since." in old
    assert "new, 1 September 2026 (before its maker raised it)" in old


def test_cards_with_main_memory_and_without_a_price_are_named(
    modelled: Catalog, english: Language
) -> None:
    row: Any = {
        "id": "boreal-one",
        "count": 1,
        "amount": 499.6,
        "kind": "used",
        "notes": [],
        "speed": {"low": 4.0, "likely": 6.0, "high": 9.0, "kind": "estimated"},
        "host_gib": 30.01,
    }
    memory = {"kinds": {"2xddr5-6000": 96.0, "12xddr5-4800": 460.8}}
    found = Beyond(row, ({"id": "boreal-one", "count": 2}, {"id": "told", "count": 1}))

    def edition(answer: Beyond) -> Any:
        facts = {"main_memory": memory}
        known = {"catalog": modelled, "fit_facts": facts, "beyond_cards": lambda *_: answer}
        return SimpleNamespace(**known)

    model = modelled.models["seventy"]
    said = beyond_words(edition(found), model, "us", ["told"], english)
    (unpriced,) = said.unpriced
    assert plain(unpriced).endswith("we know no price for them here: 2 × Boreal One.")
    assert said.main_memory
    assert plain(said.main_memory.sentence) == (
        "With 30.1 GiB of it in main memory, here 2 channels of DDR5-6000 (96 GB/s), the Boreal One"
        " runs it too, at 4–9 tokens/s; a long prompt then takes much longer, we do not know how"
        " long. That card costs about 500 USD used, without the computer and the 64 GB of main"
        " memory that it needs, as two modules of 32 GB: four run slower."
    )
    asked = "model=seventy&card=boreal-one&main=2xddr5-6000&ram=56"
    assert said.main_memory.href == f"../../fit/?{asked}"
    served = replace(found, main_memory="12xddr5-4800")
    in_server = beyond_words(edition(served), model, "us", ["told"], english).main_memory
    assert in_server
    end = "without the server and the 384 GB of main memory that it needs."
    assert plain(in_server.sentence).endswith(end)
    assert in_server.href.endswith("&main=12xddr5-4800&ram=376")


def test_nothing_beyond_is_said_of_a_model_that_the_fit_page_does_not_know(
    modelled: Catalog, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Edition, "fit_facts", {"models": []})
    edition = Edition(modelled, TODAY, TODAY)
    said = beyond_words(edition, modelled.models["eight"], "us", [], english)
    assert (said.unpriced, said.main_memory) == ((), None)
