from __future__ import annotations

from macros.present.table import Cell, Head, Table
from tests.site.documents import Element, parse


def row_of(*cells: Cell) -> list[Element]:
    """Return the cells of a table with this row only."""
    heads = tuple(Head(f"Head {number}") for number, _ in enumerate(cells))
    body = parse(Table("Title", heads, (cells,)).html()).one("tbody")
    return [cell for cell in body.walk() if cell.tag in ("th", "td")]


def test_words_of_another_language_are_marked_where_the_cell_leads_somewhere_too() -> None:
    name, link = row_of(Cell("NEMA 5-15", language="en"), Cell("Blue", href="../x/", language="en"))
    assert name.one("span", lang="en").text == "NEMA 5-15"
    assert link.one("a", href="../x/").one("span", lang="en").text == "Blue"


def test_words_of_the_page_have_no_language_of_their_own() -> None:
    (cell,) = row_of(Cell("Name", detail="small"))
    assert [one.tag for one in cell.walk()] == ["small"]


def test_remark_is_small_print_in_english_after_that_of_the_page() -> None:
    (cell,) = row_of(Cell("作業", detail="日付", remark="Cats, 1 card"))
    assert cell.text == "作業 日付 Cats, 1 card"
    assert cell.one("small", lang="en").text == "Cats, 1 card"


def test_text_of_data_is_escaped() -> None:
    (cell,) = row_of(Cell("<b>", language="en", detail="<i>", remark="<s>"))
    assert cell.text == "<b> <i> <s>"
