"""Claim: what an expert said, computed again from the catalogue, and whether it holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from macros.advice.speeds.speed import Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.advice import RuleId
from macros.facts.records.claims import ClaimRecord, DisagreementRecord, Observation

Verdict = Literal["confirmed", "partly", "refuted", "untestable"]


@dataclass(frozen=True)
class Given:
    """What claims are checked against; without `speeds` those about speed cannot be tested."""

    catalog: Catalog
    speeds: Speeds | None = None

    def rule(self, id_: RuleId) -> float:
        """Return the value of a rule of data/rules.yml."""
        return self.catalog.rules[id_].value


@dataclass(frozen=True)
class Row:
    """A line of the table that shows a claim.

    It is about an accelerator (`id`), about something with a `name` of its own, or about what the
    words under `label` say. A value that is a text is the id of an accelerator or names words.
    """

    values: Mapping[str, float | str | None]
    id: str = ""
    name: str = ""
    label: str = ""
    sources: tuple[str, ...] = ()


@dataclass(frozen=True)
class Claim:
    """A claim's verdict, the numbers that decide it, and the table that shows them.

    `inputs` are the ids of the accelerators and sources on which it rests.
    """

    id: str
    seed: str
    verdict: Verdict
    figures: Mapping[str, float] = field(default_factory=dict)
    columns: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    inputs: tuple[str, ...] = ()


def claim(
    record: ClaimRecord,
    verdict: Verdict,
    figures: Mapping[str, float | None],
    rows: Iterable[Row] = (),
    also: Iterable[str] = (),
) -> Claim:
    """Return the claim of a record; it rests on what its rows and `also` name."""
    listed = tuple(rows)
    columns = tuple(dict.fromkeys(name for row in listed for name in row.values))
    ids = [row.id for row in listed if row.id]
    sources = [source for row in listed for source in row.sources]
    observed = [published.source for published in record.observations]
    return Claim(
        id=record.id,
        seed=record.seed,
        verdict=verdict,
        figures={name: value for name, value in figures.items() if value is not None},
        columns=columns,
        rows=listed,
        inputs=tuple(dict.fromkeys([*ids, *record.accelerators, *also, *sources, *observed])),
    )


def gain_verdict(ratio: float, claimed: float, given: Given) -> Verdict:
    """Return whether something became `claimed` times as good, when it became `ratio` times so."""
    if abs(ratio / claimed - 1) <= given.rule("claim-tolerance"):
        return "confirmed"
    gain = (ratio - 1) / (claimed - 1)
    return "partly" if gain >= given.rule("claim-part") else "refuted"


def joint_verdict(*parts: bool) -> Verdict:
    """Return the verdict on a claim of several parts: all, some or none of them hold."""
    if all(parts):
        return "confirmed"
    return "partly" if any(parts) else "refuted"


def range_verdict(low: float, high: float, least: float) -> Verdict:
    """Return whether what lies between `low` and `high` is at least `least`."""
    if low >= least:
        return "confirmed"
    return "partly" if high >= least else "refuted"


def observed(record: ClaimRecord | DisagreementRecord, name: str) -> Observation | None:
    """Return the published number with this name; None where there is none."""
    return next((published for published in record.observations if published.name == name), None)


def observation_rows(record: ClaimRecord) -> list[Row]:
    """Return a row for each published number, with its source."""
    return [
        Row({published.name: published.value}, label="published", sources=(published.source,))
        for published in record.observations
    ]
