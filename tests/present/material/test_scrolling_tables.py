from __future__ import annotations

import re

import pytest
from markdown import markdown

from macros.present.material.scrolling_tables import ScrollingTables

TABLE = "| a | b |\n| --- | --- |\n| c | d |\n\n"
HEADING = "## Cases\n\n"


def page(text: str) -> str:
    extensions = ["tables", "toc", "attr_list", "md_in_html", ScrollingTables()]
    return str(markdown(text, extensions=extensions))


def test_a_table_is_named_by_the_heading_above_it() -> None:
    html = page(f"# x\n\n{HEADING}y\n\n{TABLE}## Later\n")
    assert re.search(r'<div aria-labelledby="cases"[^>]* role="region"[^>]*><table class="g', html)
    assert re.search(r'</table>\s*</div>\s*<h2 id="later">', html)


def test_its_headings_are_those_of_columns() -> None:
    assert '<th scope="col">a</th>' in page(HEADING + TABLE)


def test_keys_can_move_each_table() -> None:
    html = page(f"{HEADING}{TABLE}Then:\n\n{TABLE}")
    assert len(re.findall(r'class="guide-scroll guide-scroll--prose"[^>]* tabindex="0"', html)) == 2


def test_a_table_inside_of_another_part_is_named_by_the_heading_there() -> None:
    html = page(f'{HEADING}<div markdown="1">\n\n### Inner\n\n</div>\n\n{TABLE}')
    assert 'aria-labelledby="inner"' in html


@pytest.mark.parametrize("text", [TABLE, f'{HEADING}<table class="guide-plain"></table>\n'])
def test_other_tables_stay_as_they_are(text: str) -> None:
    assert "guide-scroll" not in page(text)
