"""Price entries: text of data/prices, tried out on a copy of the data before it is kept."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from macros.facts.catalog import Catalog, load_catalog
from macros.facts.reading.problems import CatalogError, Problem, did_you_mean
from macros.facts.reading.yaml_source import parse_document, read_text
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Price

FIELDS = tuple(Price.model_fields)  # in the order in which files have them
SCHEMA_LINE = "# yaml-language-server: $schema=../schema/prices.json\n"
_PLAIN = {  # what is written without quotes; anything else becomes a text, and the checks refuse it
    "date": re.compile(r"[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?"),
    "tax_included": re.compile("true|false"),
    "listings": re.compile(r"[1-9][0-9]{0,9}"),
    **dict.fromkeys(
        ("amount", "low", "median", "high", "memory_gb"),
        re.compile(r"-?(0|[1-9][0-9]{0,14})(\.[0-9]{1,6})?"),
    ),
}
_SPACES = re.compile(r"[ \t\r\n]+")
_ESCAPES = {"\\": "\\\\", '"': '\\"'}


@dataclass(frozen=True)
class Seen:
    """A price that somebody saw: of which product, and the fields as they were written."""

    product: str
    fields: Mapping[str, str]


@dataclass(frozen=True)
class Outcome:
    """What becomes of prices: the new texts of files, or why there are none.

    `mistakes` are sentences; with any of them `texts` is empty.
    """

    texts: Mapping[Path, str]
    mistakes: tuple[str, ...] = ()


def product_named(name: str, catalog: Catalog) -> tuple[str | None, str]:
    """Return the id of the product with this id or name, else a sentence with near ones.

    A short name is written like the id, as everybody writes it: RTX 4090.
    """
    names = {gpu.name: id_ for id_, gpu in catalog.gpus.items()}
    names |= {part.name: id_ for id_, part in catalog.parts.by_id.items()}
    if name in names:
        return names[name], ""
    products = {*catalog.gpus, *catalog.parts.by_id}
    like_id = name.lower().replace(" ", "-")
    if like_id in products:
        return like_id, ""
    shown = name if len(name) <= 60 else name[:59] + "…"
    hint = did_you_mean(name[:120], [*sorted(products), *names])
    return None, f"there is no product {_quoted(shown)}. {hint}".rstrip()


def entry_text(fields: Mapping[str, str]) -> str:
    """Return the lines of one entry in the order and the style of the files."""
    lines = [f"{name}: {_scalar(name, fields[name])}" for name in FIELDS if fields.get(name)]
    return "- " + "\n  ".join(lines) + "\n"


def with_entry(text: str, fields: Mapping[str, str], path: str) -> str:
    """Return the text of a file with one more entry, after all that are not newer than it."""
    if not text:
        text = SCHEMA_LINE
    document = parse_document(text, path)
    entries = document.value if isinstance(document.value, list) else []
    day = _first_day(fields.get("date", ""))
    later = (
        document.place((index,)).line
        for index, entry in enumerate(entries)
        if day and (other := _first_day(entry["date"])) and other > day
    )
    lines = text.splitlines(keepends=True)
    at = next(later, len(lines) + 1) - 1
    return "".join([*lines[:at], entry_text(fields), *lines[at:]])


def try_prices(data: Path, catalog: Catalog, prices: Sequence[Seen], today: date) -> Outcome:
    """Return the files with the prices, where the checks of the whole data have nothing to say.

    `catalog` is what the data are without them. A new warning counts as a mistake; a price that is
    there already is one as well.
    """
    known = {problem.sentence for problem in catalog.warnings}
    texts, mistakes = _added(data, prices, catalog)
    if not mistakes:
        mistakes = [str(p) for p in _problems(data, texts, today) if p.sentence not in known]
    return Outcome({}, tuple(mistakes)) if mistakes else Outcome(texts)


def keep(outcome: Outcome) -> None:
    """Write the files of an outcome."""
    for file, text in outcome.texts.items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")


def _added(
    data: Path, prices: Iterable[Seen], catalog: Catalog
) -> tuple[dict[Path, str], list[str]]:
    texts: dict[Path, str] = {}
    mistakes: list[str] = []
    for seen in prices:
        id_, sentence = product_named(seen.product, catalog)
        if id_ is None:
            mistakes.append(f"product: {sentence}")
            continue
        file = data / "prices" / f"{id_}.yml"
        path = f"{data.absolute().name}/prices/{file.name}"
        text = texts.get(file) or (read_text(file, path)[0] if file.exists() else "")
        if entry_text(seen.fields) in text or _same_sight(seen, catalog.prices_of(id_)):
            mistakes.append(f"{path}: this price is already there.")
        texts[file] = with_entry(text, seen.fields, path)
    return texts, mistakes


def _same_sight(seen: Seen, prices: Iterable[Price]) -> bool:
    """Return whether somebody wrote down the same sum of the same place and day before."""
    names = ("date", "kind", "currency", "region", "url")
    own = [seen.fields.get(name, "") for name in names]
    amount = seen.fields.get("amount", "")
    return any(
        own == [str(getattr(price, name) or "") for name in names]
        and price.amount is not None
        and _PLAIN["amount"].fullmatch(amount) is not None
        and float(amount) == price.amount
        for price in prices
    )


def _problems(data: Path, texts: Mapping[Path, str], today: date) -> Iterator[Problem]:
    """Yield what the checks say of a copy of the data with these files."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / data.absolute().name
        shutil.copytree(data, copy, ignore=shutil.ignore_patterns("schema"))
        moved = {copy / file.relative_to(data): text for file, text in texts.items()}
        keep(Outcome(moved))
        try:
            yield from load_catalog(copy, today=today).warnings
        except CatalogError as error:
            yield from error.problems


def _first_day(value: object) -> date | None:
    try:
        return PartialDate.parse(value).first_day
    except ValueError:
        return None


def _scalar(name: str, value: str) -> str:
    """Return a value as YAML: plain where that is sure to be read as it was meant."""
    text = _SPACES.sub(" ", value).strip(" ")
    if plain := _PLAIN.get(name):
        return text if plain.fullmatch(text) else _quoted(text)
    document = parse_document(f"- {name}: {text}\n", "")
    return text if document.value == [{name: text}] else _quoted(text)


def _quoted(text: str) -> str:
    if '"' in text and "\\" not in text:
        return "'" + text.replace("'", "''") + "'"
    return '"' + "".join(_ESCAPES.get(sign, sign) for sign in text) + '"'
