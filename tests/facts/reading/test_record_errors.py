from __future__ import annotations

from pathlib import Path

import pytest

from macros.facts.reading.record_errors import fields_of
from macros.facts.records.products import Gpu, Price, Record
from tests.tiny import GPU, PRICE, said_of


def test_unknown_field_gets_the_nearest_right_spelling(data_dir: Path) -> None:
    expected = f"data/{GPU}:25:3  power.tdp_watt: unknown field. Did you mean 'tdp_w'?"
    assert said_of(data_dir, GPU, "  tdp_w: 200", "  tdp_watt: 200") == expected


def test_unknown_field_without_a_near_spelling_gets_the_allowed_ones(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:25:3  power.colour: unknown field. "
        "Allowed here: tdp_w, tdp_low_w, recommended_psu_w, connectors, adapter_8pin, excursions."
    )
    assert said_of(data_dir, GPU, "  tdp_w: 200", "  colour: red") == expected


def test_unknown_field_inside_a_list_is_found_at_its_own_line(data_dir: Path) -> None:
    expected = f"data/{PRICE}:8:3  [1].qualty: unknown field. Did you mean 'quality'?"
    assert said_of(data_dir, PRICE, "  quality: A", "  quality: A\n  qualty: A") == expected


def test_number_in_quotes_is_reported_with_the_number(data_dir: Path) -> None:
    expected = (
        f'data/{GPU}:18:12  memory.size_gb: found the text "16". Write a number without quotes: 16'
    )
    assert said_of(data_dir, GPU, "size_gb: 16", 'size_gb: "16"') == expected


def test_whole_number_in_quotes_is_reported_as_a_whole_number(data_dir: Path) -> None:
    expected = (
        f'data/{GPU}:15:15  compute.fp32_cores: found the text "5000". '
        "Write a whole number without quotes: 5000"
    )
    assert said_of(data_dir, GPU, "fp32_cores: 5000", 'fp32_cores: "5000"') == expected


@pytest.mark.parametrize(
    ("written", "hint"),
    [
        ("1,600", "Write a number without separators: 1600"),
        ("1 600", "Write a number without separators: 1600"),
        ("1_600", "Write a number without separators: 1600"),
        ("450W", "Write the number without its unit: 450"),
        ("1008.5 GB/s", "Write the number without its unit: 1008.5"),
        ("€ 1234567", "Write the number without its unit: 1234567"),
        ("1,5", "Write a number with a decimal point: 1.5"),
        ("1.899,00 €", "Write a number with a decimal point alone: 1899.00"),
        ("12.345.678", "Write a number with a decimal point alone: 12345678"),
        ("016", "Write a plain number: 16"),
        (".5", "Write a plain number: 0.5"),
        ("16 GB", "Write the number without its unit: 16"),
        ("12:30", "Write a number."),
        ("NO", "Write a number."),
        ("0x10", "Write a number."),
    ],
)
def test_text_for_a_number_is_reported_with_what_was_meant(
    data_dir: Path, written: str, hint: str
) -> None:
    expected = f'data/{GPU}:18:12  memory.size_gb: found the text "{written}". {hint}'
    assert said_of(data_dir, GPU, "size_gb: 16", f"size_gb: {written}") == expected


def test_number_of_thousands_of_digits_is_reported_shortly(data_dir: Path) -> None:
    said = said_of(data_dir, GPU, "size_gb: 16", f"size_gb: {'9' * 5000}")
    assert said.endswith('9…". Write a number.')
    assert len(said) < 200


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("", "nothing"),
        ("[16]", "a list"),
        ("{a: 1}", "a group of fields"),
        ("true", "true"),
        ("2026-11-20", "the date 2026-11-20"),
    ],
)
def test_other_types_for_a_number_are_named(data_dir: Path, written: str, found: str) -> None:
    said = said_of(data_dir, GPU, "size_gb: 16", f"size_gb: {written}")
    assert said.endswith(f"memory.size_gb: found {found}. Write a number.")


def test_fraction_for_a_whole_number_is_reported(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:15:15  compute.fp32_cores: found the number 5000.5. Write a whole number."
    )
    assert said_of(data_dir, GPU, "fp32_cores: 5000", "fp32_cores: 5000.5") == expected


@pytest.mark.parametrize("written", ["NO", "no", "False", "off"])
def test_only_true_and_false_are_true_or_false(data_dir: Path, written: str) -> None:
    expected = f'data/{GPU}:23:8  memory.ecc: found the text "{written}". Write true or false.'
    assert said_of(data_dir, GPU, "ecc: false", f"ecc: {written}") == expected


def test_clock_time_for_a_date_is_reported(data_dir: Path) -> None:
    expected = (
        f'data/{GPU}:9:11  released: "12:30" is not a date. '
        "Write a day (2026-11-20), a month (2026-11) or a year (2026)."
    )
    assert said_of(data_dir, GPU, "released: 2024-03-05", "released: 12:30") == expected


@pytest.mark.parametrize(
    ("written", "found"),
    [("4090", "the number 4090"), ("2026-01-01", "the date 2026-01-01"), ("true", "true")],
)
def test_value_that_reads_as_no_text_is_to_be_quoted(
    data_dir: Path, written: str, found: str
) -> None:
    expected = f'data/{GPU}:2:7  name: found {found}. Write text; put it in quotes: "{written}"'
    assert said_of(data_dir, GPU, "name: Boreal One", f"name: {written}") == expected


def test_field_left_blank_is_reported(data_dir: Path) -> None:
    expected = f"data/{GPU}:2:6  name: found nothing. Write text."
    assert said_of(data_dir, GPU, "name: Boreal One", "name:") == expected


def test_empty_text_is_reported(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:2:7  name: found empty text. "
        "Write at least one character, or leave the field out."
    )
    assert said_of(data_dir, GPU, "name: Boreal One", 'name: ""') == expected


def test_text_that_is_too_long_is_reported_shortened(data_dir: Path) -> None:
    expected = f'data/{GPU}:2:7  name: "{"x" * 59}…" is too long. At most 120 characters.'
    assert said_of(data_dir, GPU, "name: Boreal One", f"name: {'x' * 121}") == expected


def test_name_of_two_lines_is_reported_in_one(data_dir: Path) -> None:
    expected = f'data/{GPU}:2:7  name: "a b" has the wrong form. Write it on one line.'
    assert said_of(data_dir, GPU, "name: Boreal One", 'name: "a\\nb"') == expected


def test_word_outside_a_fixed_list_gets_the_list_and_the_nearest(data_dir: Path) -> None:
    expected = (
        f'data/{GPU}:6:10  segment: "Consumers" is not allowed here. '
        "Allowed: consumer, workstation, datacenter, cloud_only, soc, laptop. "
        "Did you mean 'consumer'?"
    )
    assert said_of(data_dir, GPU, "segment: consumer", "segment: Consumers") == expected


def test_number_outside_a_fixed_list_gets_no_guess(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:33:15  links.pcie_lanes: 12 is not allowed here. Allowed: 1, 2, 4, 8, 16, 32."
    )
    assert said_of(data_dir, GPU, "pcie_lanes: 16", "pcie_lanes: 12") == expected


def test_missing_field_is_reported_at_the_start_of_its_section(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:18:3  memory.bandwidth_gb_s: this field is missing. Add `bandwidth_gb_s:`."
    )
    assert said_of(data_dir, GPU, "  bandwidth_gb_s: 512\n", "") == expected


def test_price_without_source_is_reported_with_its_line(data_dir: Path) -> None:
    hint = "Add `source:` with an id of sources.yml."
    expected = f"data/{PRICE}:1:3  [1].source: this field is missing. {hint}"
    assert said_of(data_dir, PRICE, "  source: borealis-data-sheet\n", "") == expected


@pytest.mark.parametrize("figure", ["-200", "0"])
def test_negative_and_zero_figures_are_reported(data_dir: Path, figure: str) -> None:
    expected = (
        f"data/{GPU}:12:16  compute.fp32_tflops: {figure} is outside what is possible. "
        "It must be more than 0."
    )
    assert said_of(data_dir, GPU, "fp32_tflops: 20", f"fp32_tflops: {figure}") == expected


@pytest.mark.parametrize(
    ("written", "shown"), [(".nan", "nan"), (".inf", "inf"), ("-.inf", "-inf"), ("1e999", "inf")]
)
def test_figures_that_are_no_numbers_are_reported(data_dir: Path, written: str, shown: str) -> None:
    expected = (
        f"data/{GPU}:25:10  power.tdp_w: {shown} is no figure. "
        "Write a number, or leave the field out."
    )
    assert said_of(data_dir, GPU, "tdp_w: 200", f"tdp_w: {written}") == expected


@pytest.mark.parametrize("written", ["-600", "0"])
def test_price_of_nothing_is_reported(data_dir: Path, written: str) -> None:
    expected = (
        f"data/{PRICE}:3:11  [1].amount: {written} is outside what is possible. "
        "It must be more than 0."
    )
    assert said_of(data_dir, PRICE, "amount: 600", f"amount: {written}") == expected


def test_figure_beyond_physics_is_reported_with_the_bound(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:25:10  power.tdp_w: 20000 is outside what is possible. "
        "It must be at most 10000."
    )
    assert said_of(data_dir, GPU, "tdp_w: 200", "tdp_w: 20000") == expected


def test_figure_below_physics_is_reported_with_the_bound(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:16:14  compute.boost_mhz: 2 is outside what is possible. "
        "It must be at least 100."
    )
    assert said_of(data_dir, GPU, "boost_mhz: 2000", "boost_mhz: 2") == expected


@pytest.mark.parametrize("said", ["-510", "0", ".nan", ".inf"])
def test_figure_that_a_source_cannot_have_printed_is_reported(data_dir: Path, said: str) -> None:
    line = said_of(data_dir, GPU, "bandwidth_gb_s: 510", f"bandwidth_gb_s: {said}")
    assert line.startswith(f"data/{GPU}:51:30  sources[2].says.memory.bandwidth_gb_s: ")
    assert "warning" not in line


@pytest.mark.parametrize(
    "url",
    [
        "http://weekly-chip.example/prices",
        "javascript:alert(1)",
        "weekly-chip.example/prices",
        "https://localhost",
        "data:text/html,x",
    ],
)
def test_address_that_is_not_https_is_reported(data_dir: Path, url: str) -> None:
    expected = (
        f'data/{PRICE}:16:8  [2].url: "{url}" has the wrong form. '
        "Write a full address that begins with https://."
    )
    assert said_of(data_dir, PRICE, "https://weekly-chip.example/prices", url) == expected


@pytest.mark.parametrize(
    ("path", "old", "new", "expected"),
    [
        (GPU, "id: boreal-one", "id: Boreal_1", "Use lower-case letters, digits and single"),
        (PRICE, "currency: EUR", "currency: eur", "Write a currency as three capitals: USD."),
        (
            PRICE,
            "region: de",
            "region: DE",
            "Write a region as two small letters, such as us or de.",
        ),
        (GPU, "[1x 8-pin]", "[8-pin]", "Write the count, x, a space and the kind: 2x 8-pin."),
    ],
)
def test_wrong_form_is_reported_with_the_right_one(
    data_dir: Path, path: str, old: str, new: str, expected: str
) -> None:
    said = said_of(data_dir, path, old, new)
    assert "has the wrong form." in said
    assert expected in said


def test_text_for_a_list_is_reported_with_both_ways_to_write_one(data_dir: Path) -> None:
    expected = (
        f'data/{GPU}:10:10  aliases: found the text "boreal-1". '
        "Write a list: [a, b], or one item to a line after '- '."
    )
    assert said_of(data_dir, GPU, "[boreal-1]", "boreal-1") == expected


def test_value_for_a_section_is_reported(data_dir: Path) -> None:
    expected = (
        f'data/{GPU}:34:19  links.interconnects[1]: found the text "NVLink4". '
        "Write `name: value` lines, indented."
    )
    assert said_of(data_dir, GPU, "interconnects: []", "interconnects: [NVLink4]") == expected


@pytest.mark.parametrize("model", [Gpu, Price])
def test_allowed_fields_are_those_of_the_record(model: type[Record]) -> None:
    assert fields_of(model, ()) == list(model.model_fields)


def test_allowed_fields_are_found_inside_lists_and_sections() -> None:
    assert fields_of(Gpu, ("explanations", 0)) == ["check", "field", "reason"]
    assert fields_of(Gpu, ("name", "nothing")) == []
