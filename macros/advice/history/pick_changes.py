"""Turns: which answers differ between two editions of the advice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from macros.advice.edition import Edition
from macros.advice.picks.pick import Verdict


@dataclass(frozen=True)
class PickChange:
    """A persona's answer in a region before and after; None where there is or was none."""

    persona: str
    region: str
    before: str | None
    after: str | None
    ties_before: tuple[str, ...]
    ties_after: tuple[str, ...]

    @property
    def is_new_pick(self) -> bool:
        """Whether the pick itself changed, not only what ties with it."""
        return self.before != self.after


def pick_changes(before: Edition, after: Edition) -> Iterator[PickChange]:
    """Yield each answer that differs, by region, in the order of the personas."""
    regions = dict.fromkeys([*before.catalog.regions, *after.catalog.regions])
    personas = dict.fromkeys([*before.catalog.personas, *after.catalog.personas])
    for region in regions:
        for persona in personas:
            was, is_ = (_verdict(edition, persona, region) for edition in (before, after))
            if _answer(was) != _answer(is_):
                yield PickChange(persona, region, _pick(was), _pick(is_), _ties(was), _ties(is_))


def _verdict(edition: Edition, persona: str, region: str) -> Verdict | None:
    known = persona in edition.catalog.personas and region in edition.catalog.regions
    return edition.verdict(persona, region) if known else None


def _answer(verdict: Verdict | None) -> tuple[object, ...]:
    return _pick(verdict), sorted(_ties(verdict))


def _pick(verdict: Verdict | None) -> str | None:
    """Return the picked product and, where it is not new, the kind of offer."""
    if verdict is None or verdict.pick is None:
        return None
    id_, kind = verdict.pick.key
    return id_ if kind == "street_new" else f"{id_} ({kind})"


def _ties(verdict: Verdict | None) -> tuple[str, ...]:
    return tuple(tie.gpu.id for tie in verdict.ties) if verdict else ()
