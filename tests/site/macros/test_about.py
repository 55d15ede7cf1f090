from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from macros.facts.catalog import Catalog
from macros.present.html.repository import Repository
from macros.site import hooks as site_hooks
from macros.site.macros.about import citation
from macros.site.state import Site
from tests.tiny import TODAY


@pytest.fixture
def site(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> Site:
    site = Site(catalog, TODAY, repository=Repository("https://git.example/team/guide"))
    monkeypatch.setattr(site_hooks._build, "site", site)
    return site


def test_citation_names_the_place_where_the_site_is_published(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    published = replace(site, address="https://guide.example/")
    monkeypatch.setattr(site_hooks._build, "site", published)
    assert "<https://guide.example/en/>" in citation()
    assert "url = {https://guide.example/en/}" in citation("bibtex")


def test_citation_names_the_repository_while_no_address_is_known(site: Site) -> None:
    assert "<https://git.example/team/guide>" in citation()
    assert "localhost" not in citation() + citation("bibtex")


def test_citation_names_the_authors_in_english_and_says_so(site: Site) -> None:
    site.speak("ja")
    assert citation().startswith('<span lang="en">Deep Learning Hardware Guide contributors</span>')


def test_citation_without_any_address_is_still_whole(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site_hooks._build, "site", replace(site, repository=Repository(None)))
    assert "<http" not in citation()
    assert "url" not in citation("bibtex")
    assert citation("bibtex").count("{") == citation("bibtex").count("}")


def test_citation_gives_the_day_that_the_pages_show(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A guide rebuilt as of an earlier day is another version."""
    earlier = replace(site, as_of=date(2019, 5, 26))
    monkeypatch.setattr(site_hooks._build, "site", earlier)
    assert "26 May 2019" in citation()
    assert "2019-05-26" in citation("bibtex")
