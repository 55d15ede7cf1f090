from __future__ import annotations

from typing import Any, get_args

import pytest

from macros.advice.picks.consumer_cards import ConsumerCards
from macros.advice.picks.household_socket import Socket
from macros.advice.picks.needs import ORDER, Rejection, limits
from macros.facts.catalog import Catalog
from macros.facts.records.advice import (
    Acquisition,
    Maximise,
    Needs,
    NewBecause,
    PersonaGroup,
    TieRule,
)
from macros.present.picks.need_words import (
    asked,
    lacked,
    need_words,
    objective_words,
    rejection_figure,
    rejection_limit,
    works_words,
)
from macros.present.prices.local_money import LocalMoney
from macros.present.words.language import LANGUAGES, Language
from tests.advising import tiny_persona

MARKET = ConsumerCards(memories_gb=(4, 8, 16), prices_usd=(100, 456.78, 1000))


def words_of(catalog: Catalog, needs: dict[str, Any], floor_gb: float = 0) -> dict[str, str]:
    wanted = limits(Needs.model_validate(needs), MARKET, floor_gb)
    return asked(wanted, catalog, Language.of(catalog, "en"))


@pytest.mark.parametrize(
    ("needs", "words"),
    [
        ({"segments": ["consumer", "workstation"]}, "Class: consumer, workstation"),
        ({"form_factors": ["pcie_card"]}, "Form factor: PCIe card"),
        ({"platforms": ["CUDA", "ROCm"]}, "Software platform: CUDA, ROCm"),
        ({"ecc": True}, "Memory with error correction (ECC)"),
        ({"no_power_connector": True}, "Needs no power connector"),
        ({"precisions": ["bf16", "fp8"]}, "Computes in BF16, FP8"),
        ({"dependable": True}, "Support that is neither experimental nor about to end"),
        ({"tdp_w_at_most": 75}, "Draws at most 75 W"),
        ({"slots_at_most": 2.5}, "At most 2.5 slots thick"),
        ({"memory_gb_at_least": 24}, "At least 24 GB of memory"),
        ({"memory_rank_at_least": 0.5}, "At least 8 GB of memory"),
        ({"price_usd_at_most": 1500}, "Costs at most 1,500 USD before tax"),
        ({"total_usd_at_most": 1500}, "Costs at most 1,500 USD with everything it needs"),
        ({"price_rank_at_most": 0.5}, "Costs at most 457 USD before tax"),
    ],
)
def test_need_is_told_with_its_limit(catalog: Catalog, needs: dict[str, Any], words: str) -> None:
    asked_for = words_of(catalog, needs)
    assert words.casefold() in {text.casefold() for text in asked_for.values()}
    assert len(asked_for) == len(words_of(catalog, {})) + 1


@pytest.mark.parametrize(
    ("acquire", "lacking"),
    [
        ("new", "price_known.new"),
        ("rental", "price_known.rental"),
        ("new_or_used", "price_known"),
    ],
)
def test_a_price_is_lacked_of_the_kind_that_one_pays(acquire: str, lacking: str) -> None:
    persona = tiny_persona(acquire=acquire)
    assert lacked(persona, "price_known") == lacking
    assert lacked(persona, "memory_gb") == "memory_gb"


def test_what_is_not_asked_is_not_told(catalog: Catalog) -> None:
    assert list(words_of(catalog, {})) == [
        "on_sale",
        "unmodified",
        "speed_known",
        "export",
        "price_known",
        "host_known",
    ]


def test_socket_is_told_to_who_may_take_several_cards(catalog: Catalog) -> None:
    socket, language = Socket(1440, 0.8, 150), Language.of(catalog, "en")
    one, two = (limits(Needs(gpus_at_most=most), MARKET, 0, None, socket) for most in (1, 2))
    assert "socket" not in asked(one, catalog, language)
    told = asked(two, catalog, language)["socket"]
    assert told == "Runs on an ordinary outlet: at most 1,440 W at the wall, continuously"


def test_memory_of_the_work_is_told(catalog: Catalog) -> None:
    asked_for = words_of(catalog, {}, floor_gb=6)
    assert asked_for["workload_memory_gb"] == "At least 6 GB of memory for this work"


def test_needs_of_time_tell_the_days_of_their_rules(catalog: Catalog) -> None:
    assert "365 days" in words_of(catalog, {})["price_known"]


@pytest.mark.parametrize(
    ("cut", "figure", "limit"),
    [
        (Rejection("x", "segment", "consumer", "workstation, datacenter"), "Consumer",
         "Workstation, Data centre"),
        (Rejection("x", "form_factor", "sxm", "pcie_card"), "SXM module", "PCIe card"),
        (Rejection("x", "platform", "CUDA", "ROCm"), "CUDA", "ROCm"),
        (Rejection("x", "memory_gb", 8.0, 16.0), "8 GB", "16 GB"),
        (Rejection("x", "tdp_w", 200.0, 75.0), "200 W", "75 W"),
        (Rejection("x", "price_usd", 1234.5, 999.0), "1,230 USD", "999 USD"),
        (Rejection("x", "precisions", None, "bf16"), "", "BF16"),
        (Rejection("x", "dependable", "ending", None), "ending", ""),
        (Rejection("x", "slots", None, 2.0), "", "2 slots"),
        (Rejection("x", "price_known", None, None), "", ""),
        (Rejection("x", "speed_known", None, "llm-decode-8b"), "", ""),
        (Rejection("x", "ecc", "no", "yes"), "", ""),
        (Rejection("x", "socket", 1649.6, 1440.0, 4), "1,650 W against 1,440 W", "1,440 W"),
        (Rejection("x", "socket", None, 1440.0, 2), "power not known", "1,440 W"),
        (
            Rejection("x", "power_connector", "2x 8-pin + 1x 6-pin", "none"),
            "2× 8-pin, 1× 6-pin",
            "",
        ),
    ],
)  # fmt: skip
def test_figure_and_limit_of_a_cut_are_told_as_on_its_page(
    english: Language, cut: Rejection, figure: str, limit: str
) -> None:
    assert (rejection_figure(cut, english), rejection_limit(cut, english)) == (figure, limit)


def test_price_that_is_over_a_limit_is_told_in_the_money_of_the_region(catalog: Catalog) -> None:
    cut = Rejection("x", "price_usd", 1290.0, 1000.0)
    yen = LocalMoney("JPY", 1 / 150)
    assert rejection_figure(cut, Language.of(catalog, "ja"), yen) == "19万4,000円"


def test_connectors_of_a_cut_are_written_as_the_language_does(catalog: Catalog) -> None:
    cut = Rejection("x", "power_connector", "1x 16-pin", "none")
    figures = {
        code: rejection_figure(cut, Language.of(catalog, code)) for code in ("fr", "ja", "ko")
    }
    assert figures == {"fr": "1\u00a0×\u00a016\u00a0broches", "ja": "16ピン×1", "ko": "16핀 1개"}


def test_support_is_told_in_words(english: Language) -> None:
    cut = Rejection("x", "software", "ended", "supported, limited")
    assert rejection_figure(cut, english) == english.text("status.ended")
    limit = [english.text(f"status.{status}") for status in ("supported", "limited")]
    assert rejection_limit(cut, english) == english.listed(limit)


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_every_need_rule_and_aim_has_words_in_every_language(catalog: Catalog, code: str) -> None:
    language = Language.of(catalog, code)
    wanted = limits(Needs(), MARKET, 0)
    for name in ORDER:
        assert need_words(name, wanted, catalog, language)
        assert language.text(f"cut.{name}")
    for maximise in get_args(Maximise):
        aim = tiny_persona(objective={"maximise": maximise, "workloads": ["llm-decode-8b"]})
        assert objective_words(aim, catalog, language)
        assert works_words(aim, language) == language.text("workload.llm-decode-8b")
    for prefix, names in (("tie", TieRule), ("acquire.new", NewBecause),
                          ("persona.group", PersonaGroup)):  # fmt: skip
        for name in get_args(names):
            assert language.text(f"{prefix}.{name}")
    for acquired in set(get_args(Acquisition)) - {"new"}:
        assert language.text(f"acquire.{acquired}")


def test_years_of_ownership_are_those_of_the_rule(catalog: Catalog, english: Language) -> None:
    aim = tiny_persona(objective={"maximise": "speed_per_cost", "workloads": ["llm-decode-8b"]})
    assert "3 years" in objective_words(aim, catalog, english)
