from __future__ import annotations

from macros.present.html.table import NONE, Cell, Head, Link, Table, figure_heads
from macros.present.words.language import Phrase
from tests.built.documents import Element, parse


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
    assert [part.tag for part in cell.walk()] == ["small"]


def test_remark_is_small_print_in_its_language_after_that_of_the_page() -> None:
    (cell,) = row_of(Cell("作業", detail="日付", remark=Phrase("Cats, 1 card", "en")))
    assert cell.text == "作業 日付 Cats, 1 card"
    assert cell.one("small", lang="en").text == "Cats, 1 card"


def test_text_of_data_is_escaped() -> None:
    (cell,) = row_of(Cell("<b>", language="en", detail="<i>", remark=Phrase("<s>")))
    assert cell.text == "<b> <i> <s>"


def test_texts_around_a_table_are_escaped_too() -> None:
    rows = ((Cell("Row", links=[Link("<a>", before="<b>")], further="<u>"),),)
    html = str(Table("<i>", (Head("<s>"),), rows).html(("<q>",), (Cell("<p>"),), "<h1>"))
    assert not any(tag in html for tag in ("<a>", "<b>", "<u>", "<i>", "<s>", "<q>", "<p>", "<h1>"))
    assert '<p class="guide-small">&lt;q&gt;</p>' in html


def test_rows_and_columns_have_heads_that_say_their_scope() -> None:
    table = parse(
        Table("Title", [Head("Name"), *figure_heads(["W"])], [[Cell("A"), Cell("1")]]).html()
    )
    assert [part.text for part in table.all("th", scope="col")] == ["Name", "W"]
    assert table.one("th", scope="row").text == "A"
    (cell,) = table.all("td", **{"data-label": "W"})
    assert table.classed("guide-number")[-1] is cell


def test_links_lead_to_pages_of_ours_or_to_the_web_and_nowhere_else() -> None:
    links = [
        Link("page", "../gpus/x/", "2 × "),
        Link("web", "https://a.example/"),
        Link("script", "javascript:alert(1)"),
        Link("plain", "http://a.example/"),
        Link("nothing"),
    ]
    name, _, small = row_of(Cell("Own", "../x/"), Cell("No", "javascript:x"), Cell("", links=links))
    assert name.one("a", href="../x/").text == "Own"
    assert "2 × page" in small.text
    assert [part.attributes["href"] for part in small.all("a")] == [
        "../gpus/x/",
        "https://a.example/",
    ]
    assert small.one("a", href="https://a.example/").attributes["rel"] == "noopener nofollow"


def test_place_where_there_is_nothing_is_left_out_of_a_list() -> None:
    _, empty, full = row_of(Cell("Row"), Cell(NONE), Cell("1"))
    assert "guide-empty" in empty.attributes["class"]
    assert "guide-empty" not in full.attributes["class"]
