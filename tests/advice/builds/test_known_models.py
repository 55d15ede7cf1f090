"""A card of which nobody says the maker's model: what rules say of all models we know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from macros.advice.builds.build import Build
from macros.advice.builds.figures import figures_of, whole_figures
from macros.advice.builds.known_models import Model, results_of_any, with_each_model
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.results import Result
from macros.facts.catalog import Catalog, load_catalog
from macros.facts.records.builds import BUILD_FIGURES, BuildRule
from tests.tiny import TODAY
from tests.tiny_parts import write_parts

LENGTH = {"id": "length", "figure": "gpu_length_mm", "limit": "case_gpu_length_mm"}


def rule_of(**fields: Any) -> BuildRule:
    usual = {"holds": "at_most", "unit": "mm", "decided": "2026", "source": "me", "reason": "So."}
    return BuildRule.model_validate({**usual, **LENGTH, **fields})


def judged(
    models: dict[str, dict[str, Any]], rule: BuildRule | None = None, **known: Any
) -> Result | None:
    """Return what a rule says of models with these figures, by name."""
    rule, none = rule or rule_of(), dict.fromkeys(BUILD_FIGURES)
    each = [
        Model(name, whole_figures({**none, **known, **own}, {})) for name, own in models.items()
    ]
    found = results_of_any({rule.id: rule}, whole_figures({**none, **known}, {}), each)
    return found[0] if found else None


def lengths(**mm: float | None) -> dict[str, dict[str, Any]]:
    return {name: {"gpu_length_mm": length} for name, length in mm.items()}


def test_any_model_passes_only_where_the_largest_fits() -> None:
    passed = judged(lengths(short=250, long=340), case_gpu_length_mm=340)
    assert passed
    assert (passed.severity, passed.figure, passed.bound) == ("pass", 340, "at_most")
    assert passed.models == ()


def test_where_some_models_fit_it_warns_and_names_them() -> None:
    some = judged(lengths(short=250, long=340, mid=300), case_gpu_length_mm=310)
    assert some
    assert (some.severity, some.varies, some.breaks) == ("warn", True, True)
    assert (some.models, some.of_models) == (("short", "mid"), 3)
    assert (some.figure, some.bound) == (340, "at_most")


def test_where_no_model_fits_it_fails_by_the_smallest() -> None:
    failed = judged(lengths(short=250, long=340), case_gpu_length_mm=200)
    assert failed
    assert (failed.severity, failed.figure, failed.bound) == ("fail", 250, "at_least")


def test_models_whose_size_nobody_gives_are_not_counted() -> None:
    some = judged(lengths(short=250, long=340, dark=None), case_gpu_length_mm=300)
    assert some
    assert (some.models, some.of_models) == (("short",), 2)


def test_what_is_known_of_few_models_says_nothing_of_all() -> None:
    few = judged(lengths(short=250, dark=None, darker=None), case_gpu_length_mm=300)
    assert few
    assert few.severity == "unknown"


def test_model_that_a_rule_does_not_ask_about_has_nothing_against_it() -> None:
    plugs = rule_of(
        id="plugs", applies="gpus_8pin > 0", figure="psu_8pin", holds="at_least", limit="gpus_8pin"
    )
    models = {"thin": {"gpus_8pin": 0}, "wide": {"gpus_8pin": 3}}
    some = judged(models, plugs, psu_8pin=2)
    assert some
    assert (some.severity, some.models, some.of_models) == ("warn", ("thin",), 2)
    assert judged({"thin": {"gpus_8pin": 0}}, plugs, psu_8pin=2) is None


def test_warning_of_some_models_breaks_nothing() -> None:
    advice = rule_of(breach="warn")
    some = judged(lengths(short=250, long=340), advice, case_gpu_length_mm=300)
    assert some
    assert (some.severity, some.breaks, some.models) == ("warn", False, ("short",))


def of_two_limits(models: dict[str, tuple[float, float]]) -> list[Result]:
    """Return what two rules say of models of such a length in mm and so many slots."""
    thick = rule_of(id="slots", figure="gpu_slots", limit="case_slots", unit="slots")
    none = {**dict.fromkeys(BUILD_FIGURES), "case_gpu_length_mm": 300, "case_slots": 2}
    each = [
        Model(name, whole_figures({**none, "gpu_length_mm": long, "gpu_slots": slots}, {}))
        for name, (long, slots) in models.items()
    ]
    rules = {"length": rule_of(), "slots": thick}
    return list(results_of_any(rules, whole_figures(none, {}), each))


def test_model_that_breaks_no_limit_is_the_one_named() -> None:
    told = of_two_limits({"thin": (340, 2), "short": (250, 3), "both": (250, 2)})
    assert [(one.severity, one.models, one.of_models, one.are_sound) for one in told] == [
        ("warn", ("both",), 3, True),
        ("warn", ("thin", "both"), 3, False),
    ]


def test_limits_of_which_each_model_breaks_one_fail_together() -> None:
    told = of_two_limits({"thin": (340, 2), "short": (250, 3)})
    assert [(one.severity, one.models) for one in told] == [
        ("fail", ()),
        ("fail", ("thin",)),
    ]


def test_limit_fails_where_without_it_some_model_would_do() -> None:
    plugs = rule_of(id="plugs", figure="gpus_8pin", limit="psu_8pin", unit="count")
    thick = rule_of(id="slots", figure="gpu_slots", limit="case_slots", unit="slots")
    models = {"thin": (250, 2, 3), "long": (340, 3, 1), "thick": (250, 3, 3)}
    none = {**dict.fromkeys(BUILD_FIGURES), "case_gpu_length_mm": 300}
    known = {**none, "case_slots": 2, "psu_8pin": 2}
    each = [
        Model(
            name,
            whole_figures(
                {**known, "gpu_length_mm": long, "gpu_slots": slots, "gpus_8pin": pins}, {}
            ),
        )
        for name, (long, slots, pins) in models.items()
    ]
    rules = {"length": rule_of(), "slots": thick, "plugs": plugs}
    told = results_of_any(rules, whole_figures(known, {}), each)
    assert [(one.rule, one.severity, one.models, one.are_sound) for one in told] == [
        ("length", "warn", ("thin", "thick"), False),
        ("slots", "warn", ("thin",), False),
        ("plugs", "fail", (), True),
    ]


@pytest.fixture
def known(data_dir: Path) -> Catalog:
    write_parts(data_dir)
    return load_catalog(data_dir, today=TODAY)


def test_model_brings_its_size_and_plugs_and_nothing_of_the_reference(known: Catalog) -> None:
    build = Build(gpu=known.gpus["boreal-one"], gpu_count=1)
    [(id_, with_model)] = with_each_model(build, known).items()
    figures = figures_of(with_model, MainsSupply(()), {})
    assert id_ == "boreal-one-stout"
    assert (figures["gpu_slots"], figures["gpu_length_mm"]) == (3.5, 340)
    assert figures["gpu_8pin"] is None, "the reference has a plug, of this model none is known"
    assert figures["gpu_rated_w"] == known.gpus["boreal-one"].power.tdp_w


def test_chosen_model_is_the_only_one(known: Catalog) -> None:
    board = known.parts.gpu_boards["boreal-one-stout"]
    chosen = Build(gpu=known.gpus["boreal-one"], gpu_count=1, gpu_board=board)
    assert with_each_model(chosen, known) == {}
