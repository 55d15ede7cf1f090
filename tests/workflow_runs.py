"""Workflow runs: what GitHub runs, so that tests run the same with the same arguments."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import yaml

from tests.tiny import PROJECT

WORKFLOWS = sorted((PROJECT / ".github" / "workflows").glob("*.yml"))


def jobs(workflow: Path) -> dict[str, dict[str, Any]]:
    """Return the jobs of a workflow by their names."""
    found: dict[str, dict[str, Any]] = yaml.safe_load(workflow.read_text("utf-8"))["jobs"]
    return found


def steps(workflow: Path) -> list[dict[str, Any]]:
    """Return the steps of all jobs of a workflow."""
    return [step for job in jobs(workflow).values() for step in job["steps"]]


def commands() -> list[list[str]]:
    """Return every line that a workflow runs, as the shell takes it apart."""
    lines = [
        line
        for workflow in WORKFLOWS
        for step in steps(workflow)
        for line in step.get("run", "").splitlines()
    ]
    return [shlex.split(line) for line in lines]


def arguments_of(script: str, like: str = "", **values: object) -> list[str]:
    """Return the arguments that a workflow gives a script, with values for its variables.

    Where workflows run it in several ways, `like` is the first argument of the one that is meant.
    """
    calls = [c[c.index(f"scripts/{script}") + 1 :] for c in commands() if f"scripts/{script}" in c]
    (found,) = (call for call in calls if not like or call[0] == like)
    for name, value in values.items():
        found = [argument.replace(f"${name}", str(value)) for argument in found]
    assert not any("$" in argument for argument in found), found
    return found
