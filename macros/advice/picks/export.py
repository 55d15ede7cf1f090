"""Export: where a product may be sold new, by the export rules in force on a day."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date

from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.exports import ExportRule, Sale

# What a shop can sell without a licence of its own for each buyer.
_FREE: tuple[Sale, ...] = ("allowed", "only_there")


def may_be_sold(catalog: Catalog, gpu_id: str, region: str, day: date) -> bool:
    """Return whether a product may be sold new in a region on a day, as far as rules are known."""
    rule = export_rule(catalog, gpu_id, region, day)
    return rule is None or (rule.sale in _FREE and _holds_in(catalog, rule, region))


def for_sale(
    catalog: Catalog, gpu_id: str, region: str, day: date, offers: Iterable[Offer]
) -> list[Offer]:
    """Return the offers without new ones of what shops may not sell in the region."""
    if may_be_sold(catalog, gpu_id, region, day):
        return list(offers)
    return [offer for offer in offers if offer.kind != "street_new"]


def export_rule(catalog: Catalog, gpu_id: str, region: str, day: date) -> ExportRule | None:
    """Return the rule that decides whether a product may be sold in a region on a day.

    None where no rule speaks of them: nothing then stands against a sale.
    """
    rules = list(_in_force(catalog, gpu_id, day))
    here = [rule for rule in rules if _holds_in(catalog, rule, region)]
    elsewhere = [rule for rule in rules if rule.sale == "only_there"]
    return max(here or elsewhere, key=_since, default=None)


def _in_force(catalog: Catalog, gpu_id: str, day: date) -> Iterator[ExportRule]:
    for rule in catalog.export_rules_of(gpu_id):
        begun = rule.since is None or rule.since.first_day <= day
        over = rule.until is not None and rule.until.last_day < day
        if begun and not over:
            yield rule


def _holds_in(catalog: Catalog, rule: ExportRule, region: str) -> bool:
    record = catalog.regions.get(region)
    whole = record.part_of if record else None
    return region in rule.destinations or whole in rule.destinations


def _since(rule: ExportRule) -> date:
    return rule.since.first_day if rule.since else date.min
