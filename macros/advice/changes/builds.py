"""Changed builds: which recommended computers differ between two editions of the advice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from macros.advice.builds.choice import Choice
from macros.advice.builds.results import Result
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
    def gone(self) -> tuple[tuple[str, int], ...]:
        """The ids that are no longer in the build, with how many of each."""
        return tuple(part for part in parts_of(self.before) if part not in parts_of(self.after))

    @property
    def come(self) -> tuple[tuple[str, int], ...]:
        """The ids that were not in the build before, with how many of each."""
        return tuple(part for part in parts_of(self.after) if part not in parts_of(self.before))

    @property
    def is_there(self) -> bool:
        """Whether the class and the region are still there."""
        return self.after is not None

    @property
    def broken(self) -> Result | None:
        """The rule that what is gone would break now; None where it is gone for another reason."""
        if self.after is None:
            return None
        gone = {id_ for id_, _ in self.gone}
        cheaper = (
            cut.result
            for cut in self.after.cheaper
            if (cut.item.part.id, cut.item.count) in self.gone  # fewer of it are another thing
        )
        passed = (
            over.obstacle.result
            for over in self.after.passed_over
            if over.candidate.gpu.id in gone and over.obstacle.result
        )
        return next(passed, None) or next(cheaper, None)

    @property
    def is_lost(self) -> bool:
        """Whether there was a build, and now no combination passes every rule."""
        return bool(parts_of(self.before)) and not parts_of(self.after)

    @property
    def is_found(self) -> bool:
        """Whether a combination passes every rule only now."""
        return bool(parts_of(self.after)) and not parts_of(self.before)

    @property
    def new_warnings(self) -> tuple[str, ...]:
        """The rules that the build meets no longer, or only without knowing a figure."""
        was, now = _judgements(self.before), _judgements(self.after)
        return tuple(rule for rule, judged in now.items() if judged != was.get(rule, "pass"))


def build_changes(before: Edition, after: Edition) -> Iterator[BuildChange]:
    """Yield each build whose parts differ, or which now breaks or warns of a rule."""
    keys = dict.fromkeys([*_classes(after), *_classes(before)])
    for region in dict.fromkeys([*after.catalog.regions, *before.catalog.regions]):
        for key in keys:
            was, now = (_choice(edition, key, region) for edition in (before, after))
            change = BuildChange(*key, region, was, now)
            if change.gone or change.come or change.new_warnings:
                yield change


def build_count(edition: Edition) -> int:
    """Return how many builds there are, those that no combination passes for included."""
    return len(_classes(edition)) * len(edition.catalog.regions)


def parts_of(choice: Choice | None) -> tuple[tuple[str, int], ...]:
    """Return the ids of what a build is made of with their counts, accelerators first."""
    if choice is None or choice.candidate is None:
        return ()
    cards = choice.candidate.gpu.id, choice.tier.gpu_count
    return (cards, *((item.part.id, item.count) for item in choice.items))


def _judgements(choice: Choice | None) -> Mapping[str, str]:
    """Return what the rules say that do not pass, by rule."""
    results = choice.results if choice else ()
    return {result.rule: result.severity for result in results if result.severity != "pass"}


def _classes(edition: Edition) -> list[tuple[str, str]]:
    tiers = edition.catalog.tiers.values()
    return [(tier.id, tier_class.id) for tier in tiers for tier_class in tier.classes]


def _choice(edition: Edition, key: tuple[str, str], region: str) -> Choice | None:
    known = key in _classes(edition) and region in edition.catalog.regions
    return edition.choice(*key, region) if known else None
