"""The build: strict with pages and facts, plain about options, and never half done."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from scripts import build_site
from tests.built.building import (
    CODES,
    build,
    built,
    contents,
    copy_project,
    own_project,
    prose_addresses,
)
from tests.built.documents import document
from tests.built.tiny_advice import TINY_PERSONAS, write_site_data
from tests.tiny import edit
from tests.tiny_builds import TINY_TIERS

pytestmark = pytest.mark.site

PAGES = {
    "404.html",
    *(f"{address}index.html" for address in prose_addresses()),
    "gpus/boreal-one/index.html",
    "gpus/boreal-two/index.html",
    "gpus/meridian-x/index.html",
    "gpus/boreal-1/index.html",
    *(f"picks/{persona}/index.html" for persona in TINY_PERSONAS),
    *(f"builds/{tier}/index.html" for tier in TINY_TIERS),
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project whose pages a test may spoil."""
    return copy_project(tmp_path / "project")


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """Where an earlier site stands."""
    folder = tmp_path / "out" / "site"
    (folder / "api" / "v1").mkdir(parents=True)
    (folder / "api" / "v1" / "index.json").write_text("{}")
    (folder / ".nojekyll").touch()
    (folder / "index.html").write_text("the site of yesterday")
    return folder


def add(project: Path, text: str, path: str = "docs/en/method.md") -> None:
    with (project / path).open("a", encoding="utf-8") as page:
        page.write(f"\n{text}\n")


def test_every_language_has_every_page(tiny_site: Path) -> None:
    for code in CODES:
        files = (tiny_site / code).rglob("*.html")
        assert {file.relative_to(tiny_site / code).as_posix() for file in files} == PAGES
    at_the_root = {file.name for file in tiny_site.iterdir() if file.is_file()}
    own = {"index.html", "404.html", "sitemap.xml", "robots.txt", "manifest.json", ".nojekyll"}
    assert at_the_root == own


def test_the_theme_is_lightened_in_every_language(tiny_site: Path) -> None:
    for code in CODES:
        styles = tiny_site / code / "assets" / "stylesheets"
        (colours,) = (file.read_text(encoding="utf-8") for file in styles.glob("palette.*.css"))
        assert "[data-md-color-scheme" in colours
        assert "switching" not in colours
        (style,) = (file.read_text(encoding="utf-8") for file in styles.glob("main.*.css"))
        assert ".md-header" in style
        assert ".tabbed-" not in style


def test_a_build_replaces_the_old_site_whole_and_says_its_pages_and_warnings(
    data_dir: Path, out: Path
) -> None:
    (out / "en").mkdir()
    (out / "en" / "gone.html").touch()
    edit(data_dir, "gpus/boreal-one.yml", "bandwidth_gb_s: 510", "bandwidth_gb_s: 400")
    said = built("--data", data_dir, "--out", out, "--languages", "en")
    assert f"{len(PAGES) + 2} pages in {out}" in said
    assert "warning: sources[2].says.memory.bandwidth_gb_s: weekly-chip says 400" in said
    assert not (out / "en" / "gone.html").exists()
    assert "yesterday" not in (out / "index.html").read_text()
    assert [entry.name for entry in out.parent.iterdir()] == ["site"]


BROKEN_LINKS = (
    "nowhere.md",
    "gpus/no-such-card.md",
    "charts.md#nowhere",
    "gpus/boreal-one.md#no-place",
    "#anywhere",
    "/absolute/",
)


def test_broken_links_of_a_page_stop_the_build_and_are_all_named(tmp_path: Path, out: Path) -> None:
    project = own_project(tmp_path / "project")
    add(project, "\n".join(f"[broken]({link})" for link in BROKEN_LINKS))
    result = build("--out", out, "--languages", "en", project=project)
    assert result.returncode == 1, result.stdout
    for link in BROKEN_LINKS:
        assert f"'{link}'" in result.stderr, link
    assert "method.md" in result.stderr


@pytest.mark.parametrize(
    ("mistake", "message"),
    [
        ("{{ bandwith_of_everything }}", "bandwith_of_everything"),
        pytest.param(
            "{{ bandwith_of_everything() }}", "bandwith_of_everything", marks=pytest.mark.nightly
        ),
        pytest.param('{{ chart("no-such-chart") }}', "no-such-chart", marks=pytest.mark.nightly),
        pytest.param('{{ label("no.such.key") }}', "no.such.key", marks=pytest.mark.nightly),
        pytest.param("{{ newest_gpus('many', 'more') }}", "newest_gpus", marks=pytest.mark.nightly),
        ("{% if %}", "method.md"),
    ],
)
def test_a_mistake_in_a_page_stops_the_build(
    mistake: str, message: str, tmp_path: Path, out: Path
) -> None:
    project = own_project(tmp_path / "project")
    before = contents(out.parent)
    add(project, mistake)
    result = build("--out", out, "--languages", "en", project=project)
    assert result.returncode == 1, result.stdout
    assert message in result.stderr
    assert "method.md" in result.stderr
    assert f"{out} is left as it was." in result.stderr
    assert contents(out.parent) == before


def test_a_mistake_in_one_language_keeps_all_languages(tmp_path: Path, out: Path) -> None:
    project = own_project(tmp_path / "project")
    add(project, "[broken](nowhere.md)", "docs/ja/method.md")
    before = contents(out.parent)
    result = build("--out", out, "--languages", "en,ja", project=project)
    assert result.returncode == 1
    assert "The site could not be built in: ja." in result.stderr
    assert contents(out.parent) == before


def test_a_mistake_in_the_facts_keeps_the_site_and_names_the_line(
    data_dir: Path, out: Path
) -> None:
    edit(data_dir, "gpus/boreal-one.yml", "size_gb: 16", "size_gb: sixteen")
    edit(data_dir, "gpus/boreal-two.yml", "vendor: Borealis", "vendor: Boralis")
    before = contents(out.parent)
    result = build("--data", data_dir, "--out", out)
    assert result.returncode == 1
    assert "data/gpus/boreal-one.yml:18:12  memory.size_gb:" in result.stderr
    assert "data/gpus/boreal-two.yml:3:9  vendor:" in result.stderr
    assert "4 errors in 2 files." in result.stderr
    assert f"{out} is left as it was." in result.stderr
    assert contents(out.parent) == before


def test_a_folder_that_holds_something_else_is_never_replaced(
    data_dir: Path, tmp_path: Path
) -> None:
    mine = tmp_path / "thesis"
    mine.mkdir()
    (mine / "chapter-1.txt").write_text("years of work")
    result = build("--data", data_dir, "--out", mine)
    assert result.returncode == 2
    assert f"{mine} holds something else than a site" in result.stderr
    assert contents(mine) == {"chapter-1.txt": b"years of work"}


@pytest.mark.parametrize(
    "name",
    [
        ".git",
        "../web",
        *(
            pytest.param(name, marks=pytest.mark.nightly)
            for name in (".", "..", "docs", "mkdocs.yml")
        ),
    ],
)
def test_the_project_and_what_is_in_it_are_never_replaced(name: str, project: Path) -> None:
    subprocess.run(["git", "init", "-q", str(project)], check=True)
    (project.parent / "web" / "api").mkdir(parents=True)  # a site, but none of ours
    (project.parent / "web" / "api" / "main.py").touch()
    (project.parent / "web" / "index.html").touch()
    (project / "data").mkdir()
    before = contents(project.parent)
    result = build("--out", name, project=project)
    assert result.returncode == 2
    assert f"{(project / name).resolve()} holds something else than a site" in result.stderr
    assert contents(project.parent).keys() - before.keys() <= compiled(project)


def compiled(project: Path) -> set[str]:
    """Return what Python leaves beside the code that it runs."""
    return {path for path in contents(project.parent) if "__pycache__" in path}


def test_the_folder_of_the_site_is_the_projects_own(project: Path, data_dir: Path) -> None:
    (project / "site").mkdir()
    (project / "site" / "half-built.txt").touch()
    built("--data", data_dir, "--languages", "en", project=project)
    assert (project / "site" / "en" / "index.html").exists()
    assert not (project / "site" / "half-built.txt").exists()


@pytest.mark.nightly
def test_an_empty_folder_may_become_the_site(data_dir: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    built("--data", data_dir, "--out", tmp_path / "empty", "--languages", "en")
    assert (tmp_path / "empty" / "en" / "index.html").exists()


def test_languages_are_chosen_and_the_others_left_out(data_dir: Path, tmp_path: Path) -> None:
    out = tmp_path / "site"
    built("--data", data_dir, "--out", out, "--languages", "ja,en,ja")
    assert {entry.name for entry in out.iterdir() if entry.is_dir()} == {
        "en",
        "ja",
        "api",
        "assets",
    }
    assert "/fr/" not in (out / "ja" / "sitemap.xml").read_text()
    for page in (out / "index.html", out / "ja" / "gpus" / "index.html", out / "ja" / "404.html"):
        assert 'data-language="en"' in page.read_text()
        assert 'data-language="fr"' not in page.read_text()


def test_one_language_without_english_is_the_default(data_dir: Path, tmp_path: Path) -> None:
    out = tmp_path / "site"
    built("--data", data_dir, "--out", out, "--languages", "ja")
    sitemap = (out / "ja" / "sitemap.xml").read_text()
    assert 'hreflang="x-default" href="http://localhost:8000/ja/' in sitemap
    assert "/en/" not in sitemap
    assert '<html lang="ja">' in (out / "index.html").read_text()


def test_a_language_without_pages_is_built_from_english_and_says_so(
    project: Path, data_dir: Path, tmp_path: Path
) -> None:
    shutil.rmtree(project / "docs" / "ko")
    out = tmp_path / "site"
    env = {"GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "example/guide"}
    built("--data", data_dir, "--out", out, "--languages", "en,ko", project=project, env=env)
    files = {file.relative_to(out / "ko").as_posix() for file in (out / "ko").rglob("*.html")}
    assert files == PAGES
    for path in ("index.html", "gpus/index.html", "charts/index.html", "method/index.html"):
        page = document(out / "ko" / path)
        assert page.one("html").attributes["lang"] == "ko"
        assert page.classed("guide-banner")[0].text == "아직 번역되지 않아 영어로 보여 드립니다."
        body, english = page.one("div", lang="en"), document(out / "en" / path).one("article")
        assert body.one("h1").text == english.one("h1").text
        edited = page.one("a", rel="edit").attributes["href"]
        assert "/docs/en/" in edited
    assert not document(out / "ko/gpus/boreal-one/index.html").classed("guide-banner")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--languages", "en,xx"], "no such language: xx (has en, fr, ja, ko, zh)"),
        (["--languages", ""], "no such language"),
        (["--as-of", "yesterday"], "yesterday is no day; write 2026-11-20"),
        (["--as-of", "2026-02-30"], "2026-02-30 is no day"),
        (["--as-of", "2999-01-01"], "2999-01-01 is in the future"),
        (["--data", "/nowhere/data"], "there is no folder /nowhere/data"),
        (["--speed", "9"], "unrecognized arguments: --speed"),
    ],
)
def test_bad_options_are_explained(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        build_site.main(["--out", str(tmp_path / "site"), *arguments])
    assert end.value.code == 2
    assert message in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_bad_options_end_the_command(tmp_path: Path) -> None:
    result = build("--out", tmp_path / "site", "--speed", "9")
    assert result.returncode == 2
    assert "Traceback" not in result.stderr


def test_a_folder_without_facts_is_explained(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    result = build("--data", tmp_path / "empty", "--out", tmp_path / "site")
    assert result.returncode == 1
    assert "empty/sources.yml:1:1  the file is missing." in result.stderr


def test_as_of_leaves_out_what_was_not_known(data_dir: Path, tmp_path: Path) -> None:
    out = tmp_path / "site"
    built("--data", data_dir, "--out", out, "--as-of", "2025-06-30", "--languages", "en,ja")
    gpus = json.loads((out / "api/v1/gpus.json").read_bytes())
    prices = json.loads((out / "api/v1/prices.json").read_bytes())
    assert [gpu["id"] for gpu in gpus] == ["boreal-one"]
    assert [price["kind"] for price in prices] == ["launch_msrp"]
    index = json.loads((out / "api/v1/index.json").read_bytes())
    assert (index["build_date"], index["as_of"]) == ("2026-11-20", "2025-06-30")
    assert not (out / "en/gpus/boreal-two").exists()
    for code in ("en", "ja"):
        assert "Boreal Two" not in (out / code / "gpus/boreal-one/index.html").read_text()
    home = (out / "en/index.html").read_text(encoding="utf-8").replace("\u00a0", " ")
    assert "Shown as known on 30 June 2025." in home


@pytest.mark.nightly
def test_as_of_before_everything_still_makes_a_site(data_dir: Path, tmp_path: Path) -> None:
    as_of = ("--as-of", "2001-01-01", "--languages", "en")
    built("--data", data_dir, "--out", tmp_path / "site", *as_of)
    assert json.loads((tmp_path / "site/api/v1/gpus.json").read_bytes()) == []


@pytest.mark.nightly
def test_facts_may_lie_anywhere_and_be_read_only(tmp_path: Path) -> None:
    data = write_site_data(tmp_path / "somewhere else" / "facts")
    before = contents(data)
    built("--data", data, "--out", tmp_path / "a site", "--languages", "en")
    assert contents(data) == before
    assert (tmp_path / "a site" / "en" / "gpus" / "boreal-one" / "index.html").exists()


@pytest.mark.nightly
def test_a_build_may_be_started_in_any_folder(data_dir: Path, tmp_path: Path) -> None:
    built("--data", data_dir.name, "--out", "site", "--languages", "ja", folder=tmp_path)
    assert (tmp_path / "site" / "ja" / "gpus" / "boreal-one" / "index.html").exists()
