from __future__ import annotations

from macros.present.prose_table import Cell, Head, Link, ProseTable, prose_table


def table(*cells: Cell, long: bool = False) -> str:
    heads = [Head("<b>Name"), *(Head(f"Head {n}", number=True) for n in range(len(cells)))]
    return str(
        prose_table(ProseTable("<i>Caption", heads, [[Cell("Row"), *cells]], ["<u>Note"], long))
    )


def test_texts_are_escaped() -> None:
    html = table(Cell("<a>", note="<s>"))
    assert not any(tag in html for tag in ("<b>", "<i>", "<u>", "<a>", "<s>"))
    assert '<p class="guide-small">&lt;u&gt;Note</p>' in html


def test_rows_and_columns_have_heads_that_say_their_scope() -> None:
    html = table(Cell("1"))
    assert '<th scope="row">Row</th>' in html
    assert '<td class="guide-number" data-label="Head 0">1</td>' in html


def test_links_lead_to_pages_of_ours_or_to_the_web_and_nowhere_else() -> None:
    links = [
        Link("page", "../gpus/x/", "2 × "),
        Link("web", "https://a.example/"),
        Link("script", "javascript:alert(1)"),
        Link("plain", "http://a.example/"),
        Link("nothing", ""),
    ]
    html = table(Cell(links=links))
    assert '2 × <a href="../gpus/x/">page</a>' in html
    assert '<a href="https://a.example/" rel="noopener nofollow">web</a>' in html
    assert html.count("<a ") == 2


def test_wide_or_long_table_is_stacked_on_a_phone() -> None:
    assert "guide-stacked" not in table(Cell(), Cell())
    assert "guide-stacked" in table(Cell(), Cell(), Cell())
    assert "guide-stacked" in table(Cell(), Cell(), long=True)
