from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from macros.facts.catalog import Catalog
from macros.present.html.repository import Repository
from macros.site.macros.about import citation
from macros.site.state import Site
from tests.tiny import TODAY


@pytest.fixture
def site(catalog: Catalog) -> Site:
    return Site(catalog, TODAY, repository=Repository("https://git.example/team/guide"))


def test_citation_names_the_place_where_the_site_is_published(site: Site) -> None:
    published = replace(site, address="https://guide.example/")
    assert "<https://guide.example/en/>" in citation(published)
    assert "url = {https://guide.example/en/}" in citation(published, "bibtex")


def test_citation_names_the_repository_while_no_address_is_known(site: Site) -> None:
    assert "<https://git.example/team/guide>" in citation(site)
    assert "localhost" not in citation(site) + citation(site, "bibtex")


def test_citation_names_the_authors_in_english_and_says_so(site: Site) -> None:
    site.speak("ja")
    assert citation(site).startswith(
        '<span lang="en">Deep Learning Hardware Guide contributors</span>'
    )


def test_citation_without_any_address_is_still_whole(site: Site) -> None:
    alone = replace(site, repository=Repository(None))
    assert "<http" not in citation(alone)
    assert "url" not in citation(alone, "bibtex")
    assert citation(alone, "bibtex").count("{") == citation(alone, "bibtex").count("}")


def test_citation_gives_the_day_that_the_pages_show(site: Site) -> None:
    """A guide rebuilt as of an earlier day is another version."""
    earlier = replace(site, as_of=date(2019, 5, 26))
    assert "26 May 2019" in citation(earlier)
    assert "2019-05-26" in citation(earlier, "bibtex")


def test_citation_names_the_state_of_the_facts(site: Site) -> None:
    version = site.catalog.digest[:12]
    assert f"data version {version}" in citation(site)
    assert f"version = {{{version}}}" in citation(site, "bibtex")
