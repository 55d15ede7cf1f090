from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.generation.generation_model import generation_speed
from macros.advice.generation.relative_speeds import MODELS, measured_classes, with_token_speeds
from macros.advice.memory.held import FOUR_BITS
from macros.advice.speeds.performance import Performance, performance
from macros.advice.speeds.speed import Speed, Speeds
from macros.facts.catalog import Catalog
from tests.advice.generation.test_generation_model import measured_runs, unmeasured, with_runs
from tests.tiny import TODAY, tiny_gpu
from tests.tiny_speeds import racing_catalog

WORK, MODEL = "llm-decode-30b", MODELS["llm-decode-30b"]


@pytest.fixture
def written(catalog: Catalog) -> Catalog:
    """Return four accelerators that wrote text, and one with another memory that did not."""
    bare = unmeasured(catalog)
    known = with_runs(bare, *measured_runs(bare))
    fast = known.gpus["four"].memory.model_copy(update={"bandwidth_gb_s": 3200})
    large = tiny_gpu(catalog, "boreal-one", id="large", name="large", aliases=())
    large = large.model_copy(update={"memory": fast})
    models = {**known.models, MODEL: known.models["large"].model_copy(update={"id": MODEL})}
    return replace(known, gpus={**known.gpus, "large": large}, models=models)


def told(written: Catalog, kind: str, monkeypatch: pytest.MonkeyPatch, classes: str) -> Speed:
    """Return the speed of the large one, of which a fit says that it is nine times as fast."""
    speeds = {
        id_: Speed(WORK, id_, "measured" if id_ != "large" else kind, value, value, value)  # type: ignore[arg-type]
        for id_, value in (("one", 1.0), ("large", 9.0))
    }
    module = "macros.advice.generation.relative_speeds.measured_classes"
    monkeypatch.setattr(module, lambda *_: frozenset({classes}))
    found = Performance(Speeds("one", {WORK: speeds}), {WORK: None})  # type: ignore[dict-item]
    speed = with_token_speeds(found, written, TODAY).speeds.of(WORK, "large")
    assert speed
    return speed


def test_memory_of_a_class_that_nobody_measured_is_told_by_tokens_a_second(
    written: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    speed = told(written, "estimated", monkeypatch, "HBM")
    own, base = (
        generation_speed(written, written.gpus[id_], MODEL, FOUR_BITS, TODAY)
        for id_ in ("large", "one")
    )
    assert own
    assert base
    assert speed.value == pytest.approx(own.tokens_per_s.likely / base.tokens_per_s.likely)
    assert (speed.kind, speed.extrapolated) == ("estimated", True)


def test_what_was_measured_and_memory_of_a_measured_class_stay(
    written: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told(written, "measured", monkeypatch, "HBM").value == 9
    assert told(written, "estimated", monkeypatch, "GDDR").value == 9


def test_a_class_counts_as_measured_from_three_accelerators_on(catalog: Catalog) -> None:
    racing = racing_catalog(catalog)
    model = performance(racing, TODAY).models["racing"]
    assert len(measured_classes(model, racing.gpus)) == 1
    few = {point.id for point in model.points[:2]}
    other = replace(model, points=tuple(p for p in model.points if p.id in few))
    assert measured_classes(other, racing.gpus) == frozenset()
