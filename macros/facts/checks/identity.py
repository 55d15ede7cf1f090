"""Identity checks: ids, file names and aliases."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath

from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Document
from macros.facts.records.models import Model
from macros.facts.records.parts import Part
from macros.facts.records.products import Gpu

RESERVED_IDS = frozenset({"index"})


def check_id_is_the_file_name(draft: Draft) -> Iterator[Problem]:
    """The id is the file's name, the page's address and the name other files use."""
    products: Iterable[tuple[Gpu | Part | Model, Document]] = (
        *draft.each_gpu(),
        *draft.each_part(),
        *draft.models.values(),
    )
    for product, document in products:
        stem = PurePosixPath(document.path).stem
        if product.id != stem:
            hint = f"Write `id: {stem}`, or rename the file to {product.id}.yml."
            yield document.problem(("id",), f"'{product.id}' differs from the file's name.", hint)


def check_no_page_is_replaced(draft: Draft) -> Iterator[Problem]:
    """An id and an alias become addresses below gpus/, where the table has the address index."""
    for gpu, document in draft.each_gpu():
        names = [(gpu.id, ("id",)), *((a, ("aliases", i)) for i, a in enumerate(gpu.aliases))]
        for name, keys in names:
            if name in RESERVED_IDS:
                hint = "Choose another name."
                yield document.problem(keys, f"'{name}' is the address of the table.", hint)


def check_source_ids_are_unique(draft: Draft) -> Iterator[Problem]:
    """An entry of sources.yml is found by its id, so no other entry may have it."""
    sources, document = draft.sources or ((), None)
    first: dict[str, int] = {}
    for index, source in enumerate(sources):
        if first.setdefault(source.id, index) != index and document:
            line = document.place((first[source.id], "id")).line
            message = f"the id '{source.id}' is already taken in line {line}."
            yield document.problem((index, "id"), message, "Rename or remove one of the two.")


def check_aliases_are_unique(draft: Draft) -> Iterator[Problem]:
    """An alias redirects to one page, so it may be no id and stand in one file only."""
    owners = {id_: f"the file {id_}.yml" for id_ in draft.gpu_ids}
    for id_, (gpu, document) in draft.gpus.items():
        for index, alias in enumerate(gpu.aliases):
            if alias in owners:
                message = f"the alias '{alias}' is already taken by {owners[alias]}."
                yield document.problem(("aliases", index), message, "Remove one of the two.")
            else:
                owners[alias] = f"an alias in {id_}.yml"
