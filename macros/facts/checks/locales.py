"""Locale checks: the same keys and placeholders in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, did_you_mean
from macros.facts.reading.yaml_source import Document, Keys

REFERENCE_LANGUAGE = "en"
NAMED_LISTS = {"form_factors": "form_factor", "cooling": "cooling", "regions": "region"}
_PLACEHOLDER = re.compile(r"\{[^{}]*\}|[{}]")  # a brace on its own is one too
_NAMED = re.compile(r"\{[a-z][a-z0-9_]*\}")


def check_locales_have_the_same_keys(draft: Draft) -> Iterator[Problem]:
    """Every language has the keys of English, with the same placeholders."""
    if REFERENCE_LANGUAGE not in draft.locales:
        return
    english, english_document = draft.locales[REFERENCE_LANGUAGE]
    for key, text in english.items():
        for placeholder in _braces(text) - _names(text):
            message = f"'{placeholder}' is no placeholder."
            yield english_document.problem((key,), message, "Write a name in braces: {count}.")
    for code, (texts, document) in draft.locales.items():
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
    return _found(_PLACEHOLDER, text) if "{" in text or "}" in text else frozenset()


def _names(text: str) -> frozenset[str]:
    """Return the placeholders that are written as they should."""
    return _found(_NAMED, text) if "{" in text else frozenset()


def _found(pattern: re.Pattern[str], text: str) -> frozenset[str]:
    return frozenset(pattern.findall(text))


def check_vocabulary_has_names(draft: Draft) -> Iterator[Problem]:
    """What readers see of the vocabulary has a name in the words of English, hence in all."""
    if draft.vocabulary is None or REFERENCE_LANGUAGE not in draft.locales:
        return
    vocabulary, document = draft.vocabulary
    english, _ = draft.locales[REFERENCE_LANGUAGE]
    for list_name, prefix in NAMED_LISTS.items():
        for index, word in enumerate(getattr(vocabulary, list_name)):
            if f"{prefix}.{word}" not in english:
                hint = f"Add `{prefix}.{word}:` to every file of locales/."
                yield document.problem((list_name, index), f"'{word}' has no name.", hint)


def check_advice_has_names(draft: Draft) -> Iterator[Problem]:
    """Personas and workloads have names in the words of English, hence in all."""
    if REFERENCE_LANGUAGE not in draft.locales:
        return
    english, _ = draft.locales[REFERENCE_LANGUAGE]
    personas, personas_document = draft.personas or ((), None)
    workloads, workloads_document = draft.workloads or ((), None)
    named = [
        (personas_document, index, one.id, (f"persona.{one.id}.name", f"persona.{one.id}.who"))
        for index, one in enumerate(personas)
    ] + [
        (workloads_document, index, one.id, (f"workload.{one.id}",))
        for index, one in enumerate(workloads)
    ]
    advice, advice_document = draft.expert_advice or ((), None)
    named += [
        (advice_document, index, one.note, (f"history.note.{one.note}",))
        for index, one in enumerate(advice)
        if one.note
    ]
    for document, index, id_, keys in named:
        missing = [key for key in keys if key not in english]
        if missing and document:
            hint = f"Add `{':` and `'.join(missing)}:` to every file of locales/."
            yield document.problem((index, "id"), f"'{id_}' has no words.", hint)


def check_builds_have_names(draft: Draft) -> Iterator[Problem]:
    """Rules, computed figures and tiers of builds have their words in English, hence in all."""
    if REFERENCE_LANGUAGE not in draft.locales:
        return
    english, _ = draft.locales[REFERENCE_LANGUAGE]
    for document, at, id_, keys in _named_of_builds(draft):
        missing = [key for key in keys if key not in english]
        if missing:
            hint = f"Add `{':` and `'.join(missing)}:` to every file of locales/."
            yield document.problem(at, f"'{id_}' has no words.", hint)


def _named_of_builds(draft: Draft) -> Iterator[tuple[Document, Keys, str, tuple[str, ...]]]:
    rules, rules_document = draft.build_rules or ((), None)
    for index, rule in enumerate(rules):
        assert rules_document
        name = f"build-rule.{rule.id}"
        yield rules_document, (index, "id"), rule.id, (name, f"{name}.do", f"{name}.why")
    figures, figures_document = draft.build_figures or ((), None)
    for index, figure in enumerate(figures):
        assert figures_document
        yield figures_document, (index, "id"), figure.id, (f"build-figure.{figure.id}",)
    for tier, document in draft.tiers.values():
        yield document, ("id",), tier.id, (f"tier.{tier.id}", f"tier.{tier.id}.for")
