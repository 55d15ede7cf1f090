"""Why a result rules a build out is a sentence of its own, in every state and language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.builds.results import Result, Severity
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildUnit
from macros.present.builds import reason_words
from macros.present.builds.reason_words import asks_words, own_reason, reason_trees
from macros.present.words.language import LANGUAGES, Language
from tests.real_data import real_catalog


def result(rule: str, severity: Severity, have: object, need: object, unit: BuildUnit) -> Result:
    return Result(rule, severity, have, need, unit, decisive=False)


def plugs(have: int) -> Result:
    return result("connectors-8-pin", "fail", have, 4, "count")


def test_missing_plugs_are_counted_as_each_language_counts(catalog: Catalog) -> None:
    said = {
        language.code: own_reason(plugs(2), Language.of(catalog, language.code))
        for language in LANGUAGES
    }
    assert said["en"] == "PCIe plugs that fit: 4 needed, 2 free."
    assert "n’a que 2 connecteurs" in said["fr"]
    assert "2本しかありません（4本必要）" in said["ja"]
    assert "2개뿐입니다(4개 필요)" in said["ko"]
    assert "只有 2 个，需要 4 个" in said["zh"]


def test_none_and_one_have_words_of_their_own(catalog: Catalog, english: Language) -> None:
    french = Language.of(catalog, "fr")
    assert "4 needed, none free" in own_reason(plugs(0), english)
    assert "n’a aucun connecteur" in own_reason(plugs(0), french)
    assert "n’a qu’un connecteur" in own_reason(plugs(1), french)


def test_chinese_has_no_space_between_two_of_its_characters(catalog: Catalog) -> None:
    chinese, long = Language.of(catalog, "zh"), result("card-length", "fail", 331, 300, "mm")
    assert own_reason(long, chinese).startswith("显卡长 331")
    assert own_reason(replace(long, bound="at_most"), chinese).startswith("显卡长最多 331")


def test_a_missing_cable_is_not_taken_for_a_missing_plug(english: Language) -> None:
    cables = result("connectors-16-pin", "fail", 0, 1, "count")
    assert own_reason(cables, english) == (
        "16-pin cables: 1 needed, none free, nor enough 8-pin plugs for an adapter."
    )


def test_too_few_cables_are_counted_beside_the_plugs_that_need_them(english: Language) -> None:
    cables = result("cables-8-pin", "warn", 2, 4, "count")
    assert own_reason(cables, english) == (
        "8-pin cables: 4 needed, one for each plug; the power supply has 2."
    )


def test_load_without_its_limit_is_held_against_the_label(english: Language) -> None:
    load = result("psu-limit-lost", "warn", 615.0, 500.0, "w")
    assert own_reason(load, english).endswith(
        "draw 615 W, more than the 500 W of the power supply."
    )


def test_load_that_only_leaves_no_reserve_is_no_broken_label(english: Language) -> None:
    load = result("psu-sustained", "warn", 1540.0, 1280.0, "w")
    assert "we advise no more than 1,280 W for long" in own_reason(load, english)
    assert "more than the 1,280 W that the power supply is rated for" in own_reason(
        replace(load, severity="fail"), english
    )


def test_unknown_says_what_nobody_has_published(english: Language) -> None:
    lanes = result("lanes", "unknown", None, 1, "lanes")
    assert own_reason(lanes, english).startswith("We do not know how many PCIe lanes")
    assert own_reason(replace(lanes, rule="cooler-height"), english) == ""


def test_passed_rules_and_one_of_several_supplies_have_no_reason(english: Language) -> None:
    load = result("psu-sustained", "fail", 900.0, 850.0, "w")
    assert own_reason(replace(load, severity="pass"), english) == ""
    assert own_reason(replace(load, place=2), english) == ""  # its title says which one


def test_what_only_leaves_no_reserve_says_what_for(english: Language) -> None:
    load = result("mains", "warn", 1110.0, 1080.0, "w")
    assert "no more than 1,080 W is advised, which leaves a tenth" in own_reason(load, english)
    cable = result("cable-limit", "warn", 575.0, 450.0, "w")
    assert "above 450 W, little reserve is left" in own_reason(cable, english)
    assert "cable and slot together supply 675 W" in own_reason(
        replace(cable, severity="fail", limit=675.0), english
    )


def test_channels_are_counted_as_each_language_counts(catalog: Catalog) -> None:
    one = result("memory-channels", "warn", 1, 2, "count")
    said = {code: own_reason(one, Language.of(catalog, code)) for code in ("en", "fr")}
    assert said["en"].startswith("Only one of 2 memory channels is in use")
    assert said["fr"].startswith("Un seul canal de mémoire sur 2 est utilisé")


def test_scripts_get_the_same_sentences_as_data(english: Language) -> None:
    rules = real_catalog().build_rules
    trees = reason_trees(english, rules)
    assert trees["missed"].keys() == reason_words._MISSED
    decisive = {rule for rule in reason_words._UNKNOWN if rules[rule].decisive}
    assert trees["unknown"].keys() == decisive  # the page only names the others
    assert decisive < reason_words._UNKNOWN
    heat = trees["missed"]["heat"]
    assert heat[:2] == ["At full load it heats the room with ", {"value": "have"}]
    (choice,) = (node for node in trees["missed"]["lanes"] if "have" in str(node) and "say" in node)
    assert choice["say"]["one"] == ["only one PCIe lane"]


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_every_rule_with_a_reason_can_say_it(catalog: Catalog, code: str) -> None:
    language = Language.of(catalog, code)
    for rule in reason_words._MISSED:
        for severity in ("fail", "warn"):
            assert own_reason(result(rule, severity, 1, 2, "count"), language)
    for rule in reason_words._UNKNOWN:
        assert own_reason(result(rule, "unknown", None, None, "count"), language)


def test_class_asks_in_a_sentence_of_its_figure(english: Language) -> None:
    assert asks_words("memory_gb", "at_least", 64, english).endswith("at least 64 GB of memory.")
    asked = asks_words("generation_each", "at_least", 5, english)
    assert asked == "This class asks for at least PCIe 5.0 for each accelerator."
    cores = asks_words("cpu_cores", "at_least", 48, english)
    assert cores == "This class asks for at least 48 processor cores."
    known = asks_words("last_position", "at_least", 1, english)
    assert known.startswith("This class takes only boards of which it is known where each slot")
    most = asks_words("gpu_slots", "at_most", 2, english)
    assert most.endswith("thickness of the card in slots, at most 2 slots.")


def test_board_without_a_chip_is_not_said_to_lack_sockets(english: Language) -> None:
    said = own_reason(result("display", "warn", False, None, "none"), english)
    assert "any display outputs of the board stay dark" in said


def test_what_fails_is_said_and_not_what_would_have_passed(english: Language) -> None:
    module = result("card-form", "fail", False, None, "none")
    assert own_reason(module, english).startswith("The accelerator is not a PCIe card")
    office = result("computer-power", "warn", 170.0, 75.0, "w")
    assert own_reason(office, english) == (
        "Each card draws 170 W; the maker of the computer allows each 75 W."
    )


def test_a_single_card_is_not_called_the_last_one(english: Language) -> None:
    said = own_reason(result("last-card", "fail", 3, 2, "slots"), english)
    assert said == "A card reaches down to expansion slot 3; only 2 slots can be used."
