from __future__ import annotations

from copy import copy
from dataclasses import replace
from pathlib import Path

import pytest

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.present.builds.tiers_table import builds_table, first_whole, speed_per_price
from macros.present.words.language import Language
from tests.built.documents import Element, parse
from tests.invented_edition import invented_edition
from tests.tiny_builds import tiny_builds


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    return tiny_builds(tmp_path_factory.mktemp("builds") / "data")


def invented_copy(edition: Edition, **known: object) -> Edition:
    """Return the edition of the same day with what it would have computed."""
    other = copy(edition)
    other.__dict__.update(known)
    return other


def read(edition: Edition, code: str = "en") -> Element:
    return parse(builds_table(edition, Language.of(edition.catalog, code)))


def test_every_tier_leads_to_its_page_and_has_a_card_for_each_class(edition: Edition) -> None:
    page = read(edition)
    assert [h.one("a").attributes["href"] for h in page.all("h2")[:3]] == [
        f"{id_}/" for id_ in edition.catalog.tiers
    ]
    shown = [cards for cards in page.classed("guide-builds") if "hidden" not in cards.attributes]
    counts = [len(cards.all("li")) for cards in shown]
    assert counts == [len(tier.classes) for tier in edition.catalog.tiers.values()]


def test_card_of_a_build_says_price_power_memory_and_circuit(edition: Edition) -> None:
    card = read(edition).classed("guide-builds")[2].all("li")[0]
    for words in ("Boreal One", "USD", "406 W", "16 GB", "ordinary outlet"):
        assert words in card.text


def test_card_without_a_build_says_why(edition: Edition) -> None:
    cards = read(edition).classed("guide-build--none")
    assert any("at least 9,999 GB" in card.text for card in cards)


def test_speed_is_that_of_one_accelerator(edition: Edition) -> None:
    page = read(edition)
    (row,) = page.classed("guide-speeds")[0].one("tbody").all("tr")
    assert row.one("th").text == "Boreal One"
    assert row.one("td").text.startswith("1 ")
    assert "together" not in row.text  # nobody measured two of them


def test_work_that_the_first_accelerator_cannot_do_has_no_column(edition: Edition) -> None:
    work, *_ = edition.catalog.workloads
    heads = [head.text for head in read(edition).classed("guide-speeds")[0].all("th")]
    name = Language.of(edition.catalog, "en").text(f"workload.{work}")
    unknown = {**edition.performance.speeds.by_workload, work: {}}
    speeds = replace(edition.performance.speeds, by_workload=unknown)
    lacking = invented_copy(edition, performance=replace(edition.performance, speeds=speeds))
    tables = read(lacking).classed("guide-speeds")
    assert name in heads
    assert not any(name in head.text for table in tables for head in table.all("th"))


def test_speed_per_price_is_not_said_of_a_price_not_known_in_full(edition: Edition) -> None:
    choices = edition.choices("1-gpu", "us")
    assert first_whole(choices) is None  # the cooler has no price
    assert speed_per_price(choices[0], choices[0], edition) is None


def test_speed_per_price_counts_the_share_of_each_accelerator(tmp_path: Path) -> None:
    priced = tiny_builds(tmp_path / "data", breeze_air=40)
    (single, *_), (double, _) = (priced.choices(tier, "us") for tier in ("1-gpu", "2-gpu"))
    assert first_whole([*priced.choices("beginner", "us"), single, double]) is single
    assert single.total
    assert double.total
    ratio = speed_per_price(double, single, priced)
    assert ratio == pytest.approx(2 * single.total.usd / double.total.usd)
    assert speed_per_price(single, single, priced) == pytest.approx(1)


def test_catalogue_without_tiers_has_an_empty_table(catalog: Catalog) -> None:
    page = read(invented_edition(catalog))
    assert page.all("h2") == []


def test_speed_per_price_is_the_geometric_mean_of_the_known_work(tmp_path: Path) -> None:
    priced = tiny_builds(tmp_path / "data", breeze_air=40)
    (single, *_), (double, _) = (priced.choices(tier, "us") for tier in ("1-gpu", "2-gpu"))
    assert single.total
    assert double.total
    dear = replace(double, total=replace(double.total, usd=double.total.usd * 2))
    ratio, half = speed_per_price(double, single, priced), speed_per_price(dear, single, priced)
    assert ratio
    assert half == pytest.approx(ratio / 2)
    assert speed_per_price(single, double, priced) == pytest.approx(1 / ratio)


def test_speed_per_price_needs_both_prices_and_accelerators(tmp_path: Path) -> None:
    priced = tiny_builds(tmp_path / "data", breeze_air=40)
    single = priced.choices("1-gpu", "us")[0]
    assert speed_per_price(replace(single, candidate=None), single, priced) is None
    assert speed_per_price(single, replace(single, total=None), priced) is None
    assert speed_per_price(replace(single, total=None), single, priced) is None
