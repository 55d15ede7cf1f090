"""Draft: the records of all files as read, before it is known that they agree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.advice import ExpertAdvice, Persona, Rule
from macros.facts.records.builds import BuildFigure, BuildRule
from macros.facts.records.claims import ClaimRecord, DisagreementRecord
from macros.facts.records.glossary import Term
from macros.facts.records.measurements import Dataset, Workload
from macros.facts.records.models import MemoryRule, Model
from macros.facts.records.part_kinds import PartKind
from macros.facts.records.parts import Part
from macros.facts.records.power import PowerLimitCurve
from macros.facts.records.products import Excursion, Gpu, Price, Source, Vocabulary
from macros.facts.records.regions import Region, Rental
from macros.facts.records.software import SoftwareFamily
from macros.facts.records.tiers import Tier


@dataclass(frozen=True)
class Draft:
    """Records that are valid one by one, each beside the document that knows its lines.

    `incomplete` are the kinds of files of which one could not be read: what seems to be missing
    there may stand in it.
    """

    today: date
    gpus: Mapping[str, tuple[Gpu, Document]]
    prices: Mapping[str, tuple[tuple[Price, ...], Document]]
    sources: tuple[tuple[Source, ...], Document] | None
    vocabulary: tuple[Vocabulary, Document] | None
    locales: Mapping[str, tuple[Mapping[str, str], Document]]
    datasets: Mapping[str, tuple[Dataset, Document]]
    regions: Mapping[str, tuple[Region, Document]]
    clouds: Mapping[str, tuple[tuple[Rental, ...], Document]]
    rules: tuple[tuple[Rule, ...], Document] | None
    workloads: tuple[tuple[Workload, ...], Document] | None
    personas: tuple[tuple[Persona, ...], Document] | None
    expert_advice: tuple[tuple[ExpertAdvice, ...], Document] | None
    claims: tuple[tuple[ClaimRecord, ...], Document] | None
    disagreements: tuple[tuple[DisagreementRecord, ...], Document] | None
    build_rules: tuple[tuple[BuildRule, ...], Document] | None
    build_figures: tuple[tuple[BuildFigure, ...], Document] | None
    tiers: Mapping[str, tuple[Tier, Document]]
    power_limits: tuple[tuple[PowerLimitCurve, ...], Document] | None
    models: Mapping[str, tuple[Model, Document]]
    memory_rules: tuple[tuple[MemoryRule, ...], Document] | None
    glossary: tuple[tuple[Term, ...], Document] | None
    software: tuple[tuple[SoftwareFamily, ...], Document] | None
    parts: Mapping[PartKind, Mapping[str, tuple[Part, Document]]]
    gpu_ids: frozenset[str]
    part_ids: frozenset[str]
    incomplete: frozenset[str] = frozenset()

    def each_gpu(self) -> Iterator[tuple[Gpu, Document]]:
        """Yield each accelerator with its document."""
        yield from self.gpus.values()

    def each_part(self) -> Iterator[tuple[Part, Document]]:
        """Yield each part of every kind with its document."""
        for parts in self.parts.values():
            yield from parts.values()

    def each_price(self) -> Iterator[tuple[Price, int, Document]]:
        """Yield each price, its index in the file's list, and the document."""
        for prices, document in self.prices.values():
            for index, price in enumerate(prices):
                yield price, index, document

    def each_excursion(self) -> Iterator[tuple[Excursion, Keys, Document]]:
        """Yield each measured draw of an accelerator, its place and the document."""
        for gpu, document in self.each_gpu():
            for index, excursion in enumerate(gpu.power.excursions):
                yield excursion, ("power", "excursions", index), document

    def each_power_limit(self) -> Iterator[tuple[PowerLimitCurve, int, Document]]:
        """Yield each curve of power limits, its index in the file's list, and the document."""
        if self.power_limits:
            curves, document = self.power_limits
            for index, curve in enumerate(curves):
                yield curve, index, document

    def each_term(self) -> Iterator[tuple[Term, int, Document]]:
        """Yield each term of the glossary, its index in the file's list, and the document."""
        if self.glossary:
            terms, document = self.glossary
            for index, term in enumerate(terms):
                yield term, index, document

    def each_software_family(self) -> Iterator[tuple[SoftwareFamily, int, Document]]:
        """Yield each family of software support, its index in the list, and the document."""
        if self.software:
            families, document = self.software
            for index, family in enumerate(families):
                yield family, index, document
