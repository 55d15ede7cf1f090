"""A new figure of an accelerator: its record, its description and its words are all it takes."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.tiny import GPU, PROJECT, edit, write_tiny_data

pytestmark = pytest.mark.site  # takes as long as one

RECORD = "macros/facts/records/products.py"
DESCRIPTION = "macros/facts/records/fields.py"
FIGURE = """\
    _figure(
        "memory.cache_gb", "gb", "guide/speed/#cache", word="cache", better="high",
        shown=_BEST,
    ),
"""
WORDS = {
    "field.memory.cache_gb": "Cache",
    "meaning.memory.cache_gb": "Saves reading memory.",
    "home.leaders.cache": "Most cache",
}
# Shows the invented figure wherever figures are shown, in a process that knows the changed code.
SHOW = """
import json, sys
from dataclasses import replace
from datetime import date
from pathlib import Path

from macros.advice.edition import Edition
from macros.facts.catalog import load_catalog
from macros.present.api.gpus import gpu_row
from macros.present.charts.position import standings
from macros.present.evidence.overview import segment_leaders
from macros.present.gpus.comparison import comparison_data
from macros.present.gpus.facts_table import fact_sections
from macros.present.gpus.headlines import gpu_description, gpu_tiles
from macros.present.gpus.table import gpu_table
from macros.present.guide.product_phrases import figure_phrase
from macros.present.html.share_image import headline_numbers
from macros.present.html.structured_data import Subject, structured_data
from macros.present.words.language import Language

today = date(2026, 11, 20)
catalog = load_catalog(Path(sys.argv[1]), today=today)
edition = Edition(catalog, today, today)
gpu = catalog.gpus["boreal-one"]
copies = {f"copy-{n}": gpu.model_copy(update={"id": f"copy-{n}"}) for n in range(3)}
several = replace(catalog, gpus={**catalog.gpus, **copies})
english = Language.of(catalog, "en")
page = Subject("gpus/boreal-one/", gpu.name, "")
comparison = comparison_data(edition, english)
rows = [row for group in comparison["groups"] for row in group["rows"]]
own = next(g for g in comparison["gpus"] if g["id"] == gpu.id)
print(json.dumps({
    "rows": [[r.name, r.value, r.meaning, r.source_number, r.page]
             for s in fact_sections(gpu, english) for r in s.rows],
    "tiles": [[t.label, t.value] for t in gpu_tiles(gpu, english)],
    "description": gpu_description(gpu, english),
    "image": list(headline_numbers(gpu, english)),
    "table": str(gpu_table(edition, english, "../")),
    "comparison": [[row["name"], row["better"], cell]
                   for row, cell in zip(rows, own["cells"], strict=True)],
    "position": [[s.line.field.path, s.value] for s in standings(several, gpu)],
    "markup": str(structured_data(catalog, page, english, "https://g.example/")),
    "leaders": str(segment_leaders(catalog, english)),
    "prose": figure_phrase(gpu, "cache", english),
    "api": gpu_row(catalog, gpu),
    "problems": list(map(str, catalog.warnings)),
}))
"""


def extend(folder: Path) -> None:
    """Add the figure to a copy of the code: nothing but the record and the description change."""
    shutil.copytree(
        PROJECT / "macros", folder / "macros", ignore=shutil.ignore_patterns("__pycache__")
    )
    edit(folder, RECORD, "    ecc: bool", "    cache_gb: Gigabytes | None = None\n    ecc: bool")
    edit(folder, DESCRIPTION, '    Field("memory.ecc"', f'{FIGURE}    Field("memory.ecc"')


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the changed code shows of a product whose file gives the new figure."""
    folder = tmp_path_factory.mktemp("house")
    extend(folder)
    data = write_tiny_data(folder / "data")
    edit(data, GPU, "  ecc: false", "  ecc: false\n  cache_gb: 0.5")
    for locale in (data / "locales").glob("??.yml"):
        lines = "".join(f"{key}: {json.dumps(text)}\n" for key, text in WORDS.items())
        locale.write_text(locale.read_text(encoding="utf-8") + lines, encoding="utf-8")
    command = [sys.executable, "-c", SHOW, str(data)]
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def test_new_figure_is_valid_data(shown: Any) -> None:
    assert shown["problems"] == []


def test_new_figure_has_a_row_with_meaning_source_and_page(shown: Any) -> None:
    row = ["Cache", "0.5 GB", "Saves reading memory.", 1, "guide/speed/#cache"]
    assert row in shown["rows"]


def test_new_figure_is_a_headline_of_page_search_result_and_image(shown: Any) -> None:
    assert ["Cache", "0.5 GB"] in shown["tiles"]
    assert "0.5 GB" in shown["description"]
    assert ["0.5", "GB"] in shown["image"]


def test_new_figure_is_a_column_of_the_table_and_compared(shown: Any) -> None:
    assert "Cache (GB)" in shown["table"]
    assert 'data-column="cache"' in shown["table"]
    assert ["Cache", "high", {"text": "0.5 GB", "value": 0.5}] in shown["comparison"]
    assert ["memory.cache_gb", 0.5] in shown["position"]


def test_new_figure_is_told_to_machines(shown: Any) -> None:
    assert '"name":"Cache","value":0.5,"unitText":"GB"' in shown["markup"]
    assert shown["api"]["cache_gb"] == 0.5


def test_new_figure_can_lead_and_be_named_in_prose(shown: Any) -> None:
    assert "Most cache" in shown["leaders"]
    assert shown["prose"] == "0.5\u00a0GB"
