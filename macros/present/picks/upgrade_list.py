"""Upgrade list: what to do with what one has."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.picks.consumer_cards import USUAL_MEMORY_RANK
from macros.advice.picks.upgrades import Action, Upgrade
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.html.templating import render
from macros.present.picks.board_words import lengths, plugs
from macros.present.picks.for_gpu import loss_words, net_words, supply_watts
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
    is_sold: bool
    loses: str
    needs: str
    warning: str


def upgrade_list(edition: Edition, language: Language) -> Markup:
    """Return what to do with each product one may have, for each region."""
    names = region_names(edition.catalog, language)
    return render(
        "upgrade_list.html",
        t=language.text,
        language=language,
        regions=[(id_, name, _steps(edition, id_, language)) for id_, name in names],
        region_names=names,
    )


def _steps(edition: Edition, region: str, language: Language) -> dict[Action, list[Step]]:
    """Return the products that somebody may have, by what to do with them."""
    steps: dict[Action, list[Step]] = {action: [] for action in ACTIONS}
    for gpu in newest_first(edition.catalog):
        step = edition.upgrade(gpu.id, region)
        if step and gpu.form_factor == "pcie_card" and not gpu.preview:
            steps[step.action].append(_step(step, edition, region, language))
    return steps


def _step(step: Upgrade, edition: Edition, region: str, language: Language) -> Step:
    catalog, usual_gb = edition.catalog, _usual_memory_gb(edition, region)
    ratio = language.number(step.speed_ratio, 2)
    return Step(
        id=step.id,
        name=language.local_name(catalog.gpus[step.id]),
        to_id=step.to or "",
        to=language.local_name(catalog.gpus[step.to]) if step.to else "",
        kind=language.text(f"pick.kind.{step.kind}") if step.kind else "",
        ratio=language.text("pick.times", ratio=ratio) if step.to else "",
        cost=net_words(step, language) if step.to else "",
        is_sold=step.is_sold,
        loses=loss_words(step, language),
        needs=_needs(step, catalog.gpus[step.to], catalog, language) if step.to else "",
        warning=_warning(step, catalog, usual_gb, language),
    )


def _needs(step: Upgrade, gpu: Gpu, catalog: Catalog, language: Language) -> str:
    """Return what the card that is bought asks of the computer, as far as it is known."""
    plugged = plugs(gpu, catalog, language)
    said = [
        language.figure(gpu.power.tdp_w, "w") if gpu.power.tdp_w else "",
        plugged,
        lengths(gpu, catalog, language),
    ]
    if step.supply_w:
        bought = "yes" if step.buys_supply else "no"
        watts = supply_watts(step, language)
        asks = "yes" if gpu.power.connectors and plugged else "no"
        said.append(language.say("upgrade-supply", watts=watts, bought=bought, plugs=asks))
    return language.listed(filter(None, said))


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
