from __future__ import annotations

import pytest

from macros.advice.picks.standing import Standing
from macros.facts.records.products import SoftwareStatus
from macros.facts.records.software import FamilyStatus
from macros.present.words.language import Language
from macros.present.words.software_words import support_word
from tests.software_families import tiny_family


@pytest.mark.parametrize(
    ("own", "family", "said"),
    [
        ("supported", "supported", "supported"),
        ("supported", "maintained", "supported"),
        ("supported", "experimental", "experimental"),
        ("limited", "experimental", "supported with limits"),
        ("limited", "ending", "ending"),
        ("ended", "ending", "support has ended"),
        ("unofficial", None, "works, not officially supported"),
        (None, "legacy", "legacy"),
        (None, None, None),
    ],
)
def test_support_is_that_which_promises_less(
    own: SoftwareStatus | None, family: FamilyStatus | None, said: str | None, english: Language
) -> None:
    of = tiny_family("some", "boreal-one", status=family) if family else None
    assert support_word(Standing(own, "CUDA", of), english) == said
