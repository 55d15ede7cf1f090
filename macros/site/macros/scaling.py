"""Scaling: how fast several accelerators are together, and how fast they talk to each other."""

from __future__ import annotations

from macros.present.guide import links_table as links
from macros.present.guide import scaling_table as scaling
from macros.site.macros.prose_macro import prose_macro_or_not_known
from macros.site.state import Site


@prose_macro_or_not_known
def scaling_table(site: Site) -> str:
    """Return the measured speed of several accelerators against one, by work and connection."""
    return site.defer(scaling.scaling_table(site.edition, site.language))


@prose_macro_or_not_known
def links_table(site: Site) -> str:
    """Return the bandwidth of PCIe and of the direct links of products."""
    return site.defer(links.links_table(site.edition.catalog, site.up, site.language))
