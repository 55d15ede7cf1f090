"""The buyer of a tier: what is compared is what the whole computer does for its price."""

from __future__ import annotations

from dataclasses import replace

from macros.advice.builds.tier_buyer import verdict_on_computers
from macros.advice.edition import Edition
from macros.advice.picks.hosts import Host
from macros.advice.picks.household_socket import Socket
from macros.advice.picks.situation import Situation
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Possession
from macros.facts.records.products import Gpu
from tests.advising import WORK, FreeHosts
from tests.tiny_computers import tiny_computers, tiny_tier

TWO = tiny_tier("2-gpu", 2)


class Around(FreeHosts):
    """A computer that costs the same around every card."""

    def __init__(self, usd: float) -> None:
        """Take its price in US dollars."""
        self.usd = usd

    def of(self, gpu: Gpu, count: int, has: Possession) -> Host:
        """Return the computer, whatever the buyer has."""
        assert has == "nothing"
        return Host(self.usd, ("plank-atx",))


def where(edition: Edition, usd: float) -> Situation:
    return replace(edition.situation("us"), hosts=Around(usd))


def test_computer_around_the_cards_is_in_the_price(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, TWO)
    persona = next(iter(edition.catalog.personas.values()))
    bare, whole = (
        verdict_on_computers(persona, TWO, where(edition, usd)).pick for usd in (0.0, 900.0)
    )
    assert bare
    assert whole
    # In a dear computer the faster card gives more for the price of all.
    assert (bare.gpu.id, whole.gpu.id) == ("small", "middle")
    assert whole.price_usd == whole.cards_usd + 900
    assert (bare.count, whole.count) == (2, 2)


def test_builds_are_not_held_against_the_household_socket(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, TWO)
    persona = next(iter(edition.catalog.personas.values()))
    speeds, work = edition.performance.speeds, edition.catalog.workloads[WORK]
    shared = work.model_copy(update={"splits": ("layer",)})
    weak = replace(
        where(edition, 0.0),
        catalog=replace(edition.catalog, workloads={WORK: shared}),
        several=lambda work, id_, _: speeds.of(work, id_),
        socket=Socket(1.0, 0.8, 150.0),
    )
    verdict = verdict_on_computers(persona, TWO, weak)
    assert verdict.pick
    assert verdict.pick.count == 2
