"""Hostile words: quotes, markup and links in the texts of data/locales come out as text."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from playwright.sync_api import Browser, expect

from tests.built.browsing import Reader, reading, search
from tests.built.building import PUBLISHED, TIMEOUT_S, built, copy_project, environment
from tests.built.documents import (
    Element,
    document,
    html_files,
    links,
    running_scripts,
    structured_data,
)
from tests.built.hostile import AS_OF, WORDS_ATTACK
from tests.built.tiny_advice import write_site_data
from tests.tiny import PROJECT

pytestmark = pytest.mark.site

ATTACK = " ".join(WORDS_ATTACK.split())


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with a page that Japanese lacks and one that is behind its English page."""
    folder = copy_project(tmp_path_factory.mktemp("words") / "project")
    (folder / "docs/ja/method.md").unlink()
    with (folder / "docs/en/charts.md").open("a", encoding="utf-8") as page:
        page.write("\nA sentence that no translation has yet.\n")
    write_site_data(folder / "data")
    return folder


@pytest.fixture(scope="module")
def clean_site(project: Path, codes: tuple[str, ...]) -> Path:
    out = project / "clean"
    chosen = ("--languages", ",".join(codes))
    built("--out", out, "--as-of", AS_OF, *chosen, project=project, env=PUBLISHED)
    return out


@pytest.fixture(scope="module")
def site(project: Path, codes: tuple[str, ...]) -> Path:
    """The same site, with an attack in every text of every language."""
    out = project / "attacked"
    script = PROJECT / "tests" / "built" / "hostile.py"
    subprocess.run(
        [
            *(sys.executable, str(script), str(project / "data"), str(out)),
            *("words", ",".join(codes)),
        ],
        cwd=project,
        env=environment({**PUBLISHED, "PYTHONPATH": str(project)}),
        timeout=TIMEOUT_S,
        check=True,
    )
    return out


def words(code: str) -> dict[str, str]:
    """Return the texts of a language, each with the attack."""
    text = (PROJECT / "data" / "locales" / f"{code}.yml").read_text(encoding="utf-8")
    return {key: f"{value}{WORDS_ATTACK}" for key, value in yaml.safe_load(text).items()}


def shape(page: Element) -> list[tuple[str, tuple[str, ...]]]:
    return [(element.tag, tuple(element.attributes)) for element in page.walk()]


def test_no_page_gains_or_loses_an_element_or_an_attribute(site: Path, clean_site: Path) -> None:
    paths = [file.relative_to(clean_site) for file in html_files(clean_site)]
    assert paths == [file.relative_to(site) for file in html_files(site)]
    for path in paths:
        assert shape(document(site / path)) == shape(document(clean_site / path)), path


def test_links_and_scripts_are_those_of_clean_pages(site: Path, clean_site: Path) -> None:
    for file in html_files(clean_site):
        clean, attacked = document(file), document(site / file.relative_to(clean_site))
        assert _without_titles(attacked) == _without_titles(clean), file
        for page in (clean, attacked):
            for script in page.all("script", id="__config"):
                script.children = [_without_words(script.raw_text)]
        assert running_scripts(attacked) == running_scripts(clean), file
        assert len(structured_data(attacked)) == len(structured_data(clean)), file


def _without_titles(page: Element) -> list[str]:
    """Return a page's links without the title of a new issue, which is the name of a persona."""
    return [re.sub(r"&title=[^&]*", "", address) for _, address in links(page)]


def _without_words(config: str) -> str:
    """Return the theme's settings without its texts."""
    return json.dumps({**json.loads(config), "translations": {}})


def test_the_words_of_the_site_are_read_as_text(site: Path, codes: tuple[str, ...]) -> None:
    for code in codes:
        says = words(code)
        page = document(site / code / "index.html")
        assert page.one("meta", property="og:site_name").attributes["content"] == says["site.name"]
        tabs = [link.text for link in page.classed("md-tabs__link")]
        navigation = [" ".join(says[f"nav.{name}"].split()) for name in ("gpus", "charts")]
        assert set(navigation) <= set(tabs)
        switches = {label.attributes.get("title") for label in page.all("label")}
        assert {says[f"palette.{name}"] for name in ("light", "dark", "auto")} <= switches
        for path in (
            "gpus/index.html",
            "gpus/boreal-one/index.html",
            "gpus/boreal-1/index.html",
            "picks/index.html",
            "picks/best-overall/index.html",
            "picks/avoid/index.html",
            "picks/upgrade/index.html",
            "history/2019/index.html",
        ):
            assert ATTACK in document(site / code / path).one("article").text, path
        missing = document(site / code / "404.html")
        assert missing.one("h1").raw_text == says["not_found.title"]


def test_the_root_is_text(site: Path) -> None:
    says = words("en")
    page = document(site / "index.html")
    assert page.one("head").one("title").raw_text == page.one("h1").raw_text == says["site.name"]
    description = page.one("meta", name="description").attributes["content"]
    assert description == says["site.description"]
    assert document(site / "404.html").one("h1").raw_text == says["not_found.title"]


def test_words_in_prose_are_text(site: Path, codes: tuple[str, ...]) -> None:
    for code in codes:
        headings = [h.text for h in document(site / code / "charts/index.html").all("h2")]
        assert len(headings) == 4
        assert all(ATTACK in heading for heading in headings)
        method = document(site / code / "method/index.html").one("article")
        assert method.text.count(ATTACK) >= 3


def test_banners_are_text(site: Path, codes: tuple[str, ...]) -> None:
    says = words("ja")
    for path, key in (("method", "banner.untranslated"), ("charts", "banner.outdated")):
        page = document(site / "ja" / path / "index.html")
        assert [banner.raw_text for banner in page.classed("guide-banner")] == [says[key]]
    for code in codes:
        banner = document(site / code / "index.html").classed("md-banner__inner")[0]
        before, _, after = words(code)["banner.as_of"].partition("{date}")
        assert re.fullmatch(re.escape(before) + ".+" + re.escape(after), banner.one("p").raw_text)


def test_charts_hold_their_words_as_escaped_text(site: Path, codes: tuple[str, ...]) -> None:
    pages = (document(site / code / "charts/index.html") for code in codes)
    for figure in (figure for page in pages for figure in page.all("figure")):
        assert ATTACK in figure.one("figcaption").text
        plot = json.loads(figure.one("template").raw_text)
        axes = [plot["layout"][axis] for axis in ("xaxis", "yaxis")]
        titles = [axis["title"]["text"] for axis in axes if "title" in axis]
        assert all("&lt;img" in title and "<" not in title for title in titles)


def test_the_search_index_holds_no_element(site: Path, codes: tuple[str, ...]) -> None:
    for code in codes:
        index = json.loads((site / code / "search/documents.json").read_bytes())
        for entry in index["docs"]:
            for text in (entry["title"], entry["text"]):
                assert "<img" not in text
                assert "<script" not in text


@pytest.fixture
def reader(site: Path, browser: Browser) -> Iterator[Reader]:
    with reading(browser, site) as one:
        yield one


@pytest.mark.browser
def test_a_browser_runs_none_of_it(reader: Reader) -> None:
    page = reader.open("?choose")
    paths = (
        "",
        "gpus/",
        "gpus/boreal-one/",
        "compare/?gpus=boreal-one,meridian-x",
        "charts/",
        "picks/",
        "picks/best-overall/",
        "picks/finetune-70b/",
        "picks/avoid/",
        "picks/upgrade/",
        "history/2019/",
        "method/",
        "contribute/",
        "404.html",
    )
    for path in ("?choose", "404.html", *(f"{code}/{p}" for code in ("en", "ja") for p in paths)):
        page.goto(f"{reader.address}{path}", wait_until="load")
        assert page.locator("img[src=x], img[src='y.png']").count() == 0
        assert page.locator("a[href^='javascript:' i]").count() == 0


@pytest.mark.browser
def test_a_chart_draws_it_as_text(reader: Reader) -> None:
    page = reader.open("en/charts/")
    page.locator(".guide-chart__live").first.focus()
    box = page.locator(".guide-chart__box").first
    expect(box).to_have_attribute("data-drawn", "true")
    expect(box.locator(".annotation").first).to_contain_text("<img src=x onerror")
    assert box.locator("image, img, script, foreignObject, a[href^=javascript]").count() == 0


@pytest.mark.browser
def test_a_search_shows_it_as_text(reader: Reader) -> None:
    results = search(reader.open("en/"), "onerror")
    assert results.locator("img, script").count() == 0
