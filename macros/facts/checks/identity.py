"""Identity checks: ids, file names and aliases."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Document
from macros.facts.records.models import Model
from macros.facts.records.parts import Part
from macros.facts.records.products import Gpu
from macros.facts.records.tiers import Tier

RESERVED_IDS = frozenset({"index"})


@check
def check_id_is_the_file_name(draft: Draft) -> Iterator[Problem]:
    """The id is the file's name, the page's address and the name other files use."""
    products: Iterable[tuple[Gpu | Part | Model | Tier, Document]] = (
        *draft.each(Gpu),
        *draft.each(Part),
        *draft.each(Model),
        *draft.each(Tier),
    )
    for product, document in products:
        stem = PurePosixPath(document.path).stem
        if product.id != stem:
            hint = f"Write `id: {stem}`, or rename the file to {product.id}.yml."
            yield document.problem(("id",), f"'{product.id}' differs from the file's name.", hint)


@check
def check_no_page_is_replaced(draft: Draft) -> Iterator[Problem]:
    """An id and an alias become addresses below gpus/, where the table has the address index."""
    for gpu, document in draft.each(Gpu):
        names = [(gpu.id, ("id",)), *((a, ("aliases", i)) for i, a in enumerate(gpu.aliases))]
        for name, keys in names:
            if name in RESERVED_IDS:
                hint = "Choose another name."
                yield document.problem(keys, f"'{name}' is the address of the table.", hint)


@check
def check_ids_are_unique(draft: Draft) -> Iterator[Problem]:
    """An entry of a single file is found by its id, so no other entry may have it."""
    for kind in draft.files:
        for entries, document in draft.files[kind].values() if kind.has_ids else ():
            first: dict[str, int] = {}
            for index, entry in enumerate(entries):
                if first.setdefault(entry.id, index) != index:
                    line = document.place((first[entry.id], "id")).line
                    message = f"the id '{entry.id}' is already taken in line {line}."
                    yield document.problem(
                        (index, "id"), message, "Rename or remove one of the two."
                    )


@check
def check_aliases_are_unique(draft: Draft) -> Iterator[Problem]:
    """An alias redirects to one page, so it may be no id and stand in one file only."""
    owners = {id_: f"the file {id_}.yml" for id_ in draft.file_names("gpus")}
    for id_, (gpu, document) in draft.by_id(Gpu).items():
        for index, alias in enumerate(gpu.aliases):
            if alias in owners:
                message = f"the alias '{alias}' is already taken by {owners[alias]}."
                yield document.problem(("aliases", index), message, "Remove one of the two.")
            else:
                owners[alias] = f"an alias in {id_}.yml"
