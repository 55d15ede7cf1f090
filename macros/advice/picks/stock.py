"""Stock: all that can be bought in a region, with what it really costs, to compare it."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from macros.advice.picks.export import for_sale
from macros.advice.picks.scores import certainty_of
from macros.advice.picks.situation import Situation
from macros.advice.picks.standing import Standing, standings
from macros.advice.picks.used_goods import expected_loss
from macros.advice.prices.offers import Offer, price_difference_spread
from macros.facts.records.products import Gpu


@dataclass(frozen=True)
class Article:
    """A product at a price, in US dollars with tax.

    `price_usd` counts what the buyer of a used one may lose, `cost_usd` its electricity too.
    """

    gpu: Gpu
    offer: Offer
    standing: Standing
    price_usd: float
    cost_usd: float

    def costs_no_more_than(self, other: Article, certainty: float) -> bool:
        """Return whether it is cheaper in every way of counting, and that with this certainty."""
        if not (
            self.offer.paid_usd <= other.offer.paid_usd
            and self.price_usd <= other.price_usd
            and self.cost_usd <= other.cost_usd
        ):
            return False
        spread = price_difference_spread(self.offer, other.offer)
        return certainty_of(math.log(other.price_usd / self.price_usd), spread) >= certainty


@dataclass(frozen=True)
class Stock:
    """The articles of a region by product, the cheapest of each first."""

    where: Situation
    standings: Mapping[str, Standing]
    by_id: Mapping[str, tuple[Article, ...]]

    def __iter__(self) -> Iterator[Article]:
        """Go through all articles."""
        return (article for articles in self.by_id.values() for article in articles)

    @cached_property
    def _known_speeds(self) -> Mapping[str, Mapping[str, float]]:
        """The known speeds of each product, by kind of work."""
        known: dict[str, dict[str, float]] = defaultdict(dict)
        for work in self.where.catalog.workloads:
            for id_, speed in self.where.speeds.by_workload.get(work, {}).items():
                known[id_][work] = speed.value
        return known

    def speed_ratio(self, other: Gpu, gpu: Gpu) -> float | None:
        """Return how fast another product is for one of a product: the geometric mean.

        None where there is a kind of work in which the product's speed is known and the other's
        is not, and where nothing is known of the product.
        """
        ratios = self.speed_ratios(other, gpu)
        if not ratios or None in ratios:
            return None
        return math.exp(math.fsum(math.log(r) for r in ratios if r is not None) / len(ratios))

    def speed_ratios(self, other: Gpu, gpu: Gpu) -> list[float | None]:
        """Return the same for each kind of work in which the product's speed is known."""
        theirs = self._known_speeds.get(other.id, {})
        mine = self._known_speeds.get(gpu.id, {})
        return [theirs[work] / speed if work in theirs else None for work, speed in mine.items()]

    def has_known_speed(self, gpu: Gpu) -> bool:
        """Return whether the product's speed in any kind of work is known."""
        return gpu.id in self._known_speeds


def stock(where: Situation) -> Stock:
    """Return what can be bought in a region.

    What is only announced cannot, nor can a new one of what may not be sold there.
    """
    standing = standings(where.catalog)
    by_id = {
        id_: _articles(where.catalog.gpus[id_], standing[id_], offers, where)
        for id_, offers in where.offers.items()
        if not where.catalog.gpus[id_].preview
    }
    return Stock(where, standing, {id_: articles for id_, articles in by_id.items() if articles})


def cheapest_of_each(articles: Iterable[Article]) -> list[Article]:
    """Return the cheapest article of each product, the cheapest first."""
    cheapest: dict[str, Article] = {}
    for article in sorted(articles, key=lambda article: (article.price_usd, article.gpu.id)):
        cheapest.setdefault(article.gpu.id, article)
    return list(cheapest.values())


def _articles(
    gpu: Gpu, standing: Standing, offers: Iterable[Offer], where: Situation
) -> tuple[Article, ...]:
    articles = []
    for offer in for_sale(where.catalog, gpu.id, where.region, where.day, offers):
        loss = expected_loss(gpu, offer, where.catalog.rules, where.day)
        price = offer.paid_usd * (1 + loss)
        articles.append(Article(gpu, offer, standing, price, price + where.running.of(gpu)))
    return tuple(sorted(articles, key=lambda article: (article.price_usd, article.offer.kind)))
