"""Choose records: what a buyer asks, and how it is answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from typing_extensions import TypedDict

from macros.facts.records.advice import Acquisition, Possession

Triple = list[float]


@dataclass(frozen=True)
class ChooseQuestion:
    """A persona's needs, and what differs from them; None leaves the persona's own.

    Speed is the mean over `works`, in which one that is named twice counts twice.
    `budget` is for all that must be bought, in the region's money with tax. `have` is a card that
    the reader owns, `psu_w` the watts of the power supply in the reader's own computer, and
    `free_slots` how many more cards it has slots and room for. `quiet` asks for what can stand
    beside a desk.
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
    psu_w: float | None = None
    free_slots: int | None = None
    quiet: bool = False


class ChooseRow(TypedDict):
    """So many of a product at an offer; amounts are in the region's money, with tax.

    `share` is what its score is of the best one's. `speed` has the ends of four in five cases,
    relative to the reference. `is_within` says that it is of cards that go into the reader's own
    computer, where `around` is at most a power supply.
    """

    id: str
    kind: str
    count: int
    cards: float
    around: float
    memory_gb: float
    speed: Triple | None
    share: float
    is_within: bool


class ChooseTurn(TypedDict):
    """So many of a product would be the answer once an amount is paid, in the region's money.

    That is what they cost where they are `cheaper` and the pick's price where it is `dearer`, both
    with tax for the cards alone; or a budget for all that must be bought, which gives that answer
    when it is entered (`total_usd`).
    """

    how: Literal["cheaper", "dearer", "total_usd"]
    id: str
    kind: str
    count: int
    money: float


class ChooseInstead(TypedDict):
    """What another profile is told, which helps where nothing that suits has a price."""

    preset: str
    row: ChooseRow


class ChooseWithin(ChooseInstead):
    """What another profile is told for the same budget.

    Where it has less memory than the reader's profile asks for, that is `asked_gb`.
    """

    asked_gb: float | None


class ChooseAnswer(TypedDict):
    """The pick, what cannot be told from it, all others by rank, and who fell by which need.

    `turns` say what would change the pick. `nearest` is the cheapest that was only too dear. `gain`
    is how many times as fast the pick is as the card that the reader has; where that has too little
    memory, `short_gb` is how much is asked for. `keep` says that this card will do, and that the
    pick may not be faster or nothing is within the budget. `supply_w` is what a power supply must
    be rated for that feeds the pick in the reader's own computer, where the reader says what is in
    it, and `cpu_w` what the processor may draw on the own one beside it.
    `room` is how many cards fit into it, where more would be allowed. Where all is too dear for the
    budget, `within` is what another profile is told for it, or else `rented` what an hour buys. Who
    asks for quiet and gets no pick is told that of the others: `loud`.
    `tax` is the share up to which tax on the price leaves the pick within the budget, where prices
    are shown without tax and it may be more.
    """

    pick: ChooseRow | None
    ties: list[ChooseRow]
    others: list[ChooseRow]
    cut: dict[str, list[str]]
    last_cut: str | None
    nearest: ChooseRow | None
    gain: Triple | None
    short_gb: float | None
    keep: bool
    supply_w: float | None
    cpu_w: float | None
    room: int | None
    turns: list[ChooseTurn]
    instead: list[ChooseInstead]
    within: ChooseWithin | None
    loud: ChooseRow | None
    rented: ChooseRow | None
    tax: float | None
