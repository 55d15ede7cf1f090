"""Advice checks: tests are those that were run, and personas can be advised."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from macros.facts.checks.registry import check
from macros.facts.checks.words import unknown_word
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, listing
from macros.facts.reading.yaml_source import Keys
from macros.facts.records.advice import NewBecause, Persona
from macros.facts.records.measurements import Dataset, Test, Workload
from macros.facts.records.regions import Region
from macros.facts.records.vocabulary import Vocabulary

# Prose beside the pages of personas.
RESERVED_PAGES = ("index", "avoid", "upgrade")


@check
def check_runs_name_a_test(draft: Draft) -> Iterator[Problem]:
    """A run names a test of its file."""
    for dataset, document in draft.each(Dataset):
        tests = [test.id for test in dataset.tests]
        for index, run in enumerate(dataset.runs):
            yield from unknown_word(run.test, tests, "test", ("runs", index, "test"), document)


@check
def check_tests_mean_the_same(draft: Draft) -> Iterator[Problem]:
    """A test that several files name is the same test in all: its runs are compared."""
    first: dict[str, tuple[Test, str]] = {}
    for dataset, document in draft.each(Dataset):
        for index, test in enumerate(dataset.tests):
            known, path = first.setdefault(test.id, (test, document.path))
            if known != test:
                message = f"the test '{test.id}' is another one in {path}."
                hint = "Give it the same name, unit and gigabytes, or another id."
                yield document.problem(("tests", index, "id"), message, hint)


@check
def check_workloads_name_a_test(draft: Draft) -> Iterator[Problem]:
    """A workload names tests that some data set has."""
    tests = {test.id for dataset, _ in draft.each(Dataset) for test in dataset.tests}
    if not draft.is_complete(Dataset):
        return
    for workload, index, document in draft.entries(Workload):
        for place, test in enumerate(workload.tests):
            yield from unknown_word(test, sorted(tests), "test", (index, "tests", place), document)


@check
def check_guessing_is_a_work_of_its_own(draft: Draft) -> Iterator[Problem]:
    """Tests with speculative decoding never stand for the same work as tests without it."""
    tests = {test.id: test for dataset, _ in draft.each(Dataset) for test in dataset.tests}
    for workload, index, document in draft.entries(Workload):
        known = [(place, tests[id_]) for place, id_ in enumerate(workload.tests) if id_ in tests]
        plain = [place for place, test in known if not test.speculative]
        for place, test in known:
            if test.speculative and plain:
                message = f"'{test.id}' decodes speculatively, other tests of this work do not."
                hint = "Speculative decoding is another fact: make it a workload of its own."
                yield document.problem((index, "tests", place), message, hint)


@check
def check_weights_are_lent_by_work_with_its_own(draft: Draft) -> Iterator[Problem]:
    """Work takes the weights of other work that takes none itself."""
    lenders = [workload.id for workload, _, _ in draft.entries(Workload) if not workload.like]
    for workload, index, document in draft.entries(Workload):
        if workload.like:
            yield from unknown_word(workload.like, lenders, "workload", (index, "like"), document)


@check
def check_personas_can_be_advised(draft: Draft) -> Iterator[Problem]:
    """A persona who wants speed says in which work, and has a page of their own."""
    for persona, index, document in draft.entries(Persona):
        objective = persona.objective
        if not objective.workloads and not objective.maximise.startswith("memory"):
            message = "a speed is wanted, but in no work."
            keys: Keys = (index, "objective")
            yield document.problem(keys, message, "Add `workloads:` with one or more.")
        if persona.id in RESERVED_PAGES:
            message = f"'{persona.id}' is the address of another page of picks."
            yield document.problem((index, "id"), message, "Choose another name.")


@check
def check_personas_say_why_only_new_products_compete(draft: Draft) -> Iterator[Problem]:
    """New and used products compete unless the persona says why not."""
    for persona, index, document in draft.entries(Persona):
        is_new_only = persona.acquire == "new"
        if is_new_only and not persona.new_because:
            message = "only new products compete, but not why."
            hint = f"Add `new_because:` with one of {listing(get_args(NewBecause))}."
            yield document.problem((index, "acquire"), message, hint)
        if persona.new_because and not is_new_only:
            message = "used products compete, so nothing speaks against them."
            yield document.problem((index, "new_because"), message, "Leave it out.")


@check
def check_regions_are_named(draft: Draft) -> Iterator[Problem]:
    """A region's file is named after a region of the vocabulary."""
    vocabulary = draft.only(Vocabulary)
    for id_, (_, document) in draft.by_id(Region).items():
        if vocabulary and id_ not in vocabulary.regions:
            hint = f"Allowed: {listing(vocabulary.regions)}."
            message = f"'{id_}' is not in `regions` of vocabulary.yml."
            yield document.problem((), message, hint)
