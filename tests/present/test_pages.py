from __future__ import annotations

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.present.html.page import Listing
from macros.present.html.repository import Repository
from macros.present.pages import generated_pages
from macros.present.words.language import Language
from tests.tiny import TODAY, tiny_gpu, with_gpus


def pages_of(catalog: Catalog, language: Language) -> dict[str, Listing]:
    return generated_pages(Edition(catalog, TODAY, TODAY), language, Repository(None), "../")


def test_every_product_and_every_former_address_has_a_page(
    catalog: Catalog, english: Language
) -> None:
    assert set(pages_of(catalog, english)) == {
        "gpus/boreal-one.md",
        "gpus/boreal-two.md",
        "gpus/meridian-x.md",
        "gpus/boreal-1.md",
    }


def test_pages_are_chained_in_the_order_of_the_table(catalog: Catalog, english: Language) -> None:
    pages = pages_of(catalog, english)
    chain = [(page.previous, page.path, page.next) for page in pages.values() if not page.redirect]
    second, first, third = "gpus/boreal-two.md", "gpus/boreal-one.md", "gpus/meridian-x.md"
    assert chain == [(None, second, first), (second, first, third), (first, third, None)]


def test_redirects_stand_outside_the_chain(catalog: Catalog, english: Language) -> None:
    page = pages_of(catalog, english)["gpus/boreal-1.md"]
    assert (page.redirect, page.previous, page.next) == (True, None, None)


def test_page_lies_at_the_id_and_edits_the_file_of_the_data(
    catalog: Catalog, english: Language
) -> None:
    listing = pages_of(catalog, english)["gpus/boreal-one.md"]
    assert (listing.title, listing.edit_path) == ("Boreal One", "data/gpus/boreal-one.yml")


def test_page_is_made_when_it_is_asked_for(catalog: Catalog, english: Language) -> None:
    listing = pages_of(catalog, english)["gpus/boreal-one.md"]
    assert listing.make().title == listing.title


def test_two_choices_that_the_rules_find_have_a_page(catalog: Catalog, english: Language) -> None:
    rival = {"id": "m", "name": "M", "aliases": (), "vendor": "Meridian", "family": "M"}
    known = with_gpus(catalog, tiny_gpu(catalog, "boreal-one", **rival, released="2025"))
    listing = pages_of(known, english)["compare/boreal-one-or-m.md"]
    assert listing.title == "M or Boreal One?"
    assert listing.make().title == listing.title
