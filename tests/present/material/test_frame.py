from __future__ import annotations

from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from jinja2 import Environment

from macros.present.material.frame import Frame


def page_at(url: str, title: str = "") -> Any:
    file = SimpleNamespace(src_uri=f"{url}index.md")
    return SimpleNamespace(url=url, file=file, title=title, meta={"title": title})


@pytest.fixture
def frame() -> Frame:
    return Frame({"gpus/one/index.md", "gpus/two/index.md", "picks/one/index.md", "one/index.md"})


@pytest.fixture
def made_for(frame: Frame) -> Callable[..., str]:
    """Make a part of the frame for a page, and say which page it was really made for."""
    return lambda url, part="tabs": frame.once(part, page_at(url), lambda: f"{part} of {url}")


def header(page: Any) -> str:
    return f'{page.title}: <a href="../fr/{page.url}">'


def test_a_part_of_the_frame_is_made_once_for_a_folder(made_for: Callable[..., str]) -> None:
    assert made_for("gpus/one/") == "tabs of gpus/one/"
    assert made_for("gpus/two/") == "tabs of gpus/one/"
    assert made_for("gpus/two/", "navigation") == "navigation of gpus/two/"
    assert made_for("picks/one/") == "tabs of picks/one/"


def test_a_page_that_the_navigation_may_list_has_its_own(
    frame: Frame, made_for: Callable[..., str]
) -> None:
    assert made_for("gpus/one/") == "tabs of gpus/one/"
    assert made_for("gpus/") == "tabs of gpus/"
    assert made_for("gpus/by-hand/") == "tabs of gpus/by-hand/"
    assert frame.once("tabs", None, lambda: "of no page") == "of no page"


@pytest.mark.parametrize("url", ["gpus/one/", "gpus/two/", "one/", "gpus/by-hand/"])
def test_a_header_names_its_own_page_and_leads_to_its_translations(frame: Frame, url: str) -> None:
    frame.header(page_at("gpus/two/", "Two"), header)
    assert frame.header(page_at(url, "Title"), header) == f'Title: <a href="../fr/{url}">'


def test_a_header_is_made_once_for_a_folder(frame: Frame) -> None:
    numbers = count(1)
    found = [
        frame.header(page_at(f"gpus/{name}/", name), lambda page: f"{page.title} {next(numbers)}")
        for name in ("one", "two")
    ]
    assert found == ["one 1", "two 1"]


def test_a_header_that_says_more_of_a_page_is_refused(frame: Frame) -> None:
    theme = Environment().from_string("{{ page.meta.title or page.title }}, {{ page.edit_url }}")
    with pytest.raises(RuntimeError, match=r"page\.edit_url"):
        frame.header(page_at("gpus/one/", "One"), lambda page: theme.render(page=page))


def test_a_document_that_is_no_page_has_a_header(frame: Frame) -> None:
    assert frame.header(None, lambda page: f"of {page}") == "of None"
