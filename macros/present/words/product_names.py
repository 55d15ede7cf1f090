"""Product names: how a language writes the parts of a name that are not a brand."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

_LEFT_OUT_WHERE_SHORT = ("GeForce", "Radeon", "Generation", "Edition")
_BYTES = {"fr": "o", "ja": "B", "ko": "B"}
_JOINED = ("ja", "ko")  # which write no space between a number and its unit
_WATTS = re.compile(r"(?<=\d) (?=W(?![A-Za-z0-9]))")
_CORES = re.compile(r"\((\d+)-core GPU\)")
_PER_GPU = re.compile(r" \(([^()]*per GPU[^()]*)\)")
_WIDE = ("ja", "zh")  # which write brackets and commas as wide as their words
# English words in names, and the text that says the same in each language.
_WORDS = {
    "(chip)": "name.chip",
    "per GPU": "name.per_gpu",
    "(4 GPUs)": "name.four_gpus",
    "(modified)": "name.modified",
    "as AMD made it": "name.as_made",
    "(one module)": "name.one_module",
    " kit": "name.kit",
    " module": "name.module",
    " option": "name.option",
}

Texts = Callable[..., str]


def local_name(name: str, code: str, text: Texts) -> str:
    """Return a name as the language `code` writes it: `RTX 3060 12 Go`, `RTX 3060 12GB`."""
    if code == "en":
        return name
    named = name
    if code in _WIDE and (found := _PER_GPU.search(name)):
        inside = found[1].replace(", ", text("join.details"))
        named = name.replace(found[0], f"（{inside}）")
    for words, key in _WORDS.items():
        if words in named:
            named = named.replace(words, text(key))
    if cores := _CORES.search(named):
        named = named.replace(cores[0], text("name.cores", count=cores[1]))
    if byte := _BYTES.get(code):
        space = "" if code in _JOINED else " "
        named = re.sub(r"(?<=\d) ([GT])B(?![A-Za-z0-9])", rf"{space}\g<1>{byte}", named)
    if code in _JOINED:
        named = _WATTS.sub("", named)
    return named.replace(" （", "（")


def short_product_name(name: str) -> str:
    """Return the name for a place with little room: without brand, edition and brackets."""
    return _shortened(name)


@lru_cache(maxsize=4_096)
def _shortened(name: str) -> str:
    words = name.split(" (")[0].split()
    short = [word for word in words if word not in _LEFT_OUT_WHERE_SHORT]
    is_telling = len(short) > 1 or any(map(str.isdigit, "".join(short)))  # `VII` alone is no name
    return " ".join(short if is_telling else words)
