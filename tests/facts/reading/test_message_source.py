from __future__ import annotations

import pytest

from macros.facts.reading.message_source import parse_messages
from macros.facts.records.messages import Call, Choice, Message, Variable

PATH = "data/locales/messages/en.ftl"


def read(text: str) -> dict[str, Message]:
    document = parse_messages(text, PATH)
    assert document.problems == ()
    messages: dict[str, Message] = document.value
    return messages


def said(text: str) -> str:
    (problem,) = parse_messages(text, PATH).problems
    return str(problem)


def test_sentence_keeps_its_text_and_its_variables() -> None:
    (message,) = read("# $name (text) who\nhello = Hello, { $name }.\n").values()
    assert message.pattern == ("Hello, ", Variable("name"), ".")
    assert dict(message.declared) == {"name": "text"}


def test_short_form_stands_beside_the_sentence() -> None:
    (message,) = read("hello = Hello there.\n    .short = Hello\n").values()
    assert (message.pattern, message.short) == (("Hello there.",), ("Hello",))


def test_variants_are_kept_with_the_one_that_stands_for_all_others() -> None:
    text = (
        "cards =\n    { $count ->\n        [one] a card\n       *[other] { $count } cards\n    }\n"
    )
    ((choice,),) = (message.pattern for message in read(text).values())
    assert choice == Choice(
        Variable("count"),
        (("one", ("a card",)), ("other", (Variable("count"), " cards"))),
        "other",
    )


def test_function_has_values_and_options() -> None:
    ((call,),) = (m.pattern for m in read('a = { JOSA($name, "을/를", cap: "1") }\n').values())
    assert call == Call("JOSA", (Variable("name"),), (("cap", "1"), ("form", "을/를")))


def test_empty_text_in_quotes_is_nothing_and_a_space_is_kept() -> None:
    (message,) = read('a = { "" }x{ " " }\n').values()
    assert message.pattern == ("x", " ")


def test_place_of_a_message_is_its_line_not_that_of_its_comment() -> None:
    document = parse_messages("a = A\n# $x (text)\nb = { $x }\n", PATH)
    assert (document.place(("a",)).line, document.place(("b",)).line) == (1, 3)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("hello Hello\n", f'{PATH}:1:7  Expected token: "=". A message is'),
        ("a = { $x\n", f'{PATH}:2:1  Expected token: "}}". A message is'),
        ("-brand = B\n", f"{PATH}:1:1  terms are not used here. Write a message without `-`."),
        ("a = A\na = B\n", f"{PATH}:2:1  the message 'a' stands twice. Keep one."),
        ("a = A\n    .long = B\n", f"{PATH}:2:5  '.long' is no form. Allowed: .short."),
        ("a = " + "{ " * 25, f"{PATH}:1:53  braces are nested more than 24 deep. Close them"),
        ('a = { "" }\n', f"{PATH}:1:5  the sentence says nothing. Write it, or leave"),
        ('a = A\n    .short = { "" }\n', f"{PATH}:2:14  the sentence says nothing. Write it"),
        ("a = <b>x\n", f"{PATH}:1:5  '<' is not allowed in text. A sentence is plain text"),
        ("a = { b }\nb = B\n", f"{PATH}:1:7  this cannot stand in braces. Allowed: a $variable"),
    ],
)
def test_mistake_is_reported_with_its_place_and_what_to_do(text: str, expected: str) -> None:
    assert said(text).startswith(expected)


def test_all_mistakes_of_a_file_are_reported_at_once() -> None:
    assert len(parse_messages("a A\n\nb = <i>\n\n-c = C\n", PATH).problems) == 3


def test_character_that_nobody_sees_is_refused() -> None:
    assert "\u202e" not in said("a = A\u202eB\n")
    assert said("a = A\u202eB\n").startswith(f"{PATH}:1:6  ")


def test_file_is_as_large_as_its_sentences_whatever_its_comments_say() -> None:
    told = "# $name (text) its name\n" * 6000
    assert parse_messages(f"{told}short = A sentence\n", "en.ftl").problems == ()
    (problem,) = parse_messages(f"long = {'A sentence. ' * 11_000}\n", "en.ftl").problems
    assert problem.message == "the file holds more than 131,072 characters or 4,000 messages."
