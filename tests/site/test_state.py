from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest
from markupsafe import Markup

from macros.facts.catalog import Catalog
from macros.facts.reading.problems import CatalogError
from macros.present.html.repository import Repository
from macros.site import state
from macros.site.state import Site, open_site
from tests.tiny import GPU, PROJECT, TODAY, edit

EPOCH = "1795132800"  # 2026-11-20


@pytest.fixture(autouse=True)
def _environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide the settings of the machine, and the repository that the tests lie in."""
    monkeypatch.delenv("SITE_URL", raising=False)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", EPOCH)
    repository = Repository("https://git.example/team/guide", "trunk")
    monkeypatch.setattr(state, "find_repository", {PROJECT: repository}.get)


def test_site_speaks_english_until_told_otherwise(catalog: Catalog) -> None:
    site = Site(catalog, TODAY)
    assert site.language.names.code == "en"
    site.speak("ja")
    assert site.language.names.code == "ja"


def test_site_cannot_speak_a_language_it_lacks(catalog: Catalog) -> None:
    with pytest.raises(KeyError):
        Site(catalog, TODAY).speak("xx")


def test_deferred_fragments_come_back_in_their_places(catalog: Catalog) -> None:
    site = Site(catalog, TODAY)
    one, two = site.defer(Markup("<b>1</b>")), site.defer(Markup("<b>2</b>"))
    assert "<b>" not in one + two
    assert site.insert(f"<p>{two}</p>{one}") == "<p><b>2</b></p><b>1</b>"


def test_mark_of_no_fragment_stays_text(catalog: Catalog) -> None:
    site = Site(catalog, TODAY)
    mark = site.defer(Markup("<b>1</b>"))
    unknown = "<!--guide:0123456789abcdef--> <!--guide:x-->"
    assert site.insert(f"{unknown}{mark}") == f"{unknown}<b>1</b>"


def test_mark_inside_a_fragment_stays_text(catalog: Catalog) -> None:
    site = Site(catalog, TODAY)
    inner = site.defer(Markup("<b>1</b>"))
    assert site.insert(site.defer(Markup("<p>{}</p>").format(inner))) == f"<p>{inner}</p>"


def test_same_fragment_has_the_same_mark_in_every_build(catalog: Catalog) -> None:
    html = Markup("<b>1</b>")
    assert Site(catalog, TODAY).defer(html) == Site(catalog, TODAY).defer(html)


def test_opened_site_knows_its_address_and_repository(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SITE_URL", "https://guide.example/hw")
    site = open_site(data_dir)
    assert (site.address, site.has_address) == ("https://guide.example/hw/", True)
    assert site.repository == Repository("https://git.example/team/guide", "trunk")
    assert (site.today, site.as_of) == (TODAY, None)


@pytest.mark.parametrize("address", [None, ""])
def test_site_without_an_address_is_local(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch, address: str | None
) -> None:
    if address is not None:
        monkeypatch.setenv("SITE_URL", address)
    site = open_site(data_dir)
    assert (site.address, site.has_address) == ("http://localhost:8000/", False)


def test_site_as_of_an_earlier_day_holds_what_was_known_then(data_dir: Path) -> None:
    site = open_site(data_dir, as_of=date(2025, 1, 1))
    assert list(site.catalog.gpus) == ["boreal-one"]
    assert (site.today, site.built_on) == (date(2025, 1, 1), TODAY)
    index = json.loads(site.shared_files()["api/v1/index.json"])
    assert (index["as_of"], index["build_date"]) == ("2025-01-01", "2026-11-20")


def test_site_does_not_open_on_data_with_mistakes(data_dir: Path) -> None:
    edit(data_dir, GPU, "tdp_w: 200", "tdp_w: 0")
    with pytest.raises(CatalogError):
        open_site(data_dir)


def test_site_does_not_open_without_the_words_of_its_languages(data_dir: Path) -> None:
    for code in ("ja", "zh"):
        (data_dir / "locales" / f"{code}.yml").unlink()
    with pytest.raises(CatalogError) as caught:
        open_site(data_dir, languages=["en", "ja", "zh"])
    assert [str(problem) for problem in caught.value.problems] == [
        "data/locales/ja.yml:1:1  the file is missing. Restore it.",
        "data/locales/zh.yml:1:1  the file is missing. Restore it.",
    ]


def test_words_of_other_languages_may_be_missing(data_dir: Path) -> None:
    (data_dir / "locales" / "ja.yml").unlink()
    assert open_site(data_dir, languages=["en", "fr"]).languages == ["en", "fr"]


def test_fragment_on_an_english_page_says_its_own_language(catalog: Catalog) -> None:
    site = Site(catalog, TODAY)
    site.speak("ja")
    page = site.defer(Markup("<p>表</p>"))
    assert site.insert(page, in_english=True) == '<div lang="ja"><p>表</p></div>'
    assert site.insert(page) == "<p>表</p>"
