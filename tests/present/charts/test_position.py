from __future__ import annotations

import re
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.fields import BANDWIDTH, FP32, MEMORY, TDP
from macros.facts.records.products import Gpu
from macros.present.charts.position import Standing, position_chart, standings
from macros.present.words.language import Language
from tests.charts import csv_rows, details_in, points_in
from tests.tiny import only_gpus, tiny_gpu


def sizes(catalog: Catalog, *gigabytes: float, **changes: Any) -> Catalog:
    """Return a catalogue of products that differ in memory alone, called g0, g1, and so on."""
    gpus = [
        tiny_gpu(catalog, "boreal-one", id=f"g{n}", name=f"G{n}", memory={"size_gb": size})
        for n, size in enumerate(gigabytes)
    ]
    return only_gpus(catalog, *(tiny_gpu(only_gpus(catalog, g), g.id, **changes) for g in gpus))


def standing(catalog: Catalog, gpu: Gpu, path: str = MEMORY) -> Standing:
    (own,) = (place for place in standings(catalog, gpu) if place.line.field.path == path)
    return own


def test_rank_counts_those_with_more(catalog: Catalog) -> None:
    known = sizes(catalog, 8, 32, 16, 24)
    ranks = [standing(known, gpu).rank for gpu in known.gpus.values()]
    assert ranks == [4, 1, 3, 2]


def test_equal_figures_share_the_better_rank(catalog: Catalog) -> None:
    known = sizes(catalog, 8, 16, 16, 32)
    ranks = [standing(known, gpu).rank for gpu in known.gpus.values()]
    assert ranks == [4, 2, 2, 1]


def test_rank_is_told_among_all_of_the_segment(catalog: Catalog, english: Language) -> None:
    known = sizes(catalog, 8, 16, 32)
    chart = position_chart(known, known.gpus["g1"], english)
    assert chart is not None
    assert chart.finding.startswith(
        "Of all consumer products released so far, it is number 2 of 3 for memory"
    )


def test_other_segments_do_not_count(catalog: Catalog) -> None:
    known = sizes(catalog, 8, 16, 32)
    other = tiny_gpu(catalog, "boreal-one", id="x", segment="datacenter", memory={"size_gb": 99})
    both = only_gpus(catalog, *known.gpus.values(), other)
    assert standing(both, known.gpus["g2"]).rank == 1
    assert standings(both, other) == []


@pytest.mark.parametrize(("count", "drawn"), [(1, False), (2, False), (3, True)])
def test_segment_of_few_products_has_no_positions(
    catalog: Catalog, english: Language, count: int, drawn: bool
) -> None:
    known = sizes(catalog, *range(8, 8 + count))
    assert bool(position_chart(known, known.gpus["g0"], english)) is drawn


def test_announced_product_has_no_position_and_takes_none(
    catalog: Catalog, english: Language
) -> None:
    known = sizes(catalog, 8, 16, 32)
    preview = tiny_gpu(catalog, "boreal-one", id="x", preview=True, memory={"size_gb": 64})
    both = only_gpus(catalog, *known.gpus.values(), preview)
    assert position_chart(both, preview, english) is None
    assert standing(both, known.gpus["g2"]).rank == 1
    assert len(standing(both, known.gpus["g2"]).line.values) == 3


def test_unknown_figure_has_no_rank(catalog: Catalog) -> None:
    known = sizes(catalog, 8, 16, 32, 64)
    silent = tiny_gpu(known, "g0", power={"tdp_w": None}, compute={"tensor_basis": None})
    both = only_gpus(known, *{**known.gpus, "g0": silent}.values())
    assert [place.line.field.path for place in standings(both, silent)] == [
        MEMORY,
        BANDWIDTH,
        FP32,
    ]
    assert len(standing(both, known.gpus["g1"], TDP).line.values) == 3


def test_figure_that_few_know_has_no_ranks(catalog: Catalog) -> None:
    known = sizes(catalog, 8, 16, 32, power={"tdp_w": None})
    powered = tiny_gpu(known, "g0", power={"tdp_w": 100})
    both = only_gpus(known, *{**known.gpus, "g0": powered}.values())
    assert TDP not in [place.line.field.path for place in standings(both, powered)]


def test_place_is_on_a_logarithmic_scale_from_the_lowest_to_the_highest(
    catalog: Catalog,
) -> None:
    known = sizes(catalog, 8, 16, 32, 128)
    places = [standing(known, gpu).place for gpu in known.gpus.values()]
    assert places == pytest.approx([0, 0.25, 0.5, 1])


def test_where_all_are_equal_they_stand_in_the_middle(catalog: Catalog) -> None:
    known = sizes(catalog, 16, 16, 16)
    assert standing(known, known.gpus["g0"]).place == 0.5


def test_every_product_has_a_tick_and_this_one_a_mark(catalog: Catalog, english: Language) -> None:
    known = sizes(catalog, 8, 16, 32)
    chart = position_chart(known, known.gpus["g1"], english)
    assert chart is not None
    ticks, mark = chart.plot["data"]
    row = [(n, x) for n, x, y in zip(ticks["text"], ticks["x"], ticks["y"], strict=True) if y == 0]
    assert row == [("G0", 0), ("G1", 0.5), ("G2", 1)]
    assert (mark["name"], mark["x"][0], mark["y"]) == ("G1", 0.5, list(range(len(mark["x"]))))
    assert set(points_in(chart)) == {english.text("chart.position.others"), "G1"}


def test_pointing_at_a_product_tells_its_figure(catalog: Catalog, english: Language) -> None:
    known = sizes(catalog, 8, 16, 32, compute={"fp32_tflops": None}, power={"tdp_w": None})
    chart = position_chart(known, known.gpus["g1"], english)
    assert chart is not None
    ticks = chart.plot["data"][0]
    assert ticks["customdata"][:3] == ["8 GB", "16 GB", "32 GB"]
    assert details_in(chart)["G1"] == "80 TFLOPS"


def test_names_and_values_stand_above_their_lines_and_the_ends_below(
    catalog: Catalog, english: Language
) -> None:
    known = sizes(catalog, 8, 16, 32)
    chart = position_chart(known, known.gpus["g1"], english)
    assert chart is not None
    notes = chart.plot["layout"]["annotations"]
    above = [(note["text"], note["y"]) for note in notes if note["yshift"] > 0]
    below = [note["text"] for note in notes if note["yshift"] < 0]
    assert above[:2] == [(english.text("field.memory.size_gb"), 0), ("16 GB", 0)]
    assert below == [english.text("chart.position.lowest"), english.text("chart.position.highest")]


def test_data_hold_rank_and_ends_of_each_figure(catalog: Catalog, english: Language) -> None:
    known = sizes(catalog, 8, 16, 32)
    chart = position_chart(known, known.gpus["g1"], english)
    assert chart is not None
    assert csv_rows(chart)[0] == {
        "figure": f"field.{MEMORY}",
        "value": 16,
        "rank": 2,
        "count": 3,
        "lowest": 8,
        "highest": 32,
    }
    assert re.findall(r"\d+", chart.rows[0][1].text) == ["16"]


def test_remarks_name_the_newest_and_the_oldest_product(
    catalog: Catalog, english: Language
) -> None:
    known = sizes(catalog, 8, 16, 32)
    younger = tiny_gpu(known, "g2", released="2026-01")
    both = only_gpus(known, *{**known.gpus, "g2": younger}.values())
    chart = position_chart(both, younger, english)
    assert chart is not None
    dates = {"newest": "January 2026", "oldest": "5 March 2024"}
    assert chart.remarks[-1] == english.text("chart.released", **dates)


def test_modified_cards_are_said_to_be_left_out(catalog: Catalog, english: Language) -> None:
    known = sizes(catalog, 8, 16, 32)
    changed = tiny_gpu(catalog, "boreal-one", id="x", modified=True, memory={"size_gb": 99})
    both = only_gpus(catalog, *known.gpus.values(), changed)
    chart = position_chart(both, both.gpus["g2"], english)
    assert chart is not None
    assert chart.finding.startswith(
        "Of all consumer products released so far, modified cards left out, it is number 1 of 3"
    )
