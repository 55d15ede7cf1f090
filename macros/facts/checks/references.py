"""Reference checks: names that a file uses are known to the vocabulary, sources and gpus."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath

from macros.facts.checks.places import sourced_places
from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, did_you_mean, listing
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.parts import Part
from macros.facts.records.products import Gpu, Price, Source, Vocabulary

_Word = tuple[str, Keys, str, Iterable[str]]


@check
def check_vocabulary(draft: Draft) -> Iterator[Problem]:
    """Names that group products are spelled as in data/vocabulary.yml."""
    vocabulary = draft.only(Vocabulary)
    if vocabulary is None:
        return
    for gpu, document in draft.each(Gpu):
        yield from _unknown_words(_gpu_words(gpu, vocabulary), document)
    for price, index, document in draft.entries(Price):
        words: list[_Word] = [
            (price.currency, (index, "currency"), "currencies", vocabulary.currencies),
            (price.region, (index, "region"), "regions", vocabulary.regions),
        ]
        yield from _unknown_words(words, document)


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
def check_sources_are_listed(draft: Draft) -> Iterator[Problem]:
    """Every source that a figure or price names is described in data/sources.yml."""
    if draft.document(Source) is None:
        return
    known = [source.id for source, _, _ in draft.entries(Source)]
    for source, keys, document in sourced_places(draft):
        if source not in known:
            yield _unknown_source(source, keys, document, known)


@check
def check_prices_have_a_product(draft: Draft) -> Iterator[Problem]:
    """A price file is named after the accelerator or part whose prices it holds."""
    known = draft.ids(Gpu) | draft.ids(Part)
    for id_, (_, document) in draft.lists(Price).items():
        if id_ not in known:
            hint = did_you_mean(id_, known) or "Add the product first."
            name = PurePosixPath(document.path).name
            message = f"there is no file gpus/{name}, nor one of that name in parts/."
            yield document.problem((), message, hint)


def _gpu_words(gpu: Gpu, vocabulary: Vocabulary) -> Iterator[_Word]:
    families = [family.name for family in vocabulary.families]
    architectures = [architecture.name for architecture in vocabulary.architectures]
    yield gpu.vendor, ("vendor",), "vendors", vocabulary.vendors
    yield gpu.family, ("family",), "families", families
    yield gpu.architecture, ("architecture",), "architectures", architectures
    yield gpu.form_factor, ("form_factor",), "form_factors", vocabulary.form_factors
    if gpu.cooling:
        yield gpu.cooling, ("cooling",), "cooling", vocabulary.cooling
    memory_types = [kind.name for kind in vocabulary.memory_types]
    yield gpu.memory.type, ("memory", "type"), "memory_types", memory_types
    if gpu.software:
        yield gpu.software.platform, ("software", "platform"), "platforms", vocabulary.platforms
    for index, connector in enumerate(gpu.power.connectors or ()):
        kind = connector.partition("x ")[2]
        yield kind, ("power", "connectors", index), "connectors", vocabulary.connectors
    for index, link in enumerate(gpu.links.interconnects or ()):
        keys: Keys = ("links", "interconnects", index, "name")
        yield link.name, keys, "interconnects", vocabulary.interconnects


def _unknown_words(words: Iterable[_Word], document: Document) -> Iterator[Problem]:
    for word, keys, list_name, allowed in words:
        names = list(allowed)
        if word not in names:
            hint = f"Allowed: {listing(names)}. {did_you_mean(word, names)}".rstrip()
            message = f"'{word}' is not in `{list_name}` of vocabulary.yml."
            yield document.problem(keys, message, hint)


def _unknown_source(id_: str, keys: Keys, document: Document, known: list[str]) -> Problem:
    hint = f"{did_you_mean(id_, known)} Describe new sources there first.".lstrip()
    return document.problem(keys, f"'{id_}' is not listed in sources.yml.", hint)
