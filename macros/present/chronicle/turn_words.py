"""Turn words: how a pick became another one, and the figure that decided, in a language."""

from __future__ import annotations

from dataclasses import dataclass

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.turns import PickTurn, RecordedPick, RecordedReason
from macros.present.prices.home_region import home_region
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded

CENTS_BELOW = 100  # amounts of which cents are shown
CLOSE_CALL = 0.02  # what a price that moved by less decides was close before


@dataclass(frozen=True)
class TurnWords:
    """A turn in words: what is picked now and what was before, and why; `products` by their ids."""

    day: PartialDate
    date: str
    persona: str
    persona_name: str
    change: str
    reason: str
    products: tuple[str, ...]


def turns_of(edition: Edition, language: Language) -> list[PickTurn]:
    """Return the recorded turns of the language's region, the newest first.

    Readers and products that are no longer in the data are left out.
    """
    catalog = edition.catalog
    region = home_region(catalog, language) if catalog.regions else ""
    known = [turn for turn in catalog.turns if turn.region == region and _is_known(turn, catalog)]
    return sorted(known, key=lambda turn: turn.date.first_day, reverse=True)


def _is_known(turn: PickTurn, catalog: Catalog) -> bool:
    return turn.persona in catalog.personas and products_of(turn) <= catalog.gpus.keys()


def products_of(turn: PickTurn) -> set[str]:
    """Return the ids of the products that a turn names."""
    picks = {pick.id for pick in (turn.before, turn.after) if pick}
    return picks | ({turn.because.product} if turn.because.product else set())


def turn_words(turn: PickTurn, catalog: Catalog, language: Language) -> TurnWords:
    """Return a turn in words."""
    return TurnWords(
        day=turn.date,
        date=language.date(turn.date),
        persona=turn.persona,
        persona_name=language.text(f"persona.{turn.persona}.name"),
        change=_change(turn, catalog, language),
        reason=_reason(turn.because, turn, catalog, language),
        products=tuple(sorted(products_of(turn))),
    )


def _change(turn: PickTurn, catalog: Catalog, language: Language) -> str:
    state = "none" if turn.after is None else "first" if turn.before is None else "other"
    return language.say(
        "turn-change",
        state=state,
        product=_named(turn.after, catalog, language),
        old=_named(turn.before, catalog, language),
    )


def _named(pick: RecordedPick | None, catalog: Catalog, language: Language) -> str:
    """Return a pick as a sentence names it, with whether it is new, used or rented."""
    if pick is None:
        return ""
    product = language.products([(catalog.gpus[pick.id], pick.count)])
    return language.say("turn-product", product=product, kind=pick.kind)


def _reason(because: RecordedReason, turn: PickTurn, catalog: Catalog, language: Language) -> str:
    """Return the figure that decided, in a sentence; of one that reads the same, that many did."""
    was, now = because.before or 0.0, because.after or 0.0
    before, after = (_money(amount, because, language) for amount in (was, now))
    share = language.percent(abs(now / was - 1)) if was else ""
    reads_same = {"price": before == after, "speed": share == language.percent(0)}
    return language.say(
        f"turn-cause-{'rules' if reads_same.get(because.cause) else because.cause}",
        product=_cause_product(because, turn, catalog, language),
        way="up" if now > was else "down",
        before=before,
        after=after,
        share=share,
        need=because.constraint or "",
        kind=because.kind or "street_new",
        little="yes" if was and abs(now / was - 1) < CLOSE_CALL else "no",
    )


def _cause_product(
    because: RecordedReason, turn: PickTurn, catalog: Catalog, language: Language
) -> str:
    """Return the product that decided; a speed is that of new and of used ones alike."""
    if because.product is None:
        return ""
    if because.cause == "speed":
        return language.products([(catalog.gpus[because.product], 1)])
    picks = [pick for pick in (turn.after, turn.before) if pick and pick.id == because.product]
    kind = because.kind or (picks[0].kind if picks else "street_new")
    return _named(RecordedPick(id=because.product, kind=kind), catalog, language)


def _money(amount: float, because: RecordedReason, language: Language) -> str:
    """Return a price that decided; nothing where no price did."""
    if because.currency is None or not amount:
        return ""
    cents = amount < CENTS_BELOW
    shown = round(amount, 2) if cents else rounded(amount)
    return language.money(shown, because.currency, cents=cents)
