from __future__ import annotations

import pytest

from macros.advice.prices.launch_prices import launch_msrp_usd
from macros.facts.catalog import Catalog
from macros.present.words.gpu_names import family_of, memory_beside_name, newest_first
from macros.present.words.language import Language
from tests.tiny import tiny_gpu, tiny_price, with_gpus


def test_newest_product_comes_first_and_announced_ones_last(catalog: Catalog) -> None:
    ids = [gpu.id for gpu in newest_first(catalog)]
    assert ids == ["boreal-two", "boreal-one", "meridian-x"]


def test_product_without_a_release_date_follows_those_with_one(catalog: Catalog) -> None:
    undated = tiny_gpu(catalog, "boreal-one", id="undated", released=None)
    ids = [gpu.id for gpu in newest_first(with_gpus(catalog, undated))]
    assert ids == ["boreal-two", "boreal-one", "undated", "meridian-x"]


def test_products_of_the_same_day_are_in_order_of_their_names(catalog: Catalog) -> None:
    twin = tiny_gpu(catalog, "boreal-one", id="twin", name="A Boreal")
    ids = [gpu.id for gpu in newest_first(with_gpus(catalog, twin))]
    assert ids == ["boreal-two", "twin", "boreal-one", "meridian-x"]


def test_family_is_in_order_of_memory_without_the_product_itself(catalog: Catalog) -> None:
    small = tiny_gpu(catalog, "boreal-one", id="small", memory={"size_gb": 8})
    more = with_gpus(catalog, small)
    assert [gpu.id for gpu in family_of(more, more.gpus["boreal-one"])] == ["small", "boreal-two"]
    assert family_of(more, more.gpus["meridian-x"]) == []


def test_launch_price_is_the_first_in_us_dollars() -> None:
    later = tiny_price(kind="launch_msrp", date="2025-02-01", amount=700)
    first = tiny_price(kind="launch_msrp", date="2025-01-01", amount=600)
    abroad = tiny_price(kind="launch_msrp", date="2024-01-01", currency="EUR", region="de")
    street = tiny_price(date="2024-01-01")
    assert launch_msrp_usd((later, abroad, street, first)) is first
    assert launch_msrp_usd((abroad, street)) is None


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Boreal 60 8 GB", ""), ("Boreal 60", "8 GB"), ("Boreal 60 48 GB", "8 GB")],
)
def test_memory_stands_beside_a_name_that_does_not_say_it(
    catalog: Catalog, english: Language, name: str, shown: str
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", name=name, memory={"size_gb": 8})
    assert memory_beside_name(gpu, english) == shown
    assert memory_beside_name(gpu, english, short=True) == shown
