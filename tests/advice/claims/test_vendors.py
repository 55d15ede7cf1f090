"""Claims about vendors show the ratios that decide them."""

from __future__ import annotations

from macros.facts.catalog import Catalog
from tests.claims import checked, claim_record, with_series
from tests.tiny import tiny_gpu, with_gpus


def company(catalog: Catalog, segment: str = "workstation") -> Catalog:
    """Return a card for companies (3,000 USD, 4 TFLOPS) beside two consumer cards."""
    known = with_series(catalog, "New", (100, 1), (300, 2))
    known = with_series(known, "Pro", (3000, 4))
    compute = {"fp32_tflops": 4}
    return with_gpus(known, tiny_gpu(known, "pro-0", segment=segment, compute=compute))


def test_company_card_shows_price_and_throughput_against_its_peer(catalog: Catalog) -> None:
    record = claim_record("datacenter-premium", families=["New"], claimed={"ratio": 10})
    claim = checked(company(catalog), record)
    (row,) = claim.rows
    assert row.id == "pro-0"
    assert row.values == {
        "usd": 3000,
        "peer": "new-1",
        "price_ratio": 10,
        "throughput_ratio": 2,
    }
    assert (claim.figures["low_ratio"], claim.figures["high_ratio"]) == (10, 10)


def test_published_ratio_counts_beside_those_of_the_catalogue(catalog: Catalog) -> None:
    published = {"name": "price_ratio", "value": 6, "source": "weekly-chip", "date": "2026-01"}
    record = claim_record(
        "datacenter-premium", families=["New"], claimed={"ratio": 10}, observations=[published]
    )
    claim = checked(company(catalog), record)
    assert claim.verdict == "partly"
    assert claim.figures == {"low_ratio": 6, "high_ratio": 10, "published_ratio": 6}
    assert [row.id for row in claim.rows] == ["pro-0", ""]


def test_consumer_card_is_no_card_for_companies(catalog: Catalog) -> None:
    record = claim_record("datacenter-premium", families=["New"], claimed={"ratio": 10})
    assert checked(company(catalog, "consumer"), record).verdict == "untestable"
    assert checked(company(catalog, "datacenter"), record).verdict == "confirmed"


def test_factor_of_tensor_cores_is_shown_for_each_card(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (100, 1), (200, 1))
    for place, (plain, tensor) in enumerate(((2, 8), (4, 20))):
        rates = {"fp32_tflops": plain, "tensor_fp16_dense_tflops": tensor}
        known = with_gpus(known, tiny_gpu(known, f"new-{place}", compute=rates))
    record = claim_record("tensor-core-factor", families=["New"], claimed={"ratio": 5})
    claim = checked(known, record)
    assert claim.figures == {"low_ratio": 4, "high_ratio": 5, "count": 2}
    assert [tuple(row.values.values()) for row in claim.rows] == [(2, 8, 4), (4, 20, 5)]


def test_price_for_each_gigabyte_is_the_median_of_a_type_of_memory(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (160, 1), (320, 1), (1600, 1))
    known = with_gpus(known, tiny_gpu(known, "new-2", memory={"type": "HBM2", "size_gb": 32}))
    claim = checked(known, claim_record("memory-type-price"))
    by_id = {row.id: row.values["usd_per_gb"] for row in claim.rows}
    assert (by_id["new-0"], by_id["new-1"], by_id["new-2"]) == (10, 20, 50)
    assert claim.figures["hbm2_usd"] == 50
    assert claim.figures["gddr6_usd"] == 20  # between 10, 20 and the 37.50 of Boreal One
