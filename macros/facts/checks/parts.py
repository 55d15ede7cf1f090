"""Part checks: every part has its own id, sources for its figures, and words that are known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, Severity, did_you_mean, listing
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.parts import Chassis, GpuBoard, Motherboard, Part, PowerSupply
from macros.facts.records.products import Vocabulary

# What names a part, and is no figure that somebody read.
UNSOURCED = ("id", "name", "vendor", "sources", "notes")

# Which list of vocabulary.yml (`parts`, else the top level) holds the words of a field.
WORD_LISTS = {
    "platform": "board_platforms",
    "platforms": "board_platforms",
    "cpu_platforms": "board_platforms",
    "socket": "sockets",
    "sockets": "sockets",
    "board_form_factors": "board_form_factors",
    "memory_type": "memory_kinds",
    "type": "memory_kinds",
    "inlet": "inlets",
    "connector": "network_connectors",
    "cooling": "cooling",
    "card_cooling": "cooling",
}
# Forms mean something else for each kind of part.
FORM_LISTS = {
    "Motherboard": ("form_factor", "board_form_factors"),
    "PowerSupply": ("form", "psu_forms"),
    "Ssd": ("form_factor", "ssd_form_factors"),
}


def check_part_ids_are_unique(draft: Draft) -> Iterator[Problem]:
    """Prices and builds name a product by its id alone, whatever folder it lies in."""
    owners = {id_: f"gpus/{id_}.yml" for id_ in draft.gpu_ids}
    for part, document in draft.each_part():
        if part.id in owners:
            message = f"the id '{part.id}' is already taken by {owners[part.id]}."
            yield document.problem(("id",), message, "Rename the file and its id.")
        owners[part.id] = document.path.partition("/")[2]


def check_every_part_figure_has_a_source(draft: Draft) -> Iterator[Problem]:
    """Each known field of a part is covered by an entry of `sources`."""
    for part, document in draft.each_part():
        covered = {path for evidence in part.sources for path in evidence.covers}
        for name in _sourced_fields(part):
            if name in part.model_fields_set and name not in covered:
                hint = "Name it in the `covers` list of an entry of `sources`."
                yield document.problem((name,), "this has no source.", hint)


def check_part_covers(draft: Draft) -> Iterator[Problem]:
    """What a source of a part covers is a field that exists, and is filled in (else a warning)."""
    for part, document in draft.each_part():
        allowed = _sourced_fields(part)
        for index, evidence in enumerate(part.sources):
            for place, path in enumerate(evidence.covers):
                keys = ("sources", index, "covers", place)
                if path not in allowed:
                    hint = did_you_mean(path, allowed) or f"Allowed: {listing(allowed)}."
                    yield document.problem(keys, f"'{path}' is no field with a source.", hint)
                elif path not in part.model_fields_set:
                    message = f"'{path}' is covered here but left blank above."
                    problem = document.problem(keys, message, "Remove it from `covers`.")
                    yield replace(problem, severity=Severity.WARNING)


def check_part_words(draft: Draft) -> Iterator[Problem]:
    """Names that parts have in common are spelled as in data/vocabulary.yml."""
    if draft.vocabulary is None:
        return
    vocabulary, _ = draft.vocabulary
    for part, document in draft.each_part():
        lists = dict([FORM_LISTS[type(part).__name__]]) if type(part).__name__ in FORM_LISTS else {}
        for name, list_name in {**WORD_LISTS, **lists}.items():
            yield from _unknown(part, name, list_name, vocabulary, document)


def check_gpu_boards_have_a_gpu(draft: Draft) -> Iterator[Problem]:
    """A board names the accelerator that it carries."""
    for part, document in draft.each_part():
        if isinstance(part, GpuBoard) and part.gpu not in draft.gpu_ids:
            hint = did_you_mean(part.gpu, draft.gpu_ids) or "Add the accelerator first."
            yield document.problem(("gpu",), f"there is no accelerator '{part.gpu}'.", hint)


def check_chassis_name_their_power_supply(draft: Draft) -> Iterator[Problem]:
    """The power supply that a chassis brings is one of the catalogue."""
    known = [part.id for part, _ in draft.each_part() if isinstance(part, PowerSupply)]
    for part, document in draft.each_part():
        if isinstance(part, Chassis) and part.psu is not None and part.psu not in known:
            hint = did_you_mean(part.psu, known) or "Add the power supply first."
            yield document.problem(("psu",), f"there is no power supply '{part.psu}'.", hint)


def check_populations_add_up(draft: Draft) -> Iterator[Problem]:
    """A population has one slot for each accelerator, in the order of their places."""
    for part, document in draft.each_part():
        if not isinstance(part, Motherboard):
            continue
        seen: set[tuple[int, str | None]] = set()
        for index, population in enumerate(part.populations):
            keys: Keys = ("populations", index)
            count, places = population.gpu_count, [slot.position for slot in population.slots]
            known = [place for place in places if place is not None]
            if len(places) != count:
                message = f"{count} accelerators stand in {len(places)} slots."
                yield document.problem((*keys, "slots"), message, "Name one slot for each.")
            if known != sorted(set(known)):
                message = "the places of the slots do not ascend."
                yield document.problem((*keys, "slots"), message, "Begin next to the CPU.")
            if (count, population.condition) in seen:
                message = f"{count} accelerators with this condition stand here twice."
                hint = "Remove one of the two, or tell their conditions apart."
                yield document.problem((*keys, "gpu_count"), message, hint)
            seen.add((count, population.condition))


def _sourced_fields(part: Part) -> list[str]:
    return [name for name in type(part).model_fields if name not in UNSOURCED]


def _unknown(
    part: Part, name: str, list_name: str, vocabulary: Vocabulary, document: Document
) -> Iterator[Problem]:
    value: Any = getattr(part, name, None)
    words: Iterable[str] = getattr(vocabulary, list_name, ()) or getattr(
        vocabulary.parts, list_name
    )
    allowed = list(words)
    for keys, word in _words(name, value):
        if word not in allowed:
            hint = f"Allowed: {listing(allowed)}. {did_you_mean(word, allowed)}".rstrip()
            where = list_name if hasattr(vocabulary, list_name) else f"parts.{list_name}"
            message = f"'{word}' is not in `{where}` of vocabulary.yml."
            yield document.problem(keys, message, hint)


def _words(name: str, value: Any) -> Iterable[tuple[Keys, str]]:
    if isinstance(value, str):
        return [((name,), value)]
    return [((name, index), word) for index, word in enumerate(value or ())]
