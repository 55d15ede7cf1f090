"""Evidence: what is claimed, what is disputed, and how sure the figures are."""

from __future__ import annotations

from macros.present.evidence import claims_page, overview
from macros.present.evidence.disagreements_page import disagreement_detail
from macros.present.evidence.left_out import left_out_table as table_of_left_out
from macros.present.words.markdown_text import markdown_text
from macros.site.macros.prose_macro import prose_macro
from macros.site.state import Site


@prose_macro
def claims_table(site: Site) -> str:
    """Return the overview of the claims with their verdicts."""
    return site.defer(claims_page.claims_table(site.catalog, site.claims, site.language))


@prose_macro
def claim_details(site: Site) -> str:
    """Return a section for each claim: the claim, our computation, its table and its limits."""
    sections = []
    for claim in site.claims:
        title = markdown_text(site.language.text(f"claim.{claim.id}.title"))
        text = markdown_text(claims_page.claim_text(site.catalog.claims[claim.id], site.language))
        detail = site.defer(claims_page.claim_detail(site.catalog, claim, site.language))
        sections.append(f"## {title} {{: #{claim.id} }}\n\n{text}\n\n{detail}")
    return "\n\n".join(sections)


@prose_macro
def disagreement_details(site: Site) -> str:
    """Return a section for each disagreement: both sides, what decides, what our data say."""
    sections = []
    for answer in site.answers:
        title = markdown_text(site.language.text(f"disagreement.{answer.id}.title"))
        detail = disagreement_detail(site.catalog, answer, site.language, site.repository)
        sections.append(f"## {title} {{: #{answer.id} }}\n\n{site.defer(detail)}")
    return "\n\n".join(sections)


@prose_macro
def confidence_table(site: Site) -> str:
    """Return the degrees of confidence with their meaning and number of figures."""
    return site.defer(overview.confidence_table(site.catalog, site.language))


@prose_macro
def kinds_table(site: Site) -> str:
    """Return the kinds of sources with their meaning and number of figures."""
    return site.defer(overview.kinds_table(site.catalog, site.language))


@prose_macro
def left_out_table(site: Site) -> str:
    """Return the accelerators that are left out, each with the reason."""
    return site.defer(table_of_left_out(site.catalog, site.language))


@prose_macro
def quality_list(site: Site) -> str:
    """Return the qualities of prices with their meaning."""
    return markdown_text(overview.quality_list(site.language))
