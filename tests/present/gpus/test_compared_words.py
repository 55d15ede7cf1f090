from __future__ import annotations

import pytest

from macros.advice.picks.avoid import REASONS
from macros.facts.catalog import Catalog
from macros.present.gpus.compared_facts import HOW, SPLITS
from macros.present.gpus.compared_words import compared_words
from macros.present.words.language import Language


@pytest.mark.parametrize("code", ["en", "fr", "ja", "ko", "zh"])
def test_what_the_facts_tell_by_a_place_has_words(code: str, catalog: Catalog) -> None:
    said = compared_words(Language.of(catalog, code))
    assert [len(said[key]) for key in ("how", "splits")] == [len(HOW), len(SPLITS)]
    faults = said["avoid"]["faults"]
    assert len(set(faults)) == len(REASONS)


def test_words_of_the_tool_stand_under_short_keys(english: Language) -> None:
    words = compared_words(english)["words"]
    assert (words["best"], words["none"], words["each"]) == ("best", "none", "for one")
