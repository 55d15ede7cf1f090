"""Catalog: all facts of data/, read and checked once, then frozen."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from operator import attrgetter
from pathlib import Path
from typing import Annotated, TypeVar

from macros.facts.checks import CHECKS
from macros.facts.reading.data_files import DataFile, list_data_files
from macros.facts.reading.draft import read_draft
from macros.facts.reading.problems import CatalogError, Problem, Severity, first
from macros.facts.records.advice import ExpertAdvice, Persona, Rule
from macros.facts.records.builds import FORMULAS, BuildFigure, BuildRule
from macros.facts.records.claims import ClaimRecord, DisagreementRecord
from macros.facts.records.countries import Country
from macros.facts.records.exports import ExportRule
from macros.facts.records.glossary import Term
from macros.facts.records.kinds import File, Folder, fill, kinds_of
from macros.facts.records.main_memory import MainMemoryRun
from macros.facts.records.measurements import Dataset, Workload
from macros.facts.records.memory import MemoryPeak, MemoryTerm
from macros.facts.records.messages import Message
from macros.facts.records.models import MemoryRule, Model
from macros.facts.records.names import NameGrammar
from macros.facts.records.not_included import NotIncluded
from macros.facts.records.part_kinds import Parts
from macros.facts.records.power import PowerLimitCurve
from macros.facts.records.price_indexes import PriceIndex
from macros.facts.records.products import Gpu, Price, Source
from macros.facts.records.regions import Region, Rental
from macros.facts.records.remarks import Remark
from macros.facts.records.software import SoftwareFamily
from macros.facts.records.tiers import Tier, by_size
from macros.facts.records.turns import PickTurn
from macros.facts.records.vocabulary import Vocabulary

_BY_ID = attrgetter("id")
_BY_DATE = attrgetter("date", "kind")


@dataclass(frozen=True, eq=False)  # so that what is computed from one can be kept with it
class Catalog:
    """All that the guide knows, by id, and the table of its kinds of data.

    A new kind of data is one field: its type says which record a file holds (`records.kinds`), its
    annotation where the files lie. `rentals` are by provider; `digest` is the hash of the files.
    """

    gpus: Annotated[Mapping[str, Gpu], Folder("gpus", "gpu")]
    prices: Annotated[Mapping[str, tuple[Price, ...]], Folder("prices", "prices", order=_BY_DATE)]
    datasets: Annotated[Mapping[str, Dataset], Folder("benchmarks", "benchmark")]
    regions: Annotated[Mapping[str, Region], Folder("regions", "region")]
    countries: Annotated[Mapping[str, Country], Folder("countries", "country")]
    rentals: Annotated[Mapping[str, tuple[Rental, ...]], Folder("clouds", "cloud")]
    locales: Annotated[
        Mapping[str, Mapping[str, str]], Folder("locales", "locale", required="en.yml")
    ]
    messages: Annotated[
        Mapping[str, Mapping[str, Message]],
        Folder("locales/messages", "", required="en.ftl", suffix=".ftl"),
    ]
    remarks: Annotated[Mapping[str, tuple[Remark, ...]], Folder("remarks", "remark")]
    tiers: Annotated[Mapping[str, Tier], Folder("builds", "build", order=by_size)]
    models: Annotated[Mapping[str, Model], Folder("models", "model")]
    parts: Parts
    sources: Annotated[Mapping[str, Source], File("sources.yml", order=_BY_ID, required=True)]
    vocabulary: Annotated[Vocabulary, File("vocabulary.yml", required=True)]
    rules: Annotated[Mapping[str, Rule], File("rules.yml", order=_BY_ID, required=True)]
    workloads: Annotated[Mapping[str, Workload], File("workloads.yml")]
    personas: Annotated[Mapping[str, Persona], File("personas.yml")]
    expert_advice: Annotated[tuple[ExpertAdvice, ...], File("expert_advice.yml")]
    turns: Annotated[tuple[PickTurn, ...], File("turns.yml")]
    claims: Annotated[Mapping[str, ClaimRecord], File("claims.yml")]
    disagreements: Annotated[Mapping[str, DisagreementRecord], File("disagreements.yml")]
    build_rules: Annotated[Mapping[str, BuildRule], File("build_rules.yml", formulas=FORMULAS)]
    build_figures: Annotated[
        Mapping[str, BuildFigure], File("build_figures.yml", formulas=FORMULAS)
    ]
    power_limits: Annotated[tuple[PowerLimitCurve, ...], File("power_limits.yml")]
    export_rules: Annotated[tuple[ExportRule, ...], File("export_rules.yml")]
    price_indexes: Annotated[Mapping[str, PriceIndex], File("price_indexes.yml", order=_BY_ID)]
    memory_rules: Annotated[Mapping[str, MemoryRule], File("memory_rules.yml", order=_BY_ID)]
    memory_terms: Annotated[Mapping[str, MemoryTerm], File("memory_terms.yml", order=_BY_ID)]
    memory_peaks: Annotated[tuple[MemoryPeak, ...], File("memory_peaks.yml")]
    main_memory_runs: Annotated[tuple[MainMemoryRun, ...], File("main_memory_runs.yml")]
    software: Annotated[Mapping[str, SoftwareFamily], File("software.yml")]
    not_included: Annotated[Mapping[str, NotIncluded], File("not_included.yml")]
    glossary: Annotated[Mapping[str, Term], File("locales/glossary.yml")]
    names: Annotated[tuple[NameGrammar, ...], File("locales/names.yml", required=True)]
    warnings: tuple[Problem, ...]
    digest: str

    @property
    def gpu_prices(self) -> Mapping[str, tuple[Price, ...]]:
        """The prices of accelerators alone, without those of parts."""
        return {id_: prices for id_, prices in self.prices.items() if id_ in self.gpus}

    def prices_of(self, product_id: str) -> tuple[Price, ...]:
        """Return the prices seen for an accelerator or part, oldest first."""
        return self.prices.get(product_id, ())

    def export_rules_of(self, product_id: str) -> Sequence[ExportRule]:
        """Return the export rules that name an accelerator, in the order of their file."""
        return self._export_rules_by_product.get(product_id, ())

    @cached_property
    def _export_rules_by_product(self) -> Mapping[str, Sequence[ExportRule]]:
        by_product: dict[str, list[ExportRule]] = defaultdict(list)
        for rule in self.export_rules:
            by_product[rule.product].append(rule)
        return by_product


Table = TypeVar("Table", bound=Catalog)


def load_catalog(data_dir: Path, *, today: date) -> Catalog:
    """Return the catalogue in `data_dir`.

    Raises CatalogError with every mistake of every file. `today` is the day of the build: no
    date may lie after it.
    """
    return load_table(Catalog, data_dir, today=today)


def load_table(table: type[Table], data_dir: Path, *, today: date) -> Table:
    """Return the catalogue in `data_dir` with the kinds of data that `table` declares.

    Raises CatalogError as `load_catalog` does.
    """
    kinds = kinds_of(table)
    files, problems = list_data_files(data_dir, kinds)
    draft, unread = read_draft(files, kinds, today)
    problems += unread
    problems += [problem for check in CHECKS for problem in first(check(draft))]
    if any(problem.severity is Severity.ERROR for problem in problems):
        raise CatalogError(problems)
    contents = {
        kind: {id_: content for id_, (content, _) in of.items()} for kind, of in draft.files.items()
    }
    return fill(table, contents, warnings=tuple(sorted(problems)), digest=_digest(files))


def _digest(files: Iterable[DataFile]) -> str:
    total = hashlib.sha256()
    for data_file in files:
        total.update(data_file.path.partition("/")[2].encode() + b"\0")
        total.update(data_file.file.read_bytes() + b"\0")
    return total.hexdigest()
