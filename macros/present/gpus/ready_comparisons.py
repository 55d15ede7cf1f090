"""Ready comparisons: accelerators that buyers weigh against each other, found by rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.gpus.either_or import (
    LEAST_OF_PRICE,
    MORE_MEMORY,
    NEAR_OLD_PRICE,
    NEAR_PRICE,
    EitherOr,
    either_or,
)
from macros.present.gpus.gains import Side, gains
from macros.present.gpus.usual_work import usual_work
from macros.present.prices.common_prices import common_offers, offer_of_kind
from macros.present.words.language import Language

MOST_OF_A_SEGMENT = 2
# Cloud services and whole computers are not bought like cards.
_SEGMENTS = ("consumer", "workstation", "datacenter")
_RECENT_YEARS = 2

_Key = Callable[[Gpu], tuple[str, ...]]


@dataclass(frozen=True)
class ReadyComparison:
    """A comparison as a link: the names, what each gains, why these, and the ids of the address."""

    names: str
    answer: str
    reason: str
    ids: str


def ready_comparisons(edition: Edition, language: Language) -> list[ReadyComparison]:
    """Return what buyers weigh, then changes of generation and products with the same memory."""
    gpus = [
        gpu
        for gpu in edition.catalog.gpus.values()
        if gpu.segment in _SEGMENTS and gpu.since and not gpu.preview
    ]
    said = _Said(edition, language)
    found = [
        *map(said.weighed, either_or(edition, usual_work(edition.catalog))),
        *(said.change(new, old) for new, old in generation_changes(gpus)),
        *map(said.alike, same_memory(gpus)),
    ]
    first: dict[frozenset[str], ReadyComparison] = {}
    for comparison in found:
        first.setdefault(frozenset(comparison.ids.split(",")), comparison)
    return list(first.values())


def rule_words(catalog: Catalog, language: Language) -> str:
    """Return by which rules the comparisons of prices are found."""
    return language.text(
        "compare.ready_rule",
        near=language.percent(NEAR_PRICE - 1),
        old=language.percent(NEAR_OLD_PRICE - 1),
        memory=language.exact(MORE_MEMORY),
        least=language.percent(LEAST_OF_PRICE),
        certainty=language.percent(catalog.rules["tie-certainty"].value),
    )


def generation_changes(gpus: Sequence[Gpu]) -> list[tuple[Gpu, Gpu]]:
    """Return the fastest of each vendor's newest family beside the fastest of the one before.

    A family belongs to the segment of most of its products.
    """
    changes: list[tuple[Gpu, Gpu]] = []
    own = [gpu for family in _grouped(gpus, lambda gpu: (gpu.family,)) for gpu in _typical(family)]
    for segment in _SEGMENTS:
        of_segment = []
        among = (gpu for gpu in own if gpu.segment == segment)
        for line in _grouped(among, lambda gpu: (gpu.vendor,)):
            families = sorted(
                _grouped(line, lambda gpu: (gpu.family,)),
                key=lambda family: min(map(_oldest, family)),
            )
            pairs = pairwise(map(_fastest, reversed(families)))
            of_segment += [(new, old) for new, old in pairs if _newest(new) < _newest(old)][:1]
        changes += sorted(of_segment, key=lambda change: _newest(change[0]))[:MOST_OF_A_SEGMENT]
    return changes


def same_memory(gpus: Sequence[Gpu]) -> list[tuple[Gpu, ...]]:
    """Return the newest of each vendor among recent products of a segment with the same memory.

    Groups of one vendor are left out; those of more vendors and of more memory come first.
    """
    last = max((_year(gpu) for gpu in gpus), default=0)
    recent = [gpu for gpu in gpus if _year(gpu) >= last - _RECENT_YEARS]
    groups: list[tuple[Gpu, ...]] = []
    for segment in _SEGMENTS:
        among = (gpu for gpu in recent if gpu.segment == segment)
        alike = _grouped(among, lambda gpu: (f"{gpu.memory.size_gb:08.1f}",))
        several = [group for group in map(_newest_of_each_vendor, alike) if len(group) > 1]
        several.sort(key=lambda group: (-len(group), -group[0].memory.size_gb))
        groups += several[:MOST_OF_A_SEGMENT]
    return groups


def _newest_of_each_vendor(gpus: Iterable[Gpu]) -> tuple[Gpu, ...]:
    newest = [min(own, key=_newest) for own in _grouped(gpus, lambda gpu: (gpu.vendor,))]
    return tuple(sorted(newest, key=_newest))


def _typical(family: Sequence[Gpu]) -> list[Gpu]:
    """Return those of the segment that most of the family are in."""
    segment, _ = Counter(gpu.segment for gpu in family).most_common(1)[0]
    return [gpu for gpu in family if gpu.segment == segment]


def _grouped(gpus: Iterable[Gpu], key: _Key) -> Iterator[list[Gpu]]:
    for _, group in groupby(sorted(gpus, key=lambda gpu: (key(gpu), gpu.id)), key):
        yield list(group)


def _fastest(gpus: Iterable[Gpu]) -> Gpu:
    """Return the product with the highest bandwidth; of equal ones the faster, then the first."""
    return min(
        gpus,
        key=lambda gpu: (
            -gpu.memory.bandwidth_gb_s,
            -(gpu.compute.fp32_tflops or 0),
            *_oldest(gpu),
        ),
    )


def _oldest(gpu: Gpu) -> tuple[int, str]:
    assert gpu.since is not None
    return gpu.since.first_day.toordinal(), gpu.id


def _newest(gpu: Gpu) -> tuple[int, str]:
    day, id_ = _oldest(gpu)
    return -day, id_


def _year(gpu: Gpu) -> int:
    assert gpu.since is not None
    return gpu.since.first_day.year


@dataclass(frozen=True)
class _Said:
    """Ready comparisons in the words of a language."""

    edition: Edition
    language: Language

    def weighed(self, choice: EitherOr) -> ReadyComparison:
        """Return two choices whose prices have kinds, which the names tell."""
        first, second = (self._priced(side) for side in (choice.first, choice.second))
        names = self.language.text("compare.either", first=first, second=second)
        reason = self.language.text(f"compare.ready_{choice.rule}")
        return self._ready(names, reason, (choice.first, choice.second))

    def change(self, new: Gpu, old: Gpu) -> ReadyComparison:
        """Return the fastest of two families."""
        newer, older = (self.language.product(gpu.family) for gpu in (new, old))
        reason = self.language.text("compare.ready_change", newer=newer, older=older)
        return self._of_products((new, old), reason)

    def alike(self, group: tuple[Gpu, ...]) -> ReadyComparison:
        """Return products of one segment with the same memory."""
        segment = self.language.text(f"segment.{group[0].segment}")
        memory = self.language.figure(group[0].memory.size_gb, "gb")
        reason = self.language.text("compare.ready_memory", memory=memory, segment=segment)
        return self._of_products(group, reason)

    def _of_products(self, gpus: Sequence[Gpu], reason: str) -> ReadyComparison:
        names = self.language.listed(self.language.local_name(gpu) for gpu in gpus)
        return self._ready(names, reason, [self._new(gpu) for gpu in gpus])

    def _new(self, gpu: Gpu) -> Side:
        offer = offer_of_kind(common_offers(self.edition)[gpu.id], "street_new")
        return Side(gpu, 1, None if offer is None or offer.stale else offer)

    def _priced(self, side: Side) -> str:
        kind = side.offer.kind if side.offer else "street_new"
        return self.language.bracketed(
            side.name(self.language), self.language.text(f"pick.kind.{kind}")
        )

    def _ready(self, names: str, reason: str, sides: Sequence[Side]) -> ReadyComparison:
        answer = gains(sides, self.edition, self.language)
        return ReadyComparison(names, answer, reason, ",".join(side.key for side in sides))
