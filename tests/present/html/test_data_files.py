from __future__ import annotations

import json
import math

import pytest

from macros.present.html.data_files import (
    compact_file,
    compact_json,
    csv_table,
    json_bytes,
    json_lines,
    written,
)
from macros.present.html.templating import environment

NOISY = 0.1 + 0.2  # 0.30000000000000004


def test_last_digits_of_a_sum_are_not_written() -> None:
    assert written(NOISY) == 0.3
    assert json_bytes([NOISY]) == b"[\n 0.3\n]\n"
    assert json_lines([{"a": NOISY}]) == b'[\n{"a":0.3}\n]\n'
    assert compact_file({"a": [NOISY, (NOISY,)]}) == b'{"a":[0.3,[0.3]]}'
    assert csv_table(["a"], [[NOISY]]) == b"a\n0.3\n"


def test_data_in_a_page_are_written_like_those_in_files() -> None:
    page = environment().from_string("{{ data | tojson }}").render(data={"b": NOISY, "a": "<"})
    assert page == '{"b":0.3,"a":"\\u003c"}'


@pytest.mark.parametrize("value", [24, 24.0, True, None, "0.30000000000000004", 1234567.89])
def test_what_needs_no_rounding_stays_as_it_is(value: object) -> None:
    assert written(value) == value
    assert type(written(value)) is type(value)


def test_markup_in_a_file_of_a_script_is_no_markup() -> None:
    assert compact_file("</script>é") == b'"\\u003c/script>\\u00e9"'
    assert json.loads(compact_json("</script>é")) == "</script>é"


@pytest.mark.parametrize("value", [math.inf, math.nan])
def test_what_is_no_figure_is_refused(value: float) -> None:
    with pytest.raises(ValueError, match="JSON compliant"):
        compact_json([value])
