"""Used words: which parts of a build are bought used, and what to ask the seller."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from macros.advice.builds.choice import Choice
from macros.advice.builds.options import Item
from macros.advice.builds.wiring import Feed, wiring_of
from macros.facts.records.connectors import NAMES_OF_16PIN
from macros.facts.records.parts import Cpu
from macros.present.builds.part_rows import part_name
from macros.present.words.language import Language


def used_words(choice: Choice, language: Language) -> Iterator[str]:
    """Yield which parts to buy used, and what to ask of sellers; nothing where all are new.

    The first maker of a computer may have locked its processor.
    """
    used = _used_parts(choice)
    names = [*_used_card(choice, language), *(part_name(item, language) for item in used)]
    if names:
        yield language.say("used-bought", parts=language.enumerated(names))
    yield from _adapters(choice, language)
    if locked := [part_name(item, language) for item in used if _may_be_locked(item)]:
        yield language.say("used-locked", parts=language.enumerated(locked))


def _used_parts(choice: Choice) -> list[Item]:
    return [item for item in choice.items if item.offer and item.offer.kind == "used"]


def _used_card(choice: Choice, language: Language) -> Iterator[str]:
    if choice.candidate and choice.candidate.offer.kind == "used":
        yield language.local_name(choice.candidate.gpu)


def _adapters(choice: Choice, language: Language) -> Iterator[str]:
    """Yield which used cards hang on the adapter from their box, by the plugs that it has."""
    if choice.build is None or not any(_used_card(choice, language)):
        return
    wiring = wiring_of(choice.build, (choice.figures or {}).get("board_w"))
    alike: dict[tuple[int, bool], list[Feed]] = defaultdict(list)
    for feed in wiring.feeds:
        if feed.adapter_8pin:
            has_16pin = any(plug.name in NAMES_OF_16PIN for plug in feed.plugs or ())
            alike[feed.adapter_8pin, has_16pin].append(feed)
    for (plugs, has_16pin), feeds in alike.items():
        yield language.say(
            "used-adapter",
            number=len(feeds),
            names=language.enumerated([language.exact(feed.card) for feed in feeds]),
            plugs=plugs,
            native="yes" if has_16pin else "no",
        )


def _may_be_locked(item: Item) -> bool:
    return isinstance(item.part, Cpu) and bool(item.part.vendor_lock)
