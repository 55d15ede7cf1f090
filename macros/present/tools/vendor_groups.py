"""Vendor groups: cards of a long list by their makers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from macros.facts.records.products import Gpu
from macros.present.words.language import Language


def by_vendor(
    cards: Sequence[Any], gpus: Mapping[str, Gpu], language: Language
) -> list[tuple[str, list[Any]]]:
    """Return the cards by their makers, those with a price first, by name.

    Each is called as the language calls its accelerator.
    """
    cards = [{**card, "name": language.local_name(gpus[card["id"]])} for card in cards]
    vendors = sorted({card["vendor"] for card in cards}, key=lambda v: (v != "NVIDIA", v))
    return [
        (vendor, sorted((card for card in cards if card["vendor"] == vendor), key=_by_name))
        for vendor in vendors
    ]


def _by_name(card: Any) -> tuple[bool, str]:
    return not card["prices"], card["name"]
