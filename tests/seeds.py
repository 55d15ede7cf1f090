"""Seeds: the items of the older texts and where the guide answers them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import yaml

from tests.tiny import PROJECT

FILE = PROJECT / "tests" / "seed_coverage.yml"
ITEMS = tuple(f"S{number}" for number in range(1, 66))


def coverage(file: Path = FILE) -> dict[str, list[str]]:
    """Return the addresses, from a language's folder, at which each item is answered."""
    read = yaml.safe_load(file.read_text(encoding="utf-8"))
    return {item: list(addresses) for item, addresses in read.items()}


def uncovered(covered: Mapping[str, list[str]]) -> list[str]:
    """Return the items that no address answers."""
    return [item for item in ITEMS if not covered.get(item)]
