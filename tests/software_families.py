"""Software families: invented ones, for tests of what software makes of a card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from macros.facts.catalog import Catalog
from macros.facts.records.software import SoftwareFamily
from tests.tiny import TODAY


def tiny_family(id_: str, *accelerators: str, **fields: Any) -> SoftwareFamily:
    """Return a supported family of accelerators with BF16, with the given changes."""
    common: dict[str, Any] = {
        "id": id_,
        "name": id_.title(),
        "vendor": "Borealis",
        "products": [id_.title()],
        "accelerators": accelerators,
        "status": "supported",
        "judged": TODAY,
        "confidence": "high",
        "frameworks": [{"name": "CUDA", "since": "11.0"}],
        "precisions": ["fp32", "fp16", "bf16"],
        "sources": [{"source": "weekly-chip", "kind": "official"}],
    }
    return SoftwareFamily.model_validate(common | fields)


def with_software(catalog: Catalog, *families: SoftwareFamily) -> Catalog:
    """Return the catalogue with these families and no others."""
    return replace(catalog, software={family.id: family for family in families})
