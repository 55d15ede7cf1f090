from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.fit.tensor_facts import tensor_facts
from macros.facts.catalog import Catalog
from tests.advice.generation.test_generation_model import BANDWIDTHS, TESTS, bare
from tests.advice.generation.test_tensor_model import shared, sound

__all__ = ["bare"]


def test_without_measured_machines_nothing_is_told() -> None:
    assert tensor_facts(None) is None


def test_machines_are_counted(bare: Catalog) -> None:
    model = sound(bare, *(shared(bare, id_) for id_ in BANDWIDTHS))
    facts = tensor_facts(replace(model, counts=(2, 4)))
    assert facts
    assert (facts["counts"], facts["machines"]) == ([2, 4], 4)
    assert facts["mixtures"] is None


def test_only_formats_that_programs_read_have_measured_speeds(bare: Catalog) -> None:
    """The tests of these cards are in 16 bits, which the answer on several cards reads."""
    model = sound(bare, *(shared(bare, id_) for id_ in BANDWIDTHS))
    facts = tensor_facts(model)
    assert facts
    assert list(facts["measured"]) == sorted(
        f"{id_}|small|{TESTS[0]['weights']}|2" for id_ in BANDWIDTHS
    )
    low, likely, high = facts["measured"]["one|small|bf16|2"]
    measured = model.measured(bare.gpus["one"], "small", "bf16", 2)
    assert measured
    assert likely == pytest.approx(measured.tokens_per_s.likely, rel=1e-4)
    assert low <= likely <= high
    unread = [
        replace(trial, test=trial.test.model_copy(update={"weights": "fp8"}))
        for trial in model.trials
    ]
    without = tensor_facts(replace(model, trials=tuple(unread)))
    assert without
    assert without["measured"] == {}
