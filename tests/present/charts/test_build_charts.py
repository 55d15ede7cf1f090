"""Charts of builds: shares of the money, and loads beside circuits."""

from __future__ import annotations

from dataclasses import replace

import plotly.graph_objects
import pytest

from macros.facts.catalog import Catalog
from macros.present.charts.advised import advised_charts
from macros.present.charts.build_circuits import circuit_chart
from macros.present.charts.build_money import money_chart, money_shares
from macros.present.charts.chart import Chart
from macros.present.charts.svg.arrangement import SIZES
from macros.present.prices.home_region import home_region
from macros.present.words.language import LANGUAGES, Language
from tests.charts import drawing_of
from tests.tiny import tiny_region
from tests.tiny_computers import PART_USD, tiny_computers, tiny_tier

ONE, FOUR = tiny_tier("1-gpu", 1), tiny_tier("4-gpu", 4)
KINDS = {"money": money_chart, "circuits": circuit_chart}


def chart(catalog: Catalog, kind: str, code: str = "en") -> Chart:
    edition = tiny_computers(catalog, ONE)
    return KINDS[kind](edition, ONE, "us", Language.of(catalog, code))


def test_shares_of_the_money_sum_up_to_all_of_it(catalog: Catalog) -> None:
    shares = money_shares(tiny_computers(catalog, ONE).choice("1-gpu", "economical", "us"))
    by_kind = {share.kind: share for share in shares}
    assert sum(share.share for share in shares) == pytest.approx(1)
    assert by_kind["gpu"].amount == 200
    assert by_kind["motherboard"].amount == PART_USD["plank"]


def test_parts_of_which_there_are_several_count_each_time(catalog: Catalog) -> None:
    two = tiny_tier("2-gpu", 2)
    rules = tiny_computers(catalog, two)
    needs = rules.catalog.build_rules["slots"].model_copy(
        update={"id": "memory-size", "applies": None, "figure": "memory_gb", "limit": "96"}
    )
    known = {**rules.catalog.build_rules, "memory-size": needs}
    rules.catalog = replace(rules.catalog, build_rules=known)
    choice = rules.choice("2-gpu", "economical", "us")
    (kit,) = (item for item in choice.items if item.kind == "memory_kit")
    assert kit.count > 1
    shares = {share.kind: share for share in money_shares(choice)}
    assert shares["memory_kit"].amount == kit.count * PART_USD["shelf"]
    assert shares["gpu"].amount == 400
    assert sum(share.share for share in shares.values()) == pytest.approx(1)


def test_finding_names_the_share_of_accelerators_and_the_largest_item_after_them(
    catalog: Catalog,
) -> None:
    finding = chart(catalog, "money").finding
    assert finding == (
        "The accelerators take 32% of the money. After them, the board costs most: up to 16%."
    )


def test_finding_says_where_another_part_comes_next_in_another_build(
    catalog: Catalog, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = tiny_computers(catalog, ONE)
    build = edition.choice("1-gpu", "economical", "us")
    assert build.total
    balanced = build.tier_class.model_copy(update={"id": "balanced"})
    items = tuple(
        replace(item, offer=replace(item.offer, amount=900.0))
        if item.kind == "ssd" and item.offer
        else item
        for item in build.items
    )
    total = replace(build.total, amount=build.total.amount + 800)
    dearer = replace(build, tier_class=balanced, items=items, total=total)
    monkeypatch.setattr(edition, "choices", lambda *_: [build, dearer])
    finding = money_chart(edition, ONE, "us", english).finding
    assert "After them, the board or the SSD costs most: up to" in finding


def test_parts_are_rows_from_the_accelerator_to_the_smallest_share(catalog: Catalog) -> None:
    rows = chart(catalog, "money").rows
    assert [row[1].raw for row in rows][:3] == ["gpu", "motherboard", "cpu"]
    shares = [row[2].raw for row in rows]
    assert shares == sorted(shares, key=lambda share: -float(share or 0))


def test_shares_are_rows_of_percent_with_one_decimal(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, ONE)
    shares = money_shares(edition.choice("1-gpu", "economical", "us"))
    rows = {row[1].raw: row[2].raw for row in chart(catalog, "money").rows}
    assert rows == {share.kind: round(share.share * 1000) / 10 for share in shares}
    assert 30 < float(rows["gpu"] or 0) < 34


def test_largest_load_is_held_against_the_usual_socket(catalog: Catalog) -> None:
    circuits = chart(catalog, "circuits")
    assert circuits.finding == (
        "The build that draws most takes 250\u00a0W at 120\u00a0V."
        " An ordinary outlet is enough in every region."
    )
    assert [row[2].raw for row in circuits.rows] == [250, 300, 900]


def test_sockets_that_are_too_weak_are_told_from_those_that_are_not(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, ONE)
    weak = {
        "name": "Weak socket",
        "volts": 100,
        "amps": 2,
        "max_w": 200,
        "rule": "Invented.",
        "source": "weekly-chip",
        "kind": "official",
    }
    regions = {**edition.catalog.regions, "jp": tiny_region("JPY", circuits=[weak])}
    edition.catalog = replace(edition.catalog, regions=regions)
    circuits = circuit_chart(edition, ONE, "us", Language.of(catalog, "en"))
    assert circuits.finding.endswith("An ordinary outlet is enough only in the United States.")


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
@pytest.mark.parametrize("kind", KINDS)
def test_charts_are_plots_and_can_be_drawn_in_every_language(
    catalog: Catalog, kind: str, code: str
) -> None:
    drawn = chart(catalog, kind, code)
    plotly.graph_objects.Figure(drawn.plot)
    for size in SIZES:
        assert drawing_of(drawn, size).findall(".//{*}path")


@pytest.mark.parametrize("kind", KINDS)
def test_tier_without_builds_has_empty_charts(catalog: Catalog, kind: str) -> None:
    blank = KINDS[kind](tiny_computers(catalog, FOUR), FOUR, "us", Language.of(catalog, "en"))
    assert blank.finding == "There is no data for this chart."


def test_charts_of_tiers_that_are_computers_are_registered(catalog: Catalog) -> None:
    existing = tiny_tier("beginner", 1, host="existing")
    made = advised_charts(tiny_computers(catalog, ONE, existing))
    ids = [id_ for id_ in made if id_.startswith("build-")]
    assert ids == ["build-money-1-gpu-us", "build-circuits-1-gpu-us"]
    english = Language.of(catalog, "en")
    assert [made[id_](english).id for id_ in ids] == ids


def test_language_has_the_builds_of_its_region_where_there_are_any(catalog: Catalog) -> None:
    japanese = Language.of(catalog, "ja")
    assert home_region(catalog, japanese) == "us"
    regions = {"us": catalog.regions["us"], "jp": tiny_region("JPY")}
    assert home_region(replace(catalog, regions=regions), japanese) == "jp"
