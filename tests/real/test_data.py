from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import get_args

import pytest
import yaml

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.checks.places import named_places
from macros.facts.provenance import figures_by
from macros.facts.reading.data_files import list_data_files
from macros.facts.reading.draft import Draft, read_draft
from macros.facts.reading.problems import report
from macros.facts.records.evidence import evidence_for
from macros.facts.records.fields import (
    FIELD_BY_PATH,
    FIELDS,
    SECTIONS,
    SOURCED_PATHS,
    Unit,
    shown_in,
    value_at,
)
from macros.facts.records.kinds import kinds_of
from macros.facts.records.part_kinds import PART_FOLDERS
from macros.facts.records.products import (
    Confidence,
    Gpu,
    Kind,
    PriceKind,
    Quality,
    Segment,
    SoftwareStatus,
    TensorBasis,
)
from macros.present.charts import CHARTS
from macros.present.charts.advised import advised_charts, last_expert_days
from macros.present.charts.chart import Chart
from macros.present.charts.svg.arrangement import SIZES, Size, arranged
from macros.present.charts.svg.label_places import Box
from macros.present.charts.svg.text_width import text_width
from macros.present.evidence.overview import CARDS
from macros.present.words.language import LANGUAGES, Language
from macros.present.words.product_names import short_product_name
from macros.site.day import newest_possible_date
from scripts.read_price_report import READERS
from tests.charts import drawing_of
from tests.real_data import real_catalog
from tests.tiny import PROJECT

CODES = [language.code for language in LANGUAGES]
PREVIEWS = {"instinct-mi455x", "tpu-8t", "tpu-8i", "nvidia-r200", "rtx-pro-5500-blackwell"}
MOST_RECALLED = 764  # of 5,477 on 23 November 2026; new figures are read before they are written
ROWS = [field.path for field in shown_in("row")]
NAMED_FIELDS = [field.path for field in FIELDS]
# Places where code and templates name a text of ours; lang.t names one of the theme.
NAMED = re.compile(r"""(?<!lang\.)\b(?:t|text|label)\(\s*["']([a-z0-9_.]+)["']\s*(~)?""")


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


def named_texts() -> Iterable[tuple[str, bool]]:
    """Yield each text that is named, and whether the name is only its beginning."""
    folders = (PROJECT / "macros", PROJECT / "docs")
    files = [
        f
        for folder in folders
        for suffix in ("py", "html", "md")
        for f in folder.rglob(f"*.{suffix}")
    ]
    for file in files:
        for name, joined in NAMED.findall(file.read_text(encoding="utf-8")):
            yield name, bool(joined)


def labels_of_vocabulary(catalog: Catalog) -> list[str]:
    words = catalog.vocabulary
    lists = {
        "form_factor": words.form_factors,
        "cooling": words.cooling,
        "region": words.regions,
        "segment": get_args(Segment),
        "kind": get_args(Kind),
        "confidence": get_args(Confidence),
        "price_kind": get_args(PriceKind),
        "quality": get_args(Quality),
        "status": get_args(SoftwareStatus),
        "basis": get_args(TensorBasis),
        "section": SECTIONS,
        "field": NAMED_FIELDS,
        "meaning": ROWS,
        "unit": [unit for unit in get_args(Unit) if unit != "version"],
        "home.leaders": [field.word for field in shown_in("leaders")],
        "method.kind_meaning": get_args(Kind),
        "method.confidence_meaning": get_args(Confidence),
        "home.card": [f"{card}.{part}" for card in CARDS for part in ("title", "text")],
    }
    return [f"{group}.{word}" for group, list_ in lists.items() for word in list_]


def test_data_of_the_repository_have_no_problems(real: Catalog) -> None:
    assert report(real.warnings) == "No problems."


def test_no_accelerator_and_no_price_is_lost(real: Catalog) -> None:
    assert len(real.gpus) >= 193
    assert sum(map(len, real.prices.values())) >= 783


def test_every_segment_is_there(real: Catalog) -> None:
    assert {gpu.segment for gpu in real.gpus.values()} == set(get_args(Segment))


def test_every_known_figure_has_evidence_from_a_listed_source(real: Catalog) -> None:
    def bare(gpu: Gpu, path: str) -> bool:
        evidence = evidence_for(gpu, path)
        return evidence is None or evidence.source not in real.sources

    unsourced = [
        f"{gpu.id} {path}"
        for gpu in real.gpus.values()
        for path in SOURCED_PATHS
        if value_at(gpu, path) is not None and bare(gpu, path)
    ]
    assert unsourced == []


def real_draft() -> Draft:
    kinds = kinds_of(Catalog)
    files, _ = list_data_files(PROJECT / "data", kinds)
    return read_draft(files, kinds, newest_possible_date())[0]


def test_recalled_figures_only_become_fewer(real: Catalog) -> None:
    assert figures_by(real, "kind")["recalled"] <= MOST_RECALLED


def test_every_source_is_used(real: Catalog) -> None:
    used = {id_ for names, id_, *_ in named_places(real_draft()) if names.thing == "source"}
    # What readers saw and measured comes in one by one, by the forms and the script for them.
    assert set(real.sources) - used - {READERS, "reader-measurements"} == set()


def test_every_word_of_the_vocabulary_is_used(real: Catalog) -> None:
    gpus = real.gpus.values()
    words = real.vocabulary
    assert set(words.vendors) == {gpu.vendor for gpu in gpus}
    assert {family.name for family in words.families} == {gpu.family for gpu in gpus}
    assert {kind.name for kind in words.memory_types} == {gpu.memory.type for gpu in gpus}


def test_parts_of_every_kind_are_there_and_their_words_are_used(real: Catalog) -> None:
    parts = real.parts
    assert len(parts.cpus) >= 40
    assert len(parts.motherboards) >= 40
    assert all(getattr(parts, folder) for folder in PART_FOLDERS)
    of_boards = {board.platform for board in parts.motherboards.values()}
    of_boards |= {computer.platform for computer in parts.computers.values()}
    platforms = of_boards | {platform for cpu in parts.cpus.values() for platform in cpu.platforms}
    assert set(real.vocabulary.parts.board_platforms) == platforms


def test_announced_products_are_marked(real: Catalog) -> None:
    marked = {gpu.id for gpu in real.gpus.values() if gpu.preview}
    assert marked >= PREVIEWS & set(real.gpus)
    assert set(real.gpus) >= PREVIEWS


@pytest.mark.parametrize("code", CODES)
def test_every_word_of_the_data_has_a_label(real: Catalog, code: str) -> None:
    texts = real.locales[code]
    assert [key for key in labels_of_vocabulary(real) if not texts.get(key)] == []


@pytest.mark.parametrize("code", CODES)
def test_only_a_space_may_be_empty(real: Catalog, code: str) -> None:
    empty = [key for key, text in real.locales[code].items() if not text.strip()]
    assert set(empty) <= {"join.sentence"}


def test_languages_of_the_site_are_those_of_the_words(real: Catalog) -> None:
    assert sorted(real.locales) == sorted(CODES)


def test_every_text_that_code_and_pages_name_exists(real: Catalog) -> None:
    english = real.locales["en"]
    named = set(named_texts())
    missing = {
        name
        for name, beginning in named
        if not (any(key.startswith(name) for key in english) if beginning else name in english)
    }
    assert len(named) > 50
    assert missing == set()


MOST_TABS = 7  # what a reader takes in at once, and what fits beside each other in French


def test_every_entry_of_the_navigation_has_a_text(real: Catalog) -> None:
    class Loader(yaml.SafeLoader):
        """Reads mkdocs.yml, whose tags are for MkDocs."""

    Loader.add_multi_constructor("", lambda loader, suffix, node: None)
    text = (PROJECT / "mkdocs.yml").read_text(encoding="utf-8")
    settings = yaml.load(text, Loader)  # noqa: S506 - a safe loader, see above
    entries = [item for entry in settings["nav"] for item in entry.items()]
    parts = [part for _, held in entries if isinstance(held, list) for part in held]
    names = [*(name for name, _ in entries), *(name for part in parts for name in part)]
    assert 1 < len(entries) <= MOST_TABS
    assert [name for name in names if name not in real.locales["en"]] == []


def test_every_figure_that_can_be_known_is_known_of_some_product(real: Catalog) -> None:
    known = {p for p in FIELD_BY_PATH for g in real.gpus.values() if value_at(g, p) is not None}
    assert known == set(FIELD_BY_PATH)


Editions = tuple[Edition, list[Edition]]  # of today, and of experts' days


@pytest.fixture(scope="module")
def editions(real: Catalog) -> Editions:
    """The advice of today and that of experts' days, made once for all languages."""
    day = newest_possible_date()
    edition = Edition(real, day, day)
    past = [Edition(real, earlier, day) for earlier in last_expert_days(edition).values()]
    assert past, "an expert's advice is on record"
    return edition, past


def figures_of(catalog: Catalog, editions: Editions, code: str) -> Iterator[Chart]:
    language = Language.of(catalog, code)
    for make in CHARTS.values():
        yield make(editions[0], language)
    for advised in advised_charts(*editions).values():
        yield advised(language)


def pareto_names(chart: Chart) -> set[str]:
    """Return the names of a front, which are the first to be labelled."""
    data = chart.plot["data"]
    names = dict.fromkeys(data[trace]["text"][point] for trace, point in chart.labelled)
    return set(list(names)[: chart.leading])


# What few have measured is not estimated, and few products have the memory for large models.
RARE = ("llm-long-context", "llm-decode-moe-120b", "llm-decode-70b", "llm-finetuning-70b")


def test_every_chart_has_many_points(real: Catalog, editions: Editions) -> None:
    for chart in figures_of(real, editions, "en"):
        least = 5 if chart.id.startswith("build-") else 17  # a few builds of a few parts each
        if any(work in chart.id for work in RARE):
            least = 2
        assert len(chart.rows) >= least, chart.id
        points = sum(len(trace.get("text", ())) for trace in chart.plot["data"])
        assert points >= least, chart.id


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
@pytest.mark.parametrize("name", ["tensor-price", "memory-price", "bandwidth-memory"])
def test_other_names_leave_the_room_to_those_of_the_front(
    real: Catalog, editions: Editions, name: str, size: Size
) -> None:
    chart = CHARTS[name](editions[0], Language.of(real, "en"))
    front = pareto_names(chart)
    data = chart.plot["data"]
    wanted = tuple(place for place in chart.labelled if data[place[0]]["text"][place[1]] in front)
    alone = arranged(replace(chart, labelled=wanted), size).labels
    together = arranged(chart, size).labels
    assert len(front) >= 5
    assert len(alone) >= 2  # on a phone most points of the crowded front have no room
    assert together[: len(alone)] == alone


@pytest.mark.parametrize("code", CODES)
def test_words_in_a_drawing_neither_collide_nor_leave_it(
    real: Catalog, editions: Editions, code: str
) -> None:
    for chart in figures_of(real, editions, code):
        for size in SIZES:
            boxes = [*word_boxes(chart, size)]
            whole = Box(-0.1, 0, size.width + 0.1, arranged(chart, size).height)
            outside = [text for text, box in boxes if not whole.holds(box)]
            assert outside == [], (chart.id, size.name)
            pairs = combinations(boxes, 2)
            colliding = [(a, b) for (a, one), (b, other) in pairs if one.overlaps(other)]
            assert colliding == [], (chart.id, size.name)


def word_boxes(chart: Chart, size: Size) -> Iterator[tuple[str, Box]]:
    """Yield each text of a drawing with what it covers, as high as a capital letter."""
    for element in drawing_of(chart, size).iter("text"):
        text = element.text or ""
        width, half = text_width(text) * size.font, 0.36 * size.font
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[element.get("text-anchor", "start")]
        left = float(element.get("x", "")) - share * width
        middle = float(element.get("y", "")) - 0.35 * size.font
        yield text, Box(left, middle - half, left + width, middle + half)


def test_short_names_are_names_and_tell_products_apart(real: Catalog) -> None:
    names = Counter(short_product_name(gpu.name) for gpu in real.gpus.values())
    assert "" not in names
    assert [name for name, count in names.items() if count > 1] == []


def test_names_of_circuits_and_measurements_are_said_in_all_languages(real: Catalog) -> None:
    circuits = [circuit for region in real.regions.values() for circuit in region.circuits]
    said = {circuit.name: circuit.name_in for circuit in circuits}
    said |= {curve.conditions: curve.conditions_in for curve in real.power_limits}
    missing = [
        (english, code)
        for english, others in said.items()
        for code in CODES
        if code != "en" and not getattr(others, code, None)
    ]
    assert missing == []
