"""Builds that differ: what is out, what is in, and the rule because of which it is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from macros.advice.changes.builds import BuildChange


def part(id_: str, count: int = 1) -> Any:
    return SimpleNamespace(part=SimpleNamespace(id=id_), count=count)


def choice(
    *items: Any, cheaper: tuple[tuple[Any, str], ...] = (), results: dict[str, str] | None = None
) -> Any:
    return SimpleNamespace(
        tier=SimpleNamespace(gpu_count=1),
        candidate=SimpleNamespace(gpu=SimpleNamespace(id="boreal-one")),
        items=items,
        cheaper=[SimpleNamespace(item=item, result=result) for item, result in cheaper],
        passed_over=(),
        results=[
            SimpleNamespace(rule=rule, severity=severity)
            for rule, severity in (results or {}).items()
        ],
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


NOTHING_PASSES = SimpleNamespace(candidate=None, cheaper=(), passed_over=(), results=())


def test_build_is_lost_or_found_where_only_one_side_has_parts() -> None:
    build = choice(part("brook-650"))
    lost, found = changed(build, NOTHING_PASSES), changed(NOTHING_PASSES, build)
    assert (lost.is_lost, lost.is_found) == (True, False)
    assert (found.is_lost, found.is_found) == (False, True)
    for same in (changed(build, build), changed(NOTHING_PASSES, NOTHING_PASSES)):
        assert (same.is_lost, same.is_found) == (False, False)
    assert lost.gone == (("boreal-one", 1), ("brook-650", 1))


def test_build_of_a_tier_that_is_gone_breaks_no_rule() -> None:
    change = changed(choice(part("brook-650")), None)
    assert not change.is_there
    assert change.broken is None
    assert change.new_warnings == ()


def test_card_that_was_passed_over_is_out_for_what_stood_in_its_way() -> None:
    after = choice(part("brook-850"))
    other = SimpleNamespace(gpu=SimpleNamespace(id="boreal-two"))
    after.candidate = other
    first = SimpleNamespace(gpu=SimpleNamespace(id="boreal-one"))
    obstacle = SimpleNamespace(result="gpu-length")
    after.passed_over = (SimpleNamespace(candidate=first, obstacle=obstacle),)
    change = changed(choice(part("brook-850")), after)
    assert str(change.broken) == "gpu-length"
    after.passed_over = (SimpleNamespace(candidate=other, obstacle=obstacle),)
    assert changed(choice(part("brook-850")), after).broken is None


def test_warning_is_new_where_the_rule_was_met_or_judged_otherwise() -> None:
    before = choice(results={"a": "pass", "b": "warn", "c": "warn", "d": "fail"})
    after = choice(results={"a": "warn", "b": "warn", "c": "fail", "d": "pass", "e": "unknown"})
    assert changed(before, after).new_warnings == ("a", "c", "e")
    assert changed(None, after).new_warnings == ("a", "b", "c", "e")
