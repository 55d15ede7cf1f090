"""Upgrade list: what to do with what one has."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.picks.consumer_cards import USUAL_MEMORY_RANK
from macros.advice.picks.upgrades import Action, Upgrade
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.html.templating import render
from macros.present.picks.board_words import lengths, plugs, thicknesses
from macros.present.picks.for_owner import loss_words, net_words, sale_money, supply_watts
from macros.present.prices.region_prices import region_names
from macros.present.words.gpu_names import newest_first
from macros.present.words.language import Language

ACTIONS: tuple[Action, ...] = ("replace", "add", "retire", "wait")


@dataclass(frozen=True)
class Step:
    """What who has a product should do, in words."""

    id: str
    name: str
    to_id: str
    to: str
    kind: str
    ratio: str
    cost: str
    unsold: str
    loses: str
    needs: str
    other: str
    warning: str
    sale: str


@dataclass(frozen=True)
class BoardNeeds:
    """What the models of a card that is bought ask of a computer, in words."""

    id: str
    name: str
    power: str
    plugs: str
    thickness: str
    length: str


@dataclass(frozen=True)
class RegionSteps:
    """What to do in a region, by what that is, and what the cards that are bought ask for."""

    id: str
    name: str
    steps: dict[Action, list[Step]]
    boards: list[BoardNeeds]


def upgrade_list(edition: Edition, language: Language) -> Markup:
    """Return what to do with each product one may have, for each region."""
    names = region_names(edition.catalog, language)
    return render(
        "upgrade_list.html",
        t=language.text,
        language=language,
        regions=[_in_region(edition, id_, name, language) for id_, name in names],
        region_names=names,
    )


def _in_region(edition: Edition, region: str, name: str, language: Language) -> RegionSteps:
    """Return the products that somebody may have, by what to do with them."""
    steps: dict[Action, list[Step]] = {action: [] for action in ACTIONS}
    bought: set[str] = set()
    newest = newest_first(edition.catalog)
    for gpu in newest:
        step = edition.upgrade(gpu.id, region)
        if step and gpu.form_factor == "pcie_card" and not gpu.preview:
            steps[step.action].append(_step(step, edition, region, language))
            bought |= {way.to for way in (step, step.other) if way and way.to}
    boards = [_board(gpu, edition.catalog, language) for gpu in newest if gpu.id in bought]
    return RegionSteps(region, name, steps, boards)


def _step(step: Upgrade, edition: Edition, region: str, language: Language) -> Step:
    catalog, usual_gb = edition.catalog, _usual_memory_gb(edition, region)
    return Step(
        id=step.id,
        name=language.local_name(catalog.gpus[step.id]),
        to_id=step.to or "",
        to=language.local_name(catalog.gpus[step.to]) if step.to else "",
        kind=language.text(f"pick.kind.{step.kind}") if step.kind else "",
        ratio=_ratio(step, language) if step.to else "",
        cost=net_words(step, language) if step.to else "",
        unsold="" if step.is_sold or not step.to else language.say("upgrade-unsold"),
        loses=loss_words(step, language),
        needs=_needs(step, language),
        other=_other(step.other, catalog, language),
        warning=_warning(step, catalog, usual_gb, language),
        sale=_sale(step, catalog, language),
    )


def _ratio(step: Upgrade, language: Language) -> str:
    return language.text("pick.times", ratio=language.number(step.speed_ratio, 2))


def _needs(step: Upgrade, language: Language) -> str:
    """Return the power supply that an upgrade asks for; nothing where that is not known."""
    if not step.supply_w:
        return ""
    bought = "yes" if step.buys_supply else "no"
    return language.say("upgrade-supply", watts=supply_watts(step, language), bought=bought)


def _other(step: Upgrade | None, catalog: Catalog, language: Language) -> str:
    """Return the other way to more speed, where it is hardly dearer."""
    if step is None or step.to is None:
        return ""
    said = language.say(
        "upgrade-other",
        action=step.action,
        other=language.full_name(catalog.gpus[step.to]),
        kind=language.text(f"pick.kind.{step.kind}"),
        ratio=_ratio(step, language),
        cost=net_words(step, language),
    )
    return _joined([said, loss_words(step, language), _needs(step, language)], language)


def _sale(step: Upgrade, catalog: Catalog, language: Language) -> str:
    """Return from which resale price on to replace a card that has none, and by what."""
    if step.sale is None:
        return ""
    kind = language.text(f"pick.kind.{step.sale.kind}")
    other = _joined([language.local_name(catalog.gpus[step.sale.to]), kind], language)
    return language.say("upgrade-sale", money=sale_money(step.sale, language), other=other)


def _board(gpu: Gpu, catalog: Catalog, language: Language) -> BoardNeeds:
    """Return what is known of the models of a card; that it is not where nothing is."""
    unknown = language.text("builds.not_known")
    power = language.figure(gpu.power.tdp_w, "w") if gpu.power.tdp_w else unknown
    plugged = "" if gpu.power.connectors is None else plugs(gpu, catalog, language)
    none = unknown if gpu.power.connectors is None else language.text("builds.asked.no_plugs")
    return BoardNeeds(
        id=gpu.id,
        name=language.local_name(gpu),
        power=power,
        plugs=plugged or none,
        thickness=thicknesses(gpu, catalog, language) or unknown,
        length=lengths(gpu, catalog, language) or unknown,
    )


def _joined(facts: Iterable[str], language: Language) -> str:
    return language.detailed(filter(None, facts))


def _usual_memory_gb(edition: Edition, region: str) -> float:
    """Return the memory that most examples of today need; 0 where that is not known."""
    return edition.situation(region).market.memory_gb(USUAL_MEMORY_RANK) or 0.0


def _warning(step: Upgrade, catalog: Catalog, usual_gb: float, language: Language) -> str:
    """Return what a purchase does not mend.

    A second card leaves a model as little memory as one, and small computers cannot take a card
    with plugs, which is said to who has one without.
    """
    old, asked = catalog.gpus[step.id], catalog.gpus[step.to].power.connectors if step.to else None
    if step.action == "add" and old.memory.size_gb < usual_gb:
        own, wanted = (language.figure(gb, "gb") for gb in (old.memory.size_gb, usual_gb))
        return language.say("upgrade-same-memory", memory=own, wanted=wanted)
    is_small = old.power.connectors == () and old.cooling != "passive"
    return language.say("upgrade-small-computer") if is_small and asked else ""
