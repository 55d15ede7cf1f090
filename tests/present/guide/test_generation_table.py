from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from macros.advice.speeds.performance import Performance
from macros.advice.speeds.speed import Speeds
from macros.facts.catalog import Catalog
from macros.present.guide import generation_table
from macros.present.guide.generation_table import generation_constants
from macros.present.words.language import Language
from tests.advice.generation.test_generation_model import bare, measured_runs, with_runs
from tests.built.documents import Element, parse
from tests.present.guide.test_power_tables import rows
from tests.tiny import TODAY

__all__ = ["bare"]
UNMEASURED = Performance(Speeds("one", {}), {})


@pytest.fixture
def measured(bare: Catalog) -> Catalog:
    return with_runs(bare, *measured_runs(bare))


def page(catalog: Catalog) -> Element:
    language = Language.of(catalog, "en")
    return parse(str(generation_constants(catalog, UNMEASURED, language, TODAY)))


def test_share_of_bandwidth_is_told_by_class_of_memory(measured: Catalog) -> None:
    found = page(measured)
    # "two" takes 51 milliseconds for the large model; at full bandwidth reading took 40.
    assert rows(found.one("table")) == [["GDDR", "4", "80%", "78%"]]
    assert "50" in found.text  # microseconds of a layer
    assert "7" in found.text  # trials


def test_nothing_is_told_where_too_little_was_measured(bare: Catalog) -> None:
    assert page(bare).all() == []


def told(measured: Catalog, patch: pytest.MonkeyPatch, name: str, model: Any) -> str:
    patch.setattr(generation_table, name, lambda *_: model)
    return page(measured).text


def test_prompts_are_told_with_what_they_rest_on(
    measured: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    trials = [SimpleNamespace(gpu=id_) for id_ in ("one", "one", "two")]
    model = SimpleNamespace(
        mixture=2.25,
        attention=3.5,
        trials=trials,
        reach=0.2231,
        kin_reach=0.1823,
        mixture_reach=0.4055,
    )
    said = told(measured, monkeypatch, "prompt_model", model)
    for figure in ("2.25", "3.5", "1.25", "1.2", "1.5"):
        assert figure in said
    surer = SimpleNamespace(**{**vars(model), "mixture_reach": 0.01})
    assert "1.5" not in told(measured, monkeypatch, "prompt_model", surer)


def test_main_memory_is_told_with_its_shares(
    measured: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = SimpleNamespace(shares={False: 0.61}, hosts=17, trials=[None] * 23, reach=0.6931)
    said = told(measured, monkeypatch, "main_memory_model", model)
    for figure in ("61%", "17", "23", "not known"):
        assert figure in said
    both = SimpleNamespace(**{**vars(model), "shares": {False: 0.61, True: 0.43}})
    said = told(measured, monkeypatch, "main_memory_model", both)
    assert "43%" in said
    assert "not known" not in said


def test_cards_that_share_layers_are_told_by_their_link(
    measured: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached = {"NVLink": [0.71, 0.8, 0.93], "PCIe": []}
    model = SimpleNamespace(
        errors=[None] * 19, mixtures=[0.84, 1.46], reach=0.2231, held=0.87, reached=reached.get
    )
    said = told(measured, monkeypatch, "tensor_model", model)
    for figure in ("71% to 93%", "0.84", "1.5", "87%", "19", "not known"):
        assert figure in said
    assert "80%–" not in said
