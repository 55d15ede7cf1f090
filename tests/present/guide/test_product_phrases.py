from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from macros.advice.prices.offers import OfferKind
from macros.facts.catalog import Catalog
from macros.present.guide.product_phrases import (
    Wanted,
    cheapest_phrase,
    figure_phrase,
    gpu_link,
    linked,
    pick_certainty_phrase,
    pick_choice_phrase,
    pick_phrase,
    pick_phrase_within,
    pick_price_phrase,
    ratio_phrase,
)
from macros.present.words.language import Language
from tests.advising import tiny_offer
from tests.editions import edition_of
from tests.tiny import tiny_gpu, tiny_price, with_prices


def verdict(
    catalog: Catalog, count: int = 1, *, is_picked: bool = True, kind: OfferKind = "street_new"
) -> Any:
    offer = tiny_offer("boreal-one", 500, kind=kind)
    pick = SimpleNamespace(gpu=catalog.gpus["boreal-one"], count=count, offer=offer)
    persona = SimpleNamespace(id="reader")
    picked = pick if is_picked else None
    return SimpleNamespace(pick=picked, region="us", persona=persona, last_cut="memory_gb")


def test_link_escapes_its_address() -> None:
    assert linked('a"b', "words").startswith('<a href="a&#34;b">')


def test_product_is_linked_without_its_brackets_and_with_its_number(
    catalog: Catalog, english: Language
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", name="Boreal One (16 GB)")
    html = gpu_link(gpu, english, "../", 2).replace("\u00a0", " ")
    assert html.startswith('<a href="../gpus/boreal-one/">2 × Boreal One<')
    assert "×" not in gpu_link(gpu, english, "../")


def test_figure_has_its_unit_and_an_unknown_one_is_an_error(
    catalog: Catalog, english: Language
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", memory={"size_gb": 24}, power={"tdp_w": None})
    assert figure_phrase(gpu, "memory", english).replace("\u00a0", " ") == "24 GB"
    assert figure_phrase(gpu, "pcie", english).startswith("PCIe")
    with pytest.raises(KeyError, match=r"gpus/boreal-one.yml does not say power.tdp_w"):
        figure_phrase(gpu, "tdp", english)


@pytest.mark.parametrize(("size", "said"), [(34, "3.4"), (25.6, "2.6"), (1234, "123"), (5, "0.5")])
def test_ratio_has_two_digits_or_all_of_a_larger_number(
    catalog: Catalog, english: Language, size: float, said: str
) -> None:
    one, ten = (tiny_gpu(catalog, "boreal-one", memory={"size_gb": gb}) for gb in (size, 10))
    assert ratio_phrase(one, ten, "memory", english) == said


def test_pick_is_linked_or_said_to_be_none(catalog: Catalog, english: Language) -> None:
    assert "gpus/boreal-one/" in pick_phrase(verdict(catalog), "../", english)
    assert "2 ×" in pick_phrase(verdict(catalog, 2), "../", english)
    none = pick_phrase(verdict(catalog, is_picked=False), "../", english)
    assert 'href="../picks/reader/"' in none


def test_one_product_has_an_article_in_a_sentence_and_several_their_number(
    catalog: Catalog, english: Language
) -> None:
    assert pick_phrase_within(verdict(catalog), "../", english).startswith("the <a href")
    assert pick_phrase_within(verdict(catalog, 2), "../", english).startswith("<a href")
    none = verdict(catalog, is_picked=False)
    assert pick_phrase_within(none, "../", english) == pick_phrase(none, "../", english)
    french = Language.of(catalog, "fr")
    assert pick_phrase_within(verdict(catalog), "../", french).startswith("<a href")


def test_that_prices_are_lacking_is_not_told_as_needs_that_nothing_meets(
    catalog: Catalog, english: Language
) -> None:
    none = verdict(catalog, is_picked=False)
    assert "no product that meets these needs" in pick_phrase(none, "../", english)
    none.last_cut = "market_known"
    said = pick_phrase(none, "../", english)
    assert "no pick, because too few prices are known \\(United States\\)<" in said


def test_rented_hour_is_named_before_the_bracket(catalog: Catalog, english: Language) -> None:
    said = pick_price_phrase(verdict(catalog, kind="rental"), english).replace("\u00a0", " ")
    assert said.startswith("500 USD an hour \\(")
    assert "rented" not in said


def test_price_of_a_pick_is_that_of_all_cards(catalog: Catalog, english: Language) -> None:
    assert "1,000" in pick_price_phrase(verdict(catalog, 2), english)
    assert "500" in pick_price_phrase(verdict(catalog), english)
    none = pick_price_phrase(verdict(catalog, is_picked=False), english)
    assert none == english.text("guide.no_price")


def test_cheapest_card_has_enough_memory_and_is_of_the_vendor(
    catalog: Catalog, english: Language
) -> None:
    sold = with_prices(catalog, "boreal-one", tiny_price(amount=500))
    sold = with_prices(sold, "boreal-two", tiny_price(amount=900))
    edition = edition_of(sold)
    small, large = (sold.gpus[id_].memory.size_gb for id_ in ("boreal-one", "boreal-two"))
    assert small < large
    assert "boreal-one" in cheapest_phrase(edition, Wanted(small, None), "../", english)
    assert "boreal-two" in cheapest_phrase(edition, Wanted(large, "Borealis"), "../", english)
    assert "<a" not in cheapest_phrase(edition, Wanted(large + 1, None), "../", english)
    assert "<a" not in cheapest_phrase(edition, Wanted(small, "Meridian"), "../", english)


def test_card_for_tuning_is_one_whose_speed_in_it_is_known(
    catalog: Catalog, english: Language
) -> None:
    edition = edition_of(with_prices(catalog, "boreal-one", tiny_price(amount=500)))
    assert "boreal-one" in cheapest_phrase(edition, Wanted(1), "../", english)
    assert "<a" not in cheapest_phrase(edition, Wanted(1, trains=True), "../", english)


def test_pick_with_near_equals_is_called_one_of_several(
    catalog: Catalog, english: Language
) -> None:
    alone = verdict(catalog)
    alone.ties = ()
    assert pick_choice_phrase(alone, "../", english) == pick_phrase(alone, "../", english)
    tied = verdict(catalog)
    tied.ties = (SimpleNamespace(gpu=catalog.gpus["boreal-two"], count=1),)
    said = pick_choice_phrase(tied, "../", english)
    assert said.startswith("one of several near-equal cards, such as the <a")
    assert "gpus/boreal-two/" in said


def test_certainty_is_a_word_and_a_dash_without_a_pick(catalog: Catalog, english: Language) -> None:
    sure = verdict(catalog)
    sure.certainty, sure.stability, sure.tied_stability, sure.ties = "close", 0.1, 0.9, ()
    assert pick_certainty_phrase(sure, english) == "Close call"
    assert pick_certainty_phrase(verdict(catalog, is_picked=False), english) == "–"
