from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from macros.present.material.frame import Frame


def page_at(url: str) -> Any:
    return SimpleNamespace(url=url, file=SimpleNamespace(src_uri=f"{url.rstrip('/')}.md"))


@pytest.fixture
def frame() -> Frame:
    return Frame({"gpus/one.md", "gpus/two.md", "picks/one.md"})


def made_for(frame: Frame, url: str, part: str = "tabs") -> str:
    """Return a part of the frame around a page, which says for which page it was really made."""
    return frame.once(part, page_at(url), lambda: f"{part} of {url}")


def test_part_of_the_frame_is_made_once_for_a_folder(frame: Frame) -> None:
    assert made_for(frame, "gpus/one/") == "tabs of gpus/one/"
    assert made_for(frame, "gpus/two/") == "tabs of gpus/one/"
    assert made_for(frame, "gpus/two/", "navigation") == "navigation of gpus/two/"
    assert made_for(frame, "picks/one/") == "tabs of picks/one/"


def test_page_of_the_navigation_has_a_frame_of_its_own(frame: Frame) -> None:
    assert made_for(frame, "gpus/one/") == "tabs of gpus/one/"
    assert made_for(frame, "gpus/") == "tabs of gpus/"
    assert made_for(frame, "gpus/by-hand/") == "tabs of gpus/by-hand/"
    assert frame.once("tabs", None, lambda: "of no page") == "of no page"
