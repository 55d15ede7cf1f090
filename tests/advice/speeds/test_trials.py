from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.speeds.performance import performance
from macros.advice.speeds.trials import plain_without_cards, without_campaigns, without_cards
from macros.facts.catalog import Catalog
from tests.tiny import TODAY
from tests.tiny_speeds import FIGURES, card, dataset, racing_catalog, run, seconds


def test_true_model_makes_no_errors_and_the_plain_fit_makes_none_either(catalog: Catalog) -> None:
    racing = racing_catalog(catalog)
    model = performance(racing, TODAY).models["racing"]
    own, plain = without_cards(model), plain_without_cards(model, racing.gpus)
    assert own is not None
    assert plain is not None
    assert own.cases == plain.cases == len(FIGURES)
    assert (own.worst, plain.worst) == pytest.approx((0, 0), abs=1e-6)


def test_plain_fit_has_the_memory_and_the_tensor_cores_alone(catalog: Catalog) -> None:
    racing = racing_catalog(catalog, terms=["tensor"])
    model = performance(racing, TODAY).models["racing"]
    own, plain = without_cards(model), plain_without_cards(model, racing.gpus)
    assert own is not None
    assert plain is not None
    assert plain.worst < 0.01 < own.median


def test_work_without_a_fit_has_no_trial(catalog: Catalog) -> None:
    racing = racing_catalog(catalog, cards=range(5))
    model = performance(racing, TODAY).models["racing"]
    assert without_cards(model) is None
    assert plain_without_cards(model, racing.gpus) is None


def test_campaign_that_agrees_but_for_its_software_is_told_well(catalog: Catalog) -> None:
    racing = racing_catalog(catalog)
    other = [run(card(n), 3 / seconds(FIGURES[n])) for n in range(11)]
    racing = replace(racing, datasets={**racing.datasets, "other": dataset(other)})
    trial = without_campaigns(racing, "racing", card(0))
    assert trial is not None
    assert trial.cases == 23
    assert trial.worst == pytest.approx(0, abs=1e-6)


def test_campaign_that_contradicts_the_others_falls_outside(catalog: Catalog) -> None:
    racing = racing_catalog(catalog)
    odd = [run(card(n), (4 if n == 3 else 1) / seconds(FIGURES[n])) for n in range(12)]
    racing = replace(racing, datasets={**racing.datasets, "odd": dataset(odd)})
    trial = without_campaigns(racing, "racing", card(0))
    assert trial is not None
    assert trial.worst > 1
    assert (trial.coverage or 0) < 1
