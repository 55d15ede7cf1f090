"""Gains: what each of a few choices gives its buyer and the others do not, in one sentence each."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from macros.advice.edition import Edition
from macros.advice.picks.scores import certainty_of
from macros.advice.prices.offers import Offer, price_difference_spread
from macros.facts.catalog import Catalog
from macros.facts.records.evidence import TOLERANCE
from macros.facts.records.products import Gpu
from macros.present.gpus.compared_facts import SpeedFact, at_most, leads, speed_of, sure_lead
from macros.present.words.language import Language

_ALL = "all"
# What a sentence calls kinds of work that belong together; each has a name for sentences as well.
_GROUPS: Mapping[str, tuple[str, ...]] = {
    "text": (
        "llm-decode-8b",
        "llm-decode-30b",
        "llm-decode-moe-30b",
        "llm-decode-moe-120b",
        "llm-decode-70b",
    ),
    "prompts": ("llm-prompt", "llm-long-context"),
    "training": ("cnn-training", "rnn-training", "transformer-training"),
    "tuning": ("llm-finetuning-8b", "llm-finetuning-70b"),
    "pictures": ("image-generation", "video-generation"),
}
# Groups of which some kinds share the words of a sentence.
_ONE_BY_ONE = ("text", "training")
_WITH = "用"  # Chinese names the size of models first: with models of 8B writing text
_GROUP_OF = {work: group for group, works in _GROUPS.items() for work in works}


@dataclass(frozen=True)
class Side:
    """So many of an accelerator, each at the price of the offer where one is compared."""

    gpu: Gpu
    count: int = 1
    offer: Offer | None = None

    @property
    def usd(self) -> float | None:
        """What all of them cost, in US dollars without tax."""
        return self.offer.usd * self.count if self.offer else None

    @property
    def memory_gb(self) -> float:
        """The memory of all of them together."""
        return self.gpu.memory.size_gb * self.count

    @property
    def key(self) -> str:
        """How the address of the comparison names it."""
        return self.gpu.id if self.count == 1 else f"{self.count}x:{self.gpu.id}"

    def name(self, language: Language, *, short: bool = False) -> str:
        """Return the name, with the number where that is not 1."""
        return language.counted(language.local_name(self.gpu, short=short), self.count)


def gains(sides: Sequence[Side], edition: Edition, language: Language) -> str:
    """Return the sentences on all sides that gain anything; empty where none is known to."""
    sentences = (
        _sentence(side, [other for other in sides if other is not side], edition, language)
        for side in sides
    )
    return language.text("join.sentence").join(filter(None, sentences))


def _sentence(
    side: Side, others: Sequence[Side], edition: Edition, language: Language
) -> str | None:
    won = faster_in(side, others, edition)
    most = max(other.memory_gb for other in others)
    share = _saved(side, others, edition.catalog)
    parts = {
        "speed": bool(won),
        "memory": side.memory_gb > most * (1 + TOLERANCE),
        "price": share is not None,
    }
    named = "_".join(name for name, is_gained in parts.items() if is_gained)
    if not named:
        return None
    return language.text(
        f"compare.gain.{named}",
        name=side.name(language),
        works=listed_works(won, language),
        memory=language.figure(side.memory_gb, "gb"),
        other=language.figure(most, "gb"),
        share=language.percent(share or 0),
    )


def faster_in(side: Side, others: Sequence[Side], edition: Edition) -> list[str]:
    """Return the groups of work in which a side is surely faster than all others, or `all`.

    It is where it leads them in each work of the group, whichever way cards share the work, of
    which only that in turn may be known. A group with work in which it does not
    lead, of which somebody's speed is not known, or that another side alone has the memory for, is
    not named: each work of it in which it leads is, by itself.
    """
    lead, led = sure_lead(edition.catalog), dict[str, dict[str, bool]]()
    open_groups = set[str]()
    for work in edition.catalog.workloads:
        own, *facts = (speed_of(edition, work, one.gpu, one.count) for one in (side, *others))
        theirs = [
            at_most(fact, edition, work, other.gpu, other.count)
            for fact, other in zip(facts, others, strict=True)
        ]
        known = [speed for speed in theirs if isinstance(speed, list)]
        if isinstance(own, list) and len(known) == len(theirs):
            is_ahead = all(leads(own, speed, lead) for speed in known)
            led.setdefault(group_of(work), {})[work] = is_ahead
        elif (own == "memory" and known) or _is_half_known(own, theirs):
            open_groups.add(group_of(work))
    whole = [g for g, ahead in led.items() if all(ahead.values()) and g not in open_groups]
    if len(whole) == len(led) > 1 and not open_groups:
        return [_ALL]
    return [
        name
        for group, ahead in led.items()
        for name in ([group] if group in whole else [work for work in ahead if ahead[work]])
    ]


def groups_known_alone(side: Side, other: Side, edition: Edition) -> list[str]:
    """Return the groups of work of which some speed of a side is known and none of the other."""
    facts = defaultdict[str, list[list[SpeedFact]]](list)
    for work in edition.catalog.workloads:
        pair = [speed_of(edition, work, one.gpu, one.count) for one in (side, other)]
        facts[group_of(work)].append(pair)
    return [
        group
        for group, pairs in facts.items()
        if any(isinstance(own, list) for own, _ in pairs) and all(not their for _, their in pairs)
    ]


def _is_half_known(own: SpeedFact, theirs: Sequence[SpeedFact]) -> bool:
    """Return whether the speed of one side is not known and that of another is."""
    facts = (own, *theirs)
    return None in facts and any(isinstance(fact, list) for fact in facts)


def _saved(side: Side, others: Sequence[Side], catalog: Catalog) -> float | None:
    """Return by which share a side costs less than the cheapest other; None where none is sure."""
    cheapest = min(others, key=lambda other: math.inf if other.usd is None else other.usd)
    if side.usd is None or any(other.usd is None for other in others):
        return None
    assert side.offer, "it has a price"
    assert cheapest.offer
    assert cheapest.usd
    is_sure = is_surely_less(side.usd, cheapest.usd, (side.offer, cheapest.offer), catalog)
    return 1 - side.usd / cheapest.usd if is_sure else None


def is_surely_less(
    ours: float,
    theirs: float,
    offers: tuple[Offer, Offer],
    catalog: Catalog,
    shares: tuple[float, float] = (1.0, 1.0),
) -> bool:
    """Return whether a sum is lower by more than nothing, as surely as `tie-certainty` asks for.

    The sums are made of the `offers`, of which these are such `shares`; the rest is known exactly.
    """
    ahead = math.log(theirs / ours)
    spread = price_difference_spread(*offers, *shares)
    certainty = certainty_of(ahead, spread)
    return ahead > math.log(1 + TOLERANCE) and certainty >= catalog.rules["tie-certainty"].value


def listed_works(won: Sequence[str], language: Language) -> str:
    """Return groups and kinds of work as `faster_in` names them, in a sentence.

    Kinds of one group share their words: training convolutional networks and transformers.
    """
    named = [_together(group, list(some), language) for group, some in groupby(won, key=group_of)]
    before = named[:-1]
    if language.names.code == "zh" and any(each.startswith(_WITH) for each in before):
        # Joined by a mere `and`, the last work would be done with the models of that size too.
        return f"{language.listed(before)}，以及{named[-1]}"
    return language.enumerated(named)


def _together(group: str, works: Sequence[str], language: Language) -> str:
    """Return some kinds of work of one group, or the whole group, as one."""
    if works == [group] or group not in _ONE_BY_ONE:
        return language.enumerated([_named(work, language) for work in works])
    *before, last = (language.say("work-kind", kind=work) for work in works)
    # Joined by `or`, since the groups around them are joined by `and`.
    first = language.text("join.places").join(before)
    kinds = language.say("work-either", first=first, last=last) if before else last
    return language.text(f"compare.works.{group}.some", kinds=kinds)


def group_of(work: str) -> str:
    """Return what a sentence calls a kind of work: its group, or itself where it has none."""
    return _GROUP_OF.get(work, work)


def _named(group: str, language: Language) -> str:
    known = group == _ALL or group in _GROUPS or group in _GROUP_OF
    return language.text(f"compare.works.{group}" if known else f"workload.{group}")
