"""Fixtures: the open data of a tiny site with builds and picks, made once."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from macros.facts.catalog import load_catalog
from macros.site.state import Site
from tests.tiny import TODAY
from tests.tiny_builds import write_whole_data


@pytest.fixture(scope="session")
def published(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, bytes]:
    """The files below `api/v1/` by path."""
    data = write_whole_data(tmp_path_factory.mktemp("published") / "data")
    files = Site(load_catalog(data, today=TODAY), TODAY).open_data()
    return {path.removeprefix("api/v1/"): content for path, content in files.items()}
