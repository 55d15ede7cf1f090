"""Pair messages: those sentences on a second card that are messages, for Python and the script."""

from __future__ import annotations

from macros.advice.builds.pair_facts import Warned
from macros.present.words.language import Language

# Sentences that are messages, with their variables.
MESSAGES = {
    "say.chat_gain": ("model", "factor", "cards", "how"),
    "say.chat_no_gain": ("model", "cards", "factor", "how"),
    "say.jobs_mixed": ("cards", "factor", "model"),
    "lost.behind": ("own", "pair"),
    "lost.near": ("own", "pair"),
    "lost.ahead": ("own", "pair"),
    "lost.ways": ("own", "turns", "shared"),
    "limit_speeds": (),
    "writes_copy": ("speed", "how"),
    "supply_assumed": ("psu",),
    "supply_too": ("label", "money", "total"),
    "supply_plugs": ("label", "money", "total"),
    "supply_counted": ("label",),
    "with_supply": ("label",),
    "none_dear": ("times",),
    "none_larger": (),
    "none_better": ("have",),
    "price": ("money", "add", "bought", "month"),
    "tax": (),
    "but_outlet": (),
    "alone": ("card", "bought", "money", "have"),
    "alone_left": ("card", "bought", "money", "have"),
    "proprietary_supply": (),
    "another_pair": ("card", "bought", "money"),
    "another_writes": ("speed", "how"),
    "training_mixed": (),
    "larger_unsold": ("card", "bought", "money"),
    "better_unsold": ("card", "bought", "money"),
    "other_unsold": ("card", "bought", "money"),
    "instead_unsold": ("card", "bought", "money"),
    "alone_unsold": ("card", "bought", "money"),
}


def message_words(language: Language) -> dict[str, str]:
    """Return the sentences that are messages, with their variables in braces, for the script."""
    return {
        key: language.say(message_id(key), **{name: f"{{{name}}}" for name in names})
        for key, names in MESSAGES.items()
    }


def message_id(key: str) -> str:
    """Return the id of a message by the key of the script."""
    return f"pair-{key.replace('.', '-').replace('_', '-')}"


def warned_words(rule: Warned, language: Language) -> str:
    """Return what a rule warns of in a card, as the build check says it."""
    if rule == "card-passive":
        return language.say("reason-card-passive")
    return language.say("reason-software-support")
