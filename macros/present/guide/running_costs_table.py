"""Running costs table: what a year of electricity costs for the builds, in each region."""

from __future__ import annotations

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.prices.electricity import household_price, yearly_use
from macros.facts.records.tiers import Tier
from macros.present.html.table import NONE, Cell, Head, Table
from macros.present.prices.region_prices import region_order
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded
from macros.present.words.power_words import watts
from macros.present.words.source_names import source_name

_KEY = "guide.costs"
_NONE = Cell(NONE)


def running_costs(edition: Edition, class_: str, language: Language) -> Markup:
    """Return the table of a class: a row for each region, a column for each tier that has it."""
    text, catalog = language.text, edition.catalog
    tiers = [
        tier
        for tier in catalog.tiers.values()
        if tier.host != "existing" and any(tier_class.id == class_ for tier_class in tier.classes)
    ]
    hours = text("unit.hours", number=language.exact(catalog.rules["use-hours-per-year"].value))
    name = text(f"tier-class.{class_}")
    table = Table(
        text(f"{_KEY}.title", hours=hours, name=name),
        (
            Head(text("gpu.price_region"), wide=True),
            Head(text("price.region_electricity")),
            *(Head(text(f"tier.{tier.id}"), figures=True) for tier in tiers),
        ),
        tuple(
            (
                Cell(text(f"region.{region}")),
                _tariff(edition, region, language),
                *(_cost(edition, tier, class_, region, language) for tier in tiers),
            )
            for region in region_order(catalog, language)
        ),
        stacked=True,
    )
    return table.html(notes=(text(f"{_KEY}.note", hours=hours), *_steps(edition, language)))


def _steps(edition: Edition, language: Language) -> tuple[str, ...]:
    """Return what is said of prices that rise with use, or nothing where none does."""
    text, uses = language.text, []
    for region in region_order(edition.catalog, language):
        price = household_price(edition.catalog, region)
        if price is not None and price.used_kwh_per_month is not None:
            kwh = language.exact(price.used_kwh_per_month)
            uses.append(text(f"{_KEY}.used", region=text(f"region.{region}"), kwh=kwh))
    return (text(f"{_KEY}.steps", uses=language.listed(uses)),) if uses else ()


def _tariff(edition: Edition, region: str, language: Language) -> Cell:
    """Return the price of a kWh with its source and day."""
    price = household_price(edition.catalog, region)
    if price is None:
        return _NONE
    source = edition.catalog.sources[price.source]
    currency = edition.catalog.regions[region].currency
    number = language.number(price.per_kwh)
    money = language.priced(number, currency)
    day = language.date(price.date)
    named = language.detailed([source_name(source, language).text, day])
    return Cell(money, href=price.url or source.url or "", detail=named)


def _cost(edition: Edition, tier: Tier, class_: str, region: str, language: Language) -> Cell:
    """Return the cost of a year, and in small print what the build draws at the wall."""
    wall_w = (edition.choice(tier.id, class_, region).figures or {}).get("wall_w")
    if not wall_w:
        return _NONE
    use = yearly_use(edition.catalog, region, wall_w)
    if use.cost is None:
        return _NONE
    return Cell(language.money(rounded(use.cost), use.currency), detail=watts(wall_w, language))
