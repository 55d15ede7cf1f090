from __future__ import annotations

import base64
import hashlib
import re

import pytest

from macros.present.material.finishing import (
    POLICY_PLACE,
    SCRIPTS_PLACE,
    finished,
    security_policy,
)


def digest(script: str) -> str:
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


def test_the_policy_of_a_document_is_put_in_its_place() -> None:
    html = finished(f'<head><meta content="{POLICY_PLACE}"><script>a()</script></head>')
    assert html.startswith("<head><meta content=\"default-src 'none'; script-src 'self' 'sha256-")


def test_policy_lets_inline_scripts_of_the_document_run() -> None:
    policy = security_policy("<script>a()</script><script>b()</script>")
    assert f"'sha256-{digest('a()')}'" in policy
    assert f"'sha256-{digest('b()')}'" in policy
    assert "script-src 'self' 'sha256-" in policy


def test_policy_needs_no_hash_for_files_and_data() -> None:
    document = '<script src="a.js"></script><script type="application/json">{}</script>'
    assert "sha256" not in security_policy(document)


def test_policy_does_not_depend_on_the_order_of_scripts() -> None:
    first, second = "<script>a()</script>", "<script>b()</script>"
    assert security_policy(first + second + first) == security_policy(second + first)


def test_policy_allows_nothing_from_other_places() -> None:
    policy = security_policy("")
    assert "default-src 'none'" in policy
    assert "http" not in policy
    assert "unsafe-eval" not in policy
    assert "'unsafe-inline'" not in policy.split("script-src")[1].split(";")[0]


@pytest.mark.parametrize(
    ("part", "names"),
    [
        ("<p>", []),
        ("<figure data-guide-chart>", ["charts"]),
        ("<figure data-guide-chart><div data-guide-table>", ["charts", "table"]),
    ],
)
def test_a_page_loads_what_its_parts_need_and_no_more(part: str, names: list[str]) -> None:
    html = finished(f"<head>{SCRIPTS_PLACE.format('../assets/')}</head>{part}")
    assert re.findall(r'<script type="module" src="\.\./assets/(.*?)\.js">', html) == names
    assert "<!--" not in html


def test_only_the_marked_places_of_a_document_are_filled() -> None:
    place = SCRIPTS_PLACE.format("")
    html = finished(f'{place}<p data-guide-chart>{POLICY_PLACE} {place}<meta content="x">')
    assert html.count("<script") == 1  # a second mark is text of the page


def test_script_with_attributes_gets_a_hash_too() -> None:
    policy = security_policy(
        '<script id="x">a()</script><script type="module" src="a.js"></script>'
    )
    assert policy.count("sha256") == 1
    assert f"'sha256-{digest('a()')}'" in policy
