"""GPU files: all that is known of one accelerator in one file, from the rows of the others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, create_model
from typing_extensions import TypedDict

from macros.advice.picks.certainty import Certainty
from macros.facts.records.products import Identifier
from macros.facts.records.tiers import ClassId
from macros.present.api.clouds import CloudRow
from macros.present.api.gpus import EvidenceRow, gpu_row_type
from macros.present.api.offers import OfferRow
from macros.present.api.performance import SpeedRow
from macros.present.api.prices import PriceRow
from macros.present.api.typed_rows import Day, Number, row
from macros.present.html.data_files import API_FOLDER, json_record

Row = Mapping[str, Any]

_Class = TypedDict(
    "_Class",
    {"class": Annotated[ClassId, Field(description="The class of the tier.")]},
)


@row
class OwnBuildRow(_Class):
    """A recommended computer in which the accelerator stands."""

    tier: str
    """The id of the tier."""
    region: str
    """The id of the region."""
    count: int
    """How many of it."""
    total: Number | None
    """The price of all parts that have one."""
    currency: str | None
    """The ISO 4217 code of the currency."""


@row
class OwnPickRow(TypedDict):
    """A persona for whom the accelerator is recommended."""

    persona: str
    """The persona's id."""
    region: str
    """The id of the region."""
    certainty: Certainty | None
    """How sure that is."""


class GpuFile(BaseModel):
    """All that is known of an accelerator, and where it is recommended."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    id: Identifier
    """The accelerator's id."""
    as_of: Day | None
    """The earlier day whose knowledge it holds; empty where it is the day of the build."""
    build_date: Day
    """The day of the build."""
    data_sha256: str
    """The hash of all facts."""
    licence: str
    """The licence by its SPDX name."""
    page: str
    """The address of its page below the folder of a language, such as `en/`."""
    prices: list[PriceRow]
    """What somebody saw it cost, as in `prices.json`."""
    offers: list[OfferRow]
    """What it costs in each region, as in `offers.json`."""
    hours: list[CloudRow]
    """What an hour of it cost, as in `clouds.json`."""
    speeds: list[SpeedRow]
    """How fast it is, as the rows of `performance.json`."""
    picks: list[OwnPickRow]
    """For whom it is recommended; all the rest stands in `picks.json`."""
    builds: list[OwnBuildRow]
    """The recommended computers in which it stands; all the rest stands in `builds.json`."""
    sources: list[EvidenceRow]
    """Where its figures come from, as in `evidence.json`."""


@cache
def gpu_file_type() -> type[GpuFile]:
    """Return the type of a file, with the columns of the file of all accelerators."""
    meaning = "Its figures, as in `gpus.json`."
    specification: Any = (gpu_row_type(), Field(description=meaning))
    return create_model(
        "GpuFileWithFigures",
        __base__=GpuFile,
        __doc__=GpuFile.__doc__,
        specification=specification,
    )


def gpu_files(contents: Mapping[str, Any]) -> Mapping[str, bytes]:
    """Return the file of each accelerator by path; `contents` are those of the others by name."""
    index = contents["index"]
    about = {name: index[name] for name in ("as_of", "build_date", "data_sha256", "licence")}
    lists = {
        "prices": _by(contents["prices"]),
        "offers": _by(contents["offers"]),
        "hours": _by(contents["clouds"], "accelerator"),
        "speeds": _by(contents["performance"]["rows"]),
        "picks": _by(contents["picks"], "pick", OwnPickRow),
        "builds": _by(contents["builds"], "accelerator", OwnBuildRow),
        "sources": _by(contents["evidence"]),
    }
    return {
        f"{API_FOLDER}/gpus/{gpu['id']}.json": json_record(_file(gpu, about, lists))
        for gpu in contents["gpus"]
    }


def _file(gpu: Row, about: Row, lists: Mapping[str, Mapping[str, list[Row]]]) -> Row:
    id_ = gpu["id"]
    own = {name: by_id.get(id_, []) for name, by_id in lists.items()}
    return {"id": id_, "page": f"gpus/{id_}/", "specification": gpu, **about, **own}


def _by(rows: Iterable[Row], column: str = "id", kept: Any = None) -> Mapping[str, list[Row]]:
    """Return rows by the accelerator that a column names; of some columns those that are kept."""
    names = kept.__annotations__ if kept else None
    by_id: defaultdict[str, list[Row]] = defaultdict(list)
    for line in rows:
        if line[column]:
            by_id[line[column]].append({name: line[name] for name in names} if names else line)
    return by_id
