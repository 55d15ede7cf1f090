"""Turns of builds: which recommended computers differ between two editions of the advice."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from macros.advice.builds.choice import Choice
from macros.advice.edition import Edition


@dataclass(frozen=True)
class BuildChange:
    """A build before and after; None where its tier, class or region is or was not there."""

    tier: str
    tier_class: str
    region: str
    before: Choice | None
    after: Choice | None

    @property
    def gone(self) -> tuple[str, ...]:
        """The parts that are no longer in the build, with their counts."""
        return tuple(p for p in parts_of(self.before) if p not in parts_of(self.after))

    @property
    def come(self) -> tuple[str, ...]:
        """The parts that were not in the build before, with their counts."""
        return tuple(p for p in parts_of(self.after) if p not in parts_of(self.before))


def build_changes(
    before: Edition, after: Edition, tiers: Collection[str], regions: Iterable[str]
) -> Iterator[BuildChange]:
    """Yield each build of these tiers and regions whose parts differ."""
    keys = dict.fromkeys([*_classes(before), *_classes(after)])
    for region in regions:
        for key in (key for key in keys if key[0] in tiers):
            was, is_ = (_choice(edition, key, region) for edition in (before, after))
            if parts_of(was) != parts_of(is_):
                yield BuildChange(*key, region, was, is_)


def parts_of(choice: Choice | None) -> tuple[str, ...]:
    """Return the parts of a build with their counts, accelerators first; nothing without one."""
    if choice is None or choice.candidate is None:
        return ()
    cards = f"{choice.tier.gpu_count} x {choice.candidate.gpu.id}"
    return (cards, *(f"{item.count} x {item.part.id}" for item in choice.items))


def _classes(edition: Edition) -> list[tuple[str, str]]:
    tiers = edition.catalog.tiers.values()
    return [(tier.id, tier_class.id) for tier in tiers for tier_class in tier.classes]


def _choice(edition: Edition, key: tuple[str, str], region: str) -> Choice | None:
    known = key in _classes(edition) and region in edition.catalog.regions
    return edition.choice(*key, region) if known else None
