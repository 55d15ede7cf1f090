"""Pick words: what is picked instead of what, for whom, and which figure decided."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence

from macros.advice.changes.picks import PickChange
from macros.present.changes.reason_words import reason_words
from macros.present.changes.report import Entry
from macros.present.changes.told import Told

_NAMED = 3
_SAID_ONCE = ("new", "gone", "rules")  # of all that follows: they have no figure of their own


def new_picks(changes: Iterable[PickChange], told: Told) -> list[Entry]:
    """Return what is picked instead of what, that first which concerns most readers."""
    new = [change for change in changes if change.is_new_pick]
    return _entries(new, _switch, _switch_words, told)


def new_ties(changes: Iterable[PickChange], told: Told) -> list[Entry]:
    """Return what is as good as a pick that stays, or no longer, for most readers first."""
    ties = [change for change in changes if not change.is_new_pick]
    return _entries(ties, _tie, _tie_words, told)


def _entries(
    changes: Sequence[PickChange],
    key: Callable[[PickChange], Hashable],
    words: Callable[[PickChange, Told], str],
    told: Told,
) -> list[Entry]:
    """Return one point for all readers to whom the same happens for the same reason."""
    alike: dict[Hashable, list[PickChange]] = defaultdict(list)
    for change in changes:
        because = change.because
        alike[key(change), because.kind, because.product, because.constraint].append(change)
    entries, known = [], set[str]()
    for group in sorted(alike.values(), key=len, reverse=True):
        first = told.nearest(group)  # with the figures of where most readers of the language buy
        said = [words(first, told), reason_words(first.because, first.region, told)]
        if first.because.kind in _SAID_ONCE and said[1] in known:
            del said[1]
        known.update(said)
        sentence = told.language.text("join.sentence").join(said)
        entries.append(Entry(sentence, tuple(_readers(group, told))))
    return entries


def _readers(group: Sequence[PickChange], told: Told) -> Iterable[str]:
    """Yield each reader with the regions."""
    regions: dict[str, list[str]] = defaultdict(list)
    for change in group:
        regions[change.persona].append(change.region)
    for persona, ids in regions.items():
        yield told.language.paired(told.persona(persona), told.regions(ids))


def _switch(change: PickChange) -> Hashable:
    return tuple(one.thing if one else None for one in (change.before, change.after))


def _switch_words(change: PickChange, told: Told) -> str:
    say, before, after = told.language.say, change.before, change.after
    if after is None:
        assert before
        return say("explain-pick-none", before=told.offered(before), number=before.count)
    now, number = told.offered(after), after.count
    if before is None:
        return say("explain-pick-first", now=now, number=number)
    return say("explain-pick", now=now, before=told.offered(before), number=number)


def _tie(change: PickChange) -> Hashable:
    picked = change.after.id if change.after else ""
    both = change.ties_made, change.ties_broken
    return picked, *(tuple(tie.thing for tie in ties) for ties in both)


def _tie_words(change: PickChange, told: Told) -> str:
    """Return what is now, and what is no longer, as good as the pick."""
    assert change.after, "what ties, ties with a pick"
    said = [
        told.language.say(
            f"explain-tie-{happened}",
            others=told.language.enumerated([told.offered(tie) for tie in ties[:_NAMED]]),
            number=len(ties),
            cards=sum(tie.count for tie in ties),
            more=max(len(ties) - _NAMED, 0),
            pick=told.offered(change.after),
            picked=change.after.count,
        )
        for happened, ties in (("made", change.ties_made), ("broken", change.ties_broken))
        if ties
    ]
    return told.language.text("join.sentence").join(said)
