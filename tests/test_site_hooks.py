from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from macros import site_hooks
from macros.present.page import Page


def page_at(url: str) -> Any:
    return SimpleNamespace(url=url, file=SimpleNamespace(src_uri=f"{url}index.md"))


@pytest.fixture
def frame(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Make a part of the frame for a page, and say which page it was really made for."""
    made = dict.fromkeys(("gpus/one/index.md", "gpus/two/index.md", "picks/one/index.md"))
    monkeypatch.setattr(site_hooks._build, "pages", cast("dict[str, Page]", made))
    once = site_hooks._made_once()
    return lambda url, part="tabs": once(part, page_at(url), lambda: f"{part} of {url}")


def test_a_part_of_the_frame_is_made_once_for_a_folder(frame: Any) -> None:
    assert frame("gpus/one/") == "tabs of gpus/one/"
    assert frame("gpus/two/") == "tabs of gpus/one/"
    assert frame("gpus/two/", "navigation") == "navigation of gpus/two/"
    assert frame("picks/one/") == "tabs of picks/one/"


def test_a_page_that_the_navigation_may_list_has_its_own(frame: Any) -> None:
    assert frame("gpus/one/") == "tabs of gpus/one/"
    assert frame("gpus/") == "tabs of gpus/"
    assert frame("gpus/by-hand/") == "tabs of gpus/by-hand/"
    assert site_hooks._made_once()("tabs", None, lambda: "of no page") == "of no page"
