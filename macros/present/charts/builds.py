"""Builds: what the charts and tables of a tier have in common: ids and names."""

from __future__ import annotations

from collections.abc import Iterable

from macros.advice.builds.choice import Choice
from macros.facts.records.tiers import Tier
from macros.present.words.language import Language

MARK_AT = 0.25  # marks stand where bars would, below the name of their row


def chart_id(kind: str, tier: Tier, region: str) -> str:
    """Return the id of a chart of a tier in a region."""
    return f"build-{kind}-{tier.id}-{region}"


def build_title(choice: Choice, language: Language) -> str:
    """Return a build's name in charts and tables: its class and its accelerator."""
    name = language.text(f"tier-class.{choice.tier_class.id}")
    return (
        language.bracketed(name, language.local_name(choice.build.gpu, short=True))
        if choice.build
        else name
    )


def unpriced_words(choices: Iterable[Choice], language: Language) -> str:
    """Return the parts of builds that have no price, as a sentence names them; nothing if none."""
    kinds = dict.fromkeys(item.kind for choice in choices for item in choice.unpriced)
    return language.enumerated([language.say("part-in-sentence", kind=kind) for kind in kinds])
