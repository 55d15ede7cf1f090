from __future__ import annotations

from collections.abc import Sequence

import pytest

from macros.advice.changes.between import Changes
from macros.advice.changes.facts import FactChange
from macros.advice.changes.prices import PriceChange
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.present.changes import touched_pages as module
from macros.present.changes.told import Told
from macros.present.changes.touched_pages import touched_pages
from macros.present.gpus.gains import Side
from macros.present.gpus.ready_comparisons import Ready
from macros.present.words.language import Language
from tests.editions import edition_of


@pytest.fixture
def told(catalog: Catalog, english: Language, monkeypatch: pytest.MonkeyPatch) -> Told:
    """Two editions: the first weighs one pair of products, the second that and one more."""
    before, after = edition_of(catalog), edition_of(catalog)
    one, two, other = (catalog.gpus[id_] for id_ in ("boreal-one", "boreal-two", "meridian-x"))
    old = Ready("memory", (Side(one), Side(two)))
    new = Ready("memory", (Side(two), Side(other)))

    def shown(edition: Edition) -> Sequence[Ready]:
        return [old] if edition is before else [old, new]

    monkeypatch.setattr(module, "shown_choices", shown)
    return Told(before, after, english)


def choices(changes: Changes, told: Told) -> list[str]:
    paths = [str(entry.path) for entry in touched_pages(changes, [], told)]
    return [path for path in paths if path.startswith("compare/")]


OLD, NEW = "compare/boreal-one-or-boreal-two/", "compare/boreal-two-or-meridian-x/"


def priced(product: str, *, is_of_gpu: bool = True) -> Changes:
    return Changes(prices=(PriceChange(product, is_of_gpu, None, None),))


def test_choices_of_a_product_with_another_price_are_told(told: Told) -> None:
    assert choices(priced("boreal-one"), told) == [OLD, NEW]


def test_choices_of_other_products_are_told_only_where_nobody_had_them(told: Told) -> None:
    assert choices(priced("meridian-x"), told) == [NEW]


def test_choices_of_a_product_with_another_figure_are_told(told: Told) -> None:
    fact = FactChange("gpus", "boreal-one", "Boreal One", "tdp_w", 200, 300)
    assert choices(Changes(facts=(fact,)), told) == [OLD, NEW]


def test_prices_of_parts_and_figures_of_models_touch_no_choice(told: Told) -> None:
    assert choices(priced("boreal-one", is_of_gpu=False), told) == []
    fact = FactChange("models", "boreal-one", "Boreal", "layers", 1, 2)
    assert choices(Changes(facts=(fact,)), told) == []


def test_a_choice_is_named_by_its_question(told: Told) -> None:
    names = {str(e.path): e.text for e in touched_pages(priced("boreal-one"), [], told)}
    assert names[OLD] == "Boreal One or Boreal Two?"
