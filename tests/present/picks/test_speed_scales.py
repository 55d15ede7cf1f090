from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.edition import Edition
from macros.advice.speeds.speed import Speeds
from macros.facts.catalog import Catalog
from macros.present.picks.speed_scales import speed_scales
from macros.present.words.language import Language
from tests.editions import edition_of

IMAGES, TEXT = "cnn-training", "llm-decode-8b"


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def edition_with(catalog: Catalog, monkeypatch: pytest.MonkeyPatch, **references: str) -> Edition:
    """Return an edition in which kinds of work have these products as their scale."""
    edition = edition_of(catalog)
    own = {name.replace("_", "-"): id_ for name, id_ in references.items()}
    speeds = Speeds("boreal-one", {}, own)
    performance = replace(edition.performance, speeds=speeds)
    monkeypatch.setitem(vars(edition), "performance", performance)
    return edition


def test_work_with_one_scale_names_its_product(
    catalog: Catalog, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = edition_with(catalog, monkeypatch, llm_decode_8b="boreal-two")
    for work, product in ((IMAGES, "Boreal One"), (TEXT, "Boreal Two")):
        found = speed_scales(edition, [work], english)
        assert found
        assert (plain(found["product"]), found["several"]) == (product, "no")


def test_work_with_several_scales_names_each_product(
    catalog: Catalog, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = edition_with(catalog, monkeypatch, llm_decode_8b="boreal-two")
    found = speed_scales(edition, [IMAGES, TEXT], english)
    assert found
    assert found["several"] == "yes"
    scales = plain(found["scales"])
    assert scales.index("Boreal One") < scales.index("Boreal Two")


def test_there_is_no_scale_before_the_first_product(
    catalog: Catalog, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = edition_with(replace(catalog, gpus={}), monkeypatch)
    assert speed_scales(edition, [IMAGES], english) is None
