"""Catalog: all facts of data/, read and checked once, then frozen."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from macros.facts.checks import ALL_CHECKS
from macros.facts.reading.data_files import DataFile, FileKind, list_data_files
from macros.facts.reading.draft import Draft
from macros.facts.reading.hostile_text import check_text, may_be_hostile
from macros.facts.reading.problems import CatalogError, Problem, Severity
from macros.facts.reading.record_errors import record_problems
from macros.facts.reading.yaml_source import Document, parse_document, read_text
from macros.facts.records.advice import ExpertAdvice, Persona, Rule
from macros.facts.records.builds import FORMULAS, BuildFigure, BuildRule
from macros.facts.records.claims import ClaimRecord, DisagreementRecord
from macros.facts.records.glossary import Term
from macros.facts.records.measurements import Dataset, Workload
from macros.facts.records.models import MemoryRule, Model
from macros.facts.records.part_kinds import PART_MODELS, Parts, parts_of
from macros.facts.records.power import PowerLimitCurve
from macros.facts.records.products import Gpu, Many, Price, Source, Vocabulary
from macros.facts.records.regions import Region, Rental
from macros.facts.records.software import SoftwareFamily
from macros.facts.records.tiers import Tier

Value = TypeVar("Value")

_OTHER_MODELS: dict[FileKind, Any] = {
    "gpu": Gpu,
    "prices": Many[Price],
    "sources": Many[Source],
    "vocabulary": Vocabulary,
    "locale": dict[str, str],
    "benchmark": Dataset,
    "region": Region,
    "cloud": Many[Rental],
    "rules": Many[Rule],
    "workloads": Many[Workload],
    "personas": Many[Persona],
    "expert_advice": Many[ExpertAdvice],
    "claims": Many[ClaimRecord],
    "disagreements": Many[DisagreementRecord],
    "build_rules": Many[BuildRule],
    "build_figures": Many[BuildFigure],
    "build": Tier,
    "power_limits": Many[PowerLimitCurve],
    "model": Model,
    "memory_rules": Many[MemoryRule],
    "glossary": Many[Term],
    "software": Many[SoftwareFamily],
}
_PART_MODELS: dict[FileKind, Any] = dict(PART_MODELS.items())
MODELS: Mapping[FileKind, Any] = {**_OTHER_MODELS, **_PART_MODELS}
_ADAPTERS = {kind: TypeAdapter(model) for kind, model in MODELS.items()}


@dataclass(frozen=True, eq=False)  # so that what is computed from one can be kept with it
class Catalog:
    """All that the guide knows, by id; `rentals` by provider; `digest` is the hash of the files.

    Workloads, personas, claims, disagreements, build rules, figures, power limits, the terms of the
    glossary and software stand in the order of their files, tiers by their size, the rest in that
    of ids.
    """

    gpus: Mapping[str, Gpu]
    prices: Mapping[str, tuple[Price, ...]]
    sources: Mapping[str, Source]
    vocabulary: Vocabulary
    locales: Mapping[str, Mapping[str, str]]
    datasets: Mapping[str, Dataset]
    regions: Mapping[str, Region]
    rentals: Mapping[str, tuple[Rental, ...]]
    rules: Mapping[str, Rule]
    workloads: Mapping[str, Workload]
    personas: Mapping[str, Persona]
    expert_advice: tuple[ExpertAdvice, ...]
    claims: Mapping[str, ClaimRecord]
    disagreements: Mapping[str, DisagreementRecord]
    parts: Parts
    build_rules: Mapping[str, BuildRule]
    build_figures: Mapping[str, BuildFigure]
    tiers: Mapping[str, Tier]
    power_limits: tuple[PowerLimitCurve, ...]
    models: Mapping[str, Model]
    memory_rules: Mapping[str, MemoryRule]
    glossary: Mapping[str, Term]
    software: Mapping[str, SoftwareFamily]
    warnings: tuple[Problem, ...]
    digest: str

    @property
    def gpu_prices(self) -> Mapping[str, tuple[Price, ...]]:
        """The prices of accelerators alone, without those of parts."""
        return {id_: prices for id_, prices in self.prices.items() if id_ in self.gpus}

    def prices_of(self, product_id: str) -> tuple[Price, ...]:
        """Return the prices seen for an accelerator or part, oldest first."""
        return self.prices.get(product_id, ())


def load_catalog(data_dir: Path, *, today: date) -> Catalog:
    """Return the catalogue in `data_dir`.

    Raises CatalogError with every mistake of every file. `today` is the day of the build: no
    date may lie after it.
    """
    reading = Reading()
    files, problems = list_data_files(data_dir)
    for data_file in files:
        reading.add(data_file)
    problems += reading.problems
    draft = reading.draft(today)
    problems += [problem for check in ALL_CHECKS for problem in check(draft)]
    if any(problem.severity is Severity.ERROR for problem in problems):
        raise CatalogError(problems)
    return _freeze(draft, problems, _digest(files))


class Reading:
    """Valid records as they are read, and the problems of the others."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.records: dict[FileKind, dict[str, tuple[Any, Document]]] = {k: {} for k in MODELS}
        self.gpu_ids: set[str] = set()
        self.part_ids: set[str] = set()
        self.incomplete: set[str] = set()

    def add(self, data_file: DataFile) -> None:
        """Read one file; what is wrong with it is kept in `problems`."""
        if data_file.kind == "gpu":
            self.gpu_ids.add(data_file.stem)
        elif data_file.kind in PART_MODELS:
            self.part_ids.add(data_file.stem)
        text, problem = read_text(data_file.file, data_file.path)
        if problem:
            self.problems.append(problem)
            self.incomplete.add(data_file.kind)
            return
        record, document, problems = _read_record(data_file.kind, text, data_file.path)
        self.problems += problems
        if record is None:
            self.incomplete.add(data_file.kind)
        else:
            self.records[data_file.kind][data_file.stem] = (record, document)

    def draft(self, today: date) -> Draft:
        """Return what was read so far."""
        return Draft(
            today=today,
            gpus=self.records["gpu"],
            prices=self.records["prices"],
            sources=self.records["sources"].get("sources"),
            vocabulary=self.records["vocabulary"].get("vocabulary"),
            locales=self.records["locale"],
            datasets=self.records["benchmark"],
            regions=self.records["region"],
            clouds=self.records["cloud"],
            rules=self.records["rules"].get("rules"),
            workloads=self.records["workloads"].get("workloads"),
            personas=self.records["personas"].get("personas"),
            expert_advice=self.records["expert_advice"].get("expert_advice"),
            claims=self.records["claims"].get("claims"),
            disagreements=self.records["disagreements"].get("disagreements"),
            build_rules=self.records["build_rules"].get("build_rules"),
            build_figures=self.records["build_figures"].get("build_figures"),
            tiers=self.records["build"],
            power_limits=self.records["power_limits"].get("power_limits"),
            models=self.records["model"],
            memory_rules=self.records["memory_rules"].get("memory_rules"),
            glossary=self.records["glossary"].get("glossary"),
            software=self.records["software"].get("software"),
            parts={kind: self.records[kind] for kind in PART_MODELS},
            gpu_ids=frozenset(self.gpu_ids),
            part_ids=frozenset(self.part_ids),
            incomplete=frozenset(self.incomplete),
        )


# A preview reads all files again after each edit, of which only one has changed.
@lru_cache(maxsize=4096)
def _read_record(kind: FileKind, text: str, path: str) -> tuple[Any, Document, tuple[Problem, ...]]:
    document = parse_document(text, path)
    formulas = FORMULAS if kind in ("build_rules", "build_figures") else ()
    problems = document.problems
    if not problems and may_be_hostile(text):
        problems = tuple(check_text(document, formulas))
    if document.problems:
        return None, document, problems
    try:
        return _ADAPTERS[kind].validate_python(document.value), document, problems
    except ValidationError as error:
        return None, document, (*problems, *record_problems(error, document, MODELS[kind]))


def _freeze(draft: Draft, problems: Iterable[Problem], digest: str) -> Catalog:
    assert draft.sources is not None
    assert draft.vocabulary is not None
    prices = {
        id_: tuple(sorted(prices, key=lambda price: (price.date, price.kind)))
        for id_, (prices, _) in draft.prices.items()
    }
    return Catalog(
        gpus=_frozen({id_: gpu for id_, (gpu, _) in draft.gpus.items()}),
        prices=_frozen(prices),
        sources=_frozen({source.id: source for source in draft.sources[0]}),
        vocabulary=draft.vocabulary[0],
        locales=_frozen({code: _frozen(texts) for code, (texts, _) in draft.locales.items()}),
        datasets=_frozen({id_: dataset for id_, (dataset, _) in draft.datasets.items()}),
        regions=_frozen({id_: region for id_, (region, _) in draft.regions.items()}),
        rentals=_frozen({id_: rentals for id_, (rentals, _) in draft.clouds.items()}),
        rules=_frozen({rule.id: rule for rule in _listed(draft.rules)}),
        workloads=MappingProxyType({work.id: work for work in _listed(draft.workloads)}),
        personas=MappingProxyType({persona.id: persona for persona in _listed(draft.personas)}),
        expert_advice=_listed(draft.expert_advice),
        claims=MappingProxyType({claim.id: claim for claim in _listed(draft.claims)}),
        disagreements=MappingProxyType({one.id: one for one in _listed(draft.disagreements)}),
        parts=parts_of(
            {kind: {id_: part for id_, (part, _) in of.items()} for kind, of in draft.parts.items()}
        ),
        build_rules=MappingProxyType({rule.id: rule for rule in _listed(draft.build_rules)}),
        build_figures=MappingProxyType({one.id: one for one in _listed(draft.build_figures)}),
        tiers=MappingProxyType(
            {
                tier.id: tier
                for tier in sorted(
                    (tier for tier, _ in draft.tiers.values()),
                    key=lambda tier: (tier.gpu_count, tier.host != "existing", tier.id),
                )
            }
        ),
        power_limits=_listed(draft.power_limits),
        models=_frozen({id_: model for id_, (model, _) in draft.models.items()}),
        memory_rules=_frozen({rule.id: rule for rule in _listed(draft.memory_rules)}),
        glossary=MappingProxyType({term.id: term for term in _listed(draft.glossary)}),
        software=MappingProxyType({one.id: one for one in _listed(draft.software)}),
        warnings=tuple(sorted(problems)),
        digest=digest,
    )


def _listed(file: tuple[tuple[Value, ...], Document] | None) -> tuple[Value, ...]:
    return file[0] if file else ()


def _frozen(mapping: Mapping[str, Value]) -> Mapping[str, Value]:
    return MappingProxyType(dict(sorted(mapping.items())))


def _digest(files: Iterable[DataFile]) -> str:
    total = hashlib.sha256()
    for data_file in files:
        total.update(data_file.path.partition("/")[2].encode() + b"\0")
        total.update(data_file.file.read_bytes() + b"\0")
    return total.hexdigest()
