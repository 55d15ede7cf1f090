from __future__ import annotations

import builtins
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from functools import partial
from types import SimpleNamespace
from typing import Any

import jinja2
import pytest
from mkdocs_macros.context import define_env as define_plugin_env

from macros.advice.rankings import PER_W
from macros.facts.catalog import Catalog
from macros.facts.records.advice import ExpertAdvice
from macros.present.html.repository import Repository
from macros.site.build import Build
from macros.site.macros.prose_macro import MACROS
from macros.site.macros.register import define_env
from macros.site.state import Site
from tests.advising import WORK, market_of_four
from tests.tiny import PROJECT, TODAY

# What mkdocs-macros puts beside the macros when it renders a page; see its plugin.py.
PLUGIN_VARIABLES = {"config", "extra", "files", "filters", "macros", "navigation", "page"}
CALL = re.compile(r"\{\{-?\s*(\w+)\s*\(")


class Environment:
    """Notes what is registered, as mkdocs-macros does."""

    def __init__(self, site: Site | None = None) -> None:
        self.conf = SimpleNamespace(extra=Build(site).settings("en") if site else {})
        self.registered: list[Callable[..., Any]] = []
        self.variables: dict[str, Any] = {}
        self.config: Mapping[str, Any] = {}

    @property
    def names(self) -> list[str]:
        return [function.__name__ for function in self.registered]

    def macro(self, function: Callable[..., Any]) -> Any:
        self.registered.append(function)
        return function

    def filter(self, function: Callable[..., Any]) -> Any:
        return function


@pytest.fixture
def site(catalog: Catalog) -> Site:
    """The site of the tiny catalogue."""
    return Site(catalog, TODAY, repository=Repository("https://git.example/team/guide"))


def rendered(site: Site, markdown: str) -> str:
    """Return Markdown with its macros called, as the build of a site does."""
    environment = Environment(site)
    define_env(environment)
    macros = dict(zip(environment.names, environment.registered, strict=True))
    template = jinja2.Environment(undefined=jinja2.StrictUndefined).from_string(markdown)
    return site.insert(template.render(macros))


@pytest.fixture
def page(site: Site) -> Callable[[str], str]:
    """Render Markdown."""
    return partial(rendered, site)


def test_every_macro_is_registered_once(site: Site) -> None:
    environment = Environment(site)
    define_env(environment)
    assert environment.names == [macro.__name__ for macro in MACROS]
    assert len(set(environment.names)) == len(MACROS)


def test_no_macro_takes_a_name_that_pages_have_already() -> None:
    plugin = Environment()
    define_plugin_env(plugin)  # type: ignore[no-untyped-call] # the plugin has no types
    taken = {*plugin.names, *plugin.variables, *PLUGIN_VARIABLES, *jinja2.Environment().globals}
    assert {"now", "context", "git", "range"} <= taken
    assert taken & {macro.__name__ for macro in MACROS} == set()


def test_no_macro_hides_a_builtin() -> None:
    assert [macro.__name__ for macro in MACROS if hasattr(builtins, macro.__name__)] == []


def test_prose_calls_every_macro_and_no_other() -> None:
    pages = (PROJECT / "docs").rglob("*.md")
    used = {name for page in pages for name in CALL.findall(page.read_text(encoding="utf-8"))}
    assert used == {macro.__name__ for macro in MACROS}


def test_every_macro_says_what_it_returns() -> None:
    assert [m.__name__ for m in MACROS if not (m.__doc__ or "").startswith("Return ")] == []


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        ('count_of("gpus")', "3"),
        ('count_of("vendors")', "2"),
        ("tolerance()", "3%"),
        (
            'source_link("data/gpus", "data")',
            "[data](https://git.example/team/guide/tree/main/data/gpus)",
        ),
        ("all_gpus_table()", 'href="boreal-one/"'),
        ("newest_gpus(1)", 'href="gpus/boreal-two/"'),
        ("segment_leaders()", 'href="gpus/boreal-two/"'),
        ('chart("power-fp32")', 'id="power-fp32-chart"'),
        ("data_status()", "20 November 2026"),
        ("kinds_table()", "<td"),
        ("confidence_table()", "<td"),
        ("start_cards()", 'href="charts/"'),
        ("quality_list()", "A = "),
        ("licence_link()", "https://creativecommons.org/licenses/by/4.0/"),
        ("open_data_links()", 'href="../api/v1/gpus.json"'),
        ("open_data_trial()", 'href="../../api/v1/gpus/boreal-one.json"'),
        ('open_data_example("javascript")', "https://guide.example/api/v1/"),
    ],
)
def test_macro_brings_the_facts_into_the_page(
    page: Callable[[str], str], call: str, expected: str
) -> None:
    assert expected in page(f"{{{{ {call} }}}}")


@pytest.mark.parametrize(
    ("call", "key"),
    [
        ('label("gpu.edit")', "gpu.edit"),
        ("data_status()", "home.counts"),
        ("quality_list()", "quality.A"),
        ("open_data_links()", "join.list"),
    ],
)
def test_words_in_prose_cannot_become_markup(
    site: Site, page: Callable[[str], str], call: str, key: str
) -> None:
    words = {**site.language.texts, key: "<b>[x](y) *z*"}
    site.language = replace(site.language, texts=words)
    assert r"&lt;b&gt;\[x\]\(y\) \*z\*" in page(f"{{{{ {call} }}}}")


@pytest.mark.parametrize(
    "call",
    [
        'chart("nothing")',
        'count_of("cats")',
        'label("no.such")',
        'work_charts("beauty")',
    ],
)
def test_macro_refuses_what_it_does_not_have(page: Callable[[str], str], call: str) -> None:
    with pytest.raises(KeyError):
        page(f"{{{{ {call} }}}}")


def test_power_of_efficiency_is_that_of_the_chart(catalog: Catalog) -> None:
    words = {**catalog.locales["en"], f"workload.{WORK}": "Drawing"}
    site = Site(replace(market_of_four(catalog), locales={**catalog.locales, "en": words}), TODAY)
    power = rendered(site, "{{ power_of_efficiency() }}")
    assert power == site.language.figure(PER_W, "w")
    assert power in str(site.charts[f"efficiency-{WORK}"](site.language))


def test_work_charts_stand_under_the_names_of_the_work(
    catalog: Catalog,
) -> None:
    words = {**catalog.locales["en"], f"workload.{WORK}": "Drawing"}
    market = replace(market_of_four(catalog), locales={**catalog.locales, "en": words})
    site = Site(market, TODAY)
    shown = site.insert(rendered(site, '{{ work_charts("speed") }}'))
    assert f"## Drawing {{: #speed-{WORK} }}" in shown
    assert f'id="speed-{WORK}-chart"' in shown
    assert rendered(site, '{{ work_charts("speed", "sculpting") }}') == ""
    assert rendered(site, '{{ work_charts("speed", past=2019) }}') == ""  # no expert has spoken


def test_advice_given_after_the_day_of_the_pages_is_not_told(catalog: Catalog) -> None:
    given = {"persona": "reader", "source": "weekly-chip", "recommended": []}
    experts = tuple(
        ExpertAdvice.model_validate({**given, "given_on": [day]})
        for day in (date(2019, 4, 3), date(2023, 1, 30))
    )
    market = replace(market_of_four(catalog), expert_advice=experts, personas={})
    earlier = Site(market, TODAY, as_of=date(2020, 1, 1), everything=market)
    assert rendered(earlier, "{{ day_of_advice(0) }}") == "3 April 2019"
    assert rendered(earlier, "{{ day_of_advice(1) }}") == "No expert advice is recorded"
    assert rendered(earlier, "{{ history_table(1) }}") == ""
    assert rendered(Site(market, TODAY), "{{ day_of_advice(1) }}") == "30 January 2023"


def test_source_is_plain_text_where_the_repository_is_unknown(
    site: Site, page: Callable[[str], str]
) -> None:
    site.repository = Repository(None)
    assert page('{{ source_link("data/gpus", "`data`") }}') == "`data`"
