"""Build words: which computers are built from other parts, and which rule or sum decided."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence

from macros.advice.builds.choice import Choice
from macros.advice.changes.builds import BuildChange
from macros.present.builds.obstacle_words import wording_of
from macros.present.changes.report import Entry
from macros.present.changes.told import Told


def changed_builds(changes: Iterable[BuildChange], told: Told) -> list[Entry]:
    """Return one point for each class, of all regions where the same happens to it."""
    alike: dict[Hashable, list[BuildChange]] = defaultdict(list)
    for change in changes:
        key = change.tier, change.tier_class, change.gone, change.come, change.new_warnings
        alike[key].append(change)
    return [_entry(group, told) for group in alike.values()]


def _entry(group: Sequence[BuildChange], told: Told) -> Entry:
    change, language = told.nearest(group), told.language
    tier = told.named(f"tier.{change.tier}", change.tier)
    class_ = told.named(f"tier-class.{change.tier_class}", change.tier_class)
    regions = told.regions([one.region for one in group])
    title = language.bracketed(language.detailed([tier, class_]), regions)
    return Entry(title, tuple(_details(change, told)), f"builds/{change.tier}/")


def _details(change: BuildChange, told: Told) -> Iterator[str]:
    language = told.language
    if not change.is_lost:
        yield from _exchanged(change, told)
    if change.after is None or change.before is None:
        yield language.say("explain-build-left" if change.before else "explain-build-came")
    elif change.is_lost:
        yield language.say("explain-build-lost")
    elif change.is_found:
        yield language.say("explain-build-found")
    yield from _reasons(change, told)
    yield from _sums(change, told)


def _exchanged(change: BuildChange, told: Told) -> Iterator[str]:
    """Yield which parts are out and which are in."""
    language = told.language
    for key, parts in (("out", change.gone), ("in", change.come)):
        if parts:
            named = _without_their_boards(parts, told)
            names = language.listed(_counted(id_, count, told) for id_, count in named)
            yield language.paired(language.text(f"explain.{key}"), names)


def _without_their_boards(
    parts: Sequence[tuple[str, int]], told: Told
) -> Iterator[tuple[str, int]]:
    """Yield parts; the model by which a maker sells a card is no other thing than the card."""
    cards = {id_ for id_, _ in parts}
    for id_, count in parts:
        known = (edition.everything.parts.gpu_boards for edition in (told.after, told.before))
        board = next((boards[id_] for boards in known if id_ in boards), None)
        if board is None or board.gpu not in cards:
            yield id_, count


def _counted(id_: str, count: int, told: Told) -> str:
    """Return a part's name with the number of pieces; it may be in one of the editions only."""
    for edition in (told.after, told.before):
        catalog = edition.everything
        if id_ in catalog.gpus:
            return told.language.counted(told.language.local_name(catalog.gpus[id_]), count)
        if part := catalog.parts.by_id.get(id_):
            return told.language.counted(part.name, count)
    return told.language.counted(id_, count)


def _reasons(change: BuildChange, told: Told) -> Iterator[str]:
    """Yield why what is gone no longer passes, and of what the checks warn only now."""
    choice, language = change.after, told.language
    if choice is None:
        return
    everything = told.after.everything
    known = {*everything.gpus, *everything.parts.by_id}
    for id_, _ in change.gone:
        if id_ not in known:
            yield language.say("explain-product-gone", product=_counted(id_, 1, told))
    wording = wording_of(choice, told.after.catalog, language, choice.figures)
    if change.broken:
        reason = wording.words(change.broken).sentence
        message = "explain-build-closest" if change.is_lost else "explain-build-broken"
        yield language.say(message, reason=reason)
    for result in choice.results:
        if result.rule in change.new_warnings:
            yield language.say("explain-build-warns", reason=wording.words(result).sentence)


def _sums(change: BuildChange, told: Told) -> Iterator[str]:
    """Yield what the build costs before and after, where both are known and not the same."""
    before, after = _sum(change.before, told), _sum(change.after, told)
    if before and after and before != after:
        place = told.language.place(change.region)
        yield told.language.say("explain-build-sum", before=before, after=after, place=place)


def _sum(choice: Choice | None, told: Told) -> str:
    if choice is None or choice.total is None:
        return ""
    return told.money(choice.total.amount, choice.total.currency, "street_new")
