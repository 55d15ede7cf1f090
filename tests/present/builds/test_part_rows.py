"""Parts are named as a language writes them, those of any maker by what they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.builds.options import Item
from macros.facts.catalog import Catalog
from macros.facts.records.parts import GpuBoard, MemoryKit, Part, PowerSupply
from macros.present.builds.part_rows import part_name, part_rows
from macros.present.words.language import LANGUAGES, Language
from tests.tiny_computers import tiny_computers, tiny_tier

KIT: dict[str, Any] = {
    "id": "kit",
    "name": "32 GB (2 x 16 GB) DDR5 kit",
    "vendor": "Various",
    "type": "DDR5 UDIMM",
    "modules": 2,
    "module_gb": 16,
    "ecc": False,
    "sources": [
        {
            "source": "weekly-chip",
            "kind": "recalled",
            "confidence": "low",
            "read_on": "2026-11-01",
            "covers": ["type"],
        }
    ],
}
MODULE = {**KIT, "type": "DDR5 RDIMM", "modules": 1, "module_gb": 64, "speed_mt_s": 5600}


def named(part: Part, kind: Any, catalog: Catalog) -> dict[str, str]:
    item = Item(kind, part, 1, None)
    return {
        language.code: part_name(item, Language.of(catalog, language.code)).replace("\u00a0", " ")
        for language in LANGUAGES
    }


def test_memory_of_any_maker_is_called_so_in_every_language(catalog: Catalog) -> None:
    assert named(MemoryKit.model_validate(KIT), "memory_kit", catalog) == {
        "en": "32 GB DDR5 kit (2 × 16 GB), any maker",
        "fr": "Kit DDR5 32 Go en 2 × 16 Go, toutes marques",
        "ja": "各社 DDR5 32GBキット（16GB×2）",
        "ko": "DDR5 32GB 키트(16GB × 2, 제조사 무관)",
        "zh": "DDR5 32 GB 套装（16 GB × 2，不限品牌）",
    }


def test_single_module_has_its_speed_and_form(catalog: Catalog) -> None:
    said = named(MemoryKit.model_validate(MODULE), "memory_kit", catalog)
    assert said["en"] == "64 GB DDR5-5600 RDIMM, any maker"
    assert said["ja"] == "各社 DDR5-5600 RDIMM 64GB"


def test_maker_stands_before_the_name_and_units_as_they_are_written(catalog: Catalog) -> None:
    figures = {name: KIT[name] for name in ("id", "sources")}
    sources = [{**KIT["sources"][0], "covers": ["rated_w"]}]
    supply = {**figures, "sources": sources, "vendor": "Borealis", "rated_w": 300, "form": "ATX"}
    part = PowerSupply.model_validate({**supply, "name": "Brook 2 TB"})
    said = named(part, "power_supply", catalog)
    assert said["en"] == "Borealis Brook 2 TB"
    assert said["fr"] == "Borealis Brook 2 To"
    assert said["ja"] == "Borealis Brook 2TB"
    anyone = PowerSupply.model_validate({**supply, "name": "300 W", "vendor": "Various"})
    assert named(anyone, "power_supply", catalog)["en"] == "300 W, any maker"


def model(id_: str, **fields: Any) -> GpuBoard:
    known = {"slots": 3.5, "length_mm": 330, "cooling": "open_air", **fields}
    named = {"id": id_, "name": id_.title(), "vendor": "Borealis", "sources": []}
    return GpuBoard.model_validate({"gpu": "small", **named, **known})


@pytest.mark.parametrize(
    ("others", "fields", "said"),
    [
        ((), {}, "Borealis Torrent"),
        ((model("creek"),), {}, "at most 3.5 slots thick and 330 mm long"),
        ((model("creek", cooling="blower"),), {"cooling": "blower"}, "Borealis Torrent"),
        ((model("creek"),), {"length_mm": None}, "Borealis Torrent"),
    ],
)
def test_dearest_model_need_not_be_bought_where_there_are_others(
    catalog: Catalog,
    english: Language,
    others: tuple[GpuBoard, ...],
    fields: dict[str, Any],
    said: str,
) -> None:
    edition = tiny_computers(catalog, tiny_tier("1-gpu", 1))
    board = model("torrent", **fields)
    known = {each.id: each for each in (board, *others)}
    parts = replace(edition.catalog.parts, gpu_boards=known)
    choice = edition.choice("1-gpu", "economical", "us")
    with_board = replace(choice, items=(Item("gpu_board", board, 1, None), *choice.items))
    first, *_ = part_rows(with_board, replace(edition.catalog, parts=parts), english)
    words = first.board.replace("\u00a0", " ")
    assert words.startswith("Borealis Torrent")
    assert said in words
    assert ("cheaper" in words) is (said != "Borealis Torrent")


def test_price_of_any_model_is_not_that_of_one_with_a_rarer_cooler(
    catalog: Catalog, english: Language
) -> None:
    edition = tiny_computers(catalog, tiny_tier("1-gpu", 1))
    board = model("torrent", cooling="blower")
    known = {each.id: each for each in (board, model("creek"))}
    parts = replace(edition.catalog.parts, gpu_boards=known)
    choice = edition.choice("1-gpu", "economical", "us")
    with_board = replace(choice, items=(Item("gpu_board", board, 1, None), *choice.items))
    first, *_ = part_rows(with_board, replace(edition.catalog, parts=parts), english)
    assert first.board.startswith("Borealis Torrent (the price is that of any")
    assert first.board.endswith("one cooled like this may cost more)")
