"""CITATION.cff: what programs read who want to cite the guide, as LICENSE-DATA asks for it.

The file was held against the published schema of CFF when it was written; what may change is held
here.
"""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from macros.present.api.terms import AUTHORS, LICENCE, TITLE
from tests.tiny import PROJECT

# Of CFF 1.2.0, those that a data set can have and we may want.
KNOWN = {
    *("cff-version", "message", "title", "authors", "type", "license", "abstract", "keywords"),
    *("url", "repository-code", "version", "date-released", "doi", "identifiers", "contact"),
}


@pytest.fixture(scope="module")
def citation() -> dict[str, Any]:
    text = (PROJECT / "CITATION.cff").read_text(encoding="utf-8")
    read: dict[str, Any] = yaml.safe_load(text)
    return read


def test_required_parts_are_there_and_no_unknown_ones(citation: dict[str, Any]) -> None:
    assert {"cff-version", "message", "title", "authors"} <= citation.keys() <= KNOWN
    assert citation["cff-version"] == "1.2.0"
    assert citation["type"] == "dataset"
    assert len(set(citation["keywords"])) == len(citation["keywords"])


def test_it_says_what_the_pages_say(citation: dict[str, Any]) -> None:
    assert citation["authors"] == [{"name": AUTHORS}]
    assert citation["title"] == TITLE
    assert citation["license"] == LICENCE


def test_it_does_not_age(citation: dict[str, Any]) -> None:
    """The data have a version with every change; the file leads to it instead of naming one."""
    assert not {"version", "date-released"} & citation.keys()
    assert "index.json" in citation["message"]
