"""The advice of the real data: what must hold of it, whatever the data say next."""

from __future__ import annotations

import json
import math
import shutil
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
import yaml

from macros.advice.builds.mains import lasting_w, mains_of
from macros.advice.edition import Edition
from macros.advice.history.back_test import agreement, compare
from macros.facts.catalog import Catalog, load_catalog
from macros.present.api.picks import PickRow, picks_files, verdict_row
from tests.real_data import TODAY, real_catalog, real_edition
from tests.tiny import PROJECT

SPRING_2019 = date(2019, 5, 26)
MOST_DRAWS_UNSHOWN = 0.01


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return real_catalog()


@pytest.fixture(scope="module")
def today(catalog: Catalog) -> Edition:
    return real_edition()


@pytest.fixture(scope="module")
def spring_2019(catalog: Catalog) -> Edition:
    return real_edition(SPRING_2019)


def every_row(edition: Edition) -> Iterator[PickRow]:
    for region in edition.catalog.regions:
        for verdict in edition.verdicts(region):
            yield verdict_row(verdict)


def test_most_advice_of_2019_agrees_with_the_expert_or_is_explained(spring_2019: Edition) -> None:
    """At least 8 of the 13 readers S40, S42-S52; the three of the general list S52 count as one."""
    found = compare(spring_2019)
    readers = {(c.advice.seed, c.advice.persona if c.advice.seed == "S47" else "") for c in found}
    assert len(readers) == 13
    agreeing = {
        reader
        for reader in readers
        if all(
            c.agrees
            for c in found
            if (c.advice.seed, c.advice.persona if c.advice.seed == "S47" else "") == reader
        )
    }
    print(f"{len(agreeing)} of {len(readers)} readers, {agreement(found)} recommendations agree")
    assert len(agreeing) >= 8
    assert [c for c in found if c.outcome == "differs" and not c.differences] == []


def test_advice_of_2019_knows_nothing_of_later_products_and_prices(spring_2019: Edition) -> None:
    released = {id_: gpu.released for id_, gpu in spring_2019.catalog.gpus.items()}
    assert [id_ for id_, day in released.items() if day and day.first_day > SPRING_2019] == []
    for row in every_row(spring_2019):
        assert all(figures["id"] in released for figures in row["decided_by"]["figures"])
    seen = (p for prices in spring_2019.catalog.prices.values() for p in prices)
    assert max(p.date.first_day for p in seen) <= SPRING_2019


def test_speeds_of_2019_say_that_they_rest_on_later_measurements(spring_2019: Edition) -> None:
    speeds = spring_2019.performance.speeds.by_workload["cnn-training"].values()
    assert speeds
    assert all(speed.kind == "estimated" and speed.hindsight for speed in speeds)


def test_every_product_is_ranked_or_ruled_out_for_a_reason(today: Edition) -> None:
    for region in today.catalog.regions:
        for verdict in today.verdicts(region):
            ranked = {one.gpu.id for one in verdict.candidates}
            assert ranked | set(verdict.cut) == set(today.catalog.gpus)
            assert not ranked & set(verdict.cut)


def test_every_persona_has_an_answer_where_most_prices_are_known(today: Edition) -> None:
    """Not a law of nature: a persona that nothing suits has a page, but is a poor persona."""
    empty = [verdict.persona.id for verdict in today.verdicts("us") if verdict.pick is None]
    # Whole servers have no recorded price, so an organisation that needs them gets no answer; of
    # cards for them one list alone says what they cost. Laptops neither: they are sold whole.
    assert empty == ["laptop-for-study", "large-model-server", "company-of-a-hundred"]


def test_no_launch_price_decides_today(today: Edition) -> None:
    for region in today.catalog.regions:
        for offers in today.situation(region).offers.values():
            for offer in offers:
                assert offer.how != "estimated"
                assert all(price.kind != "launch_msrp" for price in offer.observations)


def test_stability_is_a_share_and_grows_with_the_ties(today: Edition) -> None:
    for row in every_row(today):
        assert 0 <= row["stability"] <= row["stability_with_ties"] <= 1


def test_two_runs_give_the_same_bytes(catalog: Catalog, today: Edition) -> None:
    again = Edition(catalog, TODAY, TODAY)
    assert picks_files(again) == picks_files(today)


def test_one_changed_price_changes_the_picks_that_rest_on_it_and_no_others(
    catalog: Catalog, today: Edition, tmp_path: Path
) -> None:
    """A card that wins for one persona becomes ten times as dear; others do not move."""
    before = {row["persona"]: row for row in every_row(today) if row["region"] == "us"}
    card = before["run-llms-at-home"]["pick"]
    data = tmp_path / "data"
    shutil.copytree(PROJECT / "data", data)
    _make_dearer(data / "prices" / f"{card}.yml", 10)
    changed = Edition(load_catalog(data, today=TODAY), TODAY, TODAY)
    after = {row["persona"]: row for row in every_row(changed) if row["region"] == "us"}
    assert after["run-llms-at-home"]["pick"] != card
    for persona, row in before.items():
        if _picks(row) != _picks(after[persona]):
            assert card in _shown(row)
        elif card not in _shown(row) and card not in _shown(after[persona]):
            # A card too weak to be shown may still have won a few draws.
            moved = abs(row["stability"] - after[persona]["stability"])
            assert moved <= MOST_DRAWS_UNSHOWN, persona
    untouched = [p for p, row in before.items() if card not in _shown(row)]
    assert untouched
    assert all(_picks(before[p]) == _picks(after[p]) for p in untouched)


def test_price_of_a_product_that_no_persona_considers_changes_nothing(
    catalog: Catalog, today: Edition, tmp_path: Path
) -> None:
    rows = list(every_row(today))
    ranked = {
        one.gpu.id
        for region in today.catalog.regions
        for verdict in today.verdicts(region)
        for one in verdict.candidates
    }
    idle = next(id_ for id_ in sorted(catalog.prices) if id_ not in ranked)
    data = tmp_path / "data"
    shutil.copytree(PROJECT / "data", data)
    _make_dearer(data / "prices" / f"{idle}.yml", 1.1)
    changed = Edition(load_catalog(data, today=TODAY), TODAY, TODAY)
    # What ties may shift by a hair: the price told a little of the level of its source.
    picks = [(row["pick"], row["pick_kind"]) for row in rows]
    assert [(row["pick"], row["pick_kind"]) for row in every_row(changed)] == picks


def test_advice_of_yesterday_needs_no_later_price(catalog: Catalog) -> None:
    edition = Edition(catalog, TODAY - timedelta(days=1), TODAY)
    assert not edition.is_back_test
    assert edition.verdict("kaggle", "us").pick


def test_open_data_of_picks_are_plain_json(today: Edition) -> None:
    content = picks_files(today)["api/v1/picks.json"]
    rows = json.loads(content)
    personas, regions = today.catalog.personas, today.catalog.regions
    assert len(rows) == len(personas) * len(regions)
    assert content.isascii()


def _make_dearer(file: Path, factor: float) -> None:
    prices = yaml.safe_load(file.read_text(encoding="utf-8"))
    for price in prices:
        for name in ("amount", "low", "median", "high"):
            if price.get(name) is not None and price["kind"] != "launch_msrp":
                price[name] = price[name] * factor
        price["date"] = str(price["date"])
        if len(price["date"]) == 4:
            price["date"] = int(price["date"])
    file.write_text(yaml.safe_dump(prices, allow_unicode=True), encoding="utf-8")


def _picks(row: PickRow) -> tuple[Any, ...]:
    return row["pick"], row["pick_kind"], tuple(row["ties"])


def _shown(row: PickRow) -> list[str | None]:
    return [row["pick"], *row["ties"], *row["runners_up"]]


def test_sum_of_a_persona_is_the_one_that_its_words_name(catalog: Catalog) -> None:
    for persona in catalog.personas.values():
        if total := persona.needs.total_usd_at_most:
            words = catalog.locales["en"][f"persona.{persona.id}.name"]
            assert f"{total:,.0f} dollars" in str(words)


def test_lab_with_a_sum_pays_for_the_whole_computer_from_it(today: Edition) -> None:
    for region in today.catalog.regions:
        chosen = today.verdict("lab-with-budget", region).pick
        assert chosen
        assert chosen.price_usd <= 20_000
        assert len(chosen.host.parts) >= 6


def test_laptops_without_a_price_are_not_picked(today: Edition) -> None:
    verdict = today.verdict("laptop-for-study", "us")
    assert verdict.pick is None
    assert verdict.last_cut == "price_known"
    others = [today.verdict(id_, "us").pick for id_ in verdict.persona.instead]
    assert all(others)


def test_several_cards_at_home_run_on_the_usual_socket(catalog: Catalog, today: Edition) -> None:
    """Without any rule of picks: cards and computer against what the circuit bears for hours."""
    held = 0
    for region in catalog.regions:
        circuit = mains_of(catalog, region).usual
        assert circuit
        for verdict in today.verdicts(region):
            at_home = not verdict.persona.is_organisation
            for one in verdict.candidates if at_home else ():
                if one.count > 1:
                    held += 1
                    cards_w = one.count * (one.gpu.power.tdp_w or math.inf)
                    assert cards_w < lasting_w(circuit), (region, verdict.persona.id, one.gpu.id)
    assert held > 100


def test_single_card_at_home_runs_on_any_usual_socket(catalog: Catalog, today: Edition) -> None:
    """So the rule on sockets need not be asked of one card."""
    for region in catalog.regions:
        socket = today.situation(region).socket
        assert socket
        for gpu in catalog.gpus.values():
            wall_w = socket.wall_w(gpu, 1) if gpu.form_factor == "pcie_card" else 0.0
            assert wall_w is not None, gpu.id
            assert wall_w <= socket.lasting_w, (region, gpu.id)


def test_four_hungry_cards_are_not_for_a_room_in_japan(today: Edition) -> None:
    by_region = {region: today.verdict("run-120b-at-home", region) for region in ("jp", "kr")}
    cut = by_region["jp"].cut["rx-7900-xtx"]
    assert (cut.constraint, cut.count) == ("socket", 4)
    assert by_region["kr"].cut["rx-7900-xtx"].constraint != "socket"
