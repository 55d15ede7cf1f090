"""What the gates measure with: it notices what is wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from scripts.measuring.accessibility import colour_violations, violations
from scripts.measuring.kinds import KINDS, Kind
from scripts.measuring.serving import publishing, serving
from scripts.measuring.site_choice import chosen_pages
from scripts.measuring.valid_html import html_faults
from scripts.measuring.weight import Weight, weigh
from scripts.measuring.work import work_of
from tests.built.building import TIMEOUT_S
from tests.tiny import PROJECT

HEAD = '<!doctype html><html lang="en"><title>x</title>'
LAZY = f'{HEAD}<div style="height: 9000px">x</div><img src="late.png" alt="x" loading="lazy">'


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "en").mkdir()
    return tmp_path


def write(site: Path, html: str) -> None:
    (site / "en" / "index.html").write_text(html)


@pytest.mark.site
def test_checker_names_the_file_the_line_and_the_fault(site: Path) -> None:
    write(site, f"{HEAD}\n<p><div>x</div></p>\n")
    (fault,) = html_faults([site / "en" / "index.html"])
    assert (fault.file, fault.line) == (site / "en" / "index.html", 2)
    assert "p" in fault.message
    assert "</p>" in fault.extract


@pytest.mark.browser
@pytest.mark.parametrize(("scheme", "count"), [("light", 0), ("dark", 1)])
def test_contrast_is_judged_in_the_scheme_that_is_shown(
    scheme: str, count: int, site: Path, browser: Browser
) -> None:
    style = "<style>@media (prefers-color-scheme: dark) { p { color: #eee } }</style>"
    write(site, f"{HEAD}{style}<main><h1>x</h1><p>pale</p></main>")
    with serving(site) as address:
        page = browser.new_page(color_scheme="dark" if scheme == "dark" else "light")
        page.goto(f"{address}en/")
        found, of_colours = violations(page), colour_violations(page)
        page.close()
    assert [violation.split(":")[0] for violation in found] == ["color-contrast"] * count
    assert of_colours == found


@pytest.mark.browser
def test_weight_holds_what_comes_only_with_scrolling(site: Path, browser: Browser) -> None:
    write(site, LAZY)
    (site / "en" / "late.png").write_bytes(b"x" * 30_000)
    (site / "favicon.ico").write_bytes(b"")
    with publishing(site) as publication:
        weight = weigh(browser, publication, Kind("lazy", ""), "en")
        fetched = [path for path, _ in publication.sent]
    assert "/guide/en/late.png" in fetched
    assert weight.kb > 30
    assert weight.requests == len(fetched)


@pytest.mark.browser
def test_a_page_that_is_not_there_weighs_nothing_but_fails(site: Path, browser: Browser) -> None:
    with publishing(site) as publication, pytest.raises(LookupError, match="en/gone/"):
        weigh(browser, publication, Kind("gone", "gone/"), "en")


@pytest.mark.browser
@pytest.mark.parametrize(("rule", "begins_anew"), [(".late *", True), (".late .b", False)])
def test_a_style_that_makes_the_browser_begin_anew_is_noticed(
    rule: str, begins_anew: bool, site: Path, browser: Browser
) -> None:
    on_and_off = """
      const set = (name) => { document.documentElement.className = name; };
      const drawn = () => new Promise((resolve) => requestAnimationFrame(
        () => requestAnimationFrame(resolve)));
      onload = async () => { await drawn(); set("late"); await drawn(); set(""); };"""
    style = f"<style>{rule} {{ color: red }}</style>"
    write(site, f"{HEAD}{style}{'<p>x' * 50}<script>{on_and_off}</script>")
    with serving(site) as address:
        assert (work_of(browser, f"{address}en/").whole_stylings > 1) == begins_anew


@pytest.mark.browser
def test_styles_of_other_pages_do_not_count(site: Path, browser: Browser) -> None:
    write(site, f"{HEAD}{'<p>x' * 50}")
    turning = "setInterval(() => document.documentElement.classList.toggle('late'), 50)"
    other = browser.new_page()
    other.set_content(f"<style>.late * {{ color: red }}</style>{'<p>x' * 50}")
    other.evaluate(turning)
    with serving(site) as address:
        assert work_of(browser, f"{address}en/").whole_stylings == 1
    other.close()


@pytest.mark.browser
def test_calls_of_a_page_are_counted(site: Path, browser: Browser) -> None:
    calls = "const step = () => {}; for (let i = 0; i < 500; i += 1) step();"
    write(site, f"{HEAD}<p>x<script>{calls}</script>")
    with serving(site) as address:
        assert 500 <= work_of(browser, f"{address}en/").calls < 600


def test_each_part_of_the_weight_has_its_bound() -> None:
    kind = Kind("x", "", most_kb=150)
    assert Weight(150, 20, 400).misses(kind) == ()
    assert len(Weight(151, 20, 400).misses(kind)) == 1
    assert len(Weight(150, 21, 400).misses(kind)) == 1
    assert len(Weight(150, 20, 401).misses(kind)) == 1


def test_pages_that_a_site_lacks_are_named(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(site, HEAD)
    home = KINDS[0]
    assert chosen_pages(site, [home.name], ["en"]) == ([(home, "en")], True)
    assert chosen_pages(site, [home.name], ["en", "ja"]) == ([(home, "en")], False)
    assert "ja/" in capsys.readouterr().err


def run_script(name: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run a script on one page; a process of its own, as Playwright runs once in each."""
    return subprocess.run(
        [sys.executable, str(PROJECT / "scripts" / name), *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )


@pytest.mark.nightly
@pytest.mark.site
@pytest.mark.browser
def test_report_has_a_line_for_each_page(tiny_site: Path) -> None:
    chosen = ("--site", tiny_site, "--kinds", "prose", "--languages", "ko")
    result = run_script("report_pages.py", *chosen)
    assert result.stderr == ""
    head, _, line = (row.split("|") for row in result.stdout.splitlines())
    cells = {name.strip(): cell.strip() for name, cell in zip(head, line, strict=True)}
    assert (cells["page"], cells["language"]) == ("prose", "ko")
    assert cells["SEO"] == "100"
    assert cells["axe light"].isdigit()
    assert cells["axe dark"].isdigit()
    assert 40 < float(cells["KB"]) <= 150


@pytest.mark.site
@pytest.mark.browser
def test_pictures_are_named_by_what_they_show(tiny_site: Path, tmp_path: Path) -> None:
    chosen = ("--site", tiny_site, "--kinds", "prose,table", "--languages", "ja")
    look = ("--widths", "390", "--schemes", "dark", "--out", tmp_path / "pictures")
    result = run_script("take_screenshots.py", *chosen, *look)
    assert result.returncode == 0, result.stderr
    names = sorted(picture.name for picture in (tmp_path / "pictures").iterdir())
    assert names == ["prose-ja-390-dark.png", "table-ja-390-dark.png"]
