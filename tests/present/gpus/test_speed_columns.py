from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from macros.facts.catalog import Catalog
from macros.present.gpus.speed_columns import FOLDER, speed_files, speed_for_price, work_file
from macros.present.gpus.table import gpu_table
from macros.present.words.language import Language
from tests.advising import tiny_offer
from tests.editions import edition_of
from tests.tiny import tiny_price, with_prices
from tests.tiny_speeds import FIGURES, accelerator, card, racing_catalog, workload

ONE = card(3)


@pytest.fixture
def racing(catalog: Catalog) -> Catalog:
    """Measured accelerators and one that is only announced; one has a price."""
    soon = accelerator(catalog, "soon", FIGURES[2], preview=True)
    works = {id_: workload(id=id_) for id_ in ("llm-decode-8b", "cnn-training")}
    raced = replace(racing_catalog(catalog, others=[soon]), workloads=works)
    return with_prices(raced, ONE, tiny_price(amount=800))


def shown(html: str, id_: str) -> list[str]:
    row = next(row for row in html.split("<tr") if f'data-id="{id_}"' in row)
    return re.findall(r"<td(.*?)</td>", row)


def test_page_shows_the_speed_in_the_usual_work_and_for_the_price(
    racing: Catalog, english: Language
) -> None:
    edition = edition_of(racing)
    speed, how = work_file(edition, "llm-decode-8b")["speeds"][ONE]
    _, fast, value, *_ = shown(gpu_table(edition, english, "../"), ONE)
    assert fast == f' data-value="{speed}">{english.number(speed, 3)}<small>measured</small>'
    assert how == 0
    for_price = float(f"{speed / 800 * 1000:.3g}")
    assert value == f' data-value="{for_price}">{english.number(for_price, 3)}'


def test_what_has_no_price_has_no_speed_for_it(racing: Catalog, english: Language) -> None:
    price, fast, value, *_ = shown(gpu_table(edition_of(racing), english, "../"), card(4))
    assert (price, value) == (">", ">")
    assert fast.startswith(" data-value")


def test_price_out_of_date_tells_no_speed_for_it() -> None:
    assert speed_for_price(2, tiny_offer("a", 800), 1000) == 2.5
    assert speed_for_price(2, tiny_offer("a", 800, stale=True), 1000) is None
    assert speed_for_price(2, None, 1000) is None


def test_announced_product_has_no_speed(racing: Catalog) -> None:
    assert "soon" not in work_file(edition_of(racing), "cnn-training")["speeds"]


def test_each_work_has_a_file_with_its_reference(racing: Catalog) -> None:
    files = speed_files(edition_of(racing))
    assert set(files) == {f"{FOLDER}llm-decode-8b.json", f"{FOLDER}cnn-training.json"}
    content = json.loads(files[f"{FOLDER}cnn-training.json"])
    assert content == work_file(edition_of(racing), "cnn-training")


def test_reader_may_choose_another_work(racing: Catalog, english: Language) -> None:
    html = gpu_table(edition_of(racing), english, "../")
    select = re.search(r'<select name="work".*?</select>', html)
    assert select
    assert re.findall(r'<option value="([^"]*)">', select[0]) == ["", "cnn-training"]
    assert "../../assets/speeds/" in select[0]
