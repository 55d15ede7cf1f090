"""Invented computers whose main memory reaches a known share: the model finds it again."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.generation.main_memory_model import (
    HostTrial,
    MainMemoryModel,
    fitted_main_memory,
    main_memory_model,
)
from macros.advice.generation.main_memory_work import experts_passed, halves, usual_expert_share
from macros.advice.memory.shape import shape_of_figures
from macros.facts.catalog import Catalog
from macros.facts.records.main_memory import MainMemoryRun
from tests.advice.generation.test_generation_model import (
    BANDWIDTHS,
    bare,
    measured_runs,
    read_of,
    seconds,
    with_runs,
)
from tests.tiny import TODAY, tiny_gpu
from tests.tiny_models import tiny_model

__all__ = ["bare"]

DENSE = shape_of_figures(
    parameters=8e9, layers=32, hidden=4096, heads=32, kv_heads=8, vocabulary=128_256
)
MIXTURE = shape_of_figures(
    parameters=30e9,
    active_parameters=8e9,
    layers=32,
    hidden=4096,
    heads=32,
    kv_heads=8,
    vocabulary=128_256,
)


def trial(host: str, share: float, *, is_mixture: bool = False, card_s: float = 0.01) -> HostTrial:
    """Return a run that reads for 0.1 s at full bandwidth and reaches a share of it."""
    run = MainMemoryRun.model_validate(
        {
            "model": "wren-1b",
            "weights": "gguf-q4-k-m",
            "host": host,
            "host_memory": "DDR5",
            "host_memory_gb_s": 100,
            "tokens_per_s": 1 / (card_s + 0.1 / share),
            "software": "llama.cpp",
            "source": "weekly-chip",
            "url": "https://weekly-chip.example/runs",
        }
    )
    return HostTrial(run, is_mixture, card_s, 0.1)


def fitted(*trials: HostTrial) -> MainMemoryModel:
    model = fitted_main_memory(trials)
    assert model
    return model


def test_the_share_that_all_reach_is_found_and_nothing_is_uncertain() -> None:
    model = fitted(*(trial(host, 0.6) for host in "abcd"))
    assert model.shares[False] == pytest.approx(0.6)
    assert model.reach == pytest.approx(0, abs=1e-9)
    assert (model.hosts, model.held) == (4, 1)


def test_mixtures_have_a_share_of_their_own() -> None:
    mixed = [trial(host, 0.4, is_mixture=True) for host in "abc"]
    model = fitted(*mixed, *(trial(host, 0.6) for host in "abc"))
    assert model.shares == pytest.approx({True: 0.4, False: 0.6})


def test_a_computer_counts_once_however_often_it_was_measured() -> None:
    often = [trial("slow", 0.3) for _ in range(20)]
    assert fitted(*often, *(trial(host, 0.6) for host in "abc")).shares[False] == pytest.approx(0.6)


def test_a_range_holds_four_of_five_further_computers() -> None:
    shares = {"a": 0.5, "b": 0.55, "c": 0.6, "d": 0.65, "e": 0.9}
    model = fitted(*(trial(host, share, card_s=1e-6) for host, share in shares.items()))
    assert model.reach == pytest.approx(math.log(0.9 / 0.575), rel=1e-3)
    assert model.held >= 0.8


def test_too_few_computers_say_nothing() -> None:
    assert fitted_main_memory([trial("a", 0.6), trial("b", 0.6)]) is None
    assert fitted_main_memory([]) is None


def test_a_run_that_took_hardly_longer_than_its_card_proves_no_endless_bandwidth() -> None:
    quick = replace(trial("a", 0.6), card_s=10)
    assert quick.share == pytest.approx(0.1 / (0.1 * quick.taken_s))


def test_without_measurements_there_is_no_model(catalog: Catalog) -> None:
    assert main_memory_model(catalog, TODAY) is None


def test_layers_of_a_dense_model_lie_there_whole_and_the_head_stays_on_the_card() -> None:
    parts = halves(DENSE, 100, each=1, head=20, host_layers=8, experts=0)
    assert (parts.host_bytes, parts.card_bytes, parts.card_layers) == (20, 80, 24)


def test_experts_alone_of_a_mixture_lie_there_and_all_layers_pass_the_card() -> None:
    parts = halves(MIXTURE, 100, each=0.5, head=20, host_layers=8, experts=160)
    assert (parts.host_bytes, parts.card_bytes, parts.card_layers) == (20, 80, 32)


def test_experts_are_what_attention_and_embeddings_leave() -> None:
    attention = 32 * 2 * 4096 * (4096 + 1024)
    embeddings = 2 * 128_256 * 4096
    assert experts_passed(MIXTURE, 0.7) == pytest.approx(8e9 - embeddings - attention)
    unknown = replace(MIXTURE, attention_width=None)
    assert experts_passed(unknown, 0.7) == pytest.approx(0.7 * (8e9 - embeddings))


def test_usual_share_of_experts_is_the_middle_one_of_mixtures_with_known_layers(
    catalog: Catalog,
) -> None:
    plain = [{"kind": "full", "layers": 4, "kv_heads": 4, "head_dim": 100}]
    shape = {"hidden_size": 1000, "attention_heads": 8, "attention": plain, "vocabulary": 5000}
    sizes = {"small": 0.05, "middle": 0.1, "large": 0.5}
    mixtures = {
        id_: tiny_model(
            parameters={"total_billion": 1, "active_billion": active}, tied_embeddings=True, **shape
        )
        for id_, active in sizes.items()
    }
    dense = tiny_model(parameters={"total_billion": 1, "active_billion": 1}, **shape)
    unknown = tiny_model(
        parameters={"total_billion": 1, "active_billion": 0.3},
        **{**shape, "attention": [{"kind": "linear", "layers": 4, "state_elements": 10}]},
    )
    attention, left = 4 * 2 * 1000 * (800 + 400), 0.1e9 - 5000 * 1000
    known = {**mixtures, "dense": dense, "unknown": unknown}
    found = usual_expert_share(replace(catalog, models=known))
    assert found == pytest.approx(1 - attention / left)
    only = {"dense": dense, "unknown": unknown}
    assert usual_expert_share(replace(catalog, models=only)) == 1.0


SHARE_OF_DIMM, HOSTS = 0.5, "abc"


def host_run(host: str, tokens_per_s: float, **changes: Any) -> MainMemoryRun:
    run = trial(host, 1.0).run
    return MainMemoryRun.model_validate(
        {**run.model_dump(), "model": "small", "tokens_per_s": tokens_per_s, **changes}
    )


def with_hosts(catalog: Catalog, *runs: MainMemoryRun) -> MainMemoryModel | None:
    """Return the model of a catalogue whose cards were measured, and these computers."""
    known = with_runs(catalog, *measured_runs(catalog))
    return main_memory_model(replace(known, main_memory_runs=runs), TODAY)


def on_processor(catalog: Catalog) -> list[MainMemoryRun]:
    """Return runs without a card that reach half the bandwidth of 100 GB/s, in 16 bits."""
    seconds = read_of(catalog, "small") / (100e9 * SHARE_OF_DIMM)
    return [host_run(host, 1 / seconds, weights="bf16") for host in HOSTS]


def test_processor_alone_reads_all_of_a_model(bare: Catalog) -> None:
    model = with_hosts(bare, *on_processor(bare))
    assert model
    assert model.shares == pytest.approx({False: SHARE_OF_DIMM})
    assert model.hosts == 3


def test_file_of_another_format_is_read_by_its_bits(bare: Catalog) -> None:
    """All weights but the embeddings, which are looked up, are read in 8 bits."""
    seconds = read_of(bare, "small") / 2 / (100e9 * SHARE_OF_DIMM)
    bits = {"weights": None, "bits_per_weight": 8}
    model = with_hosts(bare, *(host_run(host, 1 / seconds, **bits) for host in HOSTS))
    assert model
    assert model.shares == pytest.approx({False: SHARE_OF_DIMM})


def test_layers_on_the_card_take_its_time_and_the_rest_that_of_main_memory(bare: Catalog) -> None:
    read, head = read_of(bare, "small"), 50_000 * 1000 * 2
    host_bytes = (read - head) * 15 / 20
    card_s = seconds(read - host_bytes, BANDWIDTHS["two"], layers=5)
    taken = card_s + host_bytes / (100e9 * SHARE_OF_DIMM)
    part = {"weights": "bf16", "accelerator": "two", "card_layers": 5}
    model = with_hosts(bare, *(host_run(host, 1 / taken, **part) for host in HOSTS))
    assert model
    assert model.shares == pytest.approx({False: SHARE_OF_DIMM})


@pytest.mark.parametrize(
    "change",
    [{"set_aside": "It was throttled."}, {"host_memory_gb_s": None}, {"date": "2026-12-01"}],
)
def test_only_runs_on_known_memory_by_the_day_count(bare: Catalog, change: dict[str, Any]) -> None:
    runs = on_processor(bare)
    changed = MainMemoryRun.model_validate({**runs[0].model_dump(), **change})
    assert with_hosts(bare, *runs)
    assert with_hosts(bare, changed, *runs[1:]) is None
    dated = MainMemoryRun.model_validate({**runs[0].model_dump(), "date": str(TODAY)})
    assert with_hosts(bare, dated, *runs[1:])


def test_card_of_a_class_that_nobody_measured_tells_nothing(bare: Catalog) -> None:
    stacked = tiny_gpu(bare, "two", id="stacked", memory={"type": "HBM3"})
    known = replace(bare, gpus={**bare.gpus, "stacked": stacked})
    part = {"weights": "bf16", "accelerator": "stacked", "card_layers": 5}
    assert with_hosts(known, *(host_run(host, 20, **part) for host in HOSTS)) is None
