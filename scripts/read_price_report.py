"""Reads what somebody wrote into the form for a price: the entry, or all that is wrong with it."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.facts.catalog import Catalog, load_catalog
from macros.facts.checks.prices import OR_SAY_WHY
from macros.facts.reading.problems import CatalogError
from macros.site.day import newest_possible_date
from scripts.command_line import add_facts
from scripts.plain_markdown import block
from scripts.price_entries import Outcome, Seen, entry_text, keep, product_named, try_prices

SECTIONS = {  # the labels of .github/ISSUE_TEMPLATE/price.yml
    "Page": "page",
    "Kind": "kind",
    "Amount": "amount",
    "Currency": "currency",
    "Tax": "tax_included",
    "Day": "date",
    "Region": "region",
    "Source": "url",
    "Anything else": "note",
}
OPTIONAL = ("Tax", "Anything else")
KINDS = ("street_new", "used")  # what a reader can see; what vendors asked at launch is no report
TAXES = {"included": "true", "excluded": "false", "unknown": ""}
READERS = "reader-reports"
LONGEST = 10_000
OR_ASK = "Correct it, or if it is right, say why in a comment: a maintainer takes it."
MOST_SHOWN = 20
MOST_TIMES = 20
_PLACE = re.compile(r"[\w/.-]+:[0-9]+:[0-9]+  (?:warning: )?\[[0-9]+\]\.(\w+): ")
_HEADING = re.compile(r"^### (.*)$", re.MULTILINE)
_PAGE = re.compile(r"(?:https://[^\s?#]*/|/)?(?:[a-z]{2}/)?gpus/([a-z0-9-]{1,60})/?(?:[?#]\S*)?")


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 where the report, or the data that we have, has mistakes.

    With --github a report with mistakes is answered, and is no failure.
    """
    options = _parser().parse_args(arguments)
    body = _submitted() if options.github else _text_of(options.body)
    today = newest_possible_date()
    try:
        catalog = load_catalog(options.data, today=today)
    except CatalogError as error:
        print(error)
        return 1
    seen, mistakes = read_report(body, catalog)
    outcome = Outcome({}, tuple(mistakes))
    if seen:
        outcome = try_prices(options.data, catalog, [seen], today)
        if not outcome.mistakes and (sentence := absurdity(seen, catalog)):
            outcome = Outcome({}, (f"Amount: {sentence}",))
    entry = entry_text(seen.fields) if seen else ""
    if options.github:
        _answer(options.github, outcome, entry)
        return 0
    print(comment(outcome, entry), end="")
    return int(bool(outcome.mistakes))


def read_report(body: str, catalog: Catalog) -> tuple[Seen | None, list[str]]:
    """Return the price that the text of the form tells, or what keeps it from being read."""
    if len(body) > LONGEST:
        return None, [f"the report has {len(body)} characters; at most {LONGEST} are read."]
    sections, mistakes = _sections(body)
    if mistakes:
        return None, mistakes
    page = sections.pop("page")
    address = _PAGE.fullmatch(page)
    product, sentence = product_named(address[1] if address else page, catalog)
    if product is None:
        mistakes.append(f"Page: {sentence}")
    if not _is_plain_address(sections["url"]):
        mistakes.append("Source: write the whole address of the shop's page, with https://.")
    if sections["kind"] not in KINDS:
        mistakes.append(f"Kind: choose one of {', '.join(KINDS)}.")
    if sections.get("tax_included", "") not in TAXES:
        mistakes.append(f"Tax: choose one of {', '.join(TAXES)}.")
    region = catalog.regions.get(sections["region"])
    if region and sections["currency"] in {*catalog.vocabulary.currencies} - {region.currency}:
        mistakes.append(f"Region: shops in {sections['region']} ask for {region.currency}.")
    if mistakes or product is None:
        return None, mistakes
    sections["tax_included"] = TAXES[sections.get("tax_included") or "unknown"]
    # A maintainer who opens the address makes it A.
    own = {"source": source_of(sections["url"], catalog), "quality": "B"}
    return Seen(product, {**sections, **own}), []


def source_of(url: str, catalog: Catalog) -> str:
    """Return the one source with the host of an address, else that of readers' reports."""
    host = urlsplit(url).hostname
    same = [s.id for s in catalog.sources.values() if s.url and urlsplit(s.url).hostname == host]
    return same[0] if len(same) == 1 else READERS


def absurdity(seen: Seen, catalog: Catalog) -> str | None:
    """Return why a valid report cannot be meant, next to all prices of its product in dollars.

    The checks compare prices of one currency alone, and a stranger's may be the first in it.
    """
    rates = _dollars(catalog)
    id_, _ = product_named(seen.product, catalog)
    known = [
        p.value * rates[p.currency] for p in catalog.prices_of(id_ or "") if p.currency in rates
    ]
    currency = seen.fields["currency"]
    if not known or currency not in rates:
        return None
    middle, own = median(known), float(seen.fields["amount"]) * rates[currency]
    if middle / MOST_TIMES <= own <= middle * MOST_TIMES:
        return None
    how = f"more than {MOST_TIMES} times" if own > middle else f"less than 1/{MOST_TIMES} of"
    return (
        f"{seen.fields['amount']} {currency} is {how} {middle:,.0f} USD, "
        "the median of all its prices. Check amount and currency."
    )


def _dollars(catalog: Catalog) -> dict[str, float]:
    """Return what a unit of each currency was worth in dollars when that was last recorded."""
    rates = {"USD": 1.0}
    for region in catalog.regions.values():
        if region.exchange_rates:
            newest = max(region.exchange_rates, key=lambda rate: rate.date)
            rates[region.currency] = newest.usd
    return rates


def comment(outcome: Outcome, entry: str) -> str:
    """Return the answer in Markdown; what others wrote stands in blocks that nothing leaves."""
    if not outcome.mistakes:
        (file,) = outcome.texts
        return f"This price goes into `data/prices/{file.name}`:\n\n{block(entry)}"
    shown = "\n".join(map(in_words_of_the_form, outcome.mistakes[:MOST_SHOWN]))
    return (
        "Thank you. This report cannot be taken as it is:\n\n"
        f"{block(shown)}\nPress **Edit** above your report, mend it, and it is read again.\n"
    )


def in_words_of_the_form(mistake: str) -> str:
    """Return a sentence of the checks, which names file and line, by the section of the form."""
    place = _PLACE.match(mistake)
    label = next((label for label, f in SECTIONS.items() if place and f == place[1]), None)
    if not place or not label:
        return mistake
    return f"{label}: {mistake[place.end() :].replace(OR_SAY_WHY, OR_ASK)}"


def _answer(out: Path, outcome: Outcome, entry: str) -> None:
    """Write the price to the data, and for the workflow what to say and of which product."""
    keep(outcome)
    out.mkdir(exist_ok=True)
    (out / "comment.md").write_text(comment(outcome, entry), encoding="utf-8")
    for file, text in outcome.texts.items():
        (out / "product").write_text(file.stem, encoding="utf-8")
        (out / "prices.yml").write_text(text, encoding="utf-8")


def _sections(body: str) -> tuple[dict[str, str], list[str]]:
    """Return the sections of the form by field, and those that are missing, strange or doubled."""
    _, *parts = _HEADING.split(body.replace("\r\n", "\n"))
    names, texts = [name.strip() for name in parts[::2]], [_filled(text) for text in parts[1::2]]
    strange = [name for name in names if name not in SECTIONS]
    mistakes = [f"the section '{name[:60]}' does not belong to the form." for name in strange]
    doubled = [name for name in SECTIONS if names.count(name) > 1]
    mistakes += [f"the section '{name}' stands there twice." for name in doubled]
    filled = dict(zip(names, texts, strict=True))
    missing = [name for name in SECTIONS if name not in OPTIONAL and not filled.get(name)]
    mistakes += [f"{name}: fill this in." for name in missing]
    lines = [name for name in filled if name != "Anything else" and "\n" in filled[name]]
    mistakes += [f"{name}: write one line." for name in lines if name in SECTIONS]
    fields = {SECTIONS[name]: text for name, text in filled.items() if name in SECTIONS}
    fields["region"] = fields.get("region", "").lower()
    for choice in ("kind", "currency", "tax_included"):  # an option explains its first word
        if choice in fields:
            fields[choice] = fields[choice].partition(" ")[0]
    return fields, mistakes


def _filled(text: str) -> str:
    return "" if text.strip() == "_No response_" else text.strip()


def _is_plain_address(url: str) -> bool:
    """Return whether an address names a host in plain letters, and no login that could mislead."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
    except ValueError:
        return False
    plain = url.isascii() and "\\" not in url and "@" not in parts.netloc
    return plain and parts.scheme == "https" and "." in host


def _submitted() -> str:
    """Return the text of the issue of GitHub's event."""
    event: Mapping[str, Any] = json.loads(
        Path(os.environ["GITHUB_EVENT_PATH"]).read_text(encoding="utf-8")
    )
    return _clean(str(event["issue"].get("body") or ""))


def _text_of(file: str) -> str:
    raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    return _clean(raw.decode("utf-8", errors="replace"))


def _clean(text: str) -> str:
    """Return text without halves of characters, which no file can hold."""
    return text.encode("utf-8", errors="replace").decode("utf-8")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    add_facts(parser)
    parser.add_argument("body", nargs="?", default="-", help="file with the issue's text")
    parser.add_argument(
        "--github",
        type=Path,
        metavar="OUT",
        help="read GITHUB_EVENT_PATH, write the price to the data and the answer to this folder",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
