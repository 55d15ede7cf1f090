from __future__ import annotations

import re
from typing import Any

import pytest
from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.generation.generation_model import GenerationSpeed
from macros.advice.memory.formats import Ends
from macros.facts.catalog import Catalog
from macros.present.versus import tables
from macros.present.versus.tables import figures_table, models_table, speeds_table
from tests.advising import WORK, tiny_offer, tiny_offers, tiny_speeds
from tests.invented_edition import invented_edition
from tests.software_families import tiny_family
from tests.tiny_versus import Chosen, let_share, weighed, with_models, with_tariff


def rows(table: Markup | None) -> dict[str, list[str]]:
    """Return the texts of the cells by the name of their row."""
    assert table
    found = {}
    for row in re.findall(r"<tr>(.*?)</tr>", str(table).partition("<tbody>")[2], re.DOTALL):
        cells = re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row, re.DOTALL)
        name, *texts = (" ".join(re.sub(r"<[^>]+>", " ", cell).split()) for cell in cells)
        found[name] = texts
    return found


def figures(edition: Edition, *sides: Chosen) -> dict[str, list[str]]:
    return rows(figures_table(weighed(edition, *sides)))


def test_figures_stand_side_by_side(catalog: Catalog) -> None:
    told = figures(invented_edition(catalog))
    assert told["Price"] == [
        "500 USD new, seen on 20 November 2026",
        "1,600 USD new, seen on 20 November 2026",
    ]
    assert told["Price per GB of memory"] == ["31.2 USD", "66.7 USD"]
    assert [cell.partition(" GB")[0] for cell in told["Memory"]] == ["16", "24"]
    assert told["TDP"] == ["200 W", "400 W"]


def test_a_pair_is_priced_and_measured_as_two(catalog: Catalog) -> None:
    told = figures(with_tariff(invented_edition(catalog), 0.1), ("middle", 2, "street_new"))
    assert told["Price"][0].startswith("1,000 USD")
    assert told["Price per GB of memory"][0] == "31.2 USD"
    assert told["Memory"][0].startswith("32 GB 2 × 16 GB")
    assert told["Memory bandwidth"][0].endswith("for one")
    assert told["TDP"][0] == "400 W"


def test_what_is_known_of_neither_has_no_row(catalog: Catalog) -> None:
    unpriced = {**tiny_offers(), "middle": [], "large": []}
    told = figures(invented_edition(catalog, us=unpriced))
    assert not any("Price" in name or "electricity" in name for name in told)


def test_sums_with_electricity_stand_where_both_parts_are_known(catalog: Catalog) -> None:
    edition = with_tariff(invented_edition(catalog), 0.1)
    (name,) = (name for name in figures(edition) if "electricity" in name)
    assert all(cell.startswith("about ") for cell in figures(edition)[name])
    assert "hours a year" in figures_table(weighed(edition))
    assert "hours a year" not in figures_table(weighed(invented_edition(catalog)))


def test_formats_are_those_that_networks_need(catalog: Catalog) -> None:
    families = (tiny_family("new", "large", precisions=["fp64", "fp32", "fp16", "bf16", "fp8"]),)
    told = figures(invented_edition(catalog, families=families))
    assert told["Number formats"] == ["–", "FP16, BF16, FP8"]


def test_speeds_say_how_they_are_known_and_who_is_faster(catalog: Catalog) -> None:
    told = rows(speeds_table(weighed(invented_edition(catalog))))
    assert told == {"Drawing": ["2 measured", "4 3.9–4.1 measured", "Large 2 times 2–2.1"]}


def test_nobody_is_named_where_the_speeds_overlap(catalog: Catalog) -> None:
    close = invented_edition(catalog, speeds=tiny_speeds(0.3, middle=2, large=2.1))
    told = rows(speeds_table(weighed(close)))["Drawing"][-1]
    assert told.replace("\u00a0", " ") == "cannot tell Large: 1.1 times 0.61–1.8"


def test_a_speed_of_one_alone_decides_nothing(catalog: Catalog) -> None:
    alone = invented_edition(catalog, speeds=tiny_speeds(middle=0))
    assert rows(speeds_table(weighed(alone)))["Drawing"][::2] == ["not known", "–"]
    neither = invented_edition(catalog, speeds=tiny_speeds(middle=0, large=0))
    assert speeds_table(weighed(neither)) is None


def test_models_say_for_each_whether_they_fit(catalog: Catalog) -> None:
    edition = with_models(invented_edition(catalog))
    both = weighed(edition, ("small", 1, "street_new"), ("middle", 1, "street_new"))
    table = models_table(both)
    told = rows(table)
    assert [cell.split(" ")[0] for cell in told["Fifteen"]] == ["does", "fits"]
    assert "32,768 tokens: does not fit" in told["Eight"][0]
    assert "32,768" not in told["Eight"][1]
    assert 'href="../../models/phi-4/"' in str(table)


def test_two_cards_hold_what_one_does_not(catalog: Catalog) -> None:
    edition = with_models(invented_edition(catalog))
    both = weighed(edition, ("small", 2, "street_new"), ("small", 1, "used"))
    assert [cell.split(" ")[0] for cell in rows(models_table(both))["Fifteen"]] == ["fits", "does"]


def test_several_chips_on_a_card_are_not_judged(catalog: Catalog) -> None:
    edition = with_models(invented_edition(catalog, middle={"chips": 2}))
    told = rows(models_table(weighed(edition)))
    assert told["Eight"][0] == "not known"
    assert told["Eight"][1].startswith("fits")


def test_without_models_there_is_no_table(catalog: Catalog) -> None:
    assert models_table(weighed(invented_edition(catalog))) is None


def test_a_price_is_never_shown_without_its_kind_and_day(catalog: Catalog) -> None:
    us = {**tiny_offers(), "middle": [tiny_offer("middle", 300, "used", stale=True)]}
    told = figures(invented_edition(catalog, us=us), ("middle", 1, "used"))
    assert told["Price"][0] == "300 USD used, seen on 20 November 2026, out of date"


@pytest.mark.parametrize(("split", "told"), [("tensor", "tensor parallel"), ("layer", "in turn")])
def test_speeds_of_two_cards_say_how_they_share_the_work(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch, split: Any, told: str
) -> None:
    edition = invented_edition(catalog)
    one = edition.performance.speeds.of(WORK, "middle")
    assert one
    let_share(edition, split, monkeypatch)
    table = speeds_table(weighed(edition, ("middle", 2, "street_new")))
    assert rows(table)["Drawing"][0] == f"2 measured, {told}"
    assert rows(table)["Drawing"][1] == "4 3.9–4.1 measured"
    assert "all on every layer" in str(table)
    assert "all on every layer" not in str(speeds_table(weighed(edition)))


def test_a_lead_over_cards_in_turn_names_who_leads_and_that_it_is_in_turn(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = invented_edition(catalog, speeds=tiny_speeds(0.01, middle=2, large=3))
    let_share(edition, "layer", monkeypatch)
    told = rows(speeds_table(weighed(edition, ("middle", 2, "street_new"))))["Drawing"][-1]
    assert told.startswith("Large 1.5 times, in turn")


def test_models_on_two_cards_have_the_speed_of_both_ways(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = with_models(invented_edition(catalog))
    ways = {2: GenerationSpeed("measured", Ends(51, 60, 72))}
    monkeypatch.setattr(tables, "tensor_speed_of", lambda *known: ways.get(known[-1]))
    monkeypatch.setattr(tables, "model_of", lambda *_: ["fits", 30, 25, 37, 1])
    both = weighed(edition, ("small", 2, "street_new"), ("small", 1, "used"))
    pair, alone = rows(models_table(both))["Eight"]
    assert pair.endswith("25–37 tokens/s, estimated, tensor parallel: 51–72 tokens/s, measured")
    assert alone.endswith("25–37 tokens/s, estimated")


def test_models_say_where_a_screen_on_the_card_decides(catalog: Catalog) -> None:
    tight = with_models(invented_edition(catalog, small={"memory": {"size_gb": 7.5}}))
    both = weighed(tight, ("small", 1, "street_new"), ("middle", 1, "street_new"))
    close, roomy = rows(models_table(both))["Eight"]
    assert close.startswith("fits with a screen: borderline, 32,768 tokens: does not fit")
    assert roomy.startswith("fits speed")
