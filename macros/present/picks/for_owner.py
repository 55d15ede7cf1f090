"""For owner: what who has an accelerator already should do with it, in words."""

from __future__ import annotations

import math

from macros.advice.edition import Edition
from macros.advice.picks.upgrades import Sale, Upgrade
from macros.advice.picks.used_goods import UsedPrice, used_price
from macros.facts.records.products import Gpu
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded
from macros.present.words.power_words import unbroken, watts

_SUPPLY_STEP_W = 50  # by which the ratings of power supplies differ
_SALE_DIGITS = 2


def owner_words(step: Upgrade | None, edition: Edition, region: str, language: Language) -> str:
    """Return what the owner of a product should do in a region; nothing where none is advised."""
    if step is None:
        return ""
    said = [
        *_advised(step, edition, region, language),
        *_unsold(step, edition, region, language),
        *_sale(step, edition, language),
    ]
    return language.text("join.sentence").join(said)


def net_words(step: Upgrade, language: Language) -> str:
    """Return what an upgrade costs in the region's money; nothing where the sale pays for it."""
    amount = rounded(step.net) if step.net >= 1 else 0
    return language.money(amount, step.currency)


def sale_money(sale: Sale, language: Language) -> str:
    """Return the resale price from which on replacing pays."""
    return language.money(rounded(sale.amount, _SALE_DIGITS), sale.currency)


def supply_watts(step: Upgrade, language: Language) -> str:
    """Return what a power supply has to be rated for after an upgrade, as such are sold."""
    sold_w = math.ceil((step.supply_w or 0.0) / _SUPPLY_STEP_W) * _SUPPLY_STEP_W
    return unbroken(watts(sold_w, language))


def loss_words(step: Upgrade, language: Language) -> str:
    """Return what the new product cannot do that the old one can; nothing where it can do all."""
    lost = language.enumerated(step.loses)
    return language.say_short("own-loses", features=lost) if lost else ""


def _advised(step: Upgrade, edition: Edition, region: str, language: Language) -> list[str]:
    gpus = edition.catalog.gpus
    name = language.full_name(gpus[step.id])
    if step.to is None:
        # Nobody changes the module of a server, or the chip of a computer.
        is_open = "yes" if _may_pay(step, edition, region) else "no"
        said = language.say("own-wait", product=name, open=is_open)
        return [said] if _is_kept(step, edition) else []
    if step.action == "add":
        said = language.say("own-add", product=name, money=net_words(step, language))
        return [said, *_supply(step, language)]
    said = language.say(
        "own-retire" if step.action == "retire" else "own-replace",
        product=name,
        other=language.full_name(gpus[step.to]),
        ratio=language.number(step.speed_ratio, 2),
        cost=_cost(step),
        money=net_words(step, language),
        support="ended" if _has_ended(gpus[step.id]) else "ending",
        supply="yes" if step.buys_supply else "no",
        watts=supply_watts(step, language) if step.buys_supply else "",
    )
    lost = [language.say("own-loses", features=language.enumerated(step.loses))]
    return [
        said,
        *([] if step.action == "retire" else _supply(step, language)),
        *_out_of_server(gpus[step.id], gpus[step.to], language),
        *(lost if step.loses else []),
    ]


def _is_kept(step: Upgrade, edition: Edition) -> bool:
    """Return whether its owner, who could change it, is told to keep it."""
    return step.to is None and edition.catalog.gpus[step.id].form_factor == "pcie_card"


def _may_pay(step: Upgrade, edition: Edition, region: str) -> bool:
    """Return whether the page has a used price that, if it counted, would pay for another card."""
    offers = edition.situation(region).offers.get(step.id, ())
    used = [offer.amount for offer in offers if offer.kind == "used"]
    return step.sale is not None and max(used, default=0.0) >= step.sale.amount


def _unsold(step: Upgrade, edition: Edition, region: str, language: Language) -> list[str]:
    """Return that no resale is counted, and why.

    Who is told to replace it learns that only where the page has a used price, which seems counted.
    """
    if step.is_sold or step.action == "add":
        return []
    used: UsedPrice = used_price(edition.situation(region).offers.get(step.id, ()), edition.catalog)
    is_told = _is_kept(step, edition) or (step.to is not None and used != "no")
    product = language.full_name(edition.catalog.gpus[step.id])
    return [language.say("own-unsold", product=product, used=used)] if is_told else []


def _sale(step: Upgrade, edition: Edition, language: Language) -> list[str]:
    """Return from which resale price on replacing pays after all, where that is known."""
    if step.sale is None or not _is_kept(step, edition):
        return []
    gpus = edition.catalog.gpus
    said = language.say(
        "own-sale",
        product=language.full_name(gpus[step.id]),
        money=sale_money(step.sale, language),
        other=language.full_name(gpus[step.sale.to]),
    )
    return [said]


def _out_of_server(old: Gpu, new: Gpu, language: Language) -> list[str]:
    """Return that what replaces a card without fans needs another kind of computer."""
    if old.cooling != "passive" or new.cooling in (None, "passive") or not new.board.slots:
        return []
    slots = language.number(new.board.slots)
    return [language.say("own-out-of-server", other=language.full_name(new), slots=slots)]


def _has_ended(gpu: Gpu) -> bool:
    return gpu.software is not None and gpu.software.status == "ended"


def _supply(step: Upgrade, language: Language) -> list[str]:
    """Return that what an upgrade costs includes a power supply; nothing where it does not."""
    if not step.buys_supply:
        return []
    return [language.say("own-supply", watts=supply_watts(step, language))]


def _cost(step: Upgrade) -> str:
    """Return whether what an upgrade costs is full, after a sale or covered by it."""
    if not step.is_sold:
        return "full"
    return "after_sale" if step.net >= 1 else "covered"
