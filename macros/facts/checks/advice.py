"""Advice checks: workloads, personas, regions and measurements name only what exists."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.registry import check
from macros.facts.checks.words import unknown_word
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, listing
from macros.facts.reading.yaml_source import Keys
from macros.facts.records.advice import ExpertAdvice, Persona
from macros.facts.records.measurements import Dataset, Test, Workload
from macros.facts.records.products import Gpu, Vocabulary
from macros.facts.records.regions import Region, Rental

# Prose beside the pages of personas.
RESERVED_PAGES = ("index", "avoid", "upgrade")


@check
def check_measurements_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """A run names an accelerator of the catalogue and a test of its file."""
    gpus = draft.ids(Gpu)
    for dataset, document in draft.each(Dataset):
        tests = [test.id for test in dataset.tests]
        for index, run in enumerate(dataset.runs):
            yield from unknown_word(run.accelerator, gpus, "accelerator", ("runs", index), document)
            yield from unknown_word(run.test, tests, "test", ("runs", index), document)


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
def check_workloads_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """A workload names tests that some data set has, and platforms of the vocabulary."""
    tests = {test.id for dataset, _ in draft.each(Dataset) for test in dataset.tests}
    known = tests if draft.is_complete(Dataset) else None
    vocabulary = draft.only(Vocabulary)
    platforms = vocabulary.platforms if vocabulary else None
    for workload, index, document in draft.entries(Workload):
        for place, test in enumerate(workload.tests):
            yield from unknown_word(test, known, "test", (index, "tests"), document, place)
        for place, platform in enumerate(workload.platforms):
            yield from unknown_word(
                platform, platforms, "platform", (index, "platforms"), document, place
            )


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
def check_personas_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """A persona names workloads and words of the vocabulary."""
    workloads, vocabulary = draft.entry_ids(Workload), draft.only(Vocabulary)
    for persona, index, document in draft.entries(Persona):
        for place, workload in enumerate(persona.objective.workloads):
            keys: Keys = (index, "objective", "workloads")
            yield from unknown_word(workload, workloads, "workload", keys, document, place)
        for name in ("form_factors", "cooling", "platforms"):
            keys, known = (index, "needs", name), getattr(vocabulary, name, None)
            for place, word in enumerate(getattr(persona.needs, name)):
                yield from unknown_word(word, known, name, keys, document, place)


@check
def check_expert_advice_names_what_exists(draft: Draft) -> Iterator[Problem]:
    """An expert's advice names a persona and accelerators of the catalogue."""
    personas, gpus = draft.entry_ids(Persona), draft.ids(Gpu)
    for advice, index, document in draft.entries(ExpertAdvice):
        yield from unknown_word(advice.persona, personas, "persona", (index,), document)
        for place, id_ in enumerate(advice.recommended):
            keys: Keys = (index, "recommended")
            yield from unknown_word(id_, gpus, "accelerator", keys, document, place)


@check
def check_regions_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """A region's file is named after a region of the vocabulary, and so is what it is part of."""
    vocabulary, regions = draft.only(Vocabulary), draft.by_id(Region)
    for id_, (region, document) in regions.items():
        if vocabulary and id_ not in vocabulary.regions:
            hint = f"Allowed: {listing(vocabulary.regions)}."
            message = f"'{id_}' is not in `regions` of vocabulary.yml."
            yield document.problem((), message, hint)
        if vocabulary:
            known = vocabulary.currencies
            yield from unknown_word(region.currency, known, "currency", (), document)
        if region.part_of:
            yield from unknown_word(region.part_of, regions, "part_of", (), document)


@check
def check_rentals_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """A rental names an accelerator of the catalogue."""
    gpus = draft.ids(Gpu)
    for rental, index, document in draft.entries(Rental):
        yield from unknown_word(rental.accelerator, gpus, "accelerator", (index,), document)
