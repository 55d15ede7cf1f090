"""Software checks: each family stands once and agrees with its accelerators."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Keys
from macros.facts.records.products import Gpu, SoftwareStatus
from macros.facts.records.software import FamilyStatus, Framework, SoftwareFamily

# What the file of an accelerator may say where its family has this status.
AGREEING: dict[FamilyStatus, frozenset[SoftwareStatus]] = {
    "supported": frozenset({"supported", "limited"}),
    "maintained": frozenset({"supported", "limited"}),
    "experimental": frozenset({"supported", "limited", "unofficial"}),
    "ending": frozenset({"limited"}),
    "legacy": frozenset({"unofficial", "ended"}),
}


@check
def check_accelerators_have_one_family(draft: Draft) -> Iterator[Problem]:
    """No accelerator stands in two families."""
    owners: dict[str, str] = {}
    for family, index, document in draft.entries(SoftwareFamily):
        for place, id_ in enumerate(family.accelerators):
            if id_ in owners:
                keys: Keys = (index, "accelerators", place)
                message = f"'{id_}' stands in the family '{owners[id_]}' already."
                yield document.problem(keys, message, "Remove it from one of the two.")
            owners.setdefault(id_, family.id)


@check
def check_software_status_agrees(draft: Draft) -> Iterator[Problem]:
    """What a family says of its support is not what the file of an accelerator denies."""
    gpus = draft.by_id(Gpu)
    for family, index, document in draft.entries(SoftwareFamily):
        allowed = AGREEING[family.status]
        for place, id_ in enumerate(family.accelerators):
            software = gpus[id_][0].software if id_ in gpus else None
            status = software.status if software else None
            if status is not None and status not in allowed:
                message = f"its file says '{status}', the family '{family.status}'."
                keys: Keys = (index, "accelerators", place)
                yield document.problem(keys, message, "Correct one of the two.")


@check
def check_framework_versions_ascend(draft: Draft) -> Iterator[Problem]:
    """The last version that runs is not before the first."""
    for family, index, document in draft.entries(SoftwareFamily):
        for place, framework in enumerate(family.frameworks):
            if _ends_before_it_begins(framework):
                message = f"{framework.until} comes before {framework.since}."
                keys: Keys = (index, "frameworks", place, "until")
                yield document.problem(keys, message, "Correct one of the two.")


def _ends_before_it_begins(framework: Framework) -> bool:
    if framework.since is None or framework.until is None:
        return False
    first, last = (
        [int(part) for part in version.split(".")] for version in (framework.since, framework.until)
    )
    return last < first
