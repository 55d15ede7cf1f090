from __future__ import annotations

import base64
import hashlib
import re

import pytest

from macros.facts.catalog import Catalog
from macros.present.material.finishing import finished, framed, security_policy
from macros.present.words.language import Language


def digest(script: str) -> str:
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


@pytest.mark.parametrize(("code", "tag"), [("en", "en"), ("ja", "ja"), ("zh", "zh-Hans")])
def test_document_names_its_language(catalog: Catalog, code: str, tag: str) -> None:
    html = framed('<html lang="zh" class="no-js"><head></head>', Language.of(catalog, code))
    assert html.startswith(f'<html lang="{tag}" class="no-js">')


def test_language_of_a_part_is_left_alone(english: Language) -> None:
    html = framed('<html lang="xx"><head></head><p lang="fr">', english)
    assert html.endswith('<p lang="fr">')


def test_search_dialog_gets_a_name(english: Language) -> None:
    html = framed('<head></head><div role="dialog"></div>', english)
    assert f'role="dialog" aria-label="{english.text("search.dialog")}"' in html


def test_policy_is_the_first_thing_in_the_head() -> None:
    html = finished("<head><script>a()</script></head>")
    assert html.startswith('<head><meta http-equiv="Content-Security-Policy" content="default-src')


def test_policy_lets_inline_scripts_of_the_document_run() -> None:
    policy = security_policy("<script>a()</script><script>b()</script>")
    assert f"'sha256-{digest('a()')}'" in policy
    assert f"'sha256-{digest('b()')}'" in policy
    assert "script-src 'self' 'sha256-" in policy


def test_policy_needs_no_hash_for_files_and_data() -> None:
    document = '<script src="a.js"></script><script type="application/json">{}</script>'
    assert "sha256" not in security_policy(document)


def test_policy_does_not_depend_on_the_order_of_scripts() -> None:
    one, two = "<script>a()</script>", "<script>b()</script>"
    assert security_policy(one + two + one) == security_policy(two + one)


def test_policy_allows_nothing_from_other_places() -> None:
    policy = security_policy("")
    assert "default-src 'none'" in policy
    assert "http" not in policy
    assert "unsafe-eval" not in policy
    assert "'unsafe-inline'" not in policy.split("script-src")[1].split(";")[0]


def test_label_without_its_checkbox_is_set_free(english: Language) -> None:
    label = '<label for="__toc">'
    assert "for=" not in framed(f"<head></head>{label}", english)
    kept = framed(f'<head></head><input id="__toc">{label}', english)
    assert kept.endswith(label)


def test_choice_of_colours_is_kept_at_the_root_of_all_languages(english: Language) -> None:
    scope = '<head></head><script>__md_scope=new URL("{}",location)</script>'
    assert 'new URL("../../../"' in framed(scope.format("../.."), english, "../")
    assert 'new URL("/en/../"' in framed(scope.format("/en/"), english, "../")
    assert 'new URL("../.."' in framed(scope.format("../.."), english)


@pytest.mark.parametrize(
    ("part", "names"),
    [
        ("<p>", []),
        ("<figure data-guide-chart>", ["charts"]),
        ("<figure data-guide-chart><div data-guide-table>", ["charts", "table"]),
    ],
)
def test_a_page_loads_what_its_parts_need_and_no_more(part: str, names: list[str]) -> None:
    style = '<link rel="stylesheet" href="../assets/guide.css">'
    html = finished(f"<head>{style}</head>{part}")
    assert re.findall(r'<script type="module" src="\.\./assets/(.*?)\.js">', html) == names


def test_an_empty_place_in_the_order_of_tabs_is_taken_away(english: Language) -> None:
    html = framed('<head></head><label tabindex=""></label><div tabindex="0">', english)
    assert html.endswith('<label></label><div tabindex="0">')
