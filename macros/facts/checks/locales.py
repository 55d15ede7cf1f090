"""Locale checks: the same keys and placeholders in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, did_you_mean
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.advice import ExpertAdvice, Persona
from macros.facts.records.builds import BuildFigure, BuildRule
from macros.facts.records.measurements import Workload
from macros.facts.records.tiers import Tier
from macros.facts.records.vocabulary import Vocabulary

REFERENCE_LANGUAGE = "en"
NAMED_LISTS = {"form_factors": "form_factor", "cooling": "cooling", "regions": "region"}
_PLACEHOLDER = re.compile(r"\{[^{}]*\}|[{}]")  # a brace on its own is one too
_NAMED = re.compile(r"\{[a-z][a-z0-9_]*\}")


@check
def check_locales_have_the_same_keys(draft: Draft) -> Iterator[Problem]:
    """Every language has the keys of English, with the same placeholders."""
    locales = draft.by_id(dict[str, str])
    if REFERENCE_LANGUAGE not in locales:
        return
    english, english_document = locales[REFERENCE_LANGUAGE]
    for key, text in english.items():
        for placeholder in _braces(text) - _names(text):
            message = f"'{placeholder}' is no placeholder."
            yield english_document.problem((key,), message, "Write a name in braces: {count}.")
    for code, (texts, document) in locales.items():
        if code == REFERENCE_LANGUAGE:
            continue
        for key in english.keys() - texts.keys():
            hint = f"English says: {english[key]}"
            yield document.problem((), f"the key '{key}' is missing.", hint)
        for key in texts.keys() - english.keys():
            hint = did_you_mean(key, english) or "Add it to en.yml first."
            yield document.problem((key,), "this key is not in en.yml.", hint, at_key=True)
        for key in english.keys() & texts.keys():
            wanted = _names(english[key])
            if _braces(texts[key]) != wanted:
                message = "the placeholders differ from English."
                use = " ".join(sorted(wanted)) or "none"
                yield document.problem((key,), message, f"Use: {use}.")


def _braces(text: str) -> frozenset[str]:
    """Return what stands in braces, and braces on their own."""
    return frozenset(_PLACEHOLDER.findall(text)) if "{" in text or "}" in text else frozenset()


def _names(text: str) -> frozenset[str]:
    """Return the placeholders that are written as they should."""
    return frozenset(_NAMED.findall(text)) if "{" in text else frozenset()


@check
def check_words_have_names(draft: Draft) -> Iterator[Problem]:
    """What readers see of the vocabulary has a name in the words of English, hence in all."""
    vocabulary, document = draft.only(Vocabulary), draft.document(Vocabulary)
    if vocabulary is None or document is None:
        return
    for list_name, prefix in NAMED_LISTS.items():
        for index, word in enumerate(getattr(vocabulary, list_name)):
            if missing := _missing(draft, f"{prefix}.{word}"):
                yield document.problem((list_name, index), f"'{word}' has no name.", missing)


@check
def check_advice_and_builds_have_names(draft: Draft) -> Iterator[Problem]:
    """Personas, workloads, notes, rules, figures and tiers have their words in English."""
    for id_, texts, keys, document in _named(draft):
        if missing := _missing(draft, *texts):
            yield document.problem(keys, f"'{id_}' has no words.", missing)


def _missing(draft: Draft, *names: str) -> str:
    """Return what to do about the texts that English lacks, or nothing."""
    english = draft.by_id(dict[str, str]).get(REFERENCE_LANGUAGE)
    missing = [name for name in names if english and name not in english[0]]
    return f"Add `{':` and `'.join(missing)}:` to every file of locales/." if missing else ""


def _named(draft: Draft) -> Iterator[tuple[str, tuple[str, ...], Keys, Document]]:
    """Yield the id of each thing with words, their names, its place and its document."""
    for persona, index, document in draft.entries(Persona):
        texts = (f"persona.{persona.id}.name", f"persona.{persona.id}.who")
        yield persona.id, texts, (index, "id"), document
    for workload, index, document in draft.entries(Workload):
        yield workload.id, (f"workload.{workload.id}",), (index, "id"), document
    for advice, index, document in draft.entries(ExpertAdvice):
        if advice.note:
            yield advice.note, (f"history.note.{advice.note}",), (index, "id"), document
    for rule, index, document in draft.entries(BuildRule):
        name = f"build-rule.{rule.id}"
        cases = (f"{name}.do-{remedy.name}" for remedy in rule.remedies)
        yield rule.id, (name, f"{name}.do", *cases, f"{name}.why"), (index, "id"), document
    for figure, index, document in draft.entries(BuildFigure):
        yield figure.id, (f"build-figure.{figure.id}",), (index, "id"), document
    for tier, document in draft.each(Tier):
        yield tier.id, (f"tier.{tier.id}", f"tier.{tier.id}.for"), ("id",), document
