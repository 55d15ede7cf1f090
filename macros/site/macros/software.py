"""Software: what prose says of the software that runs on accelerators.

Each judgement tells its day; the prose of today keeps it where prices are those of an earlier one.
"""

from __future__ import annotations

from macros.present.guide import software_table as software
from macros.present.words.markdown_text import markdown_text
from macros.site.macros.prose_macro import prose_macro_or_not_known
from macros.site.state import Site


@prose_macro_or_not_known
def software_table(site: Site, vendor: str | None = None) -> str:
    """Return what runs on each family of accelerators, of all vendors or of one."""
    return site.defer(software.software_table(site.all_facts, site.language, vendor))


@prose_macro_or_not_known
def software_status(site: Site, name: str) -> str:
    """Return the software support of the family with this id, and the day of the judgement."""
    return markdown_text(software.software_status(site.all_facts, name, site.language))
