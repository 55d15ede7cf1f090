"""Builds that differ: what is out, what is in, and the rule because of which it is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from macros.advice.changes.builds import BuildChange


def part(id_: str, count: int = 1) -> Any:
    return SimpleNamespace(part=SimpleNamespace(id=id_), count=count)


def choice(*items: Any, cheaper: tuple[tuple[Any, str], ...] = ()) -> Any:
    return SimpleNamespace(
        tier=SimpleNamespace(gpu_count=1),
        candidate=SimpleNamespace(gpu=SimpleNamespace(id="boreal-one")),
        items=items,
        cheaper=[SimpleNamespace(item=item, result=result) for item, result in cheaper],
        passed_over=(),
    )


def changed(before: Any, after: Any) -> BuildChange:
    return BuildChange("1-gpu", "economical", "us", before, after)


def test_what_is_out_is_told_by_the_rule_that_it_breaks_now() -> None:
    small, large = part("brook-650"), part("brook-850")
    change = changed(choice(small), choice(large, cheaper=((small, "psu-peak"),)))
    assert (change.gone, change.come) == ((("brook-650", 1),), (("brook-850", 1),))
    assert str(change.broken) == "psu-peak"


def test_rule_that_fewer_modules_break_is_no_reason_why_more_are_out() -> None:
    two, four, six = (part("shelf-32gb", count) for count in (2, 4, 6))
    change = changed(choice(six), choice(four, cheaper=((two, "memory-least"),)))
    assert (change.gone, change.come) == ((("shelf-32gb", 6),), (("shelf-32gb", 4),))
    assert change.broken is None
