"""Column words: what the columns of the open data mean, in a reader's language."""

from __future__ import annotations

from macros.facts.catalog import Catalog
from macros.facts.records.fields import SYMBOLS
from macros.present.words.language import DEFAULT_LANGUAGE, Language, Phrase
from macros.present.words.remarks import Joints, Remarks, meanings_of

# Where the joint of notes is a stroke, the parts of a meaning are sentences.
_FULL_STOPS = {"ja": "。", "ko": ". "}


class ColumnWords:
    """Says in one language what columns mean; code states it in English."""

    def __init__(self, catalog: Catalog, language: Language) -> None:
        """Read what is translated."""
        code = language.names.code
        joint = _FULL_STOPS.get(code) or language.text("join.semicolon")
        joints = Joints(joint, language.text("join.sentence"))
        known = meanings_of(catalog.remarks)
        self._units = {
            symbol: language.text(f"unit.{unit}", number="").strip()
            for unit, symbol in SYMBOLS.items()
        }
        self._is_english = code == DEFAULT_LANGUAGE
        self._remarks = Remarks(code, known, self._written, joints)

    def meaning(self, english: str) -> Phrase:
        """Return a meaning in the language, or as it is where a part of it is not translated.

        Code in it stands between backticks.
        """
        own = None if self._is_english else self._remarks.said(english)
        return Phrase(own or english, "" if own or self._is_english else DEFAULT_LANGUAGE)

    def _written(self, _kind: str, text: str) -> str:
        return self._units.get(text, text)
