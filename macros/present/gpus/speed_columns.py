"""Speed columns: speed in one kind of work and speed for the price, as the table shows them.

Those of the usual work stand in the page; a reader who chooses another one loads its file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from macros.advice.edition import Edition
from macros.advice.prices.offers import Offer
from macros.advice.speeds.speed import Speed
from macros.facts.records.products import Gpu
from macros.present.gpus.compared_facts import told
from macros.present.html.data_files import compact_file
from macros.present.words.offer_words import shown_amount
from macros.present.words.product_names import short_product_name
from macros.present.words.significant import significant

FOLDER = "assets/speeds/"
DIGITS = 3


class WorkFile(TypedDict):
    """Speeds in one work: the product whose speed is 1, and value and place in HOW by product."""

    reference: str
    speeds: dict[str, list[float]]


def speed_files(edition: Edition) -> Mapping[str, bytes]:
    """Return the file of each kind of work by its path below the site's root."""
    return {
        f"{FOLDER}{work}.json": compact_file(work_file(edition, work))
        for work in edition.catalog.workloads
    }


def work_file(edition: Edition, work: str) -> WorkFile:
    """Return the speeds of all products that can do a work; an announced one cannot yet."""
    speeds, gpus = edition.performance.speeds, edition.catalog.gpus
    reference = gpus.get(speeds.reference_of(work))
    known = speeds.by_workload.get(work, {})
    return {
        "reference": short_product_name(reference.name) if reference else "",
        "speeds": {id_: _short(speed) for id_, speed in known.items() if not gpus[id_].preview},
    }


def _short(speed: Speed) -> list[float]:
    value, *_, how = told(speed)
    return [value, how]


def speed_for_price(speed: float, offer: Offer | None, per: int) -> float | None:
    """Return the speed for a round amount of the offer's money; None without a price of today."""
    if offer is None or offer.stale:
        return None
    return significant(speed / round(shown_amount(offer), 2) * per, DIGITS)


def buyable_rank(gpu: Gpu, offer: Offer | None) -> int:
    """Return where a product stands at first: sold new today, used, at an old price, or at none.

    Announced products come last.
    """
    if gpu.preview:
        return 4
    if offer is None:
        return 3
    if offer.stale:
        return 2
    return 0 if offer.kind == "street_new" else 1
