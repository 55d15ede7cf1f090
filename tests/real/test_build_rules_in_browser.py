"""The rules in the browser: the same results as in Python, for a thousand random builds."""

from __future__ import annotations

import json
import shutil
import subprocess
from typing import Any
from urllib.parse import parse_qsl

import pytest

from macros.advice.builds.figures import BuildFigures, figures_of
from macros.advice.builds.mains import mains_of
from macros.advice.builds.open_points import awaited, case_of, figures_at, open_figures
from macros.advice.builds.results import results
from macros.advice.builds.wiring import assignment_of
from macros.facts.catalog import Catalog
from macros.present.api.parts import part_files
from macros.present.builds.build_query import build_query
from macros.present.builds.checker import checker_data
from macros.present.builds.reason_words import own_reason
from macros.present.html.data_files import written
from macros.present.words.language import LANGUAGES, Language
from tests.random_builds import random_builds
from tests.real_data import real_catalog, real_edition
from tests.tiny import PROJECT

BUILDS = 1_000
MOST_OF_THE_REASONS = 30
TIMEOUT_S = 120


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


def checked_by_node(catalog: Catalog, queries: list[str]) -> dict[str, Any]:
    """Return what the scripts of the page say of builds, given the files that they load."""
    node = shutil.which("node")
    assert node, "no Node: run scripts/set_up.sh test"
    files = part_files(catalog)
    given = {
        "parts": json.loads(files["api/v1/parts.json"]),
        "rules": json.loads(files["api/v1/build_rules.json"]),
        "queries": queries,
        "said": {
            code: checker_data(catalog, words, "") for code, words in languages(catalog).items()
        },
    }
    result = subprocess.run(
        [node, str(PROJECT / "tests/js/check_builds.mjs")],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    judged: dict[str, Any] = json.loads(result.stdout)
    return judged


def languages(catalog: Catalog) -> dict[str, Language]:
    return {language.code: Language.of(catalog, language.code) for language in LANGUAGES}


def plain(value: Any) -> str:
    """Return the value as JSON, which knows no tuples, with 24.0 as 24."""
    return json.dumps(_whole(json.loads(json.dumps(value))))


def advice(catalog: Catalog, figures: BuildFigures) -> list[list[Any]]:
    """Return for each result what has to be known, and whose remedy it is."""
    said = []
    for result in results(catalog.build_rules, figures):
        rule = catalog.build_rules[result.rule]
        own = figures_at(figures, rule, result.place)
        is_open = result.severity == "unknown"
        open_ = open_figures(rule, own, catalog.build_figures) if is_open else ()
        said.append([list(open_), case_of(rule, own)])
    return said


def _whole(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _whole(one) for name, one in sorted(value.items())}
    if isinstance(value, list):
        return [_whole(one) for one in value]
    if isinstance(value, float):  # Python adds up exactly, a browser in turn
        value = written(value)
        return int(value) if value.is_integer() else value
    return value


def test_browser_says_of_1000_builds_what_python_says(real: Catalog) -> None:
    catalog = real
    builds = list(random_builds(catalog, BUILDS))
    queries = [build_query(build, region, mains_of(catalog, region)) for region, build in builds]
    said = checked_by_node(catalog, queries)
    print(f"one check takes {said['milliseconds']:.3f} ms in Node")
    seen, tongues, spoken = set(), languages(catalog).values(), set()
    for (region, build), query, checked in zip(builds, queries, said["checked"], strict=True):
        figures = figures_of(build, mains_of(catalog, region), catalog.build_figures)
        found = results(catalog.build_rules, figures)
        wanted = [
            [one.rule, one.severity, one.figure, one.limit, one.place, list(one.assumed)]
            for one in found
        ]
        reasons = [[own_reason(one, language) for language in tongues] for one in found]
        assert checked["reasons"] == reasons, query
        spoken |= {one.rule for one, (said_of, *_) in zip(found, reasons, strict=True) if said_of}
        assert checked["misread"] == [], query
        assert plain(checked["figures"]) == plain(figures), query
        assert plain(checked["results"]) == plain(wanted), query
        assert plain(checked["advice"]) == plain(advice(catalog, figures)), query
        assert checked["awaited"] == [*awaited(build)], query
        if not build.chassis:
            assigned = assignment_of(build, figures["board_w"])
            said_of = checked["assignment"]
            assert said_of["card_psus"] == [*assigned.card_psus], query
            assert said_of["psu_circuits"] == [*assigned.psu_circuits], query
            assert said_of["isChosen"] == assigned.is_chosen, query
        seen |= {one[0] for one in wanted}
    assert len(spoken) > MOST_OF_THE_REASONS
    assert set(catalog.build_rules) - seen <= {"budget"}, "no build puts these rules to the test"


def test_link_of_a_recommended_build_leads_to_the_results_of_its_page(
    real: Catalog,
) -> None:
    edition = real_edition()
    mains = mains_of(real, "us")
    choices = [one for tier in real.tiers for one in edition.choices(tier, "us")]
    built = [(choice.build, choice.results) for choice in choices if choice.build]
    queries = [build_query(build, "us", mains) for build, _ in built]
    said = checked_by_node(real, queries)["checked"]
    assert said
    for (_, found), checked in zip(built, said, strict=True):
        common = [one for one in found if one.rule in real.build_rules]
        wanted = [
            [one.rule, one.severity, one.figure, one.limit, one.place, list(one.assumed)]
            for one in common
        ]
        assert plain(checked["results"]) == plain(wanted)


def test_address_of_a_build_is_read_and_written_again(real: Catalog) -> None:
    builds = list(random_builds(real, 50, seed=6))
    queries = [build_query(build, region, mains_of(real, region)) for region, build in builds]
    for query, checked in zip(queries, checked_by_node(real, queries)["checked"], strict=True):
        usual = {("psu_count", "1"), ("gpu_count", "1")}
        asked = {*parse_qsl(query[1:])} - usual
        assert {(name, value) for name, value in checked["again"]} == asked
