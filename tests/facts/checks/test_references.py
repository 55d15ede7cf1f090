from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import GPU, PRICE, said_of


@pytest.mark.parametrize(
    ("path", "old", "new", "line"),
    [
        (
            GPU,
            "form_factor: pcie_card",
            "form_factor: pci_card",
            ":7:14  form_factor: 'pci_card' is not in `form_factors` of vocabulary.yml. "
            "Allowed: pcie_card, sxm. Did you mean 'pcie_card'?",
        ),
        (
            GPU,
            "cooling: open_air",
            "cooling: water",
            ":8:10  cooling: 'water' is not in `cooling` of vocabulary.yml. "
            "Allowed: open_air, passive.",
        ),
        (
            GPU,
            "family: Boreal",
            "family: Borea",
            ":4:9  family: 'Borea' is not in `families` of vocabulary.yml. "
            "Allowed: Boreal, Meridian. Did you mean 'Boreal'?",
        ),
        (
            GPU,
            "architecture: Aurora",
            "architecture: Arora",
            ":5:15  architecture: 'Arora' is not in `architectures` of vocabulary.yml. "
            "Allowed: Aurora, Noon. Did you mean 'Aurora'?",
        ),
        (
            GPU,
            "type: GDDR6",
            "type: GDR6",
            ":19:9  memory.type: 'GDR6' is not in `memory_types` of vocabulary.yml. "
            "Allowed: GDDR6, HBM3. Did you mean 'GDDR6'?",
        ),
        (
            GPU,
            "[1x 8-pin]",
            "[2x 8-pin, 1x 9-pin]",
            ":27:26  power.connectors[2]: '9-pin' is not in `connectors` of vocabulary.yml. "
            "Allowed: 8-pin, 16-pin. Did you mean '8-pin'?",
        ),
        (
            GPU,
            "interconnects: []",
            "interconnects: [{name: NVLink9}]",
            ":34:26  links.interconnects[1].name: 'NVLink9' is not in `interconnects` of "
            "vocabulary.yml. Allowed: NVLink4. Did you mean 'NVLink4'?",
        ),
        (
            GPU,
            "platform: CUDA",
            "platform: Cuda",
            ":36:13  software.platform: 'Cuda' is not in `platforms` of vocabulary.yml. "
            "Allowed: CUDA, ROCm. Did you mean 'CUDA'?",
        ),
        (
            PRICE,
            "currency: EUR",
            "currency: CHF",
            ":23:13  [3].currency: 'CHF' is not in `currencies` of vocabulary.yml. "
            "Allowed: USD, EUR.",
        ),
        (
            PRICE,
            "region: de",
            "region: no",
            ":24:11  [3].region: 'no' is not in `regions` of vocabulary.yml. Allowed: us, de.",
        ),
    ],
)
def test_value_outside_the_vocabulary_is_reported(
    data_dir: Path, path: str, old: str, new: str, line: str
) -> None:
    assert said_of(data_dir, path, old, new) == f"data/{path}{line}"


def test_vendor_outside_the_vocabulary_is_reported_first(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:3:9  vendor: 'Boreallis' is not in `vendors` of vocabulary.yml. "
        "Allowed: Borealis, Meridian. Did you mean 'Borealis'?"
    )
    said = said_of(data_dir, GPU, "vendor: Borealis", "vendor: Boreallis")
    assert said.splitlines()[0] == expected


@pytest.mark.parametrize(
    ("field", "old", "new", "place"),
    [("family", "Boreal", "Meridian", "4:9"), ("architecture", "Aurora", "Noon", "5:15")],
)
def test_name_of_another_vendor_is_reported(
    data_dir: Path, field: str, old: str, new: str, place: str
) -> None:
    expected = (
        f"data/{GPU}:{place}  {field}: '{new}' belongs to Meridian, not to Borealis. "
        f"Correct `vendor` or `{field}`."
    )
    assert said_of(data_dir, GPU, f"{field}: {old}\n", f"{field}: {new}\n") == expected


def test_figure_of_a_source_that_is_not_listed_is_reported(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:46:13  sources[2].source: 'weakly-chip' is not listed in sources.yml. "
        "Did you mean 'weekly-chip'? Describe new sources there first."
    )
    assert said_of(data_dir, GPU, "- source: weekly-chip", "- source: weakly-chip") == expected


def test_price_of_a_source_that_is_not_listed_is_reported(data_dir: Path) -> None:
    expected = (
        f"data/{PRICE}:6:11  [1].source: 'corner-shop' is not listed in sources.yml. "
        "Describe new sources there first."
    )
    said = said_of(data_dir, PRICE, "source: borealis-data-sheet", "source: corner-shop")
    assert said == expected


@pytest.mark.parametrize(
    ("url", "hint"),
    [
        ("https://borealis.example/shop/one", "Listed of borealis.example: borealis-data-sheet. "),
        ("https://elsewhere.example/", ""),
    ],
)
def test_sources_of_the_site_of_an_address_are_named(data_dir: Path, url: str, hint: str) -> None:
    new = f"source: borealis\n  url: {url}"
    said = said_of(data_dir, PRICE, "source: borealis-data-sheet", new)
    assert said == (
        f"data/{PRICE}:6:11  [1].source: 'borealis' is not listed in sources.yml. "
        f"{hint}Describe new sources there first."
    )


def test_prices_of_no_accelerator_are_reported(data_dir: Path) -> None:
    file = data_dir / PRICE
    file.rename(file.with_name("boreal-on.yml"))
    expected = (
        "data/prices/boreal-on.yml:1:1  there is no file gpus/boreal-on.yml, "
        "nor one of that name in parts/. "
        "Did you mean 'boreal-one'?"
    )
    assert said_of(data_dir, GPU, "Sold in two", "Made in two") == expected


def test_prices_of_a_broken_accelerator_are_not_blamed_for_it(data_dir: Path) -> None:
    said = said_of(data_dir, GPU, "name: Boreal One", "name: [")
    assert [line for line in said.splitlines() if PRICE in line] == []
