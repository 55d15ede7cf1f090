"""Fixtures: a tiny invented catalogue on disk, and what is read from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from macros.facts.catalog import Catalog, load_catalog
from macros.present.words.language import Language
from tests.tiny import TODAY, write_tiny_data


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--nightly", action="store_true", help="what takes long as well: gates in all languages"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out by day what is marked `nightly`."""
    if config.getoption("nightly"):
        return
    left_out = [item for item in items if item.get_closest_marker("nightly")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not item.get_closest_marker("nightly")]


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """A folder with three invented accelerators, their prices, sources and words."""
    return write_tiny_data(tmp_path / "data")


@pytest.fixture(scope="session")
def catalog(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """What `data_dir` holds; one for all tests, because nothing can change it."""
    return load_catalog(write_tiny_data(tmp_path_factory.mktemp("tiny") / "data"), today=TODAY)


@pytest.fixture
def english(catalog: Catalog) -> Language:
    return Language.of(catalog, "en")
