"""Software table: what runs on each family of accelerators, judged on which day."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import mode
from typing import get_args

from markupsafe import Markup

from macros.facts.catalog import Catalog
from macros.facts.records.software import FamilyStatus, Framework, SoftwareFamily
from macros.present.html.table import Cell, Head, Link, Table
from macros.present.words.language import Language
from macros.present.words.software_words import family_support, status_word
from macros.present.words.source_names import source_name

COLUMNS = ("family", "status", "precisions", "versions", "judged")


def software_table(catalog: Catalog, language: Language, vendor: str | None = None) -> Markup:
    """Return the families of all vendors, or of one, with their support and its sources.

    Raises KeyError for a vendor of whom no family is known.
    """
    families = [family for family in catalog.software.values() if vendor in (None, family.vendor)]
    if not families:
        raise KeyError(vendor)
    t = language.text
    table = Table(
        t("software.caption_of", vendor=vendor) if vendor else t("software.caption"),
        [Head(t(f"software.head.{name}")) for name in COLUMNS],
        [_row(catalog, family, language) for family in families],
        stacked=True,
    )
    return table.html(notes=(t("software.note"), _meanings(families, language)))


def software_status(catalog: Catalog, family: str, language: Language) -> str:
    """Return the support of a family and the day it was judged. Raises KeyError for no family."""
    return family_support(catalog.software[family], language)


def _row(catalog: Catalog, family: SoftwareFamily, language: Language) -> list[Cell]:
    versions = language.listed(_framework(framework, language) for framework in family.frameworks)
    return [
        Cell(
            family.name,
            detail=language.listed(each for each in family.products if each != family.name),
        ),
        Cell(status_word(family.status, language), detail=_exceptions(catalog, family, language)),
        Cell(language.listed(precision.upper() for precision in family.precisions)),
        Cell(versions, detail=language.listed(family.targets)),
        Cell(
            language.date(family.judged),
            links=_references(catalog, family, language),
            detail=_later_ones(catalog, family, language),
        ),
    ]


def _exceptions(catalog: Catalog, family: SoftwareFamily, language: Language) -> str:
    """Return those of a family whose own support is not that of most of it: `Y: supported`."""
    gpus = {id_: catalog.gpus[id_] for id_ in family.accelerators}
    own = {id_: gpu.software.status for id_, gpu in gpus.items() if gpu.software}
    known = [status for status in own.values() if status]
    usual = mode(known) if known else None
    return language.text("join.semicolon").join(
        language.paired(
            language.listed(_names((id_ for id_ in own if own[id_] == status), catalog, language)),
            language.text(f"status.{status}"),
        )
        for status in dict.fromkeys(known)
        if status != usual
    )


def _later_ones(catalog: Catalog, family: SoftwareFamily, language: Language) -> str:
    """Return that some came out after the family was judged; nothing where none did."""
    days = {id_: catalog.gpus[id_].released for id_ in family.accelerators}
    later = [id_ for id_, day in days.items() if day and day.first_day > family.judged.last_day]
    if not later:
        return ""
    names = language.enumerated(_names(later, catalog, language))
    return language.say("software-before", products=names)


def _names(ids: Iterable[str], catalog: Catalog, language: Language) -> list[str]:
    return [language.local_name(catalog.gpus[id_], short=True) for id_ in ids]


def _references(catalog: Catalog, family: SoftwareFamily, language: Language) -> list[Link]:
    """Return links to what was read, and that the rest is recalled where it is."""
    opened = [evidence for evidence in family.sources if evidence.kind != "recalled"]
    first = {evidence.source: evidence for evidence in reversed(opened)}
    links = [
        Link(
            source_name(catalog.sources[id_], language).text,
            evidence.url or catalog.sources[id_].url or "",
        )
        for id_, evidence in reversed(first.items())
    ]
    if len(opened) < len(family.sources):
        links.append(Link(language.text("kind.recalled"), ""))
    return links


def _framework(framework: Framework, language: Language) -> str:
    name = framework.name
    if framework.since and framework.until:
        between = language.text("join.range", low=framework.since, high=framework.until)
        return f"{name} {between}"
    if framework.since:
        return language.text("software.from", name=name, version=framework.since)
    if framework.until:
        return language.text("software.until", name=name, version=framework.until)
    return name


def _meanings(families: list[SoftwareFamily], language: Language) -> str:
    """Return what each status that occurs means."""
    shown = {family.status for family in families}
    return language.text("join.semicolon").join(
        language.paired(status_word(status, language), language.text(f"software.means.{status}"))
        for status in get_args(FamilyStatus)
        if status in shown
    )
