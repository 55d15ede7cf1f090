from __future__ import annotations

import re
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.advice.speeds.speed import Speed, Speeds
from macros.facts.catalog import Catalog
from macros.present.gpus.speeds_table import SpeedTables, speed_tables
from macros.present.words.language import Language
from tests.invented_edition import invented_edition
from tests.tiny_speeds import dataset, run

CNN, VIDEO = "cnn-training", "video-generation"


@pytest.fixture
def edition(catalog: Catalog) -> Edition:
    """The four cards, with one kind of work that most ask for and one that few do."""
    made = invented_edition(catalog)
    (work,) = made.catalog.workloads.values()
    works = {id_: work.model_copy(update={"id": id_}) for id_ in (CNN, VIDEO)}
    made.catalog.__dict__["workloads"] = works
    return made


def shown(
    edition: Any, english: Language, *speeds: Speed, id_: str = "middle", **more: Any
) -> SpeedTables:
    by_work = {work: {s.id: s for s in speeds if s.workload == work} for work in (CNN, VIDEO)}
    edition._speeds = Speeds("small", by_work, **more)
    return speed_tables(edition, edition.catalog.gpus[id_], english)


def rows(html: object) -> list[list[str]]:
    """Return the cells of a table as text."""
    lines = re.findall(r"<tr>(.*?)</tr>", str(html).split("<tbody>")[1], re.DOTALL)
    cells = (re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", line) for line in lines)
    return [[re.sub(r"<[^>]+>", "", cell) for cell in line] for line in cells]


def test_speed_stands_with_its_range_and_how_it_is_known(
    edition: Edition, english: Language
) -> None:
    tables = shown(edition, english, Speed(CNN, "middle", "measured", 2.046, 1.84, 2.31))
    work = english.text(f"workload.{CNN}")
    assert rows(tables.main) == [[work, "2.05 1.8–2.3", "measured"]]
    assert "(Small = 1)" in str(tables.main)
    assert tables.others is None


@pytest.mark.parametrize(
    ("changes", "words"), [({}, "estimated"), ({"extrapolated": True}, "estimated*")]
)
def test_estimate_is_told_from_one_beyond_what_was_measured(
    edition: Edition, english: Language, changes: dict[str, Any], words: str
) -> None:
    speed = Speed(VIDEO, "middle", "estimated", 3.0, 2.0, 4.0, **changes)
    ((*_, known),) = rows(shown(edition, english, speed).others)
    assert known == words


@pytest.mark.parametrize(
    ("too_small", "key"), [(False, "gpu.speed.none"), (True, "gpu.speed.small")]
)
def test_work_without_a_speed_says_why(
    edition: Any, english: Language, too_small: bool, key: str
) -> None:
    works, speed = edition.catalog.workloads, Speed(CNN, "middle", "measured", 2.0, 2.0, 2.0)
    works["rnn-training"] = works[CNN].model_copy(update={"id": "rnn-training"})
    lacks = {"rnn-training": {"middle": speed}} if too_small else {}
    told = shown(edition, english, speed, too_small=lacks)
    ((_, *known),) = rows(told.main)
    assert known == ["2", "measured"]
    blank = english.text("workload.rnn-training")
    lead = english.text(key, works="|").partition("|")[0]
    assert any(said.startswith(lead) and blank in said for said in told.unknown)


@pytest.mark.parametrize(("floor_gb", "is_told"), [(32, True), (40, False)])
def test_smaller_image_models_are_told_of_where_half_the_memory_is_there(
    edition: Any, english: Language, floor_gb: float, is_told: bool
) -> None:
    works, speed = edition.catalog.workloads, Speed(CNN, "middle", "measured", 2.0, 2.0, 2.0)
    floor = works[CNN].memory_floor.model_copy(update={"size_gb": floor_gb})
    images = {"id": "image-generation", "memory_floor": floor}
    works["image-generation"] = works[CNN].model_copy(update=images)
    told = shown(edition, english, speed, too_small={"image-generation": {"middle": speed}})
    assert (english.text("gpu.speed.small.images") in told.unknown) == is_told


def test_work_with_another_reference_names_it(edition: Edition, english: Language) -> None:
    speed = Speed(VIDEO, "middle", "measured", 2.0, 1.0, 3.0)
    tables = shown(edition, english, speed, references={VIDEO: "large"})
    ((work, *_),) = rows(tables.others)
    assert work.endswith(english.text("chart.speed.x", name="Large"))


def test_product_of_unknown_speed_has_no_table(edition: Edition, english: Language) -> None:
    told = shown(edition, english)
    assert (told.main, told.others) == (None, None)


def test_results_that_the_vendor_submitted_are_named(edition: Edition, english: Language) -> None:
    speed = Speed(CNN, "middle", "measured", 2.0, 1.8, 2.3)
    assert shown(edition, english, speed).by_vendor == ""
    runs = [run("small", 1), run("middle", 2, submitted_by_vendor=True)]
    edition.catalog.__dict__["datasets"] = {"cup": dataset(runs, name="The Cup")}
    vendor = edition.catalog.gpus["middle"].vendor
    said = f"Its maker, {vendor}, submitted the results of this product in The Cup."
    assert shown(edition, english, speed).by_vendor == said
    assert shown(edition, english, speed, id_="small").by_vendor == ""
