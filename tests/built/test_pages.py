"""The pages of the built site, each of them, in every language."""

from __future__ import annotations

import json
import re
import struct
from collections import Counter
from html import unescape
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import pytest

from macros.facts.records.products import Segment
from macros.present.html.page import WIDEST_TITLE, shown_width
from tests.built.building import ADDRESS, CODES, contents
from tests.built.documents import Element, document, head_of, html_files, structured_data
from tests.tiny import PROJECT

pytestmark = pytest.mark.site

UNRENDERED = ("{{", "{%", "{#", "<!--guide:", "Markup(", "PartialDate(", "&amp;lt;", "&amp;#")
# Names that BibTeX is to leave as they are stand in two pairs of braces.
IN_BIBTEX = re.compile(r" = \{\{\w[\w ]*\}\},")
# What Python and JavaScript say for nothing.
NOTHING = {"None", "nan", "NaN", "null", "undefined", "inf", "True", "False"}


def in_languages(site: Path) -> list[Path]:
    """The pages below a language, without the two at the root of all."""
    return [file for file in html_files(site) if file.parent != site]


def article(page: Element) -> Element:
    return page.one("article")


def test_no_page_holds_a_template_or_a_mark(tiny_site: Path) -> None:
    for file in html_files(tiny_site):
        text = IN_BIBTEX.sub("", file.read_text(encoding="utf-8"))
        assert [mark for mark in UNRENDERED if mark in text] == [], file


def test_no_cell_says_nothing_in_a_programming_language(tiny_site: Path) -> None:
    for file in html_files(tiny_site):
        cells = [e for e in document(file).walk() if e.tag in ("td", "th", "dd", "dt", "li", "h1")]
        assert [cell.text for cell in cells if says_nothing(words(cell))] == [], file


def words(element: Element) -> str:
    """Return what stands in it besides code: a page on open data may say what `null` is."""
    parts = (child if isinstance(child, str) else words(child) for child in element.children)
    return "" if element.tag == "code" else "".join(parts)


def says_nothing(text: str) -> bool:
    """Whether a text has a word of a program, and not the English one: `None on most GPUs`."""
    return bool(NOTHING & set(re.sub(r"\bNone (?=[a-z])", "", text).split()))


def test_every_page_has_one_first_heading_and_ends_what_it_begins(tiny_site: Path) -> None:
    for file in html_files(tiny_site):
        assert len(document(file).all("h1")) == 1, file
        assert document(file).one("h1").text, file


def test_headings_skip_no_level(tiny_site: Path) -> None:
    for file in in_languages(tiny_site):
        levels = [int(e.tag[1]) for e in document(file).walk() if re.fullmatch("h[1-6]", e.tag)]
        assert levels[0] == 1, file
        assert all(b - a <= 1 for a, b in pairwise(levels)), file


def test_ids_are_unique(tiny_site: Path) -> None:
    for file in html_files(tiny_site):
        ids = Counter(e.attributes["id"] for e in document(file).walk() if "id" in e.attributes)
        assert [name for name, count in ids.items() if count > 1] == [], file


def test_every_page_has_a_title_and_a_description(tiny_site: Path) -> None:
    for file in html_files(tiny_site):
        head = head_of(file)
        assert head.one("title").text, file
        assert len(head.all("meta", charset="utf-8")) == 1, file
        assert head.one("meta", name="description").attributes["content"].strip(), file


def listed(site: Path) -> list[Path]:
    """The pages that a search engine may list."""
    return [file for file in html_files(site) if not head_of(file).all("meta", name="robots")]


def test_titles_and_descriptions_fit_into_a_list_of_results(real_site: Path) -> None:
    wrong = []
    for file in listed(real_site):
        head = head_of(file)
        title, description = head.one("title").text, head.one("meta", name="description")
        wide = shown_width(description.attributes["content"])
        if shown_width(title) > WIDEST_TITLE or not 50 <= wide <= 160:
            wrong.append((file.relative_to(real_site).as_posix(), shown_width(title), wide))
    assert wrong == []


def test_descriptions_of_a_language_differ(real_site: Path) -> None:
    for code in CODES:
        descriptions = Counter(
            head_of(file).one("meta", name="description").attributes["content"]
            for file in listed(real_site / code)
        )
        assert [text for text, count in descriptions.items() if count > 1] == []


def test_a_shared_link_has_an_image_of_the_size_that_it_says(tiny_site: Path) -> None:
    for file in listed(tiny_site):
        head = head_of(file)
        address = head.one("meta", property="og:image").attributes["content"]
        assert address.startswith(ADDRESS), file
        image = (tiny_site / address.removeprefix(ADDRESS)).read_bytes()
        assert image.startswith(b"\x89PNG"), file
        assert struct.unpack(">II", image[16:24]) == (1200, 630), file
        assert head.one("meta", property="og:url").attributes["content"].startswith(ADDRESS)


def test_pages_that_are_not_listed_have_no_canonical_address_to_share(tiny_site: Path) -> None:
    for file in set(html_files(tiny_site)) - set(listed(tiny_site)):
        assert head_of(file).one("meta", name="robots").attributes["content"] == "noindex"
        assert document(file).all("meta", property="og:image") == [], file


def test_structured_data_are_json_with_whole_addresses(tiny_site: Path) -> None:
    told = 0
    for file in in_languages(tiny_site):
        for data in structured_data(document(file)):
            told += 1
            assert isinstance(data, dict)
            things = data["@graph"]
            urls = [thing["url"] for thing in things if "url" in thing]
            steps = [s for thing in things for s in thing.get("itemListElement", [])]
            assert urls or steps, file
            assert all(u.startswith(ADDRESS) for u in (*urls, *(s["item"] for s in steps))), file
    assert told == len(set(in_languages(tiny_site)) & set(listed(tiny_site)))


def test_every_page_but_the_first_shows_the_way_to_it(tiny_site: Path) -> None:
    for file in set(in_languages(tiny_site)) & set(listed(tiny_site)):
        path = document(file).classed("md-path")
        assert bool(path) == (file.parent.name not in CODES), file
        assert all(one.attributes["aria-label"] for one in path), file
    page = document(tiny_site / "ja/gpus/boreal-one/index.html")
    steps = page.classed("md-path")[0].all("a")
    assert [step.attributes["href"] for step in steps] == ["../..", "../"]
    assert [step.text for step in steps] == ["ホーム", "GPU"]


def test_titles_of_a_language_differ(tiny_site: Path) -> None:
    for code in CODES:
        titles = Counter(
            head_of(file).one("title").text
            for file in html_files(tiny_site / code)
            if not head_of(file).all("meta", name="robots")
        )
        assert [title for title, count in titles.items() if count > 1] == []


def test_the_policy_comes_before_all_it_is_for(tiny_site: Path) -> None:
    for file in html_files(tiny_site):
        first = next(iter(head_of(file).walk()))
        assert first.attributes.get("http-equiv") == "Content-Security-Policy", file
        policy = first.attributes["content"]
        assert policy.startswith("default-src 'none'; script-src 'self'"), file
        assert "unsafe-eval" not in policy
        assert "http" not in policy
        script = next(part for part in policy.split("; ") if part.startswith("script-src"))
        assert "unsafe-inline" not in script
        # A browser looks for the character set no further than this.
        assert b"charset" in file.read_bytes()[:1024], file


def test_no_script_or_style_stands_in_an_attribute(tiny_site: Path) -> None:
    for file in html_files(tiny_site):
        for element in document(file).walk():
            names = element.attributes.keys()
            assert [name for name in names if name.startswith("on")] == [], file
            assert "style" not in names, (file, element.tag, element.attributes)


def test_nothing_is_fetched_from_elsewhere(tiny_site: Path) -> None:
    for file in html_files(tiny_site):
        for element in document(file).walk():
            for name in ("src", "srcset", "data", "action", "poster"):
                assert "//" not in element.attributes.get(name, ""), (file, element)
            if element.tag == "link" and element.attributes["rel"] != "canonical":
                assert "//" not in element.attributes["href"], (file, element)
    for path, content in contents(tiny_site).items():
        if path.endswith(".css"):
            assert re.findall(rb"(?:url\(|@import)\s*[\"']?(?:https?:)?//", content) == [], path


def test_table_headings_say_what_they_head(tiny_site: Path) -> None:
    for file in in_languages(tiny_site):
        for heading in article(document(file)).all("th"):
            assert heading.attributes.get("scope") in ("col", "row") or not heading.text, file


def test_what_scrolls_can_be_reached_and_has_a_name(tiny_site: Path) -> None:
    for file in in_languages(tiny_site):
        page = document(file)
        for box in page.classed("guide-scroll"):
            assert box.attributes["tabindex"] == "0", file
            label = box.attributes.get("aria-labelledby")
            assert box.attributes.get("aria-label") or page.all(id=label or "?"), file


def test_the_search_dialog_has_a_name(tiny_site: Path) -> None:
    for file in in_languages(tiny_site):
        dialog = document(file).one("div", role="dialog")
        assert dialog.attributes["aria-label"], file


def test_labels_of_the_theme_are_words(tiny_site: Path) -> None:
    for file in in_languages(tiny_site):
        for element in document(file).walk():
            for name in ("title", "aria-label", "placeholder"):
                label = element.attributes.get(name, "")
                assert not re.fullmatch(r"[a-z_]+(\.[a-z_]+)+", label), (file, label)


def _first_text(cell: Element) -> str:
    first = cell.children[0]
    return first if isinstance(first, str) else first.text


def test_a_gpu_page_shows_every_figure_with_its_source(tiny_site: Path) -> None:
    page = article(document(tiny_site / "en/gpus/boreal-one/index.html"))
    facts = {_first_text(row.one("th")): row.one("td").text for row in _fact_rows(page)}
    assert facts["Memory bandwidth"] == "512 GB/s 1"
    assert len(facts) == 21
    for row in _fact_rows(page):
        mark = row.one("td").one("button")
        assert mark.attributes["popovertarget"] == "evidence-1"
    shown = page.one("div", id="evidence-1")
    assert "Borealis data sheet" in shown.text
    assert "1 November 2026" in shown.text


def test_a_gpu_page_lists_prices_newest_first(tiny_site: Path) -> None:
    page = article(document(tiny_site / "en/gpus/boreal-one/index.html"))
    rows = page.classed("guide-prices")[0].one("tbody").all("tr")
    amounts = [
        [
            str(part.raw_text if isinstance(part, Element) else part)
            for part in row.all("td")[2].children
        ]
        for row in rows
    ]
    assert amounts == [
        ["650.50\xa0USD", "620 to 700\xa0USD"],
        ["300 to 400\xa0EUR"],
        ["600\xa0USD"],
    ]


def test_a_preview_product_says_so_and_leads_nothing(tiny_site: Path) -> None:
    page = article(document(tiny_site / "en/gpus/meridian-x/index.html"))
    assert page.classed("admonition")
    home = article(document(tiny_site / "en/index.html"))
    assert "Meridian" not in home.text


def test_figures_are_written_as_each_language_does(tiny_site: Path) -> None:
    cores = {"en": "5,000", "fr": "5\u202f000", "ja": "5,000", "ko": "5,000", "zh": "5,000"}
    for code in CODES:
        page = article(document(tiny_site / code / "gpus/boreal-one/index.html"))
        assert cores[code] in page.raw_text, code


def test_every_row_of_the_table_is_there_without_a_script(tiny_site: Path) -> None:
    for code in CODES:
        page = document(tiny_site / code / "gpus/index.html")
        rows = page.classed("guide-gpus")[0].one("tbody").all("tr")
        names = [row.one("a").text for row in rows]
        assert names == ["Boreal Two", "Boreal One", "Meridian X"]
        offered = {option.attributes.get("value") for option in page.all("option")}
        assert offered & set(get_args(Segment)) == {"consumer", "datacenter"}


CHARTED = (
    "/charts",
    "/charts/progress",
    "/charts/memory",
    "/charts/generations",
    "/gpus/boreal-one",
)


def test_charts_have_their_data_as_a_table(tiny_site: Path) -> None:
    for code in CODES:
        pages = [code + path for path in CHARTED]
        figures = [
            f for page in pages for f in document(tiny_site / page / "index.html").all("figure")
        ]
        assert len(figures) == 11
        for figure in figures:
            assert figure.one("figcaption").text
            points = [point for trace in plot_of(figure)["data"] for point in trace["x"]]
            assert bool(figure.one("tbody").all("tr")) == bool(points)
            assert figure.all("a", download="")


def plot_of(figure: Element) -> Any:
    return json.loads(unescape(figure.one("template").text))


def test_a_former_address_leads_to_the_new_one(tiny_site: Path) -> None:
    for code in CODES:
        page = document(tiny_site / code / "gpus/boreal-1/index.html")
        assert page.one("meta", name="robots").attributes["content"] == "noindex"
        moved = page.one("p", **{"data-guide-redirect": "../boreal-one/"})
        assert moved.one("a").attributes["href"] == "../boreal-one/"
        assert not page.classed("md-footer__link")


def test_neighbours_follow_the_order_of_the_table(tiny_site: Path) -> None:
    def neighbours(id_: str) -> list[str]:
        page = document(tiny_site / "ja/gpus" / id_ / "index.html")
        return [link.attributes["href"] for link in page.classed("md-footer__link")]

    assert neighbours("boreal-two") == ["../boreal-one/"]
    assert neighbours("boreal-one") == ["../boreal-two/", "../meridian-x/"]
    assert neighbours("meridian-x") == ["../boreal-one/"]


def test_the_real_site_has_a_page_for_every_accelerator_in_every_language(real_site: Path) -> None:
    ids = {file.stem for file in (PROJECT / "data" / "gpus").glob("*.yml")}
    assert len(ids) >= 190
    for code in CODES:
        pages = {file.parent.name for file in (real_site / code / "gpus").glob("*/index.html")}
        assert ids <= pages


def _fact_rows(page: Element) -> list[Element]:
    return [row for table in page.classed("guide-facts") for row in table.all("tr")]
