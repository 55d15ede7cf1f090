"""Field words: names of the facts of an accelerator with their unit."""

from __future__ import annotations

from macros.facts.records.fields import FIELD, Unit
from macros.present.words.language import Language


def with_unit(name: str, unit: Unit | None, language: Language) -> str:
    """Return a name with the unit of its numbers: `Memory bandwidth (GB/s)`."""
    if unit is None:
        return name
    return language.bracketed(name, language.text(f"unit.{unit}", number="").strip())


def table_head(path: str, language: Language) -> str:
    """Return the head of a column or an axis, short where a short name is: `Bandwidth (GB/s)`."""
    key, short = FIELD[path].key, f"{FIELD[path].key}.short"
    name = language.text(short if short in language.english else key)
    return with_unit(name, FIELD[path].unit, language)
