from __future__ import annotations

from typing import Any

from macros.advice.builds.rulebook import Answers, Rulebook, rules_of
from macros.facts.records.tiers import Requirement, Tier
from tests.tiny import TODAY


def tier(**requirement: Any) -> Tier:
    purse = {"id": "balanced", "persona": "anyone", "requirements": [requirement]}
    decided = {"decided": TODAY, "source": "weekly-chip", "reason": "Invented."}
    return Tier.model_validate(
        {"id": "1-gpu", "gpu_count": 1, "use": "independent", "host": "desktop", **decided}
        | {"classes": [purse]}
    )


def test_requirements_are_named_by_their_exact_limit() -> None:
    ids = [
        next(
            iter(rules_of({}, asked := tier(figure="memory_gb", at_least=limit), asked.classes[0]))
        )
        for limit in (64, 23.6, 24.4)
    ]
    assert ids == [
        "requirement-memory-gb-at-least-64",
        "requirement-memory-gb-at-least-23-6",
        "requirement-memory-gb-at-least-24-4",
    ]


def test_limits_that_round_alike_do_not_share_answers() -> None:
    answers: Answers = {}
    severities = []
    for limit in (23.6, 24.4):
        asked = tier(figure="memory_gb", at_least=limit)
        book = Rulebook(rules_of({}, asked, asked.classes[0]), {}, answers=answers)
        for id_, names in book.names.items():
            known = book.answers.setdefault(id_, {})
            result = known.setdefault((24,), book.result(id_, names, (24,)))
            severities.append(result and result.severity)
    assert severities == ["pass", "fail"]


def test_what_a_tier_asks_is_asked_of_each_class_first() -> None:
    asked = tier(figure="memory_gb", at_least=64)
    wanted = Requirement(figure="last_position", at_least=1)
    whole = asked.model_copy(update={"requirements": (wanted,)})
    rules = rules_of({}, whole, whole.classes[0])
    assert list(rules) == [
        "requirement-last-position-at-least-1",
        "requirement-memory-gb-at-least-64",
    ]
    book = Rulebook(rules, {})
    id_ = next(iter(rules))
    unknown = book.result(id_, book.names[id_], (None,))
    assert unknown
    assert unknown.severity == "unknown"
    assert not book.accepts(unknown)
