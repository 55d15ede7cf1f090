"""The rules in the browser: the same results as in Python, for a thousand random builds."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl

import pytest
import yaml

from macros.advice.builds.build import Build, supply_of
from macros.advice.builds.figures import BuildFigures, figures_of
from macros.advice.builds.known_models import Model, results_of_any, with_each_model
from macros.advice.builds.mains import MainsSupply, mains_of
from macros.advice.builds.open_points import awaited, case_of, figures_at, open_figures
from macros.advice.builds.results import Result, results
from macros.advice.builds.wiring import assignment_of, inlets_of
from macros.facts.catalog import Catalog
from macros.facts.own_part import OWN_ID, own_record
from macros.facts.records.parts import Part
from macros.present.api.parts import part_files, place_in_lists
from macros.present.builds.build_query import build_query
from macros.present.builds.check_report import summary_words
from macros.present.builds.checker import checker_data
from macros.present.builds.circuit_words import circuit_facts
from macros.present.builds.part_rows import model_name
from macros.present.builds.reason_words import own_reason
from macros.present.builds.result_words import Wording, models_named
from macros.present.html.data_files import written
from macros.present.words.language import LANGUAGES, Language
from tests.random_builds import random_builds
from tests.real_data import real_catalog, real_edition
from tests.tiny import PROJECT

BUILDS = 1_000
BUILDS_OF_MODELS = 300
MOST_OF_THE_REASONS = 30
TIMEOUT_S = 120
OWN = {"id": OWN_ID}
PASTED = ("cpu", "motherboard", "case", "cooler", "gpu_board", "psu")


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


def checked_by_node(
    catalog: Catalog, queries: list[str], *, models: bool = False
) -> dict[str, Any]:
    """Return what the scripts of the page say of builds, given the files that they load.

    With `models` also what they say of a card of any known model.
    """
    node = shutil.which("node")
    assert node, "no Node: run scripts/set_up.sh test"
    files = part_files(catalog)
    given = {
        "parts": json.loads(files["api/v1/parts.json"]),
        "rules": json.loads(files["api/v1/build_rules.json"]),
        "queries": queries,
        "models": models,
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


def judged(result: Result) -> list[Any]:
    """Return a result as the script writes it."""
    said = [result.rule, result.severity, result.figure, result.limit, result.place]
    return [*said, [*result.assumed], result.bound, result.varies]


def told(result: Result, catalog: Catalog, language: Language) -> str:
    """Return the sentence of a result; of what is unknown and does not decide there is the name."""
    is_named = result.severity == "unknown" and not catalog.build_rules[result.rule].decisive
    return "" if is_named else own_reason(result, language)


def summaries(
    found: Sequence[Result], figures: BuildFigures, catalog: Catalog, tongues: Iterable[Language]
) -> list[str]:
    """Return the verdict in every language."""
    rules, mains = catalog.build_rules, MainsSupply(())
    wordings = (Wording(rules, mains, figures, language) for language in tongues)
    return [summary_words(found, wording) for wording in wordings]


def plugged(build: Build, region: str, catalog: Catalog, language: Language) -> list[str]:
    """Return what is said of the socket."""
    circuit = build.circuit or mains_of(catalog, region).usual
    return circuit_facts(circuit, language, inlets_of(build))


def test_browser_says_of_1000_builds_what_python_says(real: Catalog) -> None:
    builds = list(random_builds(real, BUILDS))
    queries = [build_query(build, region, mains_of(real, region)) for region, build in builds]
    said = checked_by_node(real, queries)
    print(f"one check takes {said['milliseconds']:.3f} ms in Node")
    seen, tongues, spoken, varied = set(), languages(real).values(), set(), set()
    english = next(iter(tongues))
    for (region, build), query, checked in zip(builds, queries, said["checked"], strict=True):
        figures = figures_of(build, mains_of(real, region), real.build_figures)
        found = results(real.build_rules, figures)
        wanted = [judged(one) for one in found]
        reasons = [[told(one, real, language) for language in tongues] for one in found]
        assert checked["reasons"] == reasons, query
        assert checked["summaries"] == summaries(found, figures, real, tongues), query
        spoken |= {one.rule for one, (said_of, *_) in zip(found, reasons, strict=True) if said_of}
        assert checked["plugged"][0] == plugged(build, region, real, english), query
        assert checked["misread"] == [], query
        assert plain(checked["figures"]) == plain(figures), query
        assert plain(checked["results"]) == plain(wanted), query
        assert plain(checked["advice"]) == plain(advice(real, figures)), query
        assert checked["awaited"] == [*awaited(build)], query
        if not build.chassis:
            assigned = assignment_of(build, figures["board_w"])
            said_of = checked["assignment"]
            assert said_of["card_psus"] == [*assigned.card_psus], query
            assert said_of["psu_circuits"] == [*assigned.psu_circuits], query
            assert said_of["isChosen"] == assigned.is_chosen, query
        seen |= {one[0] for one in wanted}
        varied |= {one.rule for one in found if one.varies}
    assert {"card-length", "last-card"} <= varied
    assert len(spoken) > MOST_OF_THE_REASONS
    assert set(real.build_rules) - seen <= {"budget"}, "no build puts these rules to the test"


def test_browser_says_of_a_card_of_any_model_what_python_says(real: Catalog) -> None:
    blind = list(random_builds(real, BUILDS_OF_MODELS, seed=11))
    of_any = [(region, replace(build, gpu_board=None)) for region, build in blind]
    builds = [(region, build) for region, build in of_any if with_each_model(build, real)]
    queries = [build_query(build, region, mains_of(real, region)) for region, build in builds]
    said = checked_by_node(real, queries, models=True)
    english, some, tongues = Language.of(real, "en"), set(), languages(real).values()
    for (region, build), query, checked in zip(builds, queries, said["checked"], strict=True):
        found = any_model(build, region, real)
        wanted = [[*in_short(one, english), told(one, real, english)] for one in found]
        assert plain(checked["any"]) == plain(wanted), query
        figures = figures_of(build, mains_of(real, region), real.build_figures)
        assert checked["any_summaries"] == summaries(found, figures, real, tongues), query
        some |= {one.rule for one in found if one.models}
    assert {"card-length", "connectors-8-pin"} <= some


def any_model(build: Build, region: str, catalog: Catalog) -> tuple[Result, ...]:
    """Return what the rules say of a card of any known model."""
    mains, computed = mains_of(catalog, region), catalog.build_figures
    english = Language.of(catalog, "en")
    builds = with_each_model(build, catalog)
    boards = sorted((catalog.parts.gpu_boards[id_] for id_ in builds), key=place_in_lists)
    models = [
        Model(model_name(board, english), figures_of(builds[board.id], mains, computed))
        for board in boards
    ]
    return results_of_any(catalog.build_rules, figures_of(build, mains, computed), models)


def in_short(result: Result, language: Language) -> list[Any]:
    """Return a result as the script writes it, with the models that it names."""
    said = [result.rule, result.severity, result.figure, result.limit, result.bound, result.varies]
    named = models_named(result, language) if result.of_models else ""
    note = "sound" if result.are_sound else "fits" if result.of_models else None
    return [*said, note, len(result.models), result.of_models, named]


def as_own(build: Build) -> Build:
    """Return a build whose parts stand in no guide: all that is known of them is their figures."""
    single = ("cpu", "motherboard", "case", "cooler", "gpu_board", "computer", "chassis", "psu")
    parts = {name: getattr(build, name) for name in single}
    own = {name: part.model_copy(update=OWN) for name, part in parts.items() if part}
    if build.chassis:
        own["chassis"] = own["chassis"].model_copy(update={"psu": None})
        own["psu"] = None if own["chassis"].brings_supply else own.get("psu")
    if build.computer and not build.external:
        own["psu"] = supply_of(own["computer"], own.get("psu"))
    kits = tuple((kit.model_copy(update=OWN), count) for kit, count in build.memory)
    return replace(build, **own, memory=kits)


def as_text(build: Build, region: str) -> str:
    """Return such a build as contributors write it."""
    said: dict[str, Any] = {"gpu": build.gpu.id, "gpu_count": build.gpu_count, "region": region}
    for name in ("cpu", "motherboard", "case", "cooler", "gpu_board", "psu"):
        part = getattr(build, name)
        if part and part.id == OWN_ID:
            said[name] = figures_of_part(part)
    return yaml.safe_dump(said, sort_keys=False, width=1_000)


def figures_of_part(part: Part) -> dict[str, Any]:
    record = own_record(type(part))
    known = part.model_dump(mode="json", exclude_none=True, include=set(record.model_fields))
    return {name: value for name, value in known.items() if name != "lane_sharing" and value != {}}


def test_parts_by_their_figures_are_judged_as_in_python(real: Catalog) -> None:
    builds = [(region, as_own(build)) for region, build in random_builds(real, 150, seed=7)]
    queries = [build_query(build, region, mains_of(real, region)) for region, build in builds]
    assert {"computer", "chassis"} <= {n for _, b in builds for n in vars(b) if vars(b)[n]}
    for (region, build), checked in zip(
        builds, checked_by_node(real, queries)["checked"], strict=True
    ):
        figures = figures_of(build, mains_of(real, region), real.build_figures)
        assert checked["misread"] == []
        assert plain(checked["figures"]) == plain(figures)
        assert checked["awaited"] == [*awaited(build)]


def test_parts_pasted_by_their_figures_are_judged_as_in_python(real: Catalog) -> None:
    plain_builds = (
        (region, Build(build.gpu, build.gpu_count, **{n: getattr(build, n) for n in PASTED}))
        for region, build in random_builds(real, 150, seed=8)
        if not build.chassis and not build.computer
    )
    builds = [(region, as_own(build)) for region, build in plain_builds]
    texts = [as_text(build, region) for region, build in builds]
    assert texts
    for (region, build), checked in zip(
        builds, checked_by_node(real, texts)["checked"], strict=True
    ):
        figures = figures_of(build, mains_of(real, region), real.build_figures)
        assert plain(checked["figures"]) == plain(figures)
        assert "object" not in json.dumps(checked["misread"])


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
        wanted = [judged(one) for one in found if one.rule in real.build_rules]
        assert plain(checked["results"]) == plain(wanted)


def test_address_of_a_build_is_read_and_written_again(real: Catalog) -> None:
    builds = list(random_builds(real, 50, seed=6))
    queries = [build_query(build, region, mains_of(real, region)) for region, build in builds]
    for query, checked in zip(queries, checked_by_node(real, queries)["checked"], strict=True):
        usual = {("psu_count", "1"), ("gpu_count", "1")}
        asked = {*parse_qsl(query[1:])} - usual
        assert {(name, value) for name, value in checked["again"]} == asked
