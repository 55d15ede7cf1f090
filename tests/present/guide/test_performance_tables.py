from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.speeds import priorities
from macros.advice.speeds.performance import performance
from macros.advice.speeds.priorities import Figure
from macros.facts.catalog import Catalog
from macros.present.api.performance import priorities_of
from macros.present.guide import performance_tables
from macros.present.words.language import Language
from tests.advice.speeds.test_priorities import race
from tests.built.documents import parse
from tests.tiny import TODAY
from tests.tiny_speeds import FIGURES, card, dataset, racing_catalog, run, seconds

NAMES: dict[Figure, str] = {
    "tensor": "tensor throughput",
    "vector": "FP32 throughput",
    "bandwidth": "memory bandwidth",
    "sixteen": "16-bit throughput without tensor cores",
}


@pytest.fixture
def words(english: Language) -> Language:
    return replace(english, english={**english.english, "workload.racing": "<b>Racing</b>"})


def models(catalog: Catalog, language: Language) -> str:
    modelled = performance(catalog, TODAY)
    return str(performance_tables.performance_models(catalog, modelled, language))


def test_table_tells_how_far_estimates_err(catalog: Catalog, words: Language) -> None:
    html = models(racing_catalog(catalog, error=lambda n: 1.1 if n % 2 else 0.9), words)
    assert f'<td class="guide-number">{len(FIGURES)}</td>' in html
    assert words.text("speed.errors") in html
    assert "too few" not in html.lower()


def test_formula_is_that_of_the_model(catalog: Catalog, words: Language) -> None:
    html = models(racing_catalog(catalog), words)
    tensor, bandwidth = (weight / seconds(FIGURES[0]) for weight in (100, 300))
    assert f"{tensor:.1f} / tensor throughput (TFLOPS) + {bandwidth:.0f} / memory" in html


def test_workload_with_too_few_measurements_has_no_formula(
    catalog: Catalog, words: Language
) -> None:
    html = models(racing_catalog(catalog, cards=range(5)), words)
    assert words.text("speed.not_enough") in html
    assert words.text("speed.formulas") not in html


def test_factor_of_other_software_is_shown(catalog: Catalog, words: Language) -> None:
    racing = racing_catalog(catalog, cards=range(8))
    old = [run(card(n), 0.25 / seconds(FIGURES[n])) for n in range(8, 12)]
    datasets = {**racing.datasets, "old": dataset(old, name="<i>Old laps</i>")}
    html = models(replace(racing, datasets=datasets), words)
    assert "&lt;i&gt;Old laps&lt;/i&gt;" in html
    assert "× 0.25" in html


def test_words_and_names_are_escaped(catalog: Catalog, words: Language) -> None:
    html = models(racing_catalog(catalog), words)
    assert "<b>Racing" not in html
    assert "&lt;b&gt;Racing" in html


def test_share_of_the_bound_is_a_percentage(catalog: Catalog, english: Language) -> None:
    tests = [{"id": "lap", "name": "Words", "unit": "tokens/s", "read_gb": 5.12}]
    data = dataset([run("boreal-one", 80)], tests=tests)
    html = str(
        performance_tables.bandwidth_fractions(
            replace(catalog, datasets={"words": data}), english, TODAY
        )
    )
    assert "GDDR" in html
    assert "80%" in html


def test_tables_of_an_empty_catalogue_are_empty(catalog: Catalog, english: Language) -> None:
    modelled = performance(catalog, TODAY)
    tables = (
        performance_tables.performance_models(catalog, modelled, english),
        performance_tables.priority_table(catalog, modelled, english),
        performance_tables.bandwidth_fractions(catalog, english, TODAY),
    )
    assert ["<td" in str(table) for table in tables] == [False] * 3


def test_each_figure_has_its_error_and_the_best_pair_its_own(
    catalog: Catalog, words: Language
) -> None:
    racing = race(catalog, 1, 0.2)
    modelled = performance(racing, TODAY)
    (priority,) = priorities_of(racing, modelled)
    page = parse(performance_tables.priority_table(racing, modelled, words))
    row = page.one("tbody").one("tr")
    assert row.one("th").text == "<b>Racing</b>"
    *errors, second = (cell.text for cell in row.all("td"))
    heads = [head.text for head in page.one("thead").all("th")][1:-1]
    told = {name: figure for figure, name in NAMES.items()}
    named = [told[head[0].lower() + head[1:]] if head not in told else told[head] for head in heads]
    assert errors == [words.percent(priority.errors[figure]) for figure in named]
    assert second == words.bracketed(NAMES[priority.second], words.percent(priority.both))
    assert not page.all("li")


def test_what_contradicts_a_received_order_is_said_below(
    catalog: Catalog, words: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong: tuple[Figure, ...] = ("vector", "tensor", "bandwidth", "sixteen")
    monkeypatch.setattr(priorities, "RECEIVED", {"racing": wrong})
    racing = race(catalog, 1, 0.2)
    modelled = performance(racing, TODAY)
    (priority,) = priorities_of(racing, modelled)
    page = parse(performance_tables.priority_table(racing, modelled, words))
    verdict = page.one("li").text
    assert "contradict" in verdict
    for against in priority.contradictions:
        later, earlier = (NAMES[figure] for figure in (against.later, against.earlier))
        assert f"{later} comes nearer than".lower() in verdict.lower()
        assert f"{earlier} ({against.nearer} of {against.cards} cards)" in verdict


def test_guide_to_a_figure_is_drawn_from_its_error(catalog: Catalog, words: Language) -> None:
    racing = race(catalog, 1, 0.2)
    modelled = performance(racing, TODAY)
    (priority,) = priorities_of(racing, modelled)
    said = performance_tables.figure_guide(racing, modelled, "racing", words)
    best = priority.order[0]
    assert said.startswith(f"alone, {NAMES[best]} errs least")
    for share in (priority.errors[best], priority.both):
        assert words.percent(share) in said
    with pytest.raises(KeyError):
        performance_tables.figure_guide(racing, modelled, "walking", words)
