"""Remark checks: a remark is said once, and has the same gaps in all languages."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, listing
from macros.facts.records.remarks import GAP, GAPS, Remark


@check
def check_remarks_have_their_gaps(draft: Draft) -> Iterator[Problem]:
    """Each language has the gaps of the English text, and each gap is of a known kind."""
    for remark, index, document in draft.entries(Remark):
        for gap in GAP.finditer(remark.text):
            if gap[1] not in GAPS:
                hint = f"Allowed: {listing(GAPS)}, with a digit for a second one."
                yield document.problem((index, "text"), f"'{gap[0]}' is no known gap.", hint)
        for language, said in remark.text_in:
            if sorted(found[0] for found in GAP.finditer(said)) != sorted(remark.gaps):
                hint = f"It needs: {listing(remark.gaps) or 'none'}."
                place = (index, "text_in", language)
                yield document.problem(place, "the gaps differ from those in English.", hint)


@check
def check_remarks_are_said_once(draft: Draft) -> Iterator[Problem]:
    """No remark is translated twice, and none holds several of which each could be known."""
    known: set[str] = set()
    for remark, index, document in draft.entries(Remark):
        if remark.text in known:
            hint = "Keep one of them."
            yield document.problem((index, "text"), "the same remark stands here twice.", hint)
        if "; " in remark.text or remark.text.endswith("."):
            hint = "Write the parts between semicolons as remarks of their own, without full stops."
            yield document.problem((index, "text"), "a remark is a part of a sentence.", hint)
        known.add(remark.text)
