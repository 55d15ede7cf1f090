from __future__ import annotations

import re
from dataclasses import replace

from macros.facts.catalog import Catalog
from macros.present.evidence.overview import (
    CARDS,
    confidence_table,
    counts,
    data_status,
    kinds_table,
    quality_list,
    segment_leaders,
    start_cards,
)
from macros.present.words.language import Language
from tests.tiny import tiny_gpu, with_gpus


def numbers(html: str) -> list[str]:
    return re.findall(r'<td class="guide-number">(.*?)</td>', html)


def test_counts_are_those_of_the_catalogue(catalog: Catalog) -> None:
    known = {"gpus": 3, "prices": 3, "sources": 2, "vendors": 2}
    assert counts(catalog) == {**known, "cloud_prices": 0, "build_rules": 0}


def test_status_tells_how_much_is_known_and_how_fresh_it_is(
    catalog: Catalog, english: Language
) -> None:
    expected = english.text("home.updated", date="20 November 2026", newest="October 2026")
    status = data_status(catalog, english, "20 November 2026")
    assert status.startswith(english.text("home.counts", gpus=3, prices=3, sources=2))
    assert english.text("home.recalled", recalled=6, figures=33) in status
    assert status.endswith(expected)


def test_status_where_nothing_is_recalled_does_not_speak_of_it(
    catalog: Catalog, english: Language
) -> None:
    read = replace(catalog, gpus={"boreal-one": catalog.gpus["boreal-one"]})
    assert english.text("home.recalled", recalled=0, figures=23) not in (
        data_status(read, english, "today")
    )


def test_status_without_prices_names_no_newest_one(catalog: Catalog, english: Language) -> None:
    status = data_status(replace(catalog, gpus={}, prices={}), english, "today")
    assert status == english.text("home.counts", gpus=0, prices=0, sources=2)


def test_leaders_are_the_highest_on_sale_of_each_segment(
    catalog: Catalog, english: Language
) -> None:
    html = segment_leaders(catalog, english)
    leaders = re.findall(r'href="gpus/([\w-]+)/">[^<]*</a><small>([^<]*)</small>', html)
    expected = [("boreal-two", "24 GB"), ("boreal-two", "800 GB/s"), ("boreal-one", "80 TFLOPS")]
    assert leaders == expected


def test_announced_product_leads_nothing(catalog: Catalog, english: Language) -> None:
    assert "meridian-x" not in segment_leaders(catalog, english)
    on_sale = with_gpus(catalog, tiny_gpu(catalog, "meridian-x", preview=False))
    assert "meridian-x" in segment_leaders(on_sale, english)


def test_memory_that_is_no_longer_sold_leads_nothing(catalog: Catalog, english: Language) -> None:
    past = tiny_gpu(catalog, "boreal-two", memory={"withdrawn": "2026-03"})
    assert "boreal-two" not in segment_leaders(with_gpus(catalog, past), english)


def test_leader_among_equals_is_the_first_by_id(catalog: Catalog, english: Language) -> None:
    twin = tiny_gpu(catalog, "boreal-two", id="a-twin")
    html = segment_leaders(with_gpus(catalog, twin), english)
    assert "boreal-two" not in html
    assert html.count("gpus/a-twin/") == 2


def test_every_known_fact_is_counted_once_by_kind(catalog: Catalog, english: Language) -> None:
    # Boreal One: 23 facts from a data sheet; Boreal Two: 6 recalled; Meridian X: 4 secondary.
    assert numbers(kinds_table(catalog, english)) == ["23", "4", "6"]


def test_every_known_fact_is_counted_once_by_confidence(
    catalog: Catalog, english: Language
) -> None:
    assert numbers(confidence_table(catalog, english)) == ["23", "6", "4"]


def test_qualities_are_listed_with_their_meaning(english: Language) -> None:
    parts = quality_list(english).split(english.text("join.list"))
    assert parts[0] == f"A = {english.text('quality.A')}"
    assert len(parts) == 3


def test_cards_lead_to_the_parts_of_the_guide(catalog: Catalog, english: Language) -> None:
    links = re.findall(r'href="([^"]+)"', start_cards(catalog, english))
    assert links == [f"{name}/" for name in CARDS]


def test_cards_tell_what_the_catalogue_holds(catalog: Catalog, english: Language) -> None:
    html = start_cards(catalog, english)
    for name, facts in {
        "gpus": {"gpus": "3", "vendors": "2"},
        "charts": {"prices": "3"},
        "method": {"figures": "33", "high": english.percent(23 / 33)},
    }.items():
        assert english.text(f"home.card.{name}.text", **facts) in html


def test_cards_of_an_empty_catalogue_count_nothing(catalog: Catalog, english: Language) -> None:
    html = start_cards(replace(catalog, gpus={}, prices={}), english)
    assert english.text("home.card.method.text", figures="0", high="0%") in html


def test_modified_product_leads_nothing(catalog: Catalog, english: Language) -> None:
    changed = tiny_gpu(catalog, "boreal-two", modified=True)
    assert "boreal-two" not in segment_leaders(with_gpus(catalog, changed), english)
