"""Firmware words: which processor of a build has to have newer firmware before it is used."""

from __future__ import annotations

from collections.abc import Iterator

from macros.advice.builds.choice import Choice
from macros.facts.records.parts import Cpu
from macros.present.builds.part_rows import part_name
from macros.present.words.language import Language


def firmware_words(choice: Choice, language: Language) -> Iterator[str]:
    """Yield a sentence for each processor that older microcode can damage."""
    for item in choice.items:
        if isinstance(item.part, Cpu) and item.part.least_microcode:
            cpu, microcode = part_name(item, language), item.part.least_microcode
            yield language.say("used-firmware", cpu=cpu, microcode=microcode)
