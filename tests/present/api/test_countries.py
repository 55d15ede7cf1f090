from __future__ import annotations

import json
from dataclasses import replace

from macros.facts.catalog import Catalog
from macros.facts.records.countries import Country
from macros.present.api.countries import country_rows
from macros.present.api.schemas import columns_of, row_types

READ = {"source": "weekly-chip", "kind": "official", "read_on": "2026-11"}
OTHERS = {"fr": "Inventé.", "ja": "架空。", "ko": "가상.", "zh": "虚构。"}


def with_country(catalog: Catalog) -> Catalog:
    country = Country.model_validate(
        {
            "facts": [
                {"topic": "return", "days": 7, "text": "<b>Seven</b>.", "text_in": OTHERS, **READ}
            ],
            "places": [{"name": "Shop & Co", "is_a": "used_shop", **READ}],
            "open_questions": [{"topic": "payment"}],
        }
    )
    return replace(catalog, countries={"us": country})


def test_facts_of_a_country_stand_with_figure_source_and_all_languages(catalog: Catalog) -> None:
    (row,) = country_rows(with_country(catalog))
    (fact,) = row["facts"]
    assert (row["id"], fact["topic"], fact["days"], fact["months"]) == ("us", "return", 7, None)
    assert (fact["source"], fact["read_on"], fact["text_in"]["ja"]) == (
        "weekly-chip",
        "2026-11",
        "架空。",
    )
    assert [place["name"] for place in row["places"]] == ["Shop & Co"]
    assert [question["topic"] for question in row["open_questions"]] == ["payment"]


def test_rows_are_what_their_schema_says(catalog: Catalog) -> None:
    text = json.dumps(country_rows(with_country(catalog)))
    assert row_types()["countries"].validate_json(text, strict=True)


def test_columns_say_what_they_mean() -> None:
    columns = {column.name: column.meaning for column in columns_of("countries")}
    assert columns["id"] == "The id of the region."
    assert all(columns.values())
