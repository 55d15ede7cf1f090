from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.memory.formats import Ends
from macros.facts.catalog import Catalog
from macros.present.words import memory_words
from macros.present.words.language import LANGUAGE_BY_CODE, Language
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model


@pytest.fixture
def modelled(catalog: Catalog) -> Catalog:
    return replace(
        catalog,
        models={"wren-1b": tiny_model()},
        memory_rules=real_memory_rules(),
        memory_terms=real_memory_terms(),
    )


def test_parameters_are_counted_in_words(modelled: Catalog, english: Language) -> None:
    assert memory_words.parameters(modelled, "wren-1b", english) == "1 billion"


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (16.06, 16.06, "15 GiB"),
        (0.1234, 0.1234, "0.115 GiB"),
        (5.39, 7.09, "5–6.6 GiB"),
        (129.6, 147.9, "121–138 GiB"),
        (1341.4, 1343.1, "1,250 GiB"),
    ],
)
def test_need_is_no_more_exact_than_it_is_known(
    english: Language, low: float, high: float, expected: str
) -> None:
    assert memory_words.gibibytes(Ends(low, low, high), english) == expected


def test_constants_are_added_with_their_unit(modelled: Catalog, english: Language) -> None:
    def said(*rules: str) -> str:
        return memory_words.rule_words(modelled, rules, english)

    adamw = ("amp-weights", "amp-gradients", "amp-adamw")
    assert said(*adamw) == "16 bytes per parameter"
    assert said("weights-fp8") == "1 byte per parameter"
    assert said("context") == "0.3–0.9 GiB"
    assert said("formula-error") == "3%"
    assert said("weights-gguf-q4-k-m") == "4.8–4.91 bits per parameter"


def test_constants_of_different_units_have_no_sum(modelled: Catalog, english: Language) -> None:
    with pytest.raises(ValueError, match="weights-fp8, context"):
        memory_words.rule_words(modelled, ("weights-fp8", "context"), english)


@pytest.mark.parametrize("code", LANGUAGE_BY_CODE)
def test_every_constant_has_a_name_of_its_own(catalog: Catalog, code: str) -> None:
    language = Language.of(catalog, code)
    rules = real_memory_rules().values()
    names = {memory_words.rule_name(rule, language) for rule in rules}
    assert len(names) == len(rules)
