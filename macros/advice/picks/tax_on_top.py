"""Tax on top: whether what fits a budget still does with the tax that shops do not show."""

from __future__ import annotations

from macros.advice.picks.pick import Verdict
from macros.facts.catalog import Catalog


def highest_tax(catalog: Catalog, region: str) -> float:
    """Return the highest share by which a region's tax raises prices; 0 where they hold it."""
    tax = catalog.regions[region].tax if region in catalog.regions else None
    if tax is None or tax.included:
        return 0.0
    return (tax.high_percent or tax.percent or 0.0) / 100


def tax_that_fits(verdict: Verdict, catalog: Catalog) -> float | None:
    """Return up to which tax the pick fits into a sum for everything; None where all do."""
    pick, budget = verdict.pick, verdict.limits.budget_usd
    if pick is None or budget is None or not verdict.limits.is_total:
        return None
    is_safe = pick.outlay_usd * (1 + highest_tax(catalog, verdict.region)) <= budget
    return None if is_safe else max(budget / pick.outlay_usd - 1, 0.0)
