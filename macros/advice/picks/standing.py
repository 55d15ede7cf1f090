"""Standing: how well software supports a product, and in which formats it computes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from macros.advice.picks.dependable_software import DEPENDABLE
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu, Platform, SoftwareStatus
from macros.facts.records.software import FamilyStatus, Precision, SoftwareFamily

PRODUCT_RANK: Mapping[SoftwareStatus | None, int] = {
    "supported": 3,
    "limited": 2,
    "unofficial": 1,
    "ended": 0,
    None: 0,
}
FAMILY_RANK: Mapping[FamilyStatus | None, int] = {
    "supported": 4,
    "maintained": 3,
    "experimental": 2,
    "ending": 1,
    "legacy": 0,
    None: 0,
}
# In which one trains or runs what others trained. INT4 is left out: models of four bits are
# converted first on all hardware, so that units for it make no difference.
FORMATS: tuple[Precision, ...] = ("fp64", "tf32", "fp16", "bf16", "fp8", "fp6", "fp4", "int8")
# Without these a network of today trains or runs worse; FP64 and TF32 no network needs.
NEEDED_FORMATS: tuple[Precision, ...] = ("fp16", "bf16", "fp8", "fp4")


@dataclass(frozen=True)
class Standing:
    """What software makes of a product; `family` is None where data/software.yml has it in none.

    `works` are the kinds of work, of data/workloads.yml, that run on its platform.
    """

    status: SoftwareStatus | None
    platform: Platform | None
    family: SoftwareFamily | None
    works: frozenset[str] = frozenset()

    @property
    def is_dependable(self) -> bool:
        """Whether its makers promise that current releases run on it."""
        return self.status == "supported" and (
            self.family is None or self.family.status in DEPENDABLE
        )

    @property
    def lacks_bf16(self) -> bool:
        """Whether it is known not to compute in BF16."""
        return self.family is not None and "bf16" not in self.family.precisions

    def is_no_worse_than(self, other: Standing) -> bool:
        """Return whether neither its own support nor its family's is the weaker one."""
        own, theirs = self._ranks, other._ranks
        return own[0] >= theirs[0] and own[1] >= theirs[1]

    def lost_from(self, old: Standing) -> tuple[str, ...]:
        """Return what who had the other one gives up, by name: formats, and a platform for more."""
        had = old.family.precisions if old.family else ()
        has = self.family.precisions if self.family else ()
        formats = (format_.upper() for format_ in FORMATS if format_ in had and format_ not in has)
        platform = () if old.works <= self.works else (old.platform or "",)
        return (*platform, *formats)

    def has_formats_of(self, other: Standing) -> bool:
        """Return whether it computes in all formats of the other that networks need."""
        lost = {name.lower() for name in self.lost_from(other)}
        return lost.isdisjoint(NEEDED_FORMATS)

    @property
    def _ranks(self) -> tuple[int, int]:
        return PRODUCT_RANK[self.status], FAMILY_RANK[self.family.status if self.family else None]


def standings(catalog: Catalog) -> dict[str, Standing]:
    """Return the standing of each product, by id."""
    families = {id_: family for family in catalog.software.values() for id_ in family.accelerators}
    works = {platform: _works_on(platform, catalog) for platform in _platforms(catalog)}
    return {id_: _standing(gpu, families.get(id_), works) for id_, gpu in catalog.gpus.items()}


def standing_of(gpu: Gpu, catalog: Catalog) -> Standing:
    """Return the standing of one product."""
    families = (each for each in catalog.software.values() if gpu.id in each.accelerators)
    works = (
        {gpu.software.platform: _works_on(gpu.software.platform, catalog)} if gpu.software else {}
    )
    return _standing(gpu, next(families, None), works)


def _platforms(catalog: Catalog) -> set[Platform]:
    return {gpu.software.platform for gpu in catalog.gpus.values() if gpu.software}


def _works_on(platform: Platform, catalog: Catalog) -> frozenset[str]:
    return frozenset(id_ for id_, work in catalog.workloads.items() if platform in work.platforms)


def _standing(
    gpu: Gpu, family: SoftwareFamily | None, works: Mapping[Platform, frozenset[str]]
) -> Standing:
    software = gpu.software
    if software is None:
        return Standing(None, None, family)
    return Standing(software.status, software.platform, family, works[software.platform])
