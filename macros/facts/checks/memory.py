"""Memory checks: terms have ends and phases that their modes can have, cards no more than all."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, listing
from macros.facts.records.memory import PHASES, MemoryTerm
from macros.facts.records.products import Gpu

# Terms that code reads by their names.
NAMED = ("amp-adamw", "amp-gradients", "amp-weights", "context", "state")


@check
def check_named_terms_are_there(draft: Draft) -> Iterator[Problem]:
    """Every term that tables name stands there."""
    document = draft.document(MemoryTerm)
    stated = {term.id for term, _, _ in draft.entries(MemoryTerm)}
    for id_ in NAMED:
        if document and id_ not in stated:
            message = f"the term '{id_}' is missing."
            yield document.problem((), message, "Restore it; tables name it.")


@check
def check_ends_of_terms(draft: Draft) -> Iterator[Problem]:
    """What is likely lies between both ends."""
    for term, index, document in draft.entries(MemoryTerm):
        if term.low is not None and term.low > term.bytes:
            message = f"{term.low:g} is above {term.bytes:g}."
            yield document.problem((index, "low"), message, "Write the lower end.")
        if term.high is not None and term.high < term.bytes:
            message = f"{term.high:g} is below {term.bytes:g}."
            yield document.problem((index, "high"), message, "Write the higher end.")


@check
def check_phases_of_terms(draft: Draft) -> Iterator[Problem]:
    """A term counts in phases that each of its modes goes through."""
    for term, index, document in draft.entries(MemoryTerm):
        for mode in term.modes:
            for phase in term.phases or ():
                if phase not in PHASES[mode]:
                    message = f"'{mode}' has no phase '{phase}'."
                    hint = f"Allowed: {listing(PHASES[mode])}."
                    yield document.problem((index, "phases"), message, hint)


@check
def check_memory_with_error_correction(draft: Draft) -> Iterator[Problem]:
    """Error correction leaves no more than there is, and takes nothing of what a CPU shares."""
    for gpu, document in draft.each(Gpu):
        left, keys = gpu.memory.with_ecc_gib, ("memory", "with_ecc_gib")
        if left is not None and gpu.memory.unified:
            message = "a shared memory loses nothing to error correction of its own."
            yield document.problem(keys, message, "Remove it.")
        elif left is not None and left > gpu.memory.size_gb:
            message = f"{left:g} is more than all of it, {gpu.memory.size_gb:g}."
            yield document.problem(keys, message, "Write what error correction leaves.")
