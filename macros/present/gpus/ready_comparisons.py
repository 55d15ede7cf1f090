"""Ready comparisons: accelerators that buyers weigh against each other, found by rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Literal

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.charts.reader_money import ReaderMoney
from macros.present.gpus.either_or import (
    LEAST_OF_PRICE,
    MORE_MEMORY,
    NEAR_OLD_PRICE,
    NEAR_PRICE,
    PAIR,
    either_or,
)
from macros.present.gpus.gains import Side, gains, listed_works
from macros.present.gpus.usual_work import usual_work
from macros.present.picks.verdict_words import reason_words
from macros.present.prices.common_prices import common_offers, offer_of_kind
from macros.present.words.language import Language

MOST_OF_A_SEGMENT = 2
# Cloud services and whole computers are not bought like cards.
_SEGMENTS = ("consumer", "workstation", "datacenter")
_RECENT_YEARS = 2
# The rules that weigh a price of one kind against another one.
BY_PRICE = ("near", "old", "pair")

_Key = Callable[[Gpu], tuple[str, ...]]


Rule = Literal["near", "old", "pair", "change", "memory"]


@dataclass(frozen=True)
class Ready:
    """Choices that buyers weigh, and the rule that found them."""

    rule: Rule
    sides: tuple[Side, ...]

    @property
    def ids(self) -> str:
        """How the address of the tool names them."""
        return ",".join(side.key for side in self.sides)

    @property
    def page(self) -> str:
        """The name of its page: `2x-<id>-or-<id>`; empty for more than two, which have none.

        In an order of its own, so that it stays the same when prices change places.
        """
        if len(self.sides) != PAIR:
            return ""
        sides = sorted(self.sides, key=lambda side: (-side.count, side.gpu.id))
        return "-or-".join(side.key.replace(":", "-") for side in sides)


@dataclass(frozen=True)
class ReadyComparison:
    """A comparison as a link: the names, what each gains, why these, the ids of the address.

    `page` is the name of its page, if it has one.
    """

    names: str
    answer: str
    reason: str
    ids: str
    page: str


@lru_cache(maxsize=4)  # as every page of an accelerator asks for them
def ready_choices(edition: Edition) -> tuple[Ready, ...]:
    """Return what buyers weigh, then changes of generation and products with the same memory."""
    gpus = [
        gpu
        for gpu in edition.catalog.gpus.values()
        if gpu.segment in _SEGMENTS and gpu.since and not gpu.preview
    ]
    weighed = either_or(edition, usual_work(edition.catalog))
    found = [
        *(Ready(choice.rule, (choice.first, choice.second)) for choice in weighed),
        *(Ready("change", _sold_new(edition, pair)) for pair in generation_changes(gpus)),
        *(Ready("memory", _sold_new(edition, group)) for group in same_memory(gpus)),
    ]
    first: dict[frozenset[str], Ready] = {}
    for ready in found:
        first.setdefault(frozenset(side.key for side in ready.sides), ready)
    return tuple(first.values())


def ready_comparisons(edition: Edition, language: Language) -> list[ReadyComparison]:
    """Return the same in the words of a language."""
    return [
        ReadyComparison(
            ready_names(ready, language),
            _answer(ready, edition, language),
            priced_reason(ready, ready_reason(ready, edition.catalog, language), language),
            ready.ids,
            ready.page,
        )
        for ready in ready_choices(edition)
    ]


def _answer(ready: Ready, edition: Edition, language: Language) -> str:
    """Return what each gains, and what speaks against it; empty where nothing is to be said.

    Of more than two, most differ in something of which none is the best of all.
    """
    gained = gains(ready.sides, edition, language)
    if not gained and ready.page:
        gained = language.say("ready-no-gain")
    sentences = [gained, *_warnings(ready, edition, language)]
    return language.text("join.sentence").join(filter(None, sentences))


def _warnings(ready: Ready, edition: Edition, language: Language) -> Iterator[str]:
    """Yield what speaks against each where the language is read, at a price of the kind weighed."""
    money = ReaderMoney.of(edition, language)
    verdicts = edition.card_verdicts(money.region) if money.region else {}
    for side in ready.sides:
        if verdict := verdicts.get(side.gpu.id):
            if side.offer:
                offers = money.on_sale.get(side.gpu.id, ())
                verdict = verdict.at_price(offer_of_kind(offers, side.offer.kind))
            yield language.say(
                "ready-warned",
                name=language.local_name(side.gpu),
                faults=language.text("join.semicolon").join(reason_words(verdict, language)),
                page=language.text("nav.avoid"),
            )


def priced_reason(ready: Ready, reason: str, language: Language) -> str:
    """Return a reason, and of which kind the prices are where all are of the same one."""
    kinds = {side.offer.kind if side.offer else None for side in ready.sides}
    if ready.rule not in BY_PRICE or len(kinds) > 1:
        return reason
    return language.say("ready-priced", reason=reason, kind=kinds.pop() or "")


def ready_pages_of(edition: Edition, gpu: Gpu, language: Language) -> list[tuple[str, str]]:
    """Return name and title of the pages on which an accelerator is one of two choices."""
    return [
        (ready.page, ready_names(ready, language))
        for ready in ready_choices(edition)
        if ready.page and any(side.gpu.id == gpu.id for side in ready.sides)
    ]


def ready_names(ready: Ready, language: Language, *, short: bool = False) -> str:
    """Return the names in a line: `A (used) or B (new)`."""
    named = side_names(ready, language, short=short)
    if len(named) != PAIR:
        return language.listed(named)
    first, second = named
    return language.say("either-or", first=first, second=second)


def side_names(ready: Ready, language: Language, *, short: bool = False) -> list[str]:
    """Return the name of each choice, with the kind of its price where these differ."""
    names = [side.name(language, short=short) for side in ready.sides]
    kinds = [side.offer.kind if side.offer else None for side in ready.sides]
    if ready.rule not in BY_PRICE or len(set(kinds)) == 1:
        return names
    return [
        language.bracketed(name, language.text(f"pick.kind.{kind}"))
        for name, kind in zip(names, kinds, strict=True)
    ]


def ready_reason(ready: Ready, catalog: Catalog, language: Language) -> str:
    """Return why these stand beside each other."""
    first, *_, last = (side.gpu for side in ready.sides)
    if ready.rule == "change":
        newer, older = (language.product(gpu.family) for gpu in (first, last))
        return language.text("compare.ready_change", newer=newer, older=older)
    if ready.rule == "memory":
        segment = language.text(f"segment.{first.segment}")
        memory = language.figure(first.memory.size_gb, "gb")
        return language.text("compare.ready_memory", memory=memory, segment=segment)
    if ready.rule == "near":
        return language.text("compare.ready_near", works=_near_works(catalog, language))
    return language.text(f"compare.ready_{ready.rule}")


def _near_works(catalog: Catalog, language: Language) -> str:
    """Return the work in which the speeds of neighbours are near each other."""
    work = usual_work(catalog)
    return listed_works([work], language) if work else ""


def _sold_new(edition: Edition, gpus: Iterable[Gpu]) -> tuple[Side, ...]:
    """Return one of each at its price of today where it is sold new."""
    offers = {gpu.id: offer_of_kind(common_offers(edition)[gpu.id], "street_new") for gpu in gpus}
    known = {id_: offer for id_, offer in offers.items() if offer and not offer.stale}
    return tuple(Side(edition.catalog.gpus[id_], 1, known.get(id_)) for id_ in offers)


def rule_words(catalog: Catalog, language: Language) -> str:
    """Return by which rules the comparisons of prices are found."""
    return language.text(
        "compare.ready_rule",
        near=language.percent(NEAR_PRICE - 1),
        works=_near_works(catalog, language),
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
