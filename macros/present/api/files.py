"""Files: the catalogue as open data, byte for byte the same for the same facts."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from typing_extensions import TypedDict

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.present.api.clouds import cloud_rows
from macros.present.api.countries import country_rows
from macros.present.api.gpus import evidence_rows, gpu_row
from macros.present.api.offers import offer_rows, region_rows
from macros.present.api.prices import price_rows
from macros.present.api.terms import API_VERSION, LICENCE
from macros.present.api.typed_rows import Day, row
from macros.present.evidence.overview import counts
from macros.present.html.data_files import API_FOLDER, json_bytes


@row
class Index(TypedDict):
    """What the files were made from."""

    as_of: Day | None
    """The earlier day whose knowledge they hold; empty where it is the day of the build."""
    build_date: Day
    """The day of the build."""
    data_sha256: str
    """The hash of all facts: where it is the same, so are the files."""
    api_version: str
    """The version of names and columns, as CHANGELOG.md has it."""
    licence: str
    """The licence by its SPDX name."""
    counts: dict[str, int]
    """How many entries of each kind there are."""


def api_files(edition: Edition, built_on: date, as_of: date | None = None) -> Mapping[str, bytes]:
    """Return the content of each file of the facts by its path below the site's root."""
    catalog = edition.catalog
    gpus = [gpu_row(catalog, gpu) for gpu in catalog.gpus.values()]
    prices = price_rows(catalog.gpu_prices)
    part_prices = price_rows(
        {id_: own for id_, own in catalog.prices.items() if id_ not in catalog.gpus}
    )
    files = {
        "gpus.json": json_bytes(gpus),
        "prices.json": json_bytes(prices),
        "part_prices.json": json_bytes(part_prices),
        "offers.json": json_bytes(offer_rows(edition)),
        "clouds.json": json_bytes(cloud_rows(catalog, edition.day)),
        "countries.json": json_bytes(country_rows(catalog)),
        "regions.json": json_bytes(region_rows(catalog)),
        "sources.json": json_bytes(
            [source.model_dump(mode="json") for source in catalog.sources.values()]
        ),
        "evidence.json": json_bytes(evidence_rows(catalog)),
        "index.json": json_bytes(_index(catalog, built_on, as_of)),
    }
    return {f"{API_FOLDER}/{name}": content for name, content in sorted(files.items())}


def _index(catalog: Catalog, built_on: date, as_of: date | None) -> Index:
    return {
        "as_of": as_of.isoformat() if as_of else None,
        "build_date": built_on.isoformat(),
        "data_sha256": catalog.digest,
        "api_version": API_VERSION,
        "licence": LICENCE,
        "counts": counts(catalog),
    }
