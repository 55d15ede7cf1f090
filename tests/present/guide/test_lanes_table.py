from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from macros.advice.builds.platforms import Platform
from macros.facts.catalog import Catalog
from macros.present.guide import lanes_table as module
from macros.present.guide.lanes_table import lanes_table
from macros.present.words.language import Language
from tests.built.documents import Element, parse
from tests.present.guide.test_power_tables import rows
from tests.tiny import tiny_evidence


def cpu(name: str, *read: tuple[str, str, list[str]]) -> Any:
    sources = [tiny_evidence(source=id_, read_on=day, covers=covers) for id_, day, covers in read]
    return SimpleNamespace(name=name, sources=sources)


FEW, MANY = cpu("Quill 4"), cpu("Quill 16")


def shown(
    catalog: Catalog, patch: pytest.MonkeyPatch, *platforms: Platform, cpus: Any = ()
) -> Element:
    patch.setattr(module, "platforms", lambda _: platforms)
    parts: Any = SimpleNamespace(cpus={str(at): one for at, one in enumerate(cpus)})
    known = replace(catalog, parts=parts)
    return parse(str(lanes_table(known, Language.of(known, "en"))))


def test_platform_is_told_with_lanes_channels_and_cards(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = Platform(("AM9", "AM10"), 5, 24, 2, (FEW, MANY), 1, 3)
    bare = Platform(("SP9",), None, None, None, (FEW,), None, 0)
    first, second = rows(shown(catalog, monkeypatch, full, bare).one("table"))
    assert first == [
        *("AM9, AM10 Quill 4 to Quill 16", "5.0", "24"),
        *("at least 1", "at least 3", "2"),
    ]
    assert second == ["SP9 Quill 4", "–", "–", "–", "–", "–"]


def test_cards_on_a_switch_stand_apart_from_those_with_lanes_of_their_own(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = Platform(("AM9",), 3, 28, 4, (FEW,), 1, 3, switched_x16=4)
    (row,) = rows(shown(catalog, monkeypatch, shared).one("table"))
    assert row == [
        *("AM9 Quill 4", "3.0", "28"),
        *("at least 1 4 through a PCIe switch", "at least 3", "4"),
    ]


def test_each_source_of_lanes_is_named_once_with_its_newest_day(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    lanes = ["pcie_lanes"]
    cpus = [
        cpu("a", ("weekly-chip", "2026-03-01", lanes), ("borealis-data-sheet", "2026-02-01", [])),
        cpu("b", ("weekly-chip", "2026-05-01", lanes)),
        cpu("c", ("weekly-chip", "2026-04-01", lanes)),
    ]
    page = shown(catalog, monkeypatch, Platform(("AM9",), 5, 24, 2, (FEW,), 1, 3), cpus=cpus)
    assert page.text.count("Weekly Chip") == 1
    assert "May 2026" in page.text
    assert "March 2026" not in page.text
    assert "April 2026" not in page.text
    assert "Data Sheet" not in page.text
