"""Countries API: what buyers of a country have to know, with sources and what is not known."""

from __future__ import annotations

import json
from typing import Any

from macros.facts.catalog import Catalog
from macros.facts.records.countries import Country
from macros.facts.records.products import Identifier


class CountryRow(Country):
    """A country with its law, markets, customs and clouds, and what nobody could tell us yet."""

    id: Identifier
    """The id of the region."""


def country_rows(catalog: Catalog) -> list[dict[str, Any]]:
    """Return each country with all that its file says."""
    return [
        {"id": id_, **json.loads(country.model_dump_json())}
        for id_, country in catalog.countries.items()
    ]
