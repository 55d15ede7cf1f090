from __future__ import annotations

import pytest

from macros.advice.picks.standing import Standing
from macros.facts.records.products import SoftwareStatus
from macros.facts.records.software import FamilyStatus
from macros.present.words.language import Language
from macros.present.words.software_words import support_word, telling_family
from tests.software_families import tiny_family

STATUSES_OF_FAMILIES = ("experimental", "ending", "legacy")


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
    standing = Standing(own, "CUDA", of)
    assert support_word(standing, english) == said
    assert (telling_family(standing) is not None) == (said in STATUSES_OF_FAMILIES)
