from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.picks.standing import Standing, standings
from macros.facts.catalog import Catalog
from tests.advising import WORK, market_of_four
from tests.software_families import tiny_family, with_software

OLD = tiny_family("old", precisions=["fp32", "fp16", "bf16", "fp8", "int4"])
NEW = tiny_family("new", precisions=["fp32", "fp16", "tf32", "fp4"])


def standing(**fields: Any) -> Standing:
    return replace(Standing("supported", "CUDA", tiny_family("boreal")), **fields)


def test_formats_that_the_new_one_lacks_are_lost() -> None:
    assert standing(family=NEW).lost_from(standing(family=OLD)) == ("BF16", "FP8")
    assert standing(family=OLD).lost_from(standing(family=OLD)) == ()


def test_units_for_int4_are_no_loss() -> None:
    assert "INT4" not in standing(family=NEW).lost_from(standing(family=OLD))


def test_fp64_is_a_loss_but_none_that_networks_need() -> None:
    science = tiny_family("science", precisions=["fp64", "fp32", "fp16", "bf16"])
    assert standing().lost_from(standing(family=science)) == ("FP64",)
    assert standing().has_formats_of(standing(family=science))
    assert not standing(family=NEW).has_formats_of(standing(family=OLD))


def test_platform_is_lost_where_it_runs_more_kinds_of_work() -> None:
    wide = standing(works=frozenset({"drawing", "writing"}))
    narrow = standing(platform="ROCm", works=frozenset({"writing"}))
    assert narrow.lost_from(wide) == ("CUDA",)
    assert wide.lost_from(narrow) == ()


@pytest.mark.parametrize("status", ["experimental", "ending", "legacy"])
def test_family_that_nobody_promises_to_keep_is_not_dependable(status: str) -> None:
    weak = standing(family=tiny_family("weak", status=status))
    assert not weak.is_dependable
    assert standing().is_dependable
    assert standing().is_no_worse_than(weak)
    assert not weak.is_no_worse_than(standing())


def test_product_with_less_support_than_its_family_is_not_dependable() -> None:
    limited = standing(status="limited")
    assert not limited.is_dependable
    assert not limited.is_no_worse_than(standing())


def test_bf16_is_lacking_only_where_formats_are_known() -> None:
    assert standing(family=tiny_family("plain", precisions=["fp32"])).lacks_bf16
    assert not standing(family=None).lacks_bf16
    assert not standing().lacks_bf16


def test_each_product_is_found_in_its_family_with_the_work_of_its_platform(
    catalog: Catalog,
) -> None:
    market = market_of_four(catalog)
    work = market.workloads[WORK].model_copy(update={"platforms": ("CUDA",)})
    market = replace(with_software(market, tiny_family("boreal", "small")), workloads={WORK: work})
    found = standings(market)
    assert found["small"].family == tiny_family("boreal", "small")
    assert found["small"].works == {WORK}
    assert found["large"].family is None
