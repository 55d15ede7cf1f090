"""The links of the built site: each leads to something that is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from scripts.measuring.serving import PREFIX
from tests.built.building import ADDRESS, CODES, EDIT, REPOSITORY, SERVER, built, copy_project
from tests.built.documents import address_of, document, html_files, links, target
from tests.built.tiny_advice import write_site_data
from tests.tiny import PROJECT

pytestmark = pytest.mark.site

WEB = f"{SERVER}/{REPOSITORY}/"


def test_every_link_anchor_and_file_is_there(tiny_site: Path) -> None:
    assert list(broken_links(tiny_site, ADDRESS)) == []


@pytest.fixture(scope="module")
def local_site(tiny_data: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of which nobody has said where it will be published."""
    out = tmp_path_factory.mktemp("local") / "site"
    built("--data", tiny_data, "--out", out, "--languages", "fr,zh")
    return out


def test_the_same_holds_for_a_site_without_an_address(local_site: Path) -> None:
    assert list(broken_links(local_site, "http://localhost:8000/")) == []


def test_a_site_without_an_address_names_no_canonical_one(local_site: Path) -> None:
    for file in html_files(local_site):
        assert document(file).all("link", rel="canonical") == [], file
        assert "localhost" not in file.read_text(encoding="utf-8"), file


def test_the_checker_finds_what_is_broken(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "index.html").write_text(
        '<p id="here"><a href="#here"></a><a href="#gone"></a><a href="../ja/"></a>'
        f'<a href="https://else.example/x">out</a><img src="{PREFIX}a.png"><a href="./"></a>'
    )
    faults = [link for _, link in broken_links(tmp_path, ADDRESS)]
    assert faults == ["#gone", "../ja/", f"{PREFIX}a.png"]


def test_links_that_leave_the_site_are_secure_and_are_links_only(tiny_site: Path) -> None:
    for file in html_files(tiny_site):
        page = address_of(file, tiny_site, ADDRESS)
        for element, address in links(document(file)):
            if target(address, page, tiny_site, ADDRESS) is None:
                assert urlsplit(address).scheme == "https", (file, address)
                assert element.tag == "a", (file, address)


def test_links_from_facts_give_no_credit_and_no_window(tiny_site: Path) -> None:
    page = document(tiny_site / "en/gpus/boreal-one/index.html").one("article")
    outside = [element for element, address in links(page) if ".example/" in address]
    assert len({link.attributes["href"] for link in outside}) == 3
    for link in outside:
        assert set(link.attributes["rel"].split()) >= {"noopener", "nofollow"}
        assert "target" not in link.attributes


def test_the_canonical_address_is_the_pages_own(tiny_site: Path) -> None:
    for code in CODES:
        for file in html_files(tiny_site / code):
            canonical = document(file).all("link", rel="canonical")
            if file.name != "404.html":
                assert [link.attributes["href"] for link in canonical] == [
                    address_of(file, tiny_site, ADDRESS)
                ]


def test_links_to_the_repository_lead_to_its_files(tiny_site: Path, tiny_data: Path) -> None:
    seen = set()
    for file in html_files(tiny_site):
        for _, address in links(document(file)):
            if address.startswith(WEB):
                kind, _, path = urlsplit(address.removeprefix(WEB)).path.partition("/")
                seen.add(kind)
                _check_repository_link(kind, unquote(path), urlsplit(address).query, tiny_data)
    assert seen == {"edit", "new", "issues", "tree", "blob"}


def test_every_page_can_be_edited_where_it_is_made(tiny_site: Path) -> None:
    expected = {
        "gpus/boreal-one/": "data/gpus/boreal-one.yml",
        "gpus/boreal-1/": "data/gpus/boreal-one.yml",
        "gpus/": "docs/{code}/gpus/index.md",
        "": "docs/{code}/index.md",
        "method/": "docs/{code}/method.md",
    }
    for code in CODES:
        for page, path in expected.items():
            edit = document(tiny_site / code / page / "index.html").one("a", rel="edit")
            assert edit.attributes["href"] == EDIT + path.format(code=code)


def test_a_gpu_page_offers_to_edit_add_a_price_and_report(tiny_site: Path) -> None:
    def actions(id_: str) -> list[str]:
        page = document(tiny_site / "ko/gpus" / id_ / "index.html")
        return [a.attributes["href"] for a in page.classed("guide-actions")[0].all("a")]

    one, other = actions("boreal-one"), actions("meridian-x")
    assert one[0] == "../../compare/?gpus=boreal-one,boreal-two"  # its rival
    assert one[1] == "../../check-build/?gpu=boreal-one#have"
    assert one[2:4] == [f"{EDIT}data/gpus/boreal-one.yml", f"{EDIT}data/prices/boreal-one.yml"]
    assert f"{WEB}new/main/data/prices?filename=meridian-x.yml" in other
    query = parse_qs(urlsplit(one[4]).query)
    assert query["page"] == ["ko/gpus/boreal-one/"]
    assert query["title"] == ["Boreal One: "]


def addresses_in_prose() -> set[str]:
    """What the English pages of docs/ lead to, also in repositories of others."""
    pages = (PROJECT / "docs" / "en").rglob("*.md")
    texts = (page.read_text(encoding="utf-8") for page in pages)
    return {address for text in texts for address in re.findall(r"https://[^\s)>]+", text)}


def test_without_a_known_repository_there_are_no_links_to_one(tmp_path: Path) -> None:
    project = copy_project(tmp_path / "project")
    data = write_site_data(tmp_path / "data")
    built("--data", data, "--out", tmp_path / "site", "--languages", "en", project=project)
    prose = addresses_in_prose()
    for file in html_files(tmp_path / "site"):
        page = document(file)
        assert not page.all("a", rel="edit"), file
        actions = [a for box in page.classed("guide-actions") for a in box.all("a")]
        assert all(a.attributes["href"].startswith("../") for a in actions), file
        for _, address in links(page):
            assert "/edit/" not in address, file
            if address in prose:
                continue
            assert urlsplit(address).netloc in (
                "",
                "localhost:8000",
                "borealis.example",
                "weekly-chip.example",
                "creativecommons.org",
            )


def broken_links(site: Path, base: str) -> Iterator[tuple[Path, str]]:
    """Yield each link of each page whose file or anchor is not there."""
    is_there = cache(Path.is_file)
    for file in html_files(site):
        page = address_of(file, site, base)
        for address in dict.fromkeys(address for _, address in links(document(file))):
            found = target(address, page, site, base)
            if found is None:
                continue
            aim, anchor = found
            if not is_there(aim) or (anchor and anchor not in _ids(aim)):
                yield file, address


@cache
def _ids(file: Path) -> set[str]:
    return {e.attributes["id"] for e in document(file).walk() if "id" in e.attributes}


def _check_repository_link(kind: str, path: str, query: str, data: Path) -> None:
    if kind == "issues":
        template = parse_qs(query)["template"][0]
        assert path == "new"
        assert (PROJECT / ".github" / "ISSUE_TEMPLATE" / template).is_file()
        return
    branch, _, place = path.partition("/")
    assert branch == "main"
    files = [folder / place for folder in (data.parent, PROJECT)]  # the site's facts, or prose
    assert any(f.is_file() if kind in ("edit", "blob") else f.is_dir() for f in files), place
