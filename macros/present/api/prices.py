"""Prices API: what somebody saw accelerators and parts cost, as open data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from macros.facts.records.products import Identifier, Price
from macros.present.html.data_files import plain_number


class PriceRow(Price):
    """A price that somebody saw."""

    id: Identifier
    """The id of the accelerator or part."""


def price_rows(prices: Mapping[str, Sequence[Price]]) -> list[dict[str, Any]]:
    """Return the prices of some products as flat rows, in their order."""
    return [price_row(id_, price) for id_, own in prices.items() for price in own]


def price_row(product_id: str, price: Price) -> dict[str, Any]:
    """Return a price as one flat row."""
    row = {"id": product_id, **price.model_dump(mode="json")}
    return {name: plain_number(value) for name, value in row.items()}
