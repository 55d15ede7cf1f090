"""What a rule says of a build is a sentence with its figure, its bound and what to do."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.builds.evaluation import Value
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.results import result_of
from macros.advice.builds.rulebook import rules_of
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildRule, BuildUnit, unit_of
from macros.facts.records.regions import Circuit
from macros.present.builds.quantities import quantity
from macros.present.builds.result_words import ResultWords, Wording
from macros.present.words.grammar import cap
from macros.present.words.language import Language
from tests.tiny_computers import tiny_tier

DECIDED = {"decided": "2026-11-01", "source": "weekly-chip", "reason": "Invented."}
CIRCUITS = tuple(
    Circuit.model_validate(
        {
            "name": "Socket",
            "volts": volts,
            "amps": 10,
            "max_w": volts * 10,
            "rule": "Invented.",
            "source": "weekly-chip",
            "kind": "recalled",
        }
    )
    for volts in (100, 240)
)
LOAD = {"id": "psu-sustained", "figure": "load_w", "holds": "at_most", "limit": "psu_label_w"}
MAINS = {"id": "mains", "figure": "wall_w", "holds": "at_most", "limit": "circuit_w"}


def words(rule: dict[str, Any], language: Language, **figures: Value) -> ResultWords:
    record = BuildRule.model_validate({"unit": "w", **DECIDED, **rule})
    result = result_of(record, figures)
    assert result is not None
    mains = MainsSupply(CIRCUITS)
    return Wording({record.id: record}, mains, figures, language).words(result)


def test_result_says_figure_and_limit(english: Language) -> None:
    good = words(LOAD, english, load_w=365, psu_label_w=850)
    assert (good.severity, good.outcome, good.remedy) == ("pass", "365 W (limit 850 W)", "")
    bad = words(LOAD, english, load_w=900, psu_label_w=850)
    assert (bad.severity, bad.outcome) == ("fail", "900 W (limit 850 W)")
    assert (
        bad.sentence == "At full load the parts draw 900 W, more than the 850 W "
        "that the power supply is rated for."
    )
    assert bad.remedy == english.text("build-rule.psu-sustained.do", circuit="")


@pytest.mark.parametrize(
    ("load_w", "outcome"),
    [
        (300, "300 W (advised limit 425 W)"),
        (500, "500 W (advised limit 425 W)"),
        (900, "900 W (limit 850 W)"),
    ],
)
def test_bound_that_decided_is_the_one_that_is_said(
    english: Language, load_w: float, outcome: str
) -> None:
    advised = {**LOAD, "advised": "0.5 * psu_label_w"}
    assert words(advised, english, load_w=load_w, psu_label_w=850).outcome == outcome


def test_bound_that_only_warns_is_no_advice(english: Language) -> None:
    warns = {**LOAD, "advised": "0.5 * psu_label_w", "breach": "warn"}
    assert words(warns, english, load_w=900, psu_label_w=850).outcome == "900 W (limit 850 W)"
    better = words(warns, english, load_w=500, psu_label_w=850).outcome
    assert better == "500 W (advised limit 425 W)"


def test_what_is_unknown_is_named_once_and_to_be_looked_up(english: Language) -> None:
    twice = {**LOAD, "advised": "0.5 * psu_label_w"}
    unknown = words(twice, english, load_w=365, psu_label_w=None)
    assert unknown.severity == "unknown"
    label = english.text("build-figure.psu_label_w")
    assert unknown.sentence == f"Not confirmed: {label}."
    assert unknown.outcome == f"we found nothing on {label}"
    assert unknown.remedy == "See the data sheet of the power supply."


def test_unknown_condition_is_what_is_not_known(english: Language) -> None:
    rule = {**LOAD, "applies": "is_chassis"}
    said = words(rule, english, load_w=900, psu_label_w=850, is_chassis=None)
    assert said.sentence == f"Not confirmed: {english.text('build-figure.is_chassis')}."


def test_what_to_do_fits_the_case_and_names_what_is_needed(english: Language) -> None:
    remedies = [{"name": "named", "when": "known(cpu_socket)"}]
    rule = {
        "id": "cooler-socket",
        "figure": "has(cooler_sockets, cpu_socket)",
        "holds": "is_true",
        "remedies": remedies,
    }
    said = words(rule, english, cooler_sockets=("AB2",), cpu_socket="AB1")
    assert said.remedy == english.text("build-rule.cooler-socket.do-named", cpu_socket="AB1")
    open_ = words({**rule, "figure": "is_chassis"}, english, is_chassis=False)
    assert open_.remedy == english.text("build-rule.cooler-socket.do")


def test_how_much_is_missing_is_said(english: Language) -> None:
    memory = {"id": "memory-least", "figure": "memory_gb", "holds": "at_least", "unit": "gb"}
    said = words({**memory, "limit": "gpus_memory_gb"}, english, memory_gb=32, gpus_memory_gb=48)
    assert said.remedy.endswith("16 GB more.")


def test_circuit_that_is_named_runs_the_power_supply(english: Language) -> None:
    said = words(MAINS, english, wall_w=900, circuit_w=800, psu_least_v=200)
    assert "240 V, 10 A" in said.remedy


def test_name_of_what_is_unknown_is_not_said_twice(english: Language) -> None:
    rule = {"id": "psu-in-case", "figure": "psu_length_mm", "holds": "at_most", "unit": "mm"}
    said = words({**rule, "limit": "case_psu_mm"}, english, psu_length_mm=None, case_psu_mm=None)
    assert (said.severity, said.outcome) == ("unknown", "")
    assert said.sentence == "We do not know whether the case is long enough for the power supply."
    case = words({**rule, "limit": "case_psu_mm"}, english, psu_length_mm=170, case_psu_mm=None)
    assert case.outcome == f"we found nothing on {english.text('build-figure.case_psu_mm')}"


def test_yes_or_no_has_no_figure(english: Language) -> None:
    rule = {"id": "platform", "figure": "is_chassis", "holds": "is_true", "unit": "none"}
    said = words(rule, english, is_chassis=False)
    assert (said.severity, said.outcome) == ("fail", "")
    assert said.sentence == "The processor does not fit the socket of the board."
    other = words({**rule, "id": "bridge"}, english, is_chassis=False)
    assert other.sentence == english.text("build-rule.bridge.why")
    assert other.sentence.startswith("An NVLink bridge is rigid")


def test_too_weak_socket_names_the_first_circuit_that_is_enough(english: Language) -> None:
    assert "240 V, 10 A" in words(MAINS, english, wall_w=1500, circuit_w=1000).remedy
    none = words(MAINS, english, wall_w=9000, circuit_w=1000).remedy
    assert none == english.text("build-rule.mains.none")


def test_circuit_that_is_named_keeps_the_margin_that_is_missed(english: Language) -> None:
    """The first one bears the load, and is the one that is warned about."""
    advised = {**MAINS, "advised": "0.9 * circuit_w"}
    said = words(advised, english, wall_w=950, circuit_w=1000)
    assert said.severity == "warn"
    assert "240 V, 10 A" in said.remedy


def test_requirement_is_named_by_its_figure_and_has_no_remedy(english: Language) -> None:
    wanted = [{"figure": "memory_gb", "at_least": 64}]
    economical = {"id": "economical", "persona": "reader", "circuit": "any", "requirements": wanted}
    tier = tiny_tier("1-gpu", 1, classes=[economical])
    (rule,) = rules_of({}, tier, tier.classes[0]).values()
    said = words(rule.model_dump(), english, memory_gb=32)
    assert said.name == f"{cap(english.text('build-figure.memory_gb'))} (required in this class)"
    assert (said.outcome, said.remedy) == ("32 GB (minimum 64 GB)", "")
    assert said.sentence == "This class asks for at least 64 GB of memory."
    wording = Wording({rule.id: rule}, MainsSupply(CIRCUITS), {}, english)
    assert wording.subject(rule.id) == english.text("build-figure.memory_gb")


@pytest.mark.parametrize(
    ("value", "unit", "words"),
    [
        (None, "w", ""),
        ("DDR5", "none", "DDR5"),
        (1234.4, "usd", "1,234 USD"),
        (1, "lanes", "1 lane"),
        (2, "lanes", "2 lanes"),
        (1, "cores", "1 core"),
        (1, "slots", "1 slot"),
        (1, "w", "1 W"),
        (1010.6, "w", "1,010 W"),  # computed: no more digits than anywhere else
        (2816.0, "w", "2,816 W"),
        (312.25, "mm", "312 mm"),
        (4, "count", "4"),
    ],
)
def test_quantity_has_its_unit(
    english: Language, value: Value, unit: BuildUnit, words: str
) -> None:
    assert quantity(value, unit, english).replace("\u00a0", " ") == words


def test_pieces_are_counted_as_the_language_counts_them(catalog: Catalog) -> None:
    assert quantity(4, "count", Language.of(catalog, "ko")) == "4개"
    # Cables, modules and drives have no counter in common.
    assert quantity(4, "count", Language.of(catalog, "zh")) == "4"


@pytest.mark.parametrize(
    ("figure", "unit"),
    [
        ("lanes_each", "lanes"),
        ("generation_each", "generation"),
        ("least_lanes", "lanes"),
        ("storage_gb", "gb"),
        ("drives", "count"),
    ],
)
def test_figure_that_a_class_asks_about_has_the_unit_of_its_name(
    figure: str, unit: BuildUnit
) -> None:
    assert unit_of(figure) == unit


def test_size_that_is_the_middle_of_many_models_says_that_a_smaller_one_may_fit(
    english: Language,
) -> None:
    length = {"id": "card-length", "figure": "gpu_length_mm", "holds": "at_most", "unit": "mm"}
    rule = {**length, "limit": "case_gpu_length_mm", "varies": "gpu_length_varies"}
    case = {"gpu_length_mm": 330, "case_gpu_length_mm": 320}
    varied = words(rule, english, **case, gpu_length_varies=True)
    assert varied.severity == "warn"
    assert varied.sentence.endswith(english.say("result-varies"))
    named = words(rule, english, **case, gpu_length_varies=False)
    assert (named.severity, named.sentence in varied.sentence) == ("fail", True)


def test_figure_that_rests_on_what_is_not_known_is_a_bound(english: Language) -> None:
    ends = {"load_w": {"least": 900, "most": 1200}}
    guessed = words({**LOAD, "plausible": ends}, english, load_w=None, psu_label_w=850)
    assert guessed.severity == "fail"
    assert "draw at least 900 W, more than the 850 W" in guessed.sentence
    assert english.text("build-figure.load_w") not in guessed.sentence
    enough = words({**LOAD, "plausible": ends}, english, load_w=None, psu_label_w=2_000)
    assert (enough.severity, enough.outcome) == ("pass", "at most 1,200 W (limit 2,000 W)")


def test_limit_that_rests_on_what_is_not_known_says_so(english: Language) -> None:
    ends = {"psu_label_w": {"least": 650, "most": 850}}
    guessed = words({**LOAD, "plausible": ends}, english, load_w=900, psu_label_w=None)
    assert "draw 900 W, more than the 850 W" in guessed.sentence
    what = english.text("build-figure.psu_label_w")
    assert guessed.sentence.endswith(f"most favourable case: we do not know the {what}.")
    enough = words({**LOAD, "plausible": ends}, english, load_w=600, psu_label_w=None)
    assert enough.severity == "pass"
    assert enough.outcome.endswith(f"least favourable case: we do not know the {what}.")


@pytest.mark.parametrize(
    ("code", "certain"),
    [("en", "sure"), ("fr", "sûr"), ("ja", "確実"), ("ko", "보장"), ("zh", "保证")],
)
def test_peaks_that_a_supply_of_unknown_design_may_bear_are_not_called_sure(
    catalog: Catalog, code: str, certain: str
) -> None:
    language = Language.of(catalog, code)
    ends = {"psu_atx_version": {"least": 2, "most": 3.1}}
    limit = "psu_label_w * (1.6 if psu_atx_version >= 3 else 1)"
    for rule, held in (("psu-peaks", "advised"), ("psu-spikes", "limit")):
        peaks = {"id": rule, "figure": "psu_peak_w", "holds": "at_most", held: limit}
        said = words(
            {**peaks, "plausible": ends},
            language,
            psu_peak_w=1_050,
            psu_label_w=650,
            psu_atx_version=None,
        )
        assert language.text("build-figure.psu_atx_version") in said.sentence
        assert certain not in said.sentence


@pytest.mark.parametrize(
    ("wall_w", "said"),
    [(1444.2, "1,444 W"), (1440.3, "1,440.3 W"), (1446.0, "1,446 W"), (1460.2, "1,460 W")],
)
def test_what_is_too_much_is_never_printed_as_its_limit(
    english: Language, wall_w: float, said: str
) -> None:
    exceeded = words(MAINS, english, wall_w=wall_w, circuit_w=1440)
    supplied = "more than the 1,440 W it can supply continuously"
    assert exceeded.sentence == f"The computer draws {said} from its circuit, {supplied}."
    assert exceeded.outcome == f"{said} (limit 1,440 W)"


def test_circuit_that_is_named_breaks_no_other_rule(english: Language) -> None:
    rule = BuildRule.model_validate({"unit": "w", **DECIDED, **MAINS})
    figures = {"wall_w": 900, "circuit_w": 800}
    result = result_of(rule, figures)
    assert result
    for sufficient, said in (
        (None, "100 V"),
        (CIRCUITS[1:], "240 V"),
        ((), "No circuit on record"),
    ):
        wording = Wording({rule.id: rule}, MainsSupply(CIRCUITS), figures, english, {}, sufficient)
        assert said in wording.words(result).remedy


def test_chosen_build_says_what_to_do_with_it_and_not_what_to_choose_instead(
    english: Language,
) -> None:
    rule = BuildRule.model_validate(
        {"id": "cable-limit", "figure": "gpu_w", "holds": "at_most", "advised": "450", "unit": "w"}
        | DECIDED
    )
    figures = {"gpu_w": 575}
    result = result_of(rule, figures)
    assert result is not None
    mains = MainsSupply(CIRCUITS)
    checked, chosen = (
        Wording({rule.id: rule}, mains, figures, english, is_chosen=is_chosen).words(result).remedy
        for is_chosen in (False, True)
    )
    assert checked.startswith("Choose a card that draws less")
    assert chosen.startswith("If the work allows it, limit each card to 450 W or less,")


def test_remedy_names_the_socket_where_another_has_as_many_volts_and_amps(
    english: Language,
) -> None:
    usual = CIRCUITS[1].model_copy(update={"continuous_w": 1500.0})
    blue = CIRCUITS[1].model_copy(update={"name": "Blue socket"})
    figures = {"wall_w": 1490.0, "circuit_w": 1500.0}
    rule = BuildRule.model_validate(
        MAINS | {"advised": "0.9 * circuit_w", "each": "circuit", "unit": "w"} | DECIDED
    )
    result = result_of(rule, figures)
    assert result is not None
    wording = Wording({rule.id: rule}, MainsSupply((usual, blue)), figures, english)
    assert "Use a larger circuit (Blue socket)" in wording.words(result).remedy


def test_limit_of_a_rule_that_passes_is_the_tighter_one(english: Language) -> None:
    rule = {**LOAD, "advised": "2 * psu_label_w"}
    record = BuildRule.model_validate({"unit": "w", **DECIDED, **rule})
    figures = {"load_w": 500, "psu_label_w": 600}
    result = result_of(record, figures)
    assert result is not None
    wording = Wording({record.id: record}, MainsSupply(CIRCUITS), figures, english)
    assert wording.held(result) == ("500 W", "at most 600 W")
