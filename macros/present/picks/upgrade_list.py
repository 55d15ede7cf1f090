"""Upgrade list: what to do with what one has."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.picks.upgrades import Action, Upgrade
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.html.templating import render
from macros.present.picks.for_gpu import loss_words, net_words, supply_watts
from macros.present.prices.region_prices import region_names
from macros.present.words.connectors import connector_words
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
            steps[step.action].append(_step(step, edition.catalog, language))
    return steps


def _step(step: Upgrade, catalog: Catalog, language: Language) -> Step:
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
        needs=_needs(step, catalog.gpus[step.to], language) if step.to else "",
        warning=_warning(step, catalog, language),
    )


def _needs(step: Upgrade, gpu: Gpu, language: Language) -> str:
    """Return what the card that is bought asks of the computer, as far as it is known."""
    power, length = gpu.power, gpu.board.length_mm
    said = [
        language.figure(power.tdp_w, "w") if power.tdp_w else "",
        _plugs(gpu, language),
        language.figure(length, "mm") if length else "",
    ]
    if step.supply_w:
        bought = "yes" if step.buys_supply else "no"
        watts = supply_watts(step, language)
        said.append(language.say("upgrade-supply", watts=watts, bought=bought))
    return language.listed(filter(None, said))


def _plugs(gpu: Gpu, language: Language) -> str:
    """Return the plugs of a card, with those that its adapter takes instead."""
    power = gpu.power
    plugs = language.listed(connector_words(plug, language) for plug in power.connectors or ())
    if not power.adapter_8pin:
        return plugs
    instead = connector_words(f"{power.adapter_8pin}x 8-pin", language)
    return language.bracketed(plugs, language.text("pick.upgrade.adapter", plugs=instead))


def _warning(step: Upgrade, catalog: Catalog, language: Language) -> str:
    """Return that small computers cannot take a card with plugs, to who has one without."""
    old, plugs = catalog.gpus[step.id], catalog.gpus[step.to].power.connectors if step.to else None
    is_small = old.power.connectors == () and old.cooling != "passive"
    return language.say("upgrade-small-computer") if is_small and plugs else ""
