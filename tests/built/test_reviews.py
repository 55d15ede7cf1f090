"""Built pages say when they were reviewed, and a review that is due stops no build."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.built.building import built
from tests.built.documents import document
from tests.built.tiny_advice import write_site_data

pytestmark = pytest.mark.site


def reviews(site: Path, path: str) -> list[str]:
    article = document(site / path / "index.html").one("article")
    small = [line.text for line in article.classed("guide-small")]
    return [text for text in small if "eviewed" in text or "最終確認" in text]


def test_every_prose_page_says_when_it_was_reviewed(tiny_site: Path) -> None:
    for path in ("en", "en/method", "en/charts/speed"):
        assert reviews(tiny_site, path) == ["Last reviewed on 20 November 2026."], path
    assert reviews(tiny_site, "en/picks/avoid") == ["Last reviewed on 23 November 2026."]
    assert reviews(tiny_site, "ja/method") == ["最終確認：2026年11月20日。"]
    assert reviews(tiny_site, "en/gpus/boreal-one") == []


def test_due_review_is_said_on_the_page_and_by_the_build(tmp_path: Path) -> None:
    later = str(int(datetime(2031, 1, 1, tzinfo=UTC).timestamp()))
    arguments = ("--data", write_site_data(tmp_path / "data"), "--out", tmp_path / "site")
    said = built(*arguments, "--languages", "en", env={"SOURCE_DATE_EPOCH": later})
    assert "docs/en/method.md:1:1  warning: The review of this page was due on 2027-05-20." in said
    (line,) = reviews(tmp_path / "site", "en/method")
    assert line.startswith("Last reviewed on 20 November 2026. This page was to be reviewed by")
