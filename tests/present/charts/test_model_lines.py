from __future__ import annotations

import math
from itertools import pairwise

import pytest

from macros.advice.memory.cases import RUN_TOKENS
from macros.advice.memory.held import need_gib, verdict
from macros.facts.catalog import Catalog
from macros.present.charts.memory import bandwidth_against_memory
from macros.present.charts.model_lines import MODELS, lines_remark, model_lines, notes_of
from macros.present.charts.svg.arrangement import NARROW, arranged, note_spots
from macros.present.charts.svg.text_width import text_width
from macros.present.words.language import Language
from tests.charts import drawing_of
from tests.editions import edition_of
from tests.real_data import real_catalog


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


def test_lines_rise_with_the_models_within_the_chart(real: Catalog) -> None:
    lines = model_lines(real, 1, 1000)
    assert [one.model.id for one in lines] == list(MODELS)
    assert [one.size for one in lines] == ["8B", "27B", "70B", "120B"]
    assert [one.memory_gb for one in lines] == sorted(one.memory_gb for one in lines)
    inside = model_lines(real, lines[0].memory_gb, lines[-1].memory_gb)
    assert inside == lines[1:-1]


def test_a_card_right_of_a_line_holds_the_model(real: Catalog) -> None:
    for one in model_lines(real, 1, 1000):
        need = need_gib(real, one.model.id, RUN_TOKENS)
        assert need is not None
        assert verdict(need, one.memory_gb) == "fits"
        assert verdict(need, one.memory_gb * 0.99) != "fits"


def test_remark_names_each_model_with_its_memory(real: Catalog) -> None:
    lines = model_lines(real, 1, 1000)
    english = Language.of(real, "en")
    (remark,) = lines_remark(lines, english)
    for one in lines:
        assert f"{one.model.name} ({math.ceil(one.memory_gb)} GB)" in remark
    assert lines_remark([], english) == []


def test_a_catalogue_without_models_has_no_lines(catalog: Catalog) -> None:
    assert model_lines(catalog, 1, 1000) == []


@pytest.mark.parametrize("code", ["en", "ja"])
def test_names_of_lines_do_not_cover_each_other(real: Catalog, code: str) -> None:
    chart = bandwidth_against_memory(edition_of(real), Language.of(real, code))
    arrangement = arranged(chart, NARROW)
    notes = chart.plot["layout"]["annotations"]
    assert [note["text"] for note in notes] == [one.size for one in model_lines(real, 2, 1000)]
    spots = note_spots(chart.plot, arrangement.area)
    ends = []
    for note, (x, y) in zip(notes, spots, strict=True):
        width = text_width(note["text"]) * NARROW.font
        left = x - width if note["xanchor"] == "right" else x
        ends.append((left, left + width))
        assert y - NARROW.font / 2 >= arrangement.area.top - NARROW.font
    assert all(right < left for (_, right), (left, _) in pairwise(ends))
    assert drawing_of(chart, NARROW).findall("text")


def test_notes_stand_at_the_upper_ends(real: Catalog) -> None:
    lines = model_lines(real, 1, 1000)
    notes = notes_of(lines, 5000)
    assert [round(10 ** note["x"], 6) for note in notes] == [
        round(one.memory_gb, 6) for one in lines
    ]
    assert {note["y"] for note in notes} == {math.log10(5000)}
