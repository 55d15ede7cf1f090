from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from macros.facts.catalog import Catalog, load_catalog
from macros.present.guide import software_table
from macros.present.words.language import Language
from tests.built.documents import parse
from tests.tiny import TODAY, tiny_gpu
from tests.tiny_software import write_tiny_software


@pytest.fixture
def supported(data_dir: Path) -> Catalog:
    return load_catalog(write_tiny_software(data_dir), today=TODAY)


def test_family_stands_with_status_formats_versions_and_day(
    supported: Catalog, english: Language
) -> None:
    html = str(software_table.software_table(supported, english))
    assert '<th scope="row">Aurora <small>Boreal</small></th>' in html
    assert ">supported</td>" in html
    assert ">FP16, FP8</td>" in html
    assert "CUDA from 11.8, PyTorch <small>sm_89</small>" in html
    assert "ROCm 9.0–12.9, PyTorch up to 2.14" in html
    days = [row.all("td")[-1].text for row in parse(html).one("tbody").all("tr")]
    assert any(day.startswith("1 October 2026") for day in days)


def test_family_that_is_called_as_its_products_is_named_once(
    supported: Catalog, english: Language
) -> None:
    aurora = supported.software["aurora"].model_copy(update={"products": ("Aurora", "Boreal")})
    catalog = replace(supported, software={**supported.software, "aurora": aurora})
    html = str(software_table.software_table(catalog, english))
    assert '<th scope="row">Aurora <small>Boreal</small></th>' in html


def test_sources_are_linked_and_what_is_recalled_is_called_so(
    supported: Catalog, english: Language
) -> None:
    html = str(software_table.software_table(supported, english, "Borealis"))
    assert '<a href="https://weekly-chip.example/aurora"' in html
    assert "<small>from memory, document not reopened</small>" in html
    assert "borealis.example" not in html


def test_gaps_are_english_and_on_no_page(supported: Catalog, english: Language) -> None:
    assert "Sings" not in str(software_table.software_table(supported, english))


def test_only_statuses_that_occur_are_explained(supported: Catalog, english: Language) -> None:
    html = str(software_table.software_table(supported, english, "Meridian"))
    assert "ending: only older releases run" in html
    assert "supported:" not in html
    assert "Aurora" not in html


def test_unknown_vendor_is_refused(supported: Catalog, english: Language) -> None:
    with pytest.raises(KeyError):
        software_table.software_table(supported, english, "Nobody")


def test_status_in_a_sentence_has_its_day(supported: Catalog, english: Language) -> None:
    said = software_table.software_status(supported, "dusk", english)
    assert said == "ending (as of 2 November 2026)"
    with pytest.raises(KeyError):
        software_table.software_status(supported, "dawn", english)


def test_product_that_is_supported_otherwise_than_its_family_is_named(
    supported: Catalog, english: Language
) -> None:
    two = ("boreal-one", "boreal-two", "boreal-one")
    aurora = supported.software["aurora"].model_copy(update={"accelerators": two})
    odd = tiny_gpu(supported, "boreal-two", software={"platform": "CUDA", "status": "limited"})
    catalog = replace(
        supported,
        software={**supported.software, "aurora": aurora},
        gpus={**supported.gpus, "boreal-two": odd},
    )
    html = str(software_table.software_table(catalog, english, "Borealis"))
    assert "Boreal Two: supported with limits" in html.replace("\u00a0", " ")
    assert "Boreal One:" not in html


def test_product_that_came_out_after_the_judgement_is_named(
    supported: Catalog, english: Language
) -> None:
    late = tiny_gpu(supported, "boreal-one", released="2026-10-20")
    catalog = replace(supported, gpus={**supported.gpus, "boreal-one": late})
    html = str(software_table.software_table(catalog, english, "Borealis"))
    assert "Judged before Boreal One came out." in html.replace("\u00a0", " ")
    assert "Judged before" not in str(software_table.software_table(supported, english))
