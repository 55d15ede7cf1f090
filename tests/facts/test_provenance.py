from __future__ import annotations

from macros.facts.catalog import Catalog
from macros.facts.provenance import figures_by
from tests.tiny import tiny_gpu, with_gpus


def test_each_known_figure_counts_once_by_the_source_that_decides(catalog: Catalog) -> None:
    # Boreal One: 23 facts from a data sheet; Boreal Two: 6 recalled; Meridian X: 4 secondary.
    assert figures_by(catalog, "kind") == {"official": 23, "recalled": 6, "secondary": 4}
    assert figures_by(catalog, "confidence") == {"high": 23, "medium": 6, "low": 4}


def test_figure_that_is_blank_counts_nowhere(catalog: Catalog) -> None:
    blank = with_gpus(catalog, tiny_gpu(catalog, "boreal-two", released=None))
    assert figures_by(blank, "kind")["recalled"] == 5
