from __future__ import annotations

from dataclasses import replace

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.not_included import NotIncluded
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import OtherLanguages
from macros.present.evidence.left_out import left_out_table
from macros.present.words.language import Language

ADDRESS = "https://weekly-chip.example/polar"


@pytest.fixture
def polar(catalog: Catalog) -> NotIncluded:
    return NotIncluded(
        id="polar-one",
        name="Polar One",
        vendor="Polaris",
        reason="unmeasured",
        source="weekly-chip",
        url=ADDRESS,
        looked_on=PartialDate.parse("2026-11-02"),
    )


def shown(catalog: Catalog, language: Language, record: NotIncluded) -> str:
    return left_out_table(replace(catalog, not_included={record.id: record}), language)


def test_accelerator_stands_with_reason_source_and_day(
    catalog: Catalog, english: Language, polar: NotIncluded
) -> None:
    html = shown(catalog, english, polar)
    assert "Polar One" in html
    assert "Polaris" in html
    assert english.text("left-out.reason.unmeasured") in html
    assert f'href="{ADDRESS}"' in html
    assert "2 November 2026" in html


def test_memory_stands_where_it_is_known(
    catalog: Catalog, english: Language, polar: NotIncluded
) -> None:
    known = polar.model_copy(update={"memory_gb": 64.0})
    assert "64 GB" in shown(catalog, english, known)
    assert "GB" not in shown(catalog, english, polar)


def test_runs_of_one_user_are_called_so(
    catalog: Catalog, english: Language, polar: NotIncluded
) -> None:
    once = polar.model_copy(update={"reason": "one_user"})
    assert english.text("left-out.reason.one_user") in shown(catalog, english, once)


def test_without_an_address_the_link_leads_to_the_source(
    catalog: Catalog, english: Language, polar: NotIncluded
) -> None:
    source = "borealis-data-sheet"
    html = shown(catalog, english, polar.model_copy(update={"source": source, "url": None}))
    assert catalog.sources[source].url
    assert f'href="{catalog.sources[source].url}"' in html


def test_a_maker_and_its_product_have_their_own_names_in_a_language(
    catalog: Catalog, english: Language, polar: NotIncluded
) -> None:
    names = {"name_in": OtherLanguages(zh="北极一号"), "vendor_in": OtherLanguages(zh="北极")}
    own = polar.model_copy(update=names)
    chinese = shown(catalog, Language.of(catalog, "zh"), own)
    assert "北极一号" in chinese
    assert "Polar" not in chinese
    assert "北极" not in shown(catalog, english, own)
