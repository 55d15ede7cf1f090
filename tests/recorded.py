"""Recorded: entries of the record of picks that became others, among the four invented cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.turns import PickTurn
from tests.invented_edition import invented_edition

PRICE_FELL: dict[str, Any] = {
    "cause": "price",
    "product": "middle",
    "before": 600.0,
    "after": 500.0,
    "currency": "USD",
    "kind": "used",
}


def pick_of(id_: str, kind: str = "street_new", count: int = 1) -> dict[str, Any]:
    """Return a pick of the record."""
    return {"id": id_, "kind": kind, "count": count}


def tiny_turn(**changes: Any) -> PickTurn:
    """Return the entry of a reader who got the used Middle instead of the Small as it got cheaper.

    What is None is left out.
    """
    fields: dict[str, Any] = {
        "date": "2026-10-03",
        "persona": "reader",
        "region": "us",
        "before": pick_of("small"),
        "after": pick_of("middle", "used"),
        "because": PRICE_FELL,
    }
    given = {name: value for name, value in (fields | changes).items() if value is not None}
    return PickTurn.model_validate(given)


def edition_with(catalog: Catalog, *turns: PickTurn, **given: Any) -> Edition:
    """Return the advice for the invented market, whose record has these entries."""
    edition = invented_edition(catalog, **given)
    edition.catalog = replace(edition.catalog, turns=turns)
    return edition
