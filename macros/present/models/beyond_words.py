"""Beyond words: what else holds a model: a card with main memory, and what has no price here."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from macros.advice.edition import Edition
from macros.advice.fit.fit_beyond import SERVER_MAIN_MEMORY, SYSTEM_GB, Beyond
from macros.advice.fit.fit_records import FitSpeed, Unpriced
from macros.advice.memory.formats import Ends
from macros.facts.records.models import Model
from macros.present.tools.fit_numbers import main_memory_name
from macros.present.words.language import Language
from macros.present.words.memory_words import ends
from macros.present.words.offer_words import rounded

_TENTHS = 10


@dataclass(frozen=True)
class Beside:
    """A sentence on a card with main memory, and where on the site one computes it further."""

    sentence: str
    href: str


@dataclass(frozen=True)
class BeyondWords:
    """What else holds a model in a region, in sentences."""

    unpriced: tuple[str, ...] = ()
    main_memory: Beside | None = None


def beyond_words(
    edition: Edition, model: Model, region: str, named: Sequence[str], language: Language
) -> BeyondWords:
    """Return what the fit page names besides what stands in the tables.

    What has no price is left out where its id is `named` already.
    """
    found = edition.beyond_cards(model.id, region)
    if found is None:
        return BeyondWords()
    unpriced = [one for one in found.unpriced if one["id"] not in named]
    return BeyondWords(
        _unpriced(unpriced, edition, language),
        _main_memory(found, edition, model, region, language),
    )


def _unpriced(found: Sequence[Unpriced], edition: Edition, language: Language) -> tuple[str, ...]:
    if not found:
        return ()
    gpus = edition.catalog.gpus
    names = (language.local_name(gpus[one["id"]], short=True) for one in found)
    counted = [language.counted(n, one["count"]) for n, one in zip(names, found, strict=True)]
    return (language.text("fit.unpriced", cards=language.listed(counted)),)


def _main_memory(
    found: Beyond, edition: Edition, model: Model, region: str, language: Language
) -> Beside | None:
    """Return how a card runs the model whose experts lie in main memory, where that is known."""
    memory, row = edition.fit_facts["main_memory"], found.helped
    if memory is None or row is None or row["speed"] is None:
        return None
    catalog = edition.catalog
    money = language.money(rounded(row["amount"]), catalog.regions[region].currency)
    part = math.ceil(row["host_gib"] * _TENTHS) / _TENTHS
    sentence = language.say(
        "model-main-memory",
        part=language.text("unit.gib", number=language.exact(part)),
        memory=main_memory_name(found.main_memory, memory, language),
        card=language.products([(catalog.gpus[row["id"]], 1)]),
        speed=_tokens(row["speed"], language),
        money=language.text("chart.about", money=money),
        kind="street_new" if row["kind"] == "new" else "used",
        total=language.figure(found.total_gb, "gb"),
        each=language.figure(found.total_gb // _channels(found.main_memory), "gb"),
        host="server" if found.main_memory == SERVER_MAIN_MEMORY else "desktop",
    )
    held = f"main={found.main_memory}&ram={found.total_gb - SYSTEM_GB}"
    return Beside(sentence, f"../../fit/?model={model.id}&card={row['id']}&{held}")


def _channels(kind: str) -> int:
    """Return the channels of a kind of main memory, on each of which one module runs fastest."""
    return int(kind.partition("x")[0])


def _tokens(speed: FitSpeed, language: Language) -> str:
    known = Ends(speed["low"], speed["likely"], speed["high"])
    return language.text("unit.tokens_per_s", number=ends(known, language))
