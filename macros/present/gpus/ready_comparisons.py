"""Ready comparisons: accelerators that buyers weigh against each other, found by rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.words.language import Language

MOST_OF_A_SEGMENT = 2
# Cloud services and whole computers are not bought like cards.
_SEGMENTS = ("consumer", "workstation", "datacenter")
_RECENT_YEARS = 2

_Key = Callable[[Gpu], tuple[str, ...]]


@dataclass(frozen=True)
class ReadyComparison:
    """A comparison as a link: why these, their names, and their ids for the address."""

    reason: str
    names: str
    ids: str


def ready_comparisons(catalog: Catalog, language: Language) -> list[ReadyComparison]:
    """Return changes of generation, then products with the same memory, the newest first."""
    gpus = [
        gpu
        for gpu in catalog.gpus.values()
        if gpu.segment in _SEGMENTS and gpu.since and not gpu.preview
    ]
    changes = [_change(new, old, language) for new, old in generation_changes(gpus)]
    return [*changes, *(_alike(group, language) for group in same_memory(gpus))]


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


def _change(new: Gpu, old: Gpu, language: Language) -> ReadyComparison:
    reason = language.text("compare.ready_change", newer=new.family, older=old.family)
    return _ready(reason, (new, old), language)


def _alike(group: tuple[Gpu, ...], language: Language) -> ReadyComparison:
    segment = language.text(f"segment.{group[0].segment}")
    memory = language.figure(group[0].memory.size_gb, "gb")
    reason = language.text("compare.ready_memory", memory=memory, segment=segment)
    return _ready(reason, group, language)


def _ready(reason: str, gpus: Sequence[Gpu], language: Language) -> ReadyComparison:
    names = language.listed(gpu.name for gpu in gpus)
    return ReadyComparison(reason, names, ",".join(gpu.id for gpu in gpus))
