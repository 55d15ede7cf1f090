from __future__ import annotations

import subprocess
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from markupsafe import Markup

from macros import guide_site
from macros.facts.catalog import Catalog
from macros.facts.problems import CatalogError
from macros.guide_site import Site, build_date, open_site, repository_url, web_address
from tests.tiny import GPU, TODAY, edit

EPOCH = "1795132800"  # 2026-11-20


@pytest.fixture(autouse=True)
def _environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Hide the settings of the machine, and the repository that the tests lie in."""
    for name in ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "SITE_URL", "GUIDE_BRANCH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", str(tmp_path / "no-config"))
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", EPOCH)
    project = tmp_path / "project"
    project.mkdir()
    monkeypatch.setattr(guide_site, "PROJECT", project)


def set_remote(address: str) -> None:
    project = guide_site.PROJECT
    subprocess.run(["git", "init", "-q", str(project)], check=True)
    subprocess.run(["git", "-C", str(project), "remote", "add", "origin", address], check=True)


@pytest.mark.parametrize(
    "remote",
    [
        "https://github.com/team/guide",
        "https://github.com/team/guide.git",
        "https://github.com/team/guide/",
        "https://user:token@github.com/team/guide.git",
        "git@github.com:team/guide.git",
        "ssh://git@github.com/team/guide.git",
        "ssh://git@github.com:22/team/guide.git",
    ],
)
def test_remote_on_a_public_host_has_a_web_address(remote: str) -> None:
    assert web_address(remote) == "https://github.com/team/guide"


@pytest.mark.parametrize(
    "remote",
    [
        "",
        "/srv/git/guide.git",
        "../guide",
        "file:///srv/git/guide.git",
        "C:\\git\\guide",
        "https://localhost/team/guide",
        "https://10.0.0.1/team/guide",
        "http://github.com/team/guide",
    ],
)
def test_path_or_private_host_has_no_web_address(remote: str) -> None:
    assert web_address(remote) is None


def test_groups_of_a_host_are_kept() -> None:
    assert web_address("git@gitlab.com:a/b/c.git") == "https://gitlab.com/a/b/c"


def test_repository_is_the_one_the_ci_names(monkeypatch: pytest.MonkeyPatch) -> None:
    set_remote("https://github.com/other/fork")
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://github.com")
    monkeypatch.setenv("GITHUB_REPOSITORY", "team/guide")
    assert repository_url() == "https://github.com/team/guide"


def test_repository_is_else_the_git_remote() -> None:
    set_remote("git@github.com:team/guide.git")
    assert repository_url() == "https://github.com/team/guide"


def test_repository_on_the_same_machine_is_unknown(tmp_path: Path) -> None:
    set_remote(str(tmp_path / "origin.git"))
    assert repository_url() is None


def test_folder_without_git_has_no_repository() -> None:
    assert repository_url() is None


def test_machine_without_git_has_no_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert repository_url() is None


def test_day_of_the_build_can_be_set() -> None:
    assert build_date() == date(2026, 11, 20)


def test_day_of_the_build_is_else_the_present_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    before = datetime.now(UTC).date()
    assert before <= build_date() <= datetime.now(UTC).date()


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


def test_same_fragment_has_the_same_mark_in_every_build(catalog: Catalog) -> None:
    html = Markup("<b>1</b>")
    assert Site(catalog, TODAY).defer(html) == Site(catalog, TODAY).defer(html)


def test_opened_site_knows_its_address_and_branch(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SITE_URL", "https://guide.example/hw")
    monkeypatch.setenv("GUIDE_BRANCH", "trunk")
    site = open_site(data_dir)
    assert (site.address, site.repository.branch) == ("https://guide.example/hw/", "trunk")
    assert (site.today, site.as_of) == (TODAY, None)


def test_site_as_of_an_earlier_day_holds_what_was_known_then(data_dir: Path) -> None:
    site = open_site(data_dir, as_of=date(2025, 1, 1))
    assert list(site.catalog.gpus) == ["boreal-one"]
    assert site.today == date(2025, 1, 1)


def test_site_does_not_open_on_data_with_mistakes(data_dir: Path) -> None:
    edit(data_dir, GPU, "tdp_w: 200", "tdp_w: 0")
    with pytest.raises(CatalogError):
        open_site(data_dir)
