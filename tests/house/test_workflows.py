"""What GitHub runs and shows: no text of strangers in a shell, no right that is not needed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from scripts.propose_turns import RECORD
from tests.tiny import PROJECT
from tests.workflow_runs import WORKFLOWS, arguments_of, commands, jobs, steps

FORMS = sorted((PROJECT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
OF_STRANGERS = ("workflow_run", "issues", "pull_request_target", "issue_comment")
SET_UP = "scripts/set_up.sh"  # which `make` runs too


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


def test_each_line_runs_a_target_or_a_script_that_is_there() -> None:
    targets = re.findall(r"^([a-z-]+):", (PROJECT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for command in commands():
        if command[0] == "make":
            assert next(t for t in command[1:] if not t.startswith("--")) in targets
        else:
            script = command[0 if command[0] == SET_UP else 1]
            assert command[0] in (SET_UP, ".venv/bin/python", "python3")
            assert script.startswith("scripts/")
            assert (PROJECT / script).is_file()


def test_tests_run_each_script_with_the_arguments_of_the_workflow() -> None:
    scripts = {c[1].removeprefix("scripts/") for c in commands() if c[0] not in ("make", SET_UP)}
    tests = "".join(file.read_text("utf-8") for file in (PROJECT / "tests").rglob("test_*.py"))
    run = set(re.findall(r'arguments_of\(\s*"([a-z_]+\.py)"', tests))
    assert scripts - run == set()


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_what_strangers_begin_runs_the_code_of_main(workflow: Path) -> None:
    begins = yaml.safe_load(workflow.read_text("utf-8"))[True]  # YAML takes `on` for a truth
    if set(begins) & set(OF_STRANGERS):
        checkouts = [step for step in steps(workflow) if "actions/checkout" in str(step)]
        assert {step["with"]["ref"] for step in checkouts} == {"main"}


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_job_that_may_write_installs_nothing(workflow: Path) -> None:
    for job in jobs(workflow).values():
        if "write" in job["permissions"].values():
            lines = [line for s in job["steps"] for line in s.get("run", "").splitlines()]
            assert [line for line in lines if not line.startswith("python3 scripts/")] == []


def test_scripts_that_may_write_import_nothing_but_pythons_own_library() -> None:
    writing = {
        command.split()[1]
        for workflow in WORKFLOWS
        for job in jobs(workflow).values()
        if "write" in job["permissions"].values()
        for step in job["steps"]
        for command in step.get("run", "").splitlines()
    }
    assert "scripts/comment_on_change.py" in writing
    for script in sorted(writing):
        command = [sys.executable, "-I", "-S", script, "--help"]  # -S: nothing that is installed
        done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_night_keeps_every_computed_sentence_for_native_readers() -> None:
    nightly = steps(PROJECT / ".github" / "workflows" / "nightly.yml")
    (made,) = (step for step in nightly if "show_sentences.py" in step.get("run", ""))
    (kept,) = (step for step in nightly if step.get("with", {}).get("name") == "sentences")
    assert made["run"].endswith(f"--html {kept['with']['path']}")
    assert "always()" in made["if"]
    assert "always()" in kept["if"]


def test_night_runs_what_takes_long_with_and_without_a_site() -> None:
    """A test that is left out by day and runs in no night would never be run."""
    makefile = (PROJECT / "Makefile").read_text("utf-8")
    recipes = dict(re.findall(r"^([a-z-]+):.*\n((?:\t.*\n)+)", makefile, re.MULTILINE))
    (parts,) = re.findall(r"call each,([a-z -]+)\)", recipes["test-nightly"])
    at_length = [recipes[part] for part in parts.split() if "--nightly" in recipes[part]]
    marks = re.findall(r'-m "([^"]+)"', "".join(at_length))
    assert set(marks) == {"not browser and not site", "browser or site"}


def test_merge_of_the_record_does_not_begin_the_record_again() -> None:
    record = yaml.safe_load((PROJECT / ".github" / "workflows" / "record.yml").read_text("utf-8"))
    everything, record_itself = record[True]["push"]["paths"]  # of which the last that fits counts
    assert everything == "data/**"
    assert record_itself == f"!{RECORD}"


def test_record_is_proposed_as_it_was_computed() -> None:
    run = steps(PROJECT / ".github" / "workflows" / "record.yml")
    sent, taken = (s["with"] for s in run if s.get("with", {}).get("name") == "record")
    assert (sent["path"], taken["path"]) == (str(RECORD), f"{arguments_of('propose_turns.py')[0]}/")


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
