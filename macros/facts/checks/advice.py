"""Advice checks: workloads, personas, regions and measurements name only what exists."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Any

from macros.facts.checks.power import power_dates, power_sources
from macros.facts.checks.software import software_dates, software_sources
from macros.facts.checks.statements import stated_dates, stated_sources, unknown_word
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, listing
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.measurements import Test

# Prose beside the pages of personas.
RESERVED_PAGES = ("index", "avoid", "upgrade")


def check_measurements_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """A run names an accelerator of the catalogue and a test of its file."""
    for dataset, document in draft.datasets.values():
        tests = [test.id for test in dataset.tests]
        for index, run in enumerate(dataset.runs):
            yield from unknown_word(
                run.accelerator, draft.gpu_ids, "accelerator", ("runs", index), document
            )
            yield from unknown_word(run.test, tests, "test", ("runs", index), document)


def check_tests_mean_the_same(draft: Draft) -> Iterator[Problem]:
    """A test that several files name is the same test in all: its runs are compared."""
    first: dict[str, tuple[Test, str]] = {}
    for dataset, document in draft.datasets.values():
        for index, test in enumerate(dataset.tests):
            known, path = first.setdefault(test.id, (test, document.path))
            if known != test:
                message = f"the test '{test.id}' is another one in {path}."
                hint = "Give it the same name, unit and gigabytes, or another id."
                yield document.problem(("tests", index, "id"), message, hint)


def check_workloads_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """A workload names tests that some data set has, and platforms of the vocabulary."""
    if draft.workloads is None:
        return
    workloads, document = draft.workloads
    tests = {test.id for dataset, _ in draft.datasets.values() for test in dataset.tests}
    known = "benchmark" not in draft.incomplete
    platforms = draft.vocabulary[0].platforms if draft.vocabulary else ()
    for index, workload in enumerate(workloads):
        for place, test in enumerate(workload.tests if known else ()):
            yield from unknown_word(test, tests, "test", (index, "tests"), document, place)
        for place, platform in enumerate(workload.platforms if draft.vocabulary else ()):
            yield from unknown_word(
                platform, platforms, "platform", (index, "platforms"), document, place
            )


def check_personas_can_be_advised(draft: Draft) -> Iterator[Problem]:
    """A persona who wants speed says in which work, and has a page of their own."""
    personas, document = draft.personas or ((), None)
    for index, persona in enumerate(personas if document else ()):
        assert document
        objective = persona.objective
        if not objective.workloads and not objective.maximise.startswith("memory"):
            message = "a speed is wanted, but in no work."
            keys: Keys = (index, "objective")
            yield document.problem(keys, message, "Add `workloads:` with one or more.")
        if persona.id in RESERVED_PAGES:
            message = f"'{persona.id}' is the address of another page of picks."
            yield document.problem((index, "id"), message, "Choose another name.")


def check_personas_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """A persona names workloads and words of the vocabulary; its id stands there once."""
    if draft.personas is None:
        return
    personas, document = draft.personas
    workloads = [work.id for work in draft.workloads[0]] if draft.workloads else []
    words = draft.vocabulary[0] if draft.vocabulary else None
    seen: set[str] = set()
    for index, persona in enumerate(personas):
        if persona.id in seen:
            message = f"the persona '{persona.id}' stands here twice."
            yield document.problem((index, "id"), message, "Rename or remove one of the two.")
        seen.add(persona.id)
        for place, work in enumerate(persona.objective.workloads if draft.workloads else ()):
            keys: Keys = (index, "objective", "workloads")
            yield from unknown_word(work, workloads, "workload", keys, document, place)
        for name in ("form_factors", "cooling", "platforms") if words else ():
            for place, word in enumerate(getattr(persona.needs, name)):
                known = getattr(words, name, ())
                yield from unknown_word(word, known, name, (index, "needs", name), document, place)


def check_expert_advice_names_what_exists(draft: Draft) -> Iterator[Problem]:
    """An expert's advice names a persona and accelerators of the catalogue."""
    if draft.expert_advice is None:
        return
    entries, document = draft.expert_advice
    personas = [persona.id for persona in draft.personas[0]] if draft.personas else []
    for index, entry in enumerate(entries):
        if draft.personas:  # else every name would seem wrong
            yield from unknown_word(entry.persona, personas, "persona", (index,), document)
        for place, id_ in enumerate(entry.recommended):
            keys: Keys = (index, "recommended")
            yield from unknown_word(id_, draft.gpu_ids, "accelerator", keys, document, place)


def check_regions_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """A region's file is named after a region of the vocabulary, and so is what it is part of."""
    words = draft.vocabulary[0] if draft.vocabulary else None
    for region, document in draft.regions.values():
        stem = PurePosixPath(document.path).stem
        if words and stem not in words.regions:
            hint = f"Allowed: {listing(list(words.regions))}."
            message = f"'{stem}' is not in `regions` of vocabulary.yml."
            yield document.problem((), message, hint)
        if words:
            yield from unknown_word(region.currency, words.currencies, "currency", (), document)
        if region.part_of:
            yield from unknown_word(region.part_of, draft.regions, "part_of", (), document)


def check_rentals_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """A rental names an accelerator of the catalogue."""
    for rentals, document in draft.clouds.values():
        for index, rental in enumerate(rentals):
            keys: Keys = (index,)
            yield from unknown_word(
                rental.accelerator, draft.gpu_ids, "accelerator", keys, document
            )


def sourced_places(draft: Draft) -> Iterator[tuple[str, Keys, Document]]:
    """Yield each source that files of advice name, with its place."""
    for dataset, document in draft.datasets.values():
        yield dataset.source, ("source",), document
    for region, document in draft.regions.values():
        yield region.tax.source, ("tax", "source"), document
        for name in ("exchange_rates", "electricity", "circuits"):
            for index, figure in enumerate(getattr(region, name)):
                yield figure.source, (name, index, "source"), document
    for tier, document in draft.tiers.values():
        yield tier.source, ("source",), document
    lists: tuple[Any, ...] = (
        draft.rules,
        draft.expert_advice,
        draft.build_rules,
        draft.build_figures,
        draft.memory_rules,
        *draft.clouds.values(),
    )
    for records, document in filter(None, lists):
        for index, record in enumerate(records):
            yield record.source, (index, "source"), document
    yield from stated_sources(draft)
    yield from power_sources(draft)
    yield from software_sources(draft)
    if draft.workloads:
        for index, work in enumerate(draft.workloads[0]):
            keys: Keys = (index, "memory_floor", "source")
            yield work.memory_floor.source, keys, draft.workloads[1]


def dated_places(draft: Draft) -> Iterator[tuple[Any, Keys, Document]]:
    """Yield each date that files of advice hold, with its place."""
    for dataset, document in draft.datasets.values():
        yield dataset.date, ("date",), document
        for index, run in enumerate(dataset.runs):
            if run.date:
                yield run.date, ("runs", index, "date"), document
    for region, document in draft.regions.values():
        for index, rate in enumerate(region.exchange_rates):
            yield rate.date, ("exchange_rates", index, "date"), document
        for index, price in enumerate(region.electricity):
            yield price.date, ("electricity", index, "date"), document
    for tier, document in draft.tiers.values():
        yield tier.decided, ("decided",), document
    for rentals, document in draft.clouds.values():
        for index, rental in enumerate(rentals):
            yield rental.date, (index, "date"), document
    yield from stated_dates(draft)
    yield from power_dates(draft)
    yield from software_dates(draft)
