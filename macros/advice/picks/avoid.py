"""Avoid: a verdict for each card that better spares its buyer, with the reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, get_args

from macros.advice.picks.consumer_cards import USUAL_MEMORY_RANK
from macros.advice.picks.situation import Situation
from macros.advice.picks.standing import Standing
from macros.advice.picks.stock import Article, Stock, cheapest_of_each, stock
from macros.advice.prices.offers import Offer
from macros.facts.records.products import Gpu, Segment

# In the order in which they weigh.
Reason = Literal[
    "support_ended", "beaten", "support_ending", "memory_for_price", "no_bf16", "support_weak"
]
REASONS: tuple[Reason, ...] = get_args(Reason)
DECISIVE: tuple[Reason, ...] = ("support_ended", "beaten")
SOFTWARE: frozenset[Reason] = frozenset({"support_ended", "support_ending", "support_weak"})
LASTING: tuple[Reason, ...] = ("support_ended", "support_ending")  # whatever the card costs
Severity = Literal["avoid", "only_if"]
SHOWN = 3
ANOTHER_PURSE = 2  # who looks at a card does not have so many times its price
PROFESSIONAL: tuple[Segment, ...] = ("workstation", "datacenter")


@dataclass(frozen=True)
class CardVerdict:
    """A card against which something speaks, at its cheapest offer if it has one.

    `beaten_by` are the cheapest offers that are at least as good in everything, `roomier` those
    with much more memory for no more money, `sound` the cheapest cards without such faults, and
    `cheapest` is the cheapest of these with the memory that most examples of today need.
    """

    gpu: Gpu
    standing: Standing
    severity: Severity
    reasons: tuple[Reason, ...]
    offer: Offer | None = None
    beaten_by: tuple[Offer, ...] = ()
    roomier: tuple[Offer, ...] = ()
    sound: tuple[Offer, ...] = ()
    cheapest: Offer | None = None

    def at_price(self, offer: Offer | None) -> CardVerdict:
        """Return what speaks against the card at a price that is weighed.

        What is too little for its lowest price is too little for a higher one.
        """
        if offer is None or self.offer is None or offer.usd <= self.offer.usd:
            return self
        return replace(self, offer=offer)

    @property
    def modest(self) -> Offer | None:
        """The cheapest sound card, where all that may be taken instead is for another purse."""
        if self.offer is None or self.cheapest is None or not self.instead:
            return None
        least = min(offer.cautious_usd for offer in self.instead)
        is_dear = least >= ANOTHER_PURSE * self.offer.cautious_usd
        return self.cheapest if is_dear and self.cheapest.cautious_usd < least else None

    @property
    def instead(self) -> tuple[Offer, ...]:
        """What to take instead, each product once; first what is meant by being beaten."""
        better = {offer.id: offer for offer in (*self.beaten_by, *self.roomier)}
        return tuple(better.values()) or self.sound

    @property
    def needs_airflow(self) -> bool:
        """Whether it is cooled by the fans of the server around it."""
        return self.gpu.cooling == "passive"


def card_verdicts(where: Situation) -> dict[str, CardVerdict]:
    """Return the cards against which something speaks in a region, by id.

    These are the cards that can be bought, and those without a price whose software support has
    ended or is ending. Nobody should buy a card whose support has ended, that is beaten, or that
    has as many faults as rule `avoid-reasons` says; with fewer it suits who can live with them.
    """
    goods = stock(where)
    verdicts = (_verdict(gpu, goods) for gpu in where.catalog.gpus.values() if not gpu.preview)
    return {verdict.gpu.id: verdict for verdict in verdicts if verdict}


def _verdict(gpu: Gpu, goods: Stock) -> CardVerdict | None:
    standing = goods.standings[gpu.id]
    articles = goods.by_id.get(gpu.id, ())
    beaten_by = _beaten_by(articles, goods)
    roomier = _roomier(articles[0], goods) if articles else ()
    found = dict.fromkeys(_support_reasons(standing), True)
    found |= {"beaten": bool(beaten_by), "memory_for_price": bool(roomier)}
    found["no_bf16"] = standing.lacks_bf16
    reasons = tuple(reason for reason in REASONS if found.get(reason))
    if not reasons or not (articles or (is_card(gpu) and set(LASTING) & set(reasons))):
        return None
    return CardVerdict(
        gpu,
        standing,
        _severity(reasons, goods.where),
        reasons,
        articles[0].offer if articles else None,
        beaten_by,
        roomier,
        _sound(gpu, goods),
        _cheapest(gpu, goods),
    )


def is_card(gpu: Gpu) -> bool:
    """Return whether it is a card for the slot of a computer."""
    return gpu.form_factor == "pcie_card"


def _severity(reasons: tuple[Reason, ...], where: Situation) -> Severity:
    is_many = len(reasons) >= where.catalog.rules["avoid-reasons"].value
    return "avoid" if is_many or set(DECISIVE) & set(reasons) else "only_if"


def _support_reasons(standing: Standing) -> Iterator[Reason]:
    """Yield what is wrong with the software support of a product, if anything."""
    family = standing.family.status if standing.family else None
    if standing.status == "ended" or family == "legacy":
        yield "support_ended"
    elif family == "ending":
        yield "support_ending"
    elif standing.status in ("limited", "unofficial") or family == "experimental":
        yield "support_weak"


def _beaten_by(articles: tuple[Article, ...], goods: Stock) -> tuple[Offer, ...]:
    """Return what is as good in everything and surely costs no more; nothing unless all are beaten.

    A used product does not beat a new one.
    """
    certainty = goods.where.catalog.rules["tie-certainty"].value
    by_article = [
        [
            rival
            for rival in goods
            if rival.gpu.id != article.gpu.id
            and not _is_used_beside_new(rival, article)
            and _speaks_against(rival, article)
            and rival.costs_no_more_than(article, certainty)
            and _is_as_good(rival, article.gpu, goods)
        ]
        for article in articles
    ]
    return _shown(by_article[0]) if by_article and all(by_article) else ()


def _speaks_against(rival: Article, article: Article) -> bool:
    """Return whether the price of a product may condemn another one.

    What one source alone says, or nobody but guesses, is no evidence. Who buys a card for
    professionals new wants its warranty, so that no used card tells of its price.
    """
    is_for_professionals = article.gpu.segment in PROFESSIONAL
    if is_for_professionals and _is_used_beside_new(rival, article):
        return False
    return rival.offer.source_count > 1 and not rival.offer.is_poorly_known


def _is_used_beside_new(rival: Article, article: Article) -> bool:
    return rival.offer.kind == "used" and article.offer.kind != "used"


def _is_as_good(rival: Article, gpu: Gpu, goods: Stock) -> bool:
    other, standing = rival.gpu, goods.standings[gpu.id]
    return (
        other.memory.size_gb >= gpu.memory.size_gb
        and _fits_for(other, gpu)
        and other.cooling == gpu.cooling
        and (bool(other.memory.ecc) or not gpu.memory.ecc)
        and rival.standing.is_no_worse_than(standing)
        and rival.standing.has_formats_of(standing)
        and _is_as_fast(other, gpu, goods)
    )


def _is_as_fast(other: Gpu, gpu: Gpu, goods: Stock) -> bool:
    """Return whether it is no slower in each kind of work in which the product's speed is known."""
    ratios = goods.speed_ratios(other, gpu)
    return bool(ratios) and all(ratio is not None and ratio >= 1 for ratio in ratios)


def _roomier(article: Article, goods: Stock) -> tuple[Offer, ...]:
    """Return what has much more memory for no more money, and is not much slower."""
    rules, gpu = goods.where.catalog.rules, article.gpu
    least_gb = gpu.memory.size_gb * rules["avoid-memory-ratio"].value
    return _shown(
        rival
        for rival in goods
        if rival.gpu.memory.size_gb >= least_gb
        and _speaks_against(rival, article)
        and _fits_for(rival.gpu, gpu)
        and (rival.gpu.cooling == "passive") == (gpu.cooling == "passive")
        and rival.standing.is_no_worse_than(article.standing)
        and not (rival.standing.lacks_bf16 and not article.standing.lacks_bf16)
        and rival.costs_no_more_than(article, rules["toss-certainty"].value)
        and _is_nearly_as_fast(rival.gpu, gpu, goods)
    )


def _sound(gpu: Gpu, goods: Stock) -> tuple[Offer, ...]:
    """Return the cheapest cards without faults: one with its memory, one with that of the market.

    That of the market is what the middle one of the recent consumer cards has. The cheapest is
    what costs least in three of four cases, so that old prices give way.
    """
    cheapest = cheapest_of_each(rival for rival in goods if _is_sound(rival, gpu, goods))
    ranked = sorted(cheapest, key=_cautious_price)
    middle_gb = goods.where.market.memory_gb(0.5) or 0.0
    found = [
        next((rival for rival in ranked if rival.gpu.memory.size_gb >= least_gb), None)
        for least_gb in (gpu.memory.size_gb, middle_gb)
    ]
    return _shown(rival for rival in found if rival)


def _cheapest(gpu: Gpu, goods: Stock) -> Offer | None:
    """Return the cheapest card without faults for who has little money.

    It has the memory that most examples need, and may be slower and have less of it than the card.
    """
    least_gb = goods.where.market.memory_gb(USUAL_MEMORY_RANK) or 0.0
    enough = (
        rival
        for rival in goods
        if _is_faultless(rival, gpu, goods) and rival.gpu.memory.size_gb >= least_gb
    )
    cheapest = min(cheapest_of_each(enough), key=_cautious_price, default=None)
    return cheapest.offer if cheapest else None


def _cautious_price(article: Article) -> float:
    return article.price_usd * article.offer.cautious_usd / article.offer.usd


def _is_sound(rival: Article, gpu: Gpu, goods: Stock) -> bool:
    """Return whether it is a card without faults that is not much slower."""
    is_fast = not goods.has_known_speed(gpu) or _is_nearly_as_fast(rival.gpu, gpu, goods)
    return is_fast and _is_faultless(rival, gpu, goods)


def _is_faultless(rival: Article, gpu: Gpu, goods: Stock) -> bool:
    """Return whether it is another card, of dependable software, with BF16 and a known speed."""
    return (
        rival.gpu.id != gpu.id
        and is_card(rival.gpu)
        and (rival.gpu.cooling != "passive" or gpu.cooling == "passive")
        and rival.standing.is_dependable
        and not rival.standing.lacks_bf16
        and goods.has_known_speed(rival.gpu)
    )


def _is_nearly_as_fast(other: Gpu, gpu: Gpu, goods: Stock) -> bool:
    ratio = goods.speed_ratio(other, gpu)
    return ratio is not None and ratio >= goods.where.catalog.rules["avoid-speed-share"].value


def _fits_for(other: Gpu, gpu: Gpu) -> bool:
    """Return whether a product goes where the other would: one that needs no plug has no rival."""
    needs_plug = other.power.connectors != ()
    return other.form_factor == gpu.form_factor and (gpu.power.connectors != () or not needs_plug)


def _shown(articles: Iterable[Article]) -> tuple[Offer, ...]:
    return tuple(article.offer for article in cheapest_of_each(articles)[:SHOWN])


def to_avoid(verdicts: Mapping[str, CardVerdict]) -> set[str]:
    """Return the products that nobody should buy, by id."""
    return {id_ for id_, verdict in verdicts.items() if verdict.severity == "avoid"}
