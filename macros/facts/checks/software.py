"""Software checks: each family stands once, names what exists and agrees with its accelerators."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.statements import unknown_word
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import SoftwareStatus
from macros.facts.records.software import FamilyStatus, Framework

# What the file of an accelerator may say where its family has this status.
AGREEING: dict[FamilyStatus, frozenset[SoftwareStatus]] = {
    "supported": frozenset({"supported", "limited"}),
    "maintained": frozenset({"supported", "limited"}),
    "experimental": frozenset({"supported", "limited", "unofficial"}),
    "ending": frozenset({"limited"}),
    "legacy": frozenset({"unofficial", "ended"}),
}


def check_software_families_are_unique(draft: Draft) -> Iterator[Problem]:
    """No two families have the same id."""
    seen: set[str] = set()
    for family, index, document in draft.each_software_family():
        if family.id in seen:
            message = f"'{family.id}' is listed twice."
            yield document.problem((index, "id"), message, "Merge the two entries.")
        seen.add(family.id)


def check_software_names_what_exists(draft: Draft) -> Iterator[Problem]:
    """A family names a vendor of the vocabulary and accelerators of the catalogue."""
    vendors = draft.vocabulary[0].vendors if draft.vocabulary else None
    for family, index, document in draft.each_software_family():
        keys: Keys = (index,)
        if vendors is not None:
            yield from unknown_word(family.vendor, vendors, "vendor", keys, document)
        for place, id_ in enumerate(family.accelerators):
            at: Keys = (index, "accelerators")
            yield from unknown_word(id_, draft.gpu_ids, "accelerator", at, document, place=place)


def check_accelerators_have_one_family(draft: Draft) -> Iterator[Problem]:
    """No accelerator stands in two families."""
    owners: dict[str, str] = {}
    for family, index, document in draft.each_software_family():
        for place, id_ in enumerate(family.accelerators):
            if id_ in owners:
                keys: Keys = (index, "accelerators", place)
                message = f"'{id_}' stands in the family '{owners[id_]}' already."
                yield document.problem(keys, message, "Remove it from one of the two.")
            owners.setdefault(id_, family.id)


def check_software_status_agrees(draft: Draft) -> Iterator[Problem]:
    """What a family says of its support is not what the file of an accelerator denies."""
    for family, index, document in draft.each_software_family():
        allowed = AGREEING[family.status]
        for place, id_ in enumerate(family.accelerators):
            gpu = draft.gpus[id_][0] if id_ in draft.gpus else None
            status = gpu.software.status if gpu and gpu.software else None
            if status is not None and status not in allowed:
                message = f"its file says '{status}', the family '{family.status}'."
                keys: Keys = (index, "accelerators", place)
                yield document.problem(keys, message, "Correct one of the two.")


def check_framework_versions_ascend(draft: Draft) -> Iterator[Problem]:
    """The last version that runs is not before the first."""
    for family, index, document in draft.each_software_family():
        for place, framework in enumerate(family.frameworks):
            if _ends_before_it_begins(framework):
                message = f"{framework.until} comes before {framework.since}."
                keys: Keys = (index, "frameworks", place, "until")
                yield document.problem(keys, message, "Correct one of the two.")


def software_sources(draft: Draft) -> Iterator[tuple[str, Keys, Document]]:
    """Yield each source that families name, with its place."""
    for family, index, document in draft.each_software_family():
        for place, reference in enumerate(family.sources):
            yield reference.source, (index, "sources", place, "source"), document


def software_dates(draft: Draft) -> Iterator[tuple[PartialDate, Keys, Document]]:
    """Yield the day of each judgement, with its place."""
    for family, index, document in draft.each_software_family():
        yield family.judged, (index, "judged"), document


def _ends_before_it_begins(framework: Framework) -> bool:
    if framework.since is None or framework.until is None:
        return False
    first, last = (
        [int(part) for part in version.split(".")] for version in (framework.since, framework.until)
    )
    return last < first
