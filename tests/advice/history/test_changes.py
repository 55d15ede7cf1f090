from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.advice.history.pick_changes import pick_changes
from macros.advice.picks.pick import pick
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from scripts import advise
from tests.advising import market_of_four, tiny_offers, tiny_persona, tiny_situation
from tests.tiny import PROJECT, TODAY, tiny_region


class EditionAtPrices(Edition):
    """An edition of the market of four cards in one region, at given prices."""

    def __init__(self, catalog: Catalog, offers: dict[str, list[Offer]] | Any) -> None:
        four = replace(
            market_of_four(catalog),
            personas={"reader": tiny_persona()},
            regions={"us": tiny_region()},
        )
        super().__init__(four, TODAY, TODAY)
        self._where = tiny_situation(four, offers)

    def verdict(self, persona: str, region: str) -> Any:
        return pick(self.catalog.personas[persona], self._where)


def test_same_prices_turn_nothing(catalog: Catalog) -> None:
    edition, other = (EditionAtPrices(catalog, tiny_offers()) for _ in range(2))
    assert list(pick_changes(edition, other)) == []


def test_changed_price_turns_the_pick_that_rests_on_it(catalog: Catalog) -> None:
    before = EditionAtPrices(catalog, tiny_offers())
    after = EditionAtPrices(catalog, tiny_offers(middle=300.0))
    (turn,) = pick_changes(before, after)
    assert (turn.persona, turn.region, turn.before, turn.after) == (
        "reader",
        "us",
        "small",
        "middle",
    )
    assert turn.is_new_pick


def test_new_tie_is_told_apart_from_a_new_pick(catalog: Catalog) -> None:
    before = EditionAtPrices(catalog, tiny_offers(middle=900.0, spread=0.2))
    after = EditionAtPrices(catalog, tiny_offers(middle=440.0, spread=0.2))
    (turn,) = pick_changes(before, after)
    assert not turn.is_new_pick
    assert "middle" in set(turn.ties_after) - set(turn.ties_before)


@pytest.mark.site  # takes as long as one
def test_command_prints_what_a_change_does(
    catalog: Catalog, capsys: pytest.CaptureFixture[str], data_dir: Path
) -> None:
    assert advise.main(["--against", str(PROJECT / "data")]) == 0
    assert capsys.readouterr().out == "0 picks change, and 0 times only what ties with one.\n"
    assert advise.main(["--against", str(data_dir)]) == 0
    out = capsys.readouterr().out
    assert "kaggle (us): the pick was none, now it is " in out
