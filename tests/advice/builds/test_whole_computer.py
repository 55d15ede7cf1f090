from __future__ import annotations

from dataclasses import replace

from macros.advice.builds.whole_computer import whole_computer
from macros.advice.edition import Edition
from macros.advice.picks.pick import Verdict, settle
from macros.facts.catalog import Catalog
from macros.facts.records.tiers import Tier
from tests.tiny_computers import PART_USD, tiny_computers, tiny_tier

ONE, TWO = tiny_tier("1-gpu", 1), tiny_tier("2-gpu", 2)
SERVER = tiny_tier("rack", 2, host="chassis", unpriced_parts=["chassis"])
CARD_USD = 200


def verdict_on(edition: Edition, count: int) -> Verdict:
    """Return what the reader picks, as so many cards."""
    verdict = settle(edition.catalog.personas["reader"], edition.situation("us"))
    assert verdict.pick
    return replace(verdict, pick=replace(verdict.pick, count=count))


def total_of(catalog: Catalog, tiers: tuple[Tier, ...], count: int) -> float | None:
    edition = tiny_computers(catalog, *tiers)
    choice = whole_computer(edition._chooser("us"), tiers, verdict_on(edition, count))
    return choice.total.amount if choice and choice.total else None


def test_several_cards_cost_what_board_case_and_supply_for_them_cost(catalog: Catalog) -> None:
    around = ("long-plank", "quill", "brook-600", "crate", "breeze", "shelf", "drawer")
    parts = sum(PART_USD[id_] for id_ in around)
    assert total_of(catalog, (ONE, TWO), 2) == 2 * CARD_USD + parts


def test_no_computer_is_known_without_a_desktop_tier_of_as_many_cards(catalog: Catalog) -> None:
    assert total_of(catalog, (ONE, SERVER), 2) is None


def test_nothing_picked_needs_no_computer(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, TWO)
    nothing = replace(verdict_on(edition, 2), pick=None)
    assert whole_computer(edition._chooser("us"), (TWO,), nothing) is None


def test_only_where_it_is_asked_for_the_screen_has_to_do_without_the_cards(
    catalog: Catalog,
) -> None:
    edition = tiny_computers(catalog, TWO)
    rules = edition.catalog.build_rules
    dark = {"id": "display", "holds": "is_true", "breach": "warn", "applies": None, "limit": None}
    display = rules["slots"].model_copy(update={**dark, "figure": "gpu_count > 9"})
    edition.catalog = replace(edition.catalog, build_rules={**rules, "display": display})
    chooser, verdict = edition._chooser("us"), verdict_on(edition, 2)
    assert whole_computer(chooser, (TWO,), verdict)
    assert whole_computer(chooser, (TWO,), verdict, needs_display=True) is None
