"""Every sentence of every language, filled by our evaluator and by Fluent's own."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from macros.facts.catalog import Catalog
from macros.present.words.grammar import FUNCTIONS
from macros.present.words.language import LANGUAGES, Language
from macros.present.words.sentence_sheet import examples
from tests.real_data import real_catalog
from tests.tiny import PROJECT

CODES = [language.code for language in LANGUAGES]
# The spaces that we set ourselves, for comparison with an engine that does not.
SPACES = str.maketrans({"\u00a0": " ", "\u202f": " ", "\n": " "})


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


def bundle_of(code: str) -> FluentBundle:
    functions: dict[str, Any] = dict(FUNCTIONS[code])
    bundle = FluentBundle([code], functions=functions, use_isolating=False)
    file = PROJECT / "data" / "locales" / "messages" / f"{code}.ftl"
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@pytest.mark.parametrize("code", CODES)
def test_every_message_can_be_said_in_every_state(real: Catalog, code: str) -> None:
    language = Language.of(real, code)
    for id_, message in real.messages["en"].items():
        for values in examples(message, language):
            said = language.say(id_, **values)
            assert said.strip()
            assert "{" not in said
            if message.short:
                assert language.say_short(id_, **values).strip()


@pytest.mark.parametrize("code", [code for code in CODES if code not in ("ko", "zh")])
def test_fluent_says_the_same(real: Catalog, code: str) -> None:
    language, bundle = Language.of(real, code), bundle_of(code)
    for id_, message in real.messages["en"].items():
        for values in examples(message, language):
            pattern = bundle.get_message(id_).value
            assert pattern
            said, errors = bundle.format_pattern(pattern, dict(values))
            assert errors == []
            assert not isinstance(said, FluentNone)
            assert _alike(language.say(id_, **values)) == _alike(said), id_


def _alike(text: str) -> str:
    return text.translate(SPACES).replace(",", "").replace("'", "’").replace(" ", "")


def test_every_product_has_its_grammar(real: Catalog) -> None:
    starts = [f"{entry.starts} " for entry in real.names]
    unknown = [
        gpu.name
        for gpu in real.gpus.values()
        if not any(f"{gpu.name} ".startswith(start) for start in starts)
    ]
    assert unknown == [], "Say in data/locales/names.yml whether French says la or le."
