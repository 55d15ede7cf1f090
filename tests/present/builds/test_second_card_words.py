"""What is said of a second card in an invented computer."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from macros.advice.builds.second_card import SecondCard, Way
from macros.facts.catalog import Catalog
from macros.present.builds.second_card_words import SecondCardWords
from macros.present.words.language import Language

WORK = "llm-prompt"


class TinyWording:
    """Words for results that are their rules: a sentence, and what mends it."""

    def __init__(self, language: Language) -> None:
        """Take the reader's language."""
        self.language = language

    def name(self, rule: str) -> str:
        """Return the name of a rule."""
        return rule.title()

    def words(self, result: Any) -> Any:
        """Return what is said of a result."""
        remedy = "Mend it." if result.rule == "psu" else ""
        return SimpleNamespace(sentence=f"{result.rule} is wrong.", remedy=remedy)


def result(rule: str, severity: str = "fail") -> Any:
    return SimpleNamespace(rule=rule, severity=severity, breaks=severity == "fail")


def exchange(name: str) -> Any:
    return SimpleNamespace(part=SimpleNamespace(vendor="Brook", name=name))


def lines(catalog: Catalog, **changes: Any) -> list[str]:
    language = Language.of(catalog, "en")
    one, two = catalog.gpus["boreal-one"], catalog.gpus["boreal-two"]
    figures = {"gpu_is_whole": False, "least_lanes": 16, "load_w": 400.0}
    made: dict[str, Any] = {
        "before": figures,
        "after": figures,
        "broken": (),
        "already": frozenset(),
        "warned": (),
        "unknown": (),
        "exchanges": (),
        "pair": Way(((one, 2),), 512.0, 32, {WORK: 1.86}),
        "larger": (Way(((two, 1),), None, 48, {}),),
    }
    answer = SecondCard(**{**made, **changes})
    wording: Any = TinyWording(language)
    found = SecondCardWords(answer, wording, "us", catalog).lines()
    return [line.replace("\u00a0", " ") for line in found]


WAYS = 2  # the pair and one larger card


def test_card_that_goes_in_is_told_with_its_price_memory_and_speed(catalog: Catalog) -> None:
    fits, pair, larger = lines(catalog)
    assert fits == "It fits as it is: no rule fails."
    assert pair.startswith("2 × Boreal One: costs 512 USD with the parts to replace; 32 GB")
    assert "1.9×" in pair
    assert larger.startswith("Instead, after selling your present card: Boreal Two for no known")
    assert larger.endswith("speed not known.")


def test_computer_that_is_sold_whole_takes_no_card(catalog: Catalog) -> None:
    whole = {"gpu_is_whole": True, "least_lanes": 16, "load_w": 400.0}
    assert lines(catalog, before=whole) == [
        "Boreal One is a computer sold whole: it takes no card."
    ]


def test_parts_to_replace_are_named(catalog: Catalog) -> None:
    first, *_ = lines(catalog, exchanges=(exchange("850"), exchange("Case")))
    assert first == "It fits if these parts are replaced: Brook 850, Brook Case."


def test_what_nothing_mends_leaves_only_a_larger_card(catalog: Catalog) -> None:
    first, *rest = lines(catalog, exchanges=None)
    assert first.startswith("It does not fit")
    assert len(rest) == WAYS - 1
    assert rest[0].startswith("Instead")
    *_, last = lines(catalog, larger=())
    assert last.startswith("No single card with as much memory")


def test_what_is_open_is_named_beside_the_parts(catalog: Catalog) -> None:
    unknown = (result("slots", "unknown"), result("length", "unknown"))
    first, *rest = lines(catalog, unknown=unknown)
    assert first == "Nothing fails, but we could not confirm this: Slots, Length."
    assert len(rest) == WAYS
    with_parts = lines(catalog, unknown=unknown, exchanges=(exchange("850"),))
    assert with_parts[0].startswith("It fits if these parts are replaced")
    assert with_parts[1] == first


def test_what_fails_is_told_with_what_mends_it(catalog: Catalog) -> None:
    broken = (result("psu"), result("slots"))
    warned = (result("slots", "warn"),)
    said = lines(catalog, broken=broken, warned=warned, already=frozenset({"slots"}))
    assert said[1:4] == [
        "psu is wrong. Mend it.",
        "Already before the second card: slots is wrong.",
        "slots is wrong.",
    ]


@pytest.mark.parametrize(
    ("before", "after", "is_told"),
    [(16, 8, True), (16, 16, False), (None, 8, False), (16, None, False)],
)
def test_lanes_that_are_lost_are_told(
    catalog: Catalog, before: int | None, after: int | None, is_told: bool
) -> None:
    common = {"gpu_is_whole": False, "load_w": 400.0}
    was, now = ({**common, "least_lanes": lanes} for lanes in (before, after))
    said = lines(catalog, before=was, after=now)
    assert len(said) == 1 + WAYS + is_told
    if is_told:
        assert "16" in said[1]
        assert "8" in said[1]
        assert said[1][0].isupper()
