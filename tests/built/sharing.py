"""Sharing: what is made once for all of a run's processes, by whichever needs it first."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """Return the folder `name` of this run, which `make` has filled in one of its processes.

    The others wait for it. Where `make` failed, the next process tries again.
    """
    base = factory.getbasetemp()
    run = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder, done = run / "shared" / name, run / "shared" / f"{name}.done"
    folder.mkdir(parents=True, exist_ok=True)
    with (run / "shared" / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            make(folder)
            done.touch()
    return folder
