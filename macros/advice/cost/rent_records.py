"""Rent records: what is asked about renting or buying, and how it is answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from typing_extensions import TypedDict

Place = Literal["own", "whole"]
Buy = Literal["any", "new", "used"]
Consumer = Literal["household", "business"]
PriceKind = Literal["new", "used", "own"]
Way = Literal["own", "rent", "least", "faster", "fastest"]
Verdict = Literal[
    "rent",
    "buy",
    "close",
    "never",
    "always",
    "storage",
    "hostless",
    "hostless_below",
    "buy_below",
    "module",
    "nothing",
    "unpowered",
    "unpriced",
    "unrented",
]

Triple = list[float]


@dataclass(frozen=True)
class RentQuestion:
    """What a reader asks; amounts are in the region's money, None where the guide's own counts.

    `hours` are those of a week. `place` says whether the card goes into a computer that is there.
    `resale`, `idle` and `cooling` are shares; a training run reads `run` million tokens.
    """

    card: str
    region: str
    hours: float = 10
    years: float = 3
    place: Place = "own"
    buy: Buy = "any"
    consumer: Consumer = "household"
    price: float | None = None
    rate: float | None = None
    resale: float | None = None
    kwh_price: float | None = None
    watts: float | None = None
    idle: float = 0
    storage: float = 0
    computer: float | None = None
    cooling: float = 0
    run: float = 100


class YearRow(TypedDict):
    """What owning and renting have cost after so many years: low, likely, high."""

    years: float
    own: Triple
    rent: Triple


class MonthCost(TypedDict):
    """What owning and renting have cost after so many months: low, likely, high.

    Owning counts what the card would bring if it were sold in that month.
    """

    months: int
    own: Triple
    rent: Triple


class JobCost(TypedDict):
    """What a million tokens of a job cost, owned and rented: low, likely, high.

    `own` is None where the card works no hours, or where it is not known what owning costs.
    """

    id: str
    speed: Triple
    own: Triple | None
    rent: Triple | None


class TrainingRun(TypedDict):
    """The hours and the cost of one training run: low, likely, high.

    The card that one has costs its electricity alone; `least`, `faster` and
    `fastest` are rented: `faster` is the cheapest that is much faster than the card itself.
    """

    way: Way
    card: str
    hours: Triple
    cost: Triple


class RentAnswer(TypedDict):
    """The verdict, and what it follows from.

    `threshold` are the hours a week from which buying is cheaper: least, likely, most; None where
    even all hours of a week are too few. `saving` is what buying saves, `stored` is what of `rent`
    is storage. `taxed` are the ends of `rent` with the tax that the price of the card includes,
    None where it includes none. `bought`, `resale` and `own` are of the best, the likely and the
    worst case, so that each follows from those before.
    `is_computer_known` says whether the computer around the card is counted; where it is not,
    `computer_most` is what it may cost for buying to be cheaper even in the worst case.
    """

    verdict: Verdict
    kind: PriceKind | None
    threshold: list[float | None]
    saving: Triple | None
    bought: Triple | None
    resale: Triple | None
    computer: float
    is_computer_known: bool
    computer_most: float | None
    power: float | None
    rate: Triple | None
    stored: float
    rent: Triple | None
    taxed: list[float] | None
    own: Triple | None
    rows: list[YearRow]
    jobs: list[JobCost]
    runs: list[TrainingRun]
