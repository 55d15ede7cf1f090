"""Identity checks: ids, file names and aliases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath

from macros.facts.draft import Draft
from macros.facts.problems import Problem


def check_id_is_the_file_name(draft: Draft) -> Iterator[Problem]:
    """The id is the file's name, the page's address and the name other files use."""
    for gpu, document in draft.each_gpu():
        stem = PurePosixPath(document.path).stem
        if gpu.id != stem:
            hint = f"Write `id: {stem}`, or rename the file to {gpu.id}.yml."
            yield document.problem(("id",), f"'{gpu.id}' differs from the file's name.", hint)


def check_aliases_are_unique(draft: Draft) -> Iterator[Problem]:
    """An alias redirects to one page, so it may be no id and stand in one file only."""
    owners = {id_: document.path for id_, (_, document) in draft.gpus.items()}
    for id_, (gpu, document) in draft.gpus.items():
        for index, alias in enumerate(gpu.aliases):
            owner = owners.setdefault(alias, f"alias:{id_}")
            if owner != f"alias:{id_}" or gpu.aliases.index(alias) != index:
                place = owner.removeprefix("alias:")
                message = f"the alias '{alias}' is already taken by {place}."
                yield document.problem(("aliases", index), message, "Remove one of the two.")
