"""Product names: how a language writes the parts of a name that are not a brand."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

_LEFT_OUT_WHERE_SHORT = ("GeForce", "Radeon", "Generation", "Edition")
_JOINED = (r"(?<=\d) (?=(?:[GT]B|[AVW])(?![A-Za-z0-9]))", "")  # no space between number and unit
_FRENCH = (
    (r"(?<=\d [GT])B(?![A-Za-z0-9])", "o"),
    (r"(?<=\d)\.(?=\d+ [GT]o(?![A-Za-z0-9]))", ","),
    (r"(?<=\d),(?=\d{3} W(?![A-Za-z0-9]))", "\u202f"),
    (r" \((?=\d+ x \d+ [GT]o\))", " en "),  # names stand in brackets, which hold no others
    (r"(?<=\d [GT]o)\)(?= (?:DDR|kit))", ""),
    (r" \((?=20\d\d\))", " "),
    (r"(?<= 20\d\d)\)", ""),
    (r"(?<=\d) x (?=\d+ [GT]o(?![A-Za-z0-9]))", " × "),
)
_UNITS = {"fr": _FRENCH, "ja": (_JOINED,), "ko": (_JOINED,)}
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
    " datacenter": "name.data_centre",
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
    return with_own_units(named, code).replace(" （", "（")


def with_own_units(name: str, code: str) -> str:
    """Return a name with its units as the language writes them."""
    for pattern, own in unit_forms(code):
        name = re.sub(pattern, own, name)
    return name


def unit_forms(code: str) -> Sequence[tuple[str, str]]:
    """Return what a language replaces in names to write units its way, each with what by.

    Python and browsers read the patterns alike.
    """
    return _UNITS.get(code, ())


def short_product_name(name: str) -> str:
    """Return the name for a place with little room: without brand, edition and brackets."""
    return _shortened(name)


@lru_cache(maxsize=4_096)
def _shortened(name: str) -> str:
    words = name.split(" (")[0].split()
    short = [word for word in words if word not in _LEFT_OUT_WHERE_SHORT]
    is_telling = len(short) > 1 or any(map(str.isdigit, "".join(short)))  # `VII` alone is no name
    return " ".join(short if is_telling else words)
