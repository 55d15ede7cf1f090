"""Builds: the recommended computers, what they cost, draw and hold, and what rules say of them."""

from __future__ import annotations

from macros.advice.builds.choice import Choice
from macros.facts.records.tiers import TierClass
from macros.present.builds import checker, machine_section, tiers_table
from macros.present.builds.rules_list import rules_list
from macros.present.guide import build_phrases as phrases
from macros.present.guide.lanes_table import lanes_table as table_of_lanes
from macros.present.prices.home_region import home_region
from macros.present.words.markdown_text import markdown_text
from macros.site.macros.known_id import known
from macros.site.macros.prose_macro import prose_macro, prose_macro_or_not_known
from macros.site.state import Site


@prose_macro_or_not_known
def build_price(site: Site, tier: str, class_: str) -> str:
    """Return what the recommended build for a class of a tier of data/builds costs.

    Like all these it is that of the region where the page's language is read. In the tier for the
    computer that the reader has it is the price of the accelerator alone.
    """
    return phrases.price_phrase(_choice(site, tier, class_), site.language)


@prose_macro_or_not_known
def build_wall_power(site: Site, tier: str, class_: str) -> str:
    """Return what that build draws at the wall under full load."""
    return phrases.wall_power_phrase(
        _choice(site, tier, class_), site.catalog.build_rules, site.language
    )


@prose_macro_or_not_known
def build_circuit(site: Site, tier: str, class_: str) -> str:
    """Return which circuit that build needs, and whether an ordinary outlet is enough."""
    return phrases.circuit_phrase(_choice(site, tier, class_), site.catalog, site.language)


@prose_macro_or_not_known
def build_gpus(site: Site, tier: str, class_: str) -> str:
    """Return the accelerators of that build with their number, linked."""
    return phrases.gpus_phrase(_choice(site, tier, class_), site.up, site.language)


@prose_macro_or_not_known
def build_rule(site: Site, id_: str) -> str:
    """Return the title of a rule of data/build_rules.yml, linked to its formula and reason."""
    rule = known(site.edition.catalog.build_rules, id_, "rules of data/build_rules.yml")
    return phrases.rule_phrase(rule, site.up, site.language)


@prose_macro_or_not_known
def machine_prices(site: Site, tier: str) -> str:
    """Return what two machines with half of a tier's accelerators cost beside one, as a sentence.

    Where no such prices can be compared, that is not known.
    """
    record = known(site.edition.catalog.tiers, tier, "tiers of data/builds")
    said = machine_section.machine_prices(site.edition, record, site.language)
    return markdown_text(said or site.language.text("builds.not_known"))


@prose_macro_or_not_known
def lanes_table(site: Site) -> str:
    """Return the platforms of processors with their lanes and the cards that their boards take."""
    return site.defer(table_of_lanes(site.edition.catalog, site.language))


@prose_macro
def builds_table(site: Site) -> str:
    """Return the recommended builds of all tiers, in each region."""
    return site.defer(tiers_table.builds_table(site.edition, site.language))


@prose_macro
def build_rules_list(site: Site) -> str:
    """Return every rule of builds with its formula and reason."""
    return site.defer(rules_list(site.catalog, site.language))


@prose_macro
def build_checker(site: Site) -> str:
    """Return the form that checks a build in the browser."""
    return site.defer(checker.build_checker(site.catalog, site.language, site.shared))


def _choice(site: Site, tier: str, class_: str) -> Choice:
    edition, language = site.edition, site.language
    record = known(edition.catalog.tiers, tier, "tiers of data/builds")
    classes: dict[str, TierClass] = {level.id: level for level in record.classes}
    known(classes, class_, f"classes of data/builds/{tier}.yml")
    return edition.choice(tier, class_, home_region(edition.catalog, language))
