"""What GitHub runs and shows: no text of strangers in a shell, no right that is not needed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.tiny import PROJECT

WORKFLOWS = sorted((PROJECT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted((PROJECT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))


def jobs(workflow: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = yaml.safe_load(workflow.read_text("utf-8"))["jobs"]
    return found


def steps(workflow: Path) -> list[dict[str, Any]]:
    return [step for job in jobs(workflow).values() for step in job["steps"]]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_no_expression_stands_in_a_shell(workflow: Path) -> None:
    assert [step["run"] for step in steps(workflow) if "${{" in step.get("run", "")] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_actions_are_pinned_by_hash(workflow: Path) -> None:
    used = [step["uses"] for step in steps(workflow) if "uses" in step]
    assert [name for name in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", name)] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_rights_are_given_to_each_job_alone(workflow: Path) -> None:
    assert yaml.safe_load(workflow.read_text("utf-8"))["permissions"] == {}
    assert all("permissions" in job for job in jobs(workflow).values())


def test_job_that_may_write_installs_nothing_and_the_one_that_reads_may_not_write() -> None:
    of = jobs(PROJECT / ".github" / "workflows" / "price-report.yml")
    assert of["read"]["permissions"] == {"contents": "read"}
    (command,) = (step["run"] for step in of["answer"]["steps"] if "run" in step)
    assert command == 'python3 scripts/answer_price_report.py answer --issue "$ISSUE"'
    commands = [step["run"] for step in of["read"]["steps"] if "run" in step]
    assert any("scripts/read_price_report.py --github answer" in run for run in commands)
    refs = [s["with"]["ref"] for job in of.values() for s in job["steps"] if "checkout" in str(s)]
    assert refs == ["main", "main"]


def test_night_keeps_every_computed_sentence_for_native_readers() -> None:
    nightly = steps(PROJECT / ".github" / "workflows" / "nightly.yml")
    (made,) = (step for step in nightly if "show_sentences.py" in step.get("run", ""))
    (kept,) = (step for step in nightly if step.get("with", {}).get("name") == "sentences")
    assert made["run"].endswith(f"--html {kept['with']['path']}")
    assert "always()" in made["if"]
    assert "always()" in kept["if"]


@pytest.mark.parametrize("form", FORMS, ids=lambda file: file.stem)
def test_form_can_be_shown(form: Path) -> None:
    """GitHub drops a form without a word where a name stands twice or a key is unknown."""
    content = yaml.safe_load(form.read_text("utf-8"))
    assert content.keys() == {"name", "description", "title", "labels", "body"}
    fields = [field for field in content["body"] if field["type"] != "markdown"]
    for names in (
        [field["id"] for field in fields],
        [field["attributes"]["label"] for field in fields],
    ):
        assert len(set(names)) == len(names)
    assert {f["type"] for f in fields} <= {"input", "textarea", "dropdown", "checkboxes"}
    assert all(set(f) <= {"type", "id", "attributes", "validations"} for f in fields)


@pytest.mark.parametrize(
    "form",
    [form for form in FORMS if not form.stem.startswith("country-")],
    ids=lambda file: file.stem,
)
def test_form_speaks_all_languages(form: Path) -> None:
    text = form.read_text("utf-8")
    for letters in ("[\u3040-\u30ff]", "[\uac00-\ud7a3]", "[\u4e00-\u9fff]"):
        assert re.search(letters, text)
