"""Series: the cards of a family that were on sale when a claim was made, at launch prices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from macros.advice.claims.claim import Row
from macros.advice.prices.launch_prices import launch_msrp_usd
from macros.facts.catalog import Catalog
from macros.facts.records.claims import ClaimRecord
from macros.facts.records.evidence import evidence_for
from macros.facts.records.products import Gpu


@dataclass(frozen=True)
class Card:
    """A card with its launch price (USD) and its FP32 throughput at boost clock (TFLOPS)."""

    gpu: Gpu
    usd: float
    tflops: float
    sources: tuple[str, ...]

    @property
    def gflops_per_usd(self) -> float:
        """The FP32 throughput for the launch price, in GFLOPS per US dollar."""
        return self.tflops * 1000 / self.usd

    @property
    def gflops_per_watt(self) -> float | None:
        """The FP32 throughput for the power, in GFLOPS per W; None where the power is not known."""
        return self.tflops * 1000 / self.gpu.power.tdp_w if self.gpu.power.tdp_w else None

    def row(self, *columns: str) -> Row:
        """Return the card as a row with its figures and these of its properties."""
        values = {"usd": self.usd, "tflops": self.tflops, "tdp_w": self.gpu.power.tdp_w}
        computed = {name: getattr(self, name) for name in columns if name not in values}
        shown = {name: (values | computed)[name] for name in columns}
        return Row(shown, id=self.gpu.id, sources=self.sources)


def ordinary_cards(catalog: Catalog, record: ClaimRecord, family: str) -> list[Card]:
    """Return the consumer cards of a family without those of the premium name, cheapest first."""
    cards = [card for card in _cards(catalog, record, family) if not _is_premium(card.gpu, record)]
    return sorted(cards, key=lambda card: (card.usd, card.gpu.id))


def premium_cards(catalog: Catalog, record: ClaimRecord) -> list[Card]:
    """Return the cards of the premium name of all families of the record, oldest first."""
    cards = [
        card
        for family in record.families
        for card in _cards(catalog, record, family)
        if _is_premium(card.gpu, record)
    ]
    return sorted(cards, key=lambda card: (str(card.gpu.since), card.gpu.id))


def card_of(catalog: Catalog, id_: str) -> Card | None:
    """Return the card with its launch price; None where price or throughput is not known."""
    gpu = catalog.gpus.get(id_)
    price = launch_msrp_usd(catalog.prices_of(id_))
    if gpu is None or price is None or gpu.compute.fp32_tflops is None:
        return None
    evidence = evidence_for(gpu, "compute.fp32_tflops")
    sources = (*([evidence.source] if evidence else []), price.source)
    return Card(gpu, price.value, gpu.compute.fp32_tflops, tuple(dict.fromkeys(sources)))


def mean_value(cards: Sequence[Card]) -> float:
    """Return the mean throughput for the money (GFLOPS per USD). Needs a card."""
    return fmean(card.gflops_per_usd for card in cards)


def on_sale(gpu: Gpu, record: ClaimRecord) -> bool:
    """Return whether the accelerator was on sale when the claim was made."""
    if gpu.preview or gpu.since is None:
        return False
    until = record.cards_until or record.said.date
    return gpu.since.first_day <= until.last_day


def _cards(catalog: Catalog, record: ClaimRecord, family: str) -> Iterator[Card]:
    for gpu in catalog.gpus.values():
        if gpu.family == family and gpu.segment == "consumer" and on_sale(gpu, record):
            card = card_of(catalog, gpu.id)
            if card:
                yield card


def _is_premium(gpu: Gpu, record: ClaimRecord) -> bool:
    name = record.premium_name
    return name is not None and name.casefold() in gpu.name.casefold().split()
