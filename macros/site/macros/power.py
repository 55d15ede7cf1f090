"""Power: circuits, the cost of electricity, and what lower power limits do."""

from __future__ import annotations

from macros.facts.records.tiers import TierClass
from macros.present.guide import circuits_table as circuits
from macros.present.guide import limits_table, running_costs_table
from macros.site.macros.known_id import known
from macros.site.macros.prose_macro import prose_macro_or_not_known
from macros.site.state import Site


@prose_macro_or_not_known
def circuits_table(site: Site) -> str:
    """Return the usual socket of each region, and all circuits of each in parts to be opened."""
    return site.defer(circuits.circuits_table(site.edition.catalog, site.language))


@prose_macro_or_not_known
def running_costs(site: Site, class_: str = "balanced") -> str:
    """Return the electricity of a year for the build of a class in each tier, by region."""
    tiers = site.edition.catalog.tiers.values()
    classes: dict[str, TierClass] = {level.id: level for tier in tiers for level in tier.classes}
    if classes:
        known(classes, class_, "classes of data/builds")
    return site.defer(running_costs_table.running_costs(site.edition, class_, site.language))


@prose_macro_or_not_known
def power_limits_table(site: Site) -> str:
    """Return how much speed is left under lower power limits, as measured."""
    return site.defer(limits_table.power_limits_table(site.edition.catalog, site.up, site.language))
