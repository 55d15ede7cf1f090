"""Export checks: a rule names places, and ends after it began."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.records.exports import ExportRule


@check
def check_export_rules_hold_somewhere_for_some_time(draft: Draft) -> Iterator[Problem]:
    """A rule has a destination, and its last day does not lie before its first."""
    for rule, index, document in draft.entries(ExportRule):
        if not rule.destinations:
            hint = "Name the regions that the product goes to."
            yield document.problem((index, "destinations"), "the rule holds nowhere.", hint)
        if rule.since and rule.until and rule.until.last_day < rule.since.first_day:
            message = f"the rule ends on {rule.until}, before it began on {rule.since}."
            yield document.problem((index, "until"), message, "Swap or correct them.")


@check
def check_export_rules_do_not_compete(draft: Draft) -> Iterator[Problem]:
    """Of two rules for a product and a place, one is the later."""
    seen: set[tuple[str, str, str]] = set()
    for rule, index, document in draft.entries(ExportRule):
        for place in rule.destinations:
            key = (rule.product, place, str(rule.since))
            if key in seen:
                message = f"{rule.product} has another rule for '{place}' from that day on."
                yield document.problem((index, "since"), message, "Merge the two.")
            seen.add(key)
