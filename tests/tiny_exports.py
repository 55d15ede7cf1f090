"""Tiny exports: invented rules on where products may be sold."""

from __future__ import annotations

from dataclasses import replace

from macros.facts.catalog import Catalog
from macros.facts.records.exports import ExportRule


def sold_only_in(catalog: Catalog, product: str, *destinations: str) -> Catalog:
    """Return a catalogue in which a product is made for these places and sold nowhere else."""
    rule = ExportRule.model_validate(
        {
            "product": product,
            "destinations": list(destinations),
            "sale": "only_there",
            "rule": "Invented.",
            "kind": "named",
            "confidence": "high",
            "source": "weekly-chip",
        }
    )
    return replace(catalog, export_rules=(*catalog.export_rules, rule))
