"""What the page of a model says of sets of cards, outlets, main memory and old prices."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.fit.fit_beyond import Beyond
from macros.advice.generation.runners import Market, Runner
from macros.advice.picks.household_socket import Socket
from macros.facts.catalog import Catalog
from macros.facts.records.parts import GpuBoard
from macros.present.models import beyond_words as beyond_module
from macros.present.models.outlet_words import outlet_words
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


def test_cheapest_that_bear_a_screen_may_be_more_cards(
    modelled: Catalog, english: Language
) -> None:
    """Once told they are not said to cost less again."""
    known = cards_of(with_prices(modelled, "boreal-one"), four=16.0, pair=22.4, wide=32.0)
    for id_, amount in (("four", 100), ("pair", 900), ("wide", 2000)):
        known = with_prices(known, id_, tiny_price(amount=amount))
    html = plain(page_of(known, "seventy", english))
    assert "Two Pair cards do, at 1,800 USD together" in html
    told = "the cheapest still sure to hold it: four Four cards, at 400 USD new."
    assert f"With a screen plugged in, that is borderline; {told}" in html
    assert "cost less" not in html.partition('id="memory"')[0].partition("<table")[0]


def test_more_cards_need_a_computer_no_more_than_fewer_do(
    modelled: Catalog, english: Language
) -> None:
    """That they come without one is a difference to one card, or to a whole computer."""
    known = cards_of(with_prices(modelled, "boreal-one"), four=16.0, pair=32.0)
    known = with_prices(known, "pair", tiny_price(amount=900))
    alone = plain(page_of(known, "seventy", english))
    assert "Four Four cards (400 USD) cost less, but need more slots." in alone
    assert "come on top" not in alone
    beside = plain(page_of(with_computer(known, 80), "seventy", english))
    assert "By themselves, four Four cards (400 USD) cost less, but a board" in beside


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
    modelled: Catalog, english: Language, monkeypatch: pytest.MonkeyPatch
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
    memory = {"kinds": {"2xddr5-6000": 96.0}}
    facts: Any = {"main_memory": memory, "models": [{"id": "seventy"}]}
    found = Beyond(row, ({"id": "boreal-one", "count": 2}, {"id": "told", "count": 1}))
    edition: Any = type("Edition", (), {"catalog": modelled, "fit_facts": facts})
    monkeypatch.setattr(beyond_module, "beyond", lambda *_: found)
    monkeypatch.setattr(beyond_module, "avoided_in", lambda *_: frozenset())
    model = modelled.models["seventy"]
    said = beyond_module.beyond_words(edition, model, "us", ["told"], english)
    (unpriced,) = said.unpriced
    assert plain(unpriced).endswith("we know no price for them here: 2 × Boreal One.")
    assert said.main_memory
    assert plain(said.main_memory.sentence) == (
        "With 30.1 GiB of it in main memory, here 2 channels of DDR5-6000 (96 GB/s), the Boreal One"
        " runs it too, at 4–9 tokens/s. That card costs about 500 USD used, without the computer"
        " and its main memory."
    )
    asked = "model=seventy&card=boreal-one&main=2xddr5-6000&ram=120"
    assert said.main_memory.href == f"../../fit/?{asked}"


def test_nothing_beyond_is_said_of_a_model_that_the_fit_page_does_not_know(
    modelled: Catalog, english: Language
) -> None:
    edition: Any = type("Edition", (), {"fit_facts": {"models": []}})
    said = beyond_module.beyond_words(edition, modelled.models["eight"], "us", [], english)
    assert (said.unpriced, said.main_memory) == ((), None)
