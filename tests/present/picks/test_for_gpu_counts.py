"""What is said of a product of which a use takes several."""

from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.picks.needs import Rejection
from macros.facts.catalog import Catalog
from tests.advising import tiny_persona
from tests.invented_edition import invented_edition
from tests.present.picks.test_for_gpu import advice, roles


def test_several_cards_are_told_by_their_number(catalog: Catalog) -> None:
    edition = invented_edition(
        catalog, tiny_persona(needs={"memory_gb_at_least": 48, "gpus_at_most": 2})
    )
    (reason,) = advice(edition, "small").reasons
    assert reason.text.replace("\u00a0", " ") == ("2 × 8 GB of memory, less than this use asks for")


def test_use_of_which_several_are_the_pick_says_how_many(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = invented_edition(catalog)
    (verdict,) = edition.verdicts("us")
    assert verdict.pick
    pair = replace(verdict, pick=replace(verdict.pick, count=2))
    monkeypatch.setattr(edition, "verdicts", lambda _: [pair])
    (role,) = roles(advice(edition, verdict.pick.gpu.id))
    assert role == ("Our pick for", [f"Reader of books (2 × {verdict.pick.gpu.name})"])


@pytest.mark.parametrize(
    ("figure", "said"), [(1667.0, "1,667 W against 1,440 W"), (None, "power not known")]
)
def test_cards_that_overload_a_socket_are_told_by_their_number(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch, figure: float | None, said: str
) -> None:
    edition = invented_edition(catalog)
    (verdict,) = edition.verdicts("us")
    cut = Rejection("small", "socket", figure, 1440.0, 4)
    monkeypatch.setattr(edition, "verdicts", lambda _: [replace(verdict, cut={"small": cut})])
    (reason,) = advice(edition, "small").reasons
    assert reason.text.replace("\u00a0", " ").endswith(f"(4 × Small, {said})")


def test_uses_of_different_numbers_are_each_told_theirs(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = invented_edition(catalog)
    (verdict,) = edition.verdicts("us")
    uses = [
        replace(verdict, cut={"small": Rejection("small", "socket", 400.0 * count, 1440.0, count)})
        for count in (4, 8)
    ]
    monkeypatch.setattr(edition, "verdicts", lambda _: uses)
    (reason,) = advice(edition, "small").reasons
    assert "×" not in reason.text
    assert [name.replace("\u00a0", " ") for _, name in reason.personas] == [
        "Reader of books (4 × Small, 1,600 W against 1,440 W)",
        "Reader of books (8 × Small, 3,200 W against 1,440 W)",
    ]


def test_software_that_is_not_dependable_is_named_by_its_own_state_alone(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = invented_edition(catalog)
    (verdict,) = edition.verdicts("us")
    cut = Rejection("small", "dependable", "experimental", None)
    monkeypatch.setattr(edition, "verdicts", lambda _: [replace(verdict, cut={"small": cut})])
    (reason,) = advice(edition, "small").reasons
    assert reason.text == "Software support: experimental"
