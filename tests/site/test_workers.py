from __future__ import annotations

import multiprocessing
import os
import signal
import time
from dataclasses import dataclass

import pytest

from macros.site.workers import Apart


@dataclass
class Part:
    name: str


def test_work_is_done_in_another_process() -> None:
    assert Apart(os.getpid).result() != os.getpid()


def test_what_both_had_before_is_the_same_object_in_the_result() -> None:
    before = Part("before")

    def work() -> list[Part]:
        return [before, Part("new"), before]

    first, new, last = Apart(work).result()
    assert first is before
    assert last is before
    assert new == Part("new")


def test_several_work_side_by_side() -> None:
    helpers = [Apart(lambda number=number: number**2) for number in range(3)]  # type: ignore[misc]
    assert [helper.result() for helper in helpers] == [0, 1, 4]


def test_failed_work_says_why_and_gives_no_result(capfd: pytest.CaptureFixture[str]) -> None:
    def work() -> None:
        raise ValueError("no such part")

    helper = Apart(work)
    with pytest.raises(ChildProcessError):
        helper.result()
    assert "no such part" in capfd.readouterr().err


def test_interrupted_work_leaves_the_telling_to_the_other_side(
    capfd: pytest.CaptureFixture[str],
) -> None:
    started = multiprocessing.get_context("fork").Event()

    def work() -> None:
        started.set()
        time.sleep(60)

    helper = Apart(work)
    assert started.wait(timeout=30)
    (process,) = multiprocessing.active_children()
    assert process.pid
    os.kill(process.pid, signal.SIGINT)
    with pytest.raises(ChildProcessError):
        helper.result()
    assert capfd.readouterr().err == ""


def test_work_that_nobody_waits_for_ends_with_its_block_even_if_it_heeds_nothing() -> None:
    deaf = multiprocessing.get_context("fork").Event()

    def work() -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        deaf.set()
        time.sleep(60)

    with Apart(work):
        assert deaf.wait(timeout=30)
    assert multiprocessing.active_children() == []
