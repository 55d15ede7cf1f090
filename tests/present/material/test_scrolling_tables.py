from __future__ import annotations

from macros.present.material.scrolling_tables import in_boxes

TABLE = "<table>\n<thead><tr><th>a</th></tr></thead>\n<tr><td>b</td></tr></table>"
HEADING = '<h2 id="cases">Cases</h2>'


def test_a_table_is_named_by_the_heading_above_it() -> None:
    html = in_boxes(f'<h1 id="top">x</h1>{HEADING}<p>y</p>{TABLE}<h2 id="later">z</h2>')
    assert 'role="region" aria-labelledby="cases"><table class="guide-prose">' in html
    assert html.endswith('</table></div><h2 id="later">z</h2>')


def test_its_headings_are_those_of_columns() -> None:
    assert '<th scope="col">a</th>' in in_boxes(HEADING + TABLE)


def test_keys_can_move_each_table() -> None:
    html = in_boxes(HEADING + TABLE + TABLE)
    assert html.count('<div class="guide-scroll guide-scroll--prose" tabindex="0"') == 2


def test_other_tables_stay_as_they_are() -> None:
    ours = '<table class="guide-plain"><tr><th>a</th></tr></table>'
    assert in_boxes(HEADING + ours) == HEADING + ours
    assert in_boxes(TABLE) == TABLE
