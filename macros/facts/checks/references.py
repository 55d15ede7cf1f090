"""Reference checks: a product is of its vendor's family, and prices are those of a product."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, did_you_mean
from macros.facts.records.products import Gpu, Price
from macros.facts.records.vocabulary import Vocabulary


@check
def check_families_and_architectures(draft: Draft) -> Iterator[Problem]:
    """A family and an architecture belong to the vendor whose product names them."""
    vocabulary = draft.only(Vocabulary)
    if vocabulary is None:
        return
    family_vendors = {family.name: family.vendor for family in vocabulary.families}
    architecture_vendors = {arch.name: arch.vendor for arch in vocabulary.architectures}
    for gpu, document in draft.each(Gpu):
        for key, vendors in (("family", family_vendors), ("architecture", architecture_vendors)):
            name = getattr(gpu, key)
            if vendors.get(name, gpu.vendor) != gpu.vendor:
                message = f"'{name}' belongs to {vendors[name]}, not to {gpu.vendor}."
                yield document.problem((key,), message, f"Correct `vendor` or `{key}`.")


@check
def check_prices_have_a_product(draft: Draft) -> Iterator[Problem]:
    """A price file is named after the accelerator or part whose prices it holds."""
    known = draft.file_names("gpus") | draft.file_names("parts")
    for id_, (_, document) in draft.lists(Price).items():
        if id_ not in known:
            hint = did_you_mean(id_, known) or "Add the product first."
            name = PurePosixPath(document.path).name
            message = f"there is no file gpus/{name}, nor one of that name in parts/."
            yield document.problem((), message, hint)
