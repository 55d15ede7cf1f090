"""Changed prices: what was seen anew, what was struck out, and what was put right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from macros.facts.catalog import Catalog
from macros.facts.records.products import Price
from macros.facts.records.regions import Rental

Seen = TypeVar("Seen", Price, Rental)


@dataclass(frozen=True)
class PriceChange:
    """A price of a card or part; without `before` it is new, without `after` struck out."""

    product: str
    is_of_gpu: bool
    before: Price | None
    after: Price | None


@dataclass(frozen=True)
class RentalChange:
    """A price of an hour at a provider; without `before` it is new, without `after` struck out."""

    provider: str
    before: Rental | None
    after: Rental | None


def changed_prices(before: Catalog, after: Catalog) -> Iterator[PriceChange]:
    """Yield each price that is new, gone or another one, by product, oldest first."""
    for id_ in dict.fromkeys([*after.prices, *before.prices]):
        for was, now in _changed(before.prices_of(id_), after.prices_of(id_)):
            is_of_gpu = id_ in after.gpus or id_ in before.gpus
            yield PriceChange(id_, is_of_gpu, was, now)


def changed_rentals(before: Catalog, after: Catalog) -> Iterator[RentalChange]:
    """Yield each price of an hour that is new, gone or another one, by provider."""
    for id_ in dict.fromkeys([*after.rentals, *before.rentals]):
        for was, now in _changed(before.rentals.get(id_, ()), after.rentals.get(id_, ())):
            yield RentalChange(id_, was, now)


def _changed(
    before: Sequence[Seen], after: Sequence[Seen]
) -> Iterator[tuple[Seen | None, Seen | None]]:
    """Yield what is not the same in both; what was seen on the same occasion is put right."""
    gone, come = _without(before, after), _without(after, before)
    for price in come:
        old = next((was for was in gone if _occasion(was) == _occasion(price)), None)
        if old is not None:
            gone.remove(old)
        yield old, price
    for price in gone:
        yield price, None


def _without(prices: Iterable[Seen], others: Sequence[Seen]) -> list[Seen]:
    left = list(others)
    found: list[Seen] = []
    for price in prices:
        if price in left:
            left.remove(price)
        else:
            found.append(price)
    return found


def _occasion(price: Price | Rental) -> tuple[object, ...]:
    """Return what makes two records the same look at one price."""
    if isinstance(price, Rental):
        return price.accelerator, price.date, price.billing, price.instance, price.source
    return price.date, price.kind, price.region, price.currency, price.source, price.memory_gb
