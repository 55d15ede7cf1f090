"""Choose records: what a buyer asks, and how it is answered."""

from __future__ import annotations

from dataclasses import dataclass

from typing_extensions import TypedDict

from macros.facts.records.advice import Acquisition, Possession

Triple = list[float]


@dataclass(frozen=True)
class ChooseQuestion:
    """A persona's needs, and what differs from them; None leaves the persona's own.

    Speed is the mean over `works`, in which one that is named twice counts twice.
    `budget` is for all that must be bought, in the region's money with tax. `have` is a card that
    the reader owns.
    """

    preset: str
    region: str
    works: tuple[str, ...] = ()
    budget: float | None = None
    memory_gb: float | None = None
    acquire: Acquisition | None = None
    has: Possession | None = None
    cuda: bool = False
    watts: float | None = None
    slots: float | None = None
    count: int | None = None
    have: str = ""


class ChooseRow(TypedDict):
    """So many of a product at an offer; amounts are in the region's money, with tax.

    `share` is what its score is of the best one's. `speed` has the ends of four in five cases,
    relative to the reference.
    """

    id: str
    kind: str
    count: int
    cards: float
    around: float
    memory_gb: float
    speed: Triple | None
    share: float


class ChooseAnswer(TypedDict):
    """The pick, what cannot be told from it, all others by rank, and who fell by which need.

    `nearest` is the cheapest that was only too dear. `gain` is how many times as fast the pick is
    as the card that the reader has.
    """

    pick: ChooseRow | None
    ties: list[ChooseRow]
    others: list[ChooseRow]
    cut: dict[str, list[str]]
    last_cut: str | None
    nearest: ChooseRow | None
    gain: Triple | None
