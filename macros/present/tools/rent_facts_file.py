"""Rent facts file: what the script computes from, and what is asked where nobody chose."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from macros.advice.cost.job_speeds import job_speeds, rooms, tuning_need
from macros.advice.cost.rent_facts import RentFacts, RentSources, rent_facts
from macros.advice.cost.rent_records import Place, RentQuestion
from macros.advice.edition import Edition
from macros.advice.memory.constants import constants_of
from macros.advice.picks.hosts import Host
from macros.facts.records.products import Gpu
from macros.present.html.data_files import compact_file
from macros.present.tools.fit_facts_file import facts_of as fit_facts_of

PATH = "assets/rent.json"
USUAL_CARD = "rtx-4090"
# Cards that are bought and rented often, from small to large.
COMMON_CARDS = (
    "rtx-3060-12gb",
    "rtx-5060-ti-16gb",
    "rtx-5070-ti",
    "rtx-5080",
    "rtx-3090",
    "rtx-4090",
    "rtx-5090",
    "rtx-a6000",
    "rtx-6000-ada",
    "rtx-pro-6000-blackwell-ws",
)


@lru_cache(maxsize=2)  # the page, its chart and the file of the script ask for the same
def facts_of(edition: Edition) -> RentFacts:
    """Return the facts as of the edition's day."""

    def host_of(region: str, gpu: Gpu, place: Place) -> Host | None:
        return edition.situation(region).host(gpu, 1, "computer" if place == "own" else "nothing")

    rentals = {region: edition.rentals(region) for region in edition.offers}
    fits, constants = fit_facts_of(edition), constants_of(edition.catalog)
    sources = RentSources(
        edition.catalog,
        edition.offers,
        rentals,
        host_of,
        job_speeds(fits, constants),
        edition.day,
        tuning_need(fits, constants),
        rooms(fits),
    )
    return rent_facts(sources)


def rent_files(edition: Edition) -> Mapping[str, bytes]:
    """Return the file that the script loads, by its path below the site's root."""
    return {PATH: compact_file(facts_of(edition))}


def usual_question(facts: RentFacts, region: str) -> RentQuestion | None:
    """Return the question that the page opens with; None where nothing can be asked."""
    cards = [card["id"] for card in facts["cards"]]
    if not cards:
        return None
    return RentQuestion(USUAL_CARD if USUAL_CARD in cards else cards[0], region)
