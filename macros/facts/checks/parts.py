"""Part checks: every part has its own id, sources for its figures, and words that are known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, did_you_mean, listing
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.parts import Chassis, GpuBoard, Motherboard, Part, PowerSupply
from macros.facts.records.products import Gpu, Vocabulary

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


@check
def check_part_ids_are_unique(draft: Draft) -> Iterator[Problem]:
    """Prices and builds name a product by its id alone, whatever folder it lies in."""
    owners = {id_: f"gpus/{id_}.yml" for id_ in draft.ids(Gpu)}
    for part, document in draft.each(Part):
        if part.id in owners:
            message = f"the id '{part.id}' is already taken by {owners[part.id]}."
            yield document.problem(("id",), message, "Rename the file and its id.")
        owners[part.id] = document.path.partition("/")[2]


@check
def check_part_words(draft: Draft) -> Iterator[Problem]:
    """Names that parts have in common are spelled as in data/vocabulary.yml."""
    vocabulary = draft.only(Vocabulary)
    if vocabulary is None:
        return
    for part, document in draft.each(Part):
        lists = dict([FORM_LISTS[type(part).__name__]]) if type(part).__name__ in FORM_LISTS else {}
        for name, list_name in {**WORD_LISTS, **lists}.items():
            yield from _unknown(part, name, list_name, vocabulary, document)


@check
def check_gpu_boards_have_a_gpu(draft: Draft) -> Iterator[Problem]:
    """A board names the accelerator that it carries."""
    known = draft.ids(Gpu)
    for board, document in draft.each(GpuBoard):
        if board.gpu not in known:
            hint = did_you_mean(board.gpu, known) or "Add the accelerator first."
            yield document.problem(("gpu",), f"there is no accelerator '{board.gpu}'.", hint)


@check
def check_chassis_name_their_power_supply(draft: Draft) -> Iterator[Problem]:
    """The power supply that a chassis brings is one of the catalogue."""
    known = [psu.id for psu, _ in draft.each(PowerSupply)]
    for chassis, document in draft.each(Chassis):
        if chassis.psu is not None and chassis.psu not in known:
            hint = did_you_mean(chassis.psu, known) or "Add the power supply first."
            yield document.problem(("psu",), f"there is no power supply '{chassis.psu}'.", hint)


@check
def check_populations_add_up(draft: Draft) -> Iterator[Problem]:
    """A population has one slot for each accelerator, in the order of their places."""
    for board, document in draft.each(Motherboard):
        seen: set[tuple[int, str | None]] = set()
        for index, population in enumerate(board.populations):
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
