"""Of many products a sentence names three, and says how many more there are."""

from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.words.language import Language
from macros.present.words.named_products import some_products


def test_three_products_are_all_named_and_each_once(catalog: Catalog, english: Language) -> None:
    gpus = list(catalog.gpus.values())[:2]
    names = [english.short_name(gpu) for gpu in gpus]
    assert some_products([*gpus, gpus[0]], english) == f"the {names[0]} and the {names[1]}"


def cards(catalog: Catalog, count: int) -> list[Gpu]:
    gpus = list(catalog.gpus.values())
    return [
        gpus[n % len(gpus)].model_copy(update={"id": f"card-{n}", "name": f"Card {n}"})
        for n in range(count)
    ]


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (3, "the Card 0, the Card 1 and the Card 2"),
        (4, "the Card 0, the Card 1, the Card 2 and 1 more"),
    ],
)
def test_three_are_named_however_many_there_are(
    catalog: Catalog, english: Language, count: int, expected: str
) -> None:
    assert some_products(cards(catalog, count), english).replace("\u00a0", " ") == expected


def test_of_more_than_three_the_rest_is_counted(catalog: Catalog, english: Language) -> None:
    many = cards(catalog, 5)
    said = some_products(many, english).replace("\u00a0", " ")
    assert said == "the Card 0, the Card 1, the Card 2 and 2 more"
    korean = some_products(many, Language.of(catalog, "ko")).replace("\u00a0", " ")
    assert korean == "Card 0, Card 1, Card 2 외 2종"
