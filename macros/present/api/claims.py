"""Claims API: the checked claims as open data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from typing_extensions import TypedDict

from macros.advice.claims.claim import Claim, Verdict
from macros.advice.claims.claim import Row as Evidence
from macros.present.api.typed_rows import Number, row, row_of
from macros.present.html.data_files import API_FOLDER, json_bytes


@row
class ClaimLine(TypedDict):
    """A line of the table that shows a claim."""

    id: str | None
    """The accelerator that it is about."""
    name: str | None
    """What else it is about."""
    values: dict[str, Number | str | None]
    """Its values by column."""
    sources: list[str]
    """The ids of its sources."""


@row
class ClaimRow(TypedDict):
    """What an expert claimed, computed again, and whether it holds."""

    id: str
    """The claim's id, which is its anchor on the page of claims too."""
    seed: str
    """The number of the statement that it repeats."""
    verdict: Verdict
    """Whether it holds."""
    figures: dict[str, Number]
    """The numbers that decide it."""
    rows: list[ClaimLine]
    """The lines of the table that shows it."""
    inputs: list[str]
    """The ids of the accelerators and sources on which it rests."""


def claims_files(claims: Iterable[Claim]) -> Mapping[str, bytes]:
    """Return the file of claims by its path below the site's root."""
    return {f"{API_FOLDER}/claims.json": json_bytes([claim_row(claim) for claim in claims])}


def claim_row(claim: Claim) -> ClaimRow:
    """Return a claim as plain values."""
    return row_of(ClaimRow, claim, rows=[_line(line) for line in claim.rows])


def _line(line: Evidence) -> ClaimLine:
    return row_of(ClaimLine, line, id=line.id or None, name=line.name or line.label or None)
