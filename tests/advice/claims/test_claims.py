from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.claims import CLAIMS
from macros.advice.claims.half_precision import memory_ratio, needed_share
from macros.advice.speeds.speed import Speed, Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.claims import ClaimRecord
from macros.facts.records.measurements import Dataset, Workload
from tests.advice.builds.test_speed_ups import dataset as runs_of
from tests.advice.builds.test_speed_ups import tiny_workload
from tests.claims import Figures, checked, claim_record, with_series
from tests.tiny import tiny_gpu, with_gpus

TWO = ["Old", "New"]
THREE = ["Old", "Middle", "New"]


def observation(name: str, value: float) -> dict[str, object]:
    return {"name": name, "value": value, "source": "weekly-chip", "date": "2026-01"}


def two_series(catalog: Catalog, factor: float) -> Catalog:
    """Return a catalogue whose newer series gives `factor` times as much for the money."""
    older = with_series(catalog, "Old", (100, 1), (200, 2))
    return with_series(older, "New", (100, factor), (200, 2 * factor))


@pytest.mark.parametrize(
    ("factor", "verdict"),
    [(2, "confirmed"), (1.8, "confirmed"), (1.6, "partly"), (1.4, "refuted"), (3, "partly")],
)
def test_gain_is_confirmed_when_it_is_about_what_was_claimed(
    catalog: Catalog, factor: float, verdict: str
) -> None:
    record = claim_record("generation-value", families=TWO, claimed={"ratio": 2})
    claim = checked(two_series(catalog, factor), record)
    assert claim.verdict == verdict
    assert claim.figures["ratio"] == pytest.approx(factor)


def test_mean_of_a_series_is_that_of_its_cards(catalog: Catalog) -> None:
    record = claim_record("generation-value", families=TWO, claimed={"ratio": 2})
    claim = checked(two_series(catalog, 2), record)
    assert claim.figures["older"] == pytest.approx(10)  # GFLOPS per USD
    assert [row.id for row in claim.rows] == ["old-0", "old-1", "new-0", "new-1"]
    assert set(claim.inputs) >= {"old-0", "new-1", "borealis-data-sheet"}


def test_card_that_came_after_the_claim_takes_no_part(catalog: Catalog) -> None:
    late = claim_record(
        "generation-value", families=TWO, claimed={"ratio": 2}, cards_until="2023-01"
    )
    assert checked(two_series(catalog, 2), late).verdict == "untestable"


@pytest.mark.parametrize(("factor", "verdict"), [(1, "confirmed"), (1.3, "refuted")])
def test_value_has_stalled_when_the_newer_series_gives_no_more(
    catalog: Catalog, factor: float, verdict: str
) -> None:
    record = claim_record("value-stalled", families=TWO)
    assert checked(two_series(catalog, factor), record).verdict == verdict


@pytest.mark.parametrize(
    ("cards", "verdict"),
    [
        (((100, 2), (200, 3), (300, 4)), "confirmed"),  # starts at 1 TFLOPS
        (((100, 1), (200, 2), (300, 3)), "partly"),  # a line, but through zero
        (((100, 1), (200, 5), (300, 1.1)), "refuted"),  # no line
    ],
)
def test_line_over_price_must_miss_the_origin(
    catalog: Catalog, cards: tuple[Figures, ...], verdict: str
) -> None:
    older = with_series(catalog, "Old", (100, 1), (200, 2), (300, 3))
    record = claim_record("affine-price", families=TWO)
    assert checked(with_series(older, "New", *cards), record).verdict == verdict


@pytest.mark.parametrize(
    ("titan", "scatter", "verdict"),
    [(3, 2, "confirmed"), (6, 2, "partly"), (3, 9, "partly"), (30, 9, "refuted")],
)
def test_premium_cards_are_held_against_ordinary_ones(
    catalog: Catalog, titan: float, scatter: float, verdict: str
) -> None:
    known = with_series(catalog, "New", (100, 1), (200, scatter), (300, 3))
    known = with_series(known, "New", (600, titan), name="Giant")
    record = claim_record("titan-premium", families=["New"], premium_name="giant")
    assert checked(known, record).verdict == verdict


def power_claim(catalog: Catalog, *efficiencies: float) -> str:
    for family, value in zip(THREE, efficiencies, strict=True):
        cards = [(usd, usd / 100, usd * 10 / value) for usd in (100, 200, 300)]
        catalog = with_series(catalog, family, *cards)
    return checked(catalog, claim_record("power-by-generation", families=THREE)).verdict


def test_last_series_is_the_exception_when_it_does_no_more_per_watt(catalog: Catalog) -> None:
    assert power_claim(catalog, 10, 20, 20) == "confirmed"
    assert power_claim(catalog, 10, 20, 40) == "partly"


def test_point_above_what_a_card_can_reach_is_that_of_another(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (100, 1), (200, 2))
    points = [
        {"name": "0", "accelerator": "new-0", "usd": 100, "tflops": 2, "tdp_w": 100},
        {"name": "1", "accelerator": "new-1", "usd": 250, "tflops": 1.8, "tdp_w": 100},
        {"name": "Other", "usd": 1, "tflops": 1, "tdp_w": 100},
    ]
    claim = checked(known, claim_record("chart-data", points=points))
    assert [row.values["basis"] for row in claim.rows] == ["impossible", "below", "unknown"]
    assert claim.rows[0].values["matches"] == "new-1"
    assert (claim.verdict, claim.figures["prices_off"]) == ("refuted", 1)


def test_chart_on_one_basis_is_confirmed(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (100, 1), (200, 2))
    points = [
        {"name": "0", "accelerator": "new-0", "usd": 100, "tflops": 1, "tdp_w": 100},
        {"name": "1", "accelerator": "new-1", "usd": 200, "tflops": 2, "tdp_w": 100},
    ]
    assert checked(known, claim_record("chart-data", points=points)).verdict == "confirmed"


@pytest.mark.parametrize(("mixed", "verdict"), [(18, "partly"), (10, "confirmed")])
def test_memory_gain_depends_on_what_does_not_shrink(
    catalog: Catalog, mixed: float, verdict: str
) -> None:
    numbers = [observation("bytes_fp32", 16), observation("bytes_mixed", mixed)]
    record = claim_record("half-precision-memory", claimed={"ratio": 1.5}, observations=numbers)
    assert checked(catalog, record).verdict == verdict


def test_memory_gain_that_cannot_be_is_refuted(catalog: Catalog) -> None:
    numbers = [observation("bytes_fp32", 16), observation("bytes_mixed", 18)]
    record = claim_record("half-precision-memory", claimed={"ratio": 3}, observations=numbers)
    assert checked(catalog, record).verdict == "refuted"


def test_needed_share_of_activations_gives_the_claimed_ratio() -> None:
    assert memory_ratio(needed_share(1.5, 18 / 16), 18 / 16) == pytest.approx(1.5)
    assert memory_ratio(1, 18 / 16) == 2


def speeds(*values: tuple[str, float, float]) -> Speeds:
    """Return speeds at one workload, each with the factor to both ends of its interval."""
    known = {
        id_: Speed("cnn-training", id_, "measured", value, value / reach, value * reach)
        for id_, value, reach in values
    }
    return Speeds("new-0", {"cnn-training": known})


@pytest.mark.parametrize(
    ("cheap", "reach", "verdict"),
    [(0.8, 1.0, "confirmed"), (0.8, 2.0, "partly"), (0.2, 1.0, "refuted")],
)
def test_cheap_card_is_held_against_a_dear_one_with_the_interval(
    catalog: Catalog, cheap: float, reach: float, verdict: str
) -> None:
    known = with_series(catalog, "New", (100, 1), (200, 2))
    record = claim_record(
        "cheap-card-value",
        accelerators=["new-0", "boreal-two", "new-1"],
        claimed={"ratio": 5},
        observations=[observation("price_ratio", 4)],  # so the dear one costs 800
    )
    claim = checked(known, record, speeds(("new-0", cheap, reach), ("boreal-two", 1, 1.0)))
    assert claim.verdict == verdict
    assert claim.rows[0].values["value_ratio"] == pytest.approx(8 * cheap)


def test_claim_about_speed_needs_speeds(catalog: Catalog) -> None:
    record = claim_record("tpu-transformers", claimed={"ratio": 1.5})
    assert checked(catalog, record).verdict == "untestable"


@pytest.mark.parametrize(("four", "verdict"), [(3.8, "confirmed"), (2.0, "partly")])
def test_scaling_is_the_median_of_runs_with_the_same_batch_for_each_card(
    catalog: Catalog, four: float, verdict: str
) -> None:
    run = {"accelerator": "boreal-one", "test": "net", "precision": "fp16_amp"}
    runs = [
        {**run, "value": 100.0, "batch": 8},
        {**run, "value": 190.0, "batch": 16, "count": 2},
        {**run, "value": 100 * four, "batch": 32, "count": 4},
        {**run, "value": 100.0, "batch": 99, "count": 4},  # another batch: not comparable
    ]
    dataset = {
        "name": "Runs", "source": "weekly-chip", "url": "https://weekly-chip.example/runs",
        "kind": "measured", "confidence": "high", "software": "none", "date": "2026-01",
        "tests": [{"id": "net", "name": "Net", "unit": "images/s"}], "runs": runs,
    }  # fmt: skip
    floor = {"size_gb": 4, "source": "weekly-chip", "read_on": "2026-01", "reason": "Invented."}
    work = {
        "id": "cnn-training", "tests": ["net"], "precisions": ["fp16_amp"], "terms": ["tensor"],
        "platforms": ["CUDA"], "memory_floor": floor,
    }  # fmt: skip
    known = replace(
        catalog,
        datasets={"runs": Dataset.model_validate(dataset)},
        workloads={"cnn-training": Workload.model_validate(work)},
    )
    said = {"two": 1.9, "three": 2.8, "four": 3.5}
    claim = checked(known, claim_record("multi-gpu-scaling", claimed=said))
    assert claim.verdict == verdict
    assert claim.figures["four"] == pytest.approx(four)
    assert "three" not in claim.figures
    later = replace(known, gpus={})
    record = claim_record("multi-gpu-scaling", claimed=said)
    assert checked(later, record).verdict == "untestable"


@pytest.mark.parametrize(("two", "counts"), [(2.2, True), (2.5, False), (0.2, False)])
def test_speed_up_that_cannot_be_is_a_slip(catalog: Catalog, two: float, *, counts: bool) -> None:
    run = {"accelerator": "boreal-one"}
    runs = runs_of({**run, "value": 100}, {**run, "value": 100 * two, "count": 2})
    work = tiny_workload(id="cnn-training", tests=["cats"], precisions=["fp32"])
    known = replace(catalog, datasets={"cats": runs}, workloads={"cnn-training": work})
    said = {"two": 2, "three": 3, "four": 4}
    figures = checked(known, claim_record("multi-gpu-scaling", claimed=said)).figures
    assert ("two" in figures) is counts


def machines(*numbers: dict[str, object]) -> ClaimRecord:
    said = {"few_cards": 4, "few_machines": 1, "many_cards": 8, "many_machines": 2}
    return claim_record(
        "fewer-faster-cards",
        accelerators=["new-1", "new-0"],
        claimed=said,
        observations=list(numbers),
    )


def test_price_of_a_machine_decides_between_few_and_many_cards(catalog: Catalog) -> None:
    # 4 x 2 TFLOPS for 1,200 USD against 8 x 1 for 800: a second machine must make up for 400
    known = with_series(catalog, "New", (100, 1), (300, 2))
    assert checked(known, machines()).verdict == "untestable"
    assert checked(known, machines()).figures["break_even_usd"] == pytest.approx(400)
    dear, cheap = observation("platform_usd", 500), observation("platform_usd", 300)
    assert checked(known, machines(dear)).verdict == "confirmed"
    assert checked(known, machines(cheap)).verdict == "refuted"


@pytest.mark.parametrize(("tensor", "verdict"), [(5, "confirmed"), (8, "partly"), (30, "refuted")])
def test_factor_of_tensor_cores_is_a_range(catalog: Catalog, tensor: float, verdict: str) -> None:
    known = with_series(catalog, "New", (100, 1), (200, 1))
    factors = (5, tensor) if verdict != "refuted" else (tensor, tensor)
    for place, factor in enumerate(factors):
        rates = {"fp32_tflops": 1, "tensor_fp16_dense_tflops": factor}
        known = with_gpus(known, tiny_gpu(known, f"new-{place}", compute=rates))
    record = claim_record("tensor-core-factor", families=["New"], claimed={"ratio": 5})
    assert checked(known, record).verdict == verdict


@pytest.mark.parametrize(("usd", "verdict"), [(2000, "confirmed"), (600, "refuted")])
def test_company_card_is_held_against_the_dearest_consumer_card_of_its_architecture(
    catalog: Catalog, usd: float, verdict: str
) -> None:
    known = with_series(catalog, "New", (100, 1), (200, 2))
    known = with_series(known, "Pro", (usd, 2))
    known = with_gpus(known, tiny_gpu(known, "pro-0", segment="workstation"))
    record = claim_record("datacenter-premium", families=["New"], claimed={"ratio": 10})
    claim = checked(known, record)
    assert (claim.verdict, claim.rows[0].values["peer"]) == (verdict, "new-1")


def test_price_of_a_card_does_not_test_the_price_of_its_memory(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (160, 1))
    claim = checked(known, claim_record("memory-type-price"))
    assert (claim.verdict, claim.figures) == ("untestable", {"gddr6_usd": 23.75})


def test_clock_alone_tests_no_processor(catalog: Catalog) -> None:
    said = {"few_cores": 2, "few_ghz": 4, "many_cores": 6, "many_ghz": 2}
    claim = checked(catalog, claim_record("cpu-clock", claimed=said))
    assert claim.verdict == "untestable"
    assert (claim.figures["clock_ratio"], claim.figures["few_core_ghz"]) == (2, 8)


@pytest.mark.parametrize("id_", CLAIMS)
def test_claim_without_its_products_cannot_be_tested(catalog: Catalog, id_: str) -> None:
    said = {"ratio": 2, "two": 2, "three": 3, "four": 4, "few_cards": 1, "few_machines": 1}
    said |= {"many_cards": 2, "many_machines": 2, "few_cores": 1, "few_ghz": 1}
    said |= {"many_cores": 2, "many_ghz": 1}
    empty = replace(catalog, gpus={}, prices={})
    record = claim_record(id_, families=THREE[:2], claimed=said, accelerators=["a", "b"])
    if id_ == "cheap-card-value":
        record = claim_record(id_, claimed=said, accelerators=["a", "b", "c"])
    assert checked(empty, record).verdict == "untestable"
