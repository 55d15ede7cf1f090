"""Part checks: every part has its own id, and its figures do not contradict each other."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.part_contradictions import contradictions
from macros.facts.records.parts import Computer, GpuBoard, Motherboard, Part
from macros.facts.records.products import Gpu


@check
def check_part_ids_are_unique(draft: Draft) -> Iterator[Problem]:
    """Prices and builds name a product by its id alone, whatever folder it lies in."""
    owners = {id_: f"gpus/{id_}.yml" for id_ in draft.file_names("gpus")}
    for part, document in draft.each(Part):
        if part.id in owners:
            message = f"the id '{part.id}' is already taken by {owners[part.id]}."
            yield document.problem(("id",), message, "Rename the file and its id.")
        owners[part.id] = document.path.partition("/")[2]


@check
def check_figures_of_parts_agree(draft: Draft) -> Iterator[Problem]:
    """No figure of a part contradicts another one."""
    for part, document in draft.each(Part):
        for wrong in contradictions(type(part), vars(part)):
            yield document.problem((wrong.field,), wrong.message, wrong.hint)


@check
def check_board_limits(draft: Draft) -> Iterator[Problem]:
    """A maker's card has no lower limit than the accelerator it carries."""
    gpus = draft.by_id(Gpu)
    for board, document in draft.each(GpuBoard):
        own_w = gpus[board.gpu][0].power.tdp_w if board.gpu in gpus else None
        if board.power_limit_w and own_w and board.power_limit_w < own_w:
            message = f"{board.power_limit_w:g} W is less than the reference, {own_w:g} W."
            hint = "Databases err here: leave it out where the maker does not say it."
            yield document.problem(("power_limit_w",), message, hint)


@check
def check_populations_add_up(draft: Draft) -> Iterator[Problem]:
    """A population has one slot for each accelerator, in the order of their places."""
    boards: list[tuple[Motherboard | Computer, Document]] = [
        *draft.each(Motherboard),
        *draft.each(Computer),
    ]
    for board, document in boards:
        told_apart: set[tuple[int, str | None]] = set()
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
            if (count, population.condition) in told_apart:
                message = f"{count} accelerators with this condition stand here twice."
                hint = "Remove one of the two, or tell their conditions apart."
                yield document.problem((*keys, "gpu_count"), message, hint)
            told_apart.add((count, population.condition))
