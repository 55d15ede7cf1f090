"""Message checks: the same sentences in every language, with variables that are declared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, did_you_mean, listing
from macros.facts.reading.yaml_source import Document
from macros.facts.records.messages import VARIABLE_KINDS, Call, Choice, Message, Variable

REFERENCE_LANGUAGE = "en"
# What the messages of each language may call, and of which kind of variable.
FUNCTION_KINDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "en": {"CAP": ("text", "product"), "IN": ("place",), "ON": ("day",)},
    "fr": {
        "CAP": ("text", "product"),
        "LE": ("product",),
        "DE": ("product",),
        "AU": ("product",),
        "GENDER": ("product",),
        "IN": ("place",),
        "ON": ("day",),
        "SINCE": ("day",),
    },
    "ja": {},
    "ko": {"JOSA": ("product", "text", "place", "day")},
    "zh": {},
}
# What a call may say besides its value, and the functions that take several values.
OPTIONS: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(("LE", "DE", "AU"), frozenset({"cap"})),
    "JOSA": frozenset({"form"}),
}
MANY_VALUES = ("GENDER",)
PLURALS = ("zero", "one", "two", "few", "many", "other")
# Of a count with plural forms these have to be there; the others of CLDR are for fractions.
NEEDED_PLURALS = {"en": ("one",), "fr": ("one",)}

Languages = Mapping[str, tuple[dict[str, Message], Document]]


@check
def check_languages_have_the_same_messages(draft: Draft) -> Iterator[Problem]:
    """Every language has the messages of English, with a short form where English has one."""
    languages: Languages = draft.by_id(dict[str, Message])
    if REFERENCE_LANGUAGE not in languages:
        return
    english, _ = languages[REFERENCE_LANGUAGE]
    for messages, document in languages.values():
        for id_ in english.keys() - messages.keys():
            hint = "Write the sentence; the English file declares what it may use."
            yield document.problem((), f"the message '{id_}' is missing.", hint)
        for id_ in messages.keys() - english.keys():
            hint = did_you_mean(id_, english) or "Add it to en.ftl first."
            yield document.problem((id_,), "this message is not in en.ftl.", hint)
        for id_ in english.keys() & messages.keys():
            if bool(english[id_].short) != bool(messages[id_].short):
                what = "is missing" if english[id_].short else "is not in en.ftl"
                hint = "All languages have a .short form of a message, or none has."
                yield document.problem((id_,), f"the form .short {what}.", hint)


@check
def check_variables_are_declared(draft: Draft) -> Iterator[Problem]:
    """The comment above an English message declares all that any language fills in."""
    for id_, message, declared, document, code in _declared(draft):
        for name in sorted(message.variables() - declared.keys()):
            hint = f"Allowed: {listing([f'${name}' for name in declared])}."
            hint = f"{did_you_mean(name, declared)} {hint}".strip()
            yield document.problem((id_,), f"'${name}' is not declared.", hint)
        if code == REFERENCE_LANGUAGE:
            for name, kind in declared.items():
                if kind not in VARIABLE_KINDS:
                    message_ = f"'{kind}' is no kind of variable."
                    hint = f"Write ${name} and one of {listing(VARIABLE_KINDS)} in brackets."
                    yield document.problem((id_,), message_, hint)


@check
def check_functions_bend_what_they_can(draft: Draft) -> Iterator[Problem]:
    """A message calls only what its language knows, with values of the right kind."""
    for id_, message, declared, document, code in _declared(draft):
        known = FUNCTION_KINDS.get(code, {})
        for call in message.elements():
            if not isinstance(call, Call):
                continue
            if call.function not in known:
                hint = f"Allowed in {code}.ftl: {listing(known) or 'none'}."
                yield document.problem((id_,), f"there is no function {call.function}.", hint)
                continue
            if not _is_complete(call):
                hint = f"Write {call.function}($name), with nothing but `cap` as an option."
                yield document.problem((id_,), f"{call.function} is not called so.", hint)
            for value in call.values:
                kind = declared.get(value.name, "")
                if kind and kind not in known[call.function]:
                    what = f"{call.function} takes no {kind}, as ${value.name} is."
                    hint = f"Allowed: {listing(known[call.function])}."
                    yield document.problem((id_,), what, hint)
            if call.function == "JOSA" and "/" not in dict(call.options).get("form", ""):
                hint = 'Write both, the one after a consonant first: JOSA($name, "을/를").'
                yield document.problem((id_,), "JOSA needs two particles.", hint)


def _is_complete(call: Call) -> bool:
    """Return whether a function is given as many values as it takes, and options that it knows."""
    options = dict(call.options).keys()
    allowed = OPTIONS.get(call.function, frozenset())
    has_values = bool(call.values) if call.function in MANY_VALUES else len(call.values) == 1
    return has_values and options <= allowed


@check
def check_counts_have_their_plurals(draft: Draft) -> Iterator[Problem]:
    """Where a message selects a plural form, it has every form of its language."""
    for id_, message, declared, document, code in _declared(draft):
        for choice in message.elements():
            if not isinstance(choice, Choice) or not isinstance(choice.selector, Variable):
                continue
            keys = {key for key, _ in choice.variants}
            if declared.get(choice.selector.name) != "count":
                continue
            for key in sorted(keys - set(PLURALS)):
                if not key.isdigit():
                    hint = f"Allowed: numbers, {listing(PLURALS)}."
                    yield document.problem((id_,), f"'{key}' is no plural form.", hint)
            is_exact = all(key.isdigit() for key in keys - {"other"}) and len(keys) > 1
            for needed in () if is_exact else NEEDED_PLURALS.get(code, ()):
                if needed not in keys and "1" not in keys:
                    hint = f"Add [{needed}] to the variants of ${choice.selector.name}."
                    yield document.problem((id_,), f"the form '{needed}' is missing.", hint)


def _declared(
    draft: Draft,
) -> Iterator[tuple[str, Message, Mapping[str, str], Document, str]]:
    """Yield each message with what English declares of it, its document and its language."""
    languages: Languages = draft.by_id(dict[str, Message])
    english = languages[REFERENCE_LANGUAGE][0] if REFERENCE_LANGUAGE in languages else {}
    for code, (messages, document) in languages.items():
        for id_, message in messages.items():
            if id_ in english:
                yield id_, message, english[id_].declared, document, code
