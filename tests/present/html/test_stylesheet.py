from __future__ import annotations

import re
from itertools import chain

from macros.present.html.stylesheet import FOLDER, FURTHER_PARTS, PARTS, stylesheet


def test_every_part_is_in_the_one_file_in_order() -> None:
    parts = {*PARTS, *chain.from_iterable(FURTHER_PARTS.values())}
    assert sorted(parts) == sorted(file.stem for file in FOLDER.iterdir())
    style = stylesheet()
    first = [(FOLDER / f"{part}.css").read_text(encoding="utf-8") for part in PARTS]
    rules = [first_rule(text) for text in first]
    places = [style.index(rule) for rule in rules]
    assert places == sorted(places)


def first_rule(text: str) -> str:
    """Return the first rule of a style, as it is sent."""
    rules = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL).strip()
    return re.sub(r"\n\s*", "\n", rules.split("}")[0])


def test_what_browsers_skip_is_not_sent() -> None:
    style = stylesheet()
    assert "/*" not in style
    assert "\n " not in style
    assert style.count("{") == style.count("}")


def test_paper_has_the_last_word() -> None:
    assert PARTS[-1] == "print"
