"""No page of a translated site speaks English where it should speak its own language.

Excepted are names: of vendors, products, parts, models, families and sources, of tests and their
software. So are code, what is marked as English, and an English term in brackets after its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.regions import Region
from macros.present.words.product_names import short_product_name
from macros.present.words.remarks import Joints, Remarks, remarks_of, titles_of
from tests.built.faults import broken, faults_of, size_twice
from tests.built.leftovers import (
    LATIN_RUN,
    Said,
    english_fragments,
    holding,
    reads_english,
    said,
    stray_words,
    vocabulary,
    without,
)
from tests.real_data import real_catalog
from tests.tiny import PROJECT

pytestmark = pytest.mark.site

TRANSLATED = ("fr", "ja", "ko", "zh")
SAMPLE = 6
# Lines of products, and what a term is short for, where a page speaks of them.
OTHER_NAMES = ("Ryzen", "Threadripper", "EPYC", "Fully Sharded Data Parallel")
# What stands in brackets after a word in the page's own script: 혼합 정밀도(mixed precision).
GLOSS = re.compile(r"(?<=[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3])[(（][A-Za-z -]+[)）]")
CODE = re.compile("`[^`]+`")  # in remarks
# Between a number and its unit in a name, where Japanese and Korean write no space.
BEFORE_UNIT = re.compile(r"(?<=\d) (?=(?:[GT]B|W)(?![A-Za-z0-9]))")
MAKERS = re.compile(r"^(?:(?:GeForce|Radeon|Tesla|NVIDIA|AMD|Intel) )+")


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return real_catalog()


def english_names(catalog: Catalog) -> Iterator[str]:
    yield from OTHER_NAMES
    yield from catalog.vocabulary.vendors
    yield from (architecture.name for architecture in catalog.vocabulary.architectures)
    yield from (family.name for family in catalog.software.values())
    for gpu in catalog.gpus.values():
        yield from (gpu.name, MAKERS.sub("", gpu.name), short_product_name(gpu.name), gpu.family)
    yield from (left_out.name for left_out in catalog.not_included.values())
    for records in (catalog.models, catalog.sources, catalog.datasets):
        yield from (record.name for record in records.values())
    for dataset in catalog.datasets.values():
        yield from (test.name for test in dataset.tests)
    for name in (*quoted_names(catalog), *(part.name for part in catalog.parts.by_id.values())):
        yield from (name, BEFORE_UNIT.sub("", name))
    yield from shops_in_remarks(catalog)
    yield from (part.vendor for part in catalog.parts.by_id.values())
    yield from (name for region in catalog.regions.values() for name in region.tax.on_receipts)


def quoted_names(catalog: Catalog) -> set[str]:
    """Return the names that remarks on prices and titles of sources quote, as they are."""
    found = set()

    def noted(kind: str, text: str) -> str:
        found.update([text] if kind == "name" else [])
        return text

    remarks, titles = (
        Remarks("ja", known, noted, Joints("; ", " "))
        for known in (remarks_of(catalog.remarks), titles_of(catalog.remarks))
    )
    for price in (price for of in catalog.gpu_prices.values() for price in of):
        remarks.said(price.note or "")
    for source in catalog.sources.values():
        titles.title(source.name)
    return found


def shops_in_remarks(catalog: Catalog) -> Iterator[str]:
    """Yield the rows of Latin words that remarks have in Korean: names of shops."""
    for remark in (remark for of in catalog.remarks.values() for remark in of):
        yield from LATIN_RUN.findall(remark.text_in.ko)


@pytest.fixture(scope="module")
def names(catalog: Catalog) -> re.Pattern[str]:
    told = {name for name in english_names(catalog) if len(name) > 3}
    longest_first = map(re.escape, sorted(told, key=len, reverse=True))
    return re.compile(rf"(?:{'|'.join(longest_first)})(?![A-Za-z0-9])|{GLOSS.pattern}")


@pytest.fixture(scope="module")
def read(real_site: Path) -> dict[str, Said]:
    """What each language says; of English, in which most is written first, every sixth page."""
    files = {code: sorted((real_site / code).rglob("*.html")) for code in (*TRANSLATED, "en")}
    files["en"] = files["en"][::SAMPLE]
    return {code: said(pages) for code, pages in files.items()}


@pytest.fixture(scope="module")
def texts(
    real_site: Path, read: Mapping[str, Said], names: re.Pattern[str]
) -> dict[str, dict[str, str]]:
    """What each language says, names taken out, with a page on which it stands."""
    found = {}
    for code in TRANSLATED:
        pages = read[code].folded
        places = {text: file.relative_to(real_site).as_posix() for text, file in pages.items()}
        found[code] = {left: places[text] for left, text in without(pages, names).items()}
    return found


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_words_of_the_english_interface_are_left(
    code: str, texts: dict[str, dict[str, str]], catalog: Catalog
) -> None:
    fragments = english_fragments(catalog.locales["en"], catalog.locales[code])
    left = [
        f"{texts[code][text]}: '{fragment}' in: {text[:120]}"
        for text, fragment in holding(texts[code], fragments)
    ]
    assert len(fragments) > 1000
    assert left == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_english_sentence_is_left(code: str, texts: dict[str, dict[str, str]]) -> None:
    assert len(texts[code]) > 5000
    left = [f"{at}: {text[:160]}" for text, at in texts[code].items() if reads_english(text, code)]
    assert left == []


def tariffs_in(region: Region, code: str) -> Iterator[str]:
    """Yield the names of a region's tariffs in a language."""
    for price in region.electricity:
        if code == "en" or not price.tariff_in:
            yield price.tariff or ""
        else:
            yield getattr(price.tariff_in, code)


def own_texts(catalog: Catalog, code: str) -> Iterator[str]:
    """Yield what is written in a language: words, sentences, remarks, terms and pages."""
    yield from catalog.locales[code].values()
    yield (PROJECT / f"data/locales/messages/{code}.ftl").read_text("utf-8")
    yield from (page.read_text("utf-8") for page in (PROJECT / "docs" / code).rglob("*.md"))
    for remark in (remark for of in catalog.remarks.values() for remark in of):
        yield CODE.sub("", remark.text if code == "en" else getattr(remark.text_in, code))
    for country in catalog.countries.values():
        told = [(fact.text, fact.text_in) for fact in country.facts]
        told += [(q.text, q.text_in) for q in country.open_questions if q.text and q.text_in]
        yield from (text if code == "en" else getattr(others, code) for text, others in told)
    for region in catalog.regions.values():
        yield from tariffs_in(region, code)
    for term in catalog.glossary.values():
        yield from (term.written_in(code), term.meaning_in(code) or "")


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_english_word_is_left(
    code: str, texts: dict[str, dict[str, str]], catalog: Catalog
) -> None:
    english = vocabulary(own_texts(catalog, "en"))
    own = vocabulary(own_texts(catalog, code))
    assert len(english - own) > 2000
    left = [
        f"{at}: {words} in: {text[:120]}"
        for text, at in texts[code].items()
        if " " in text and (words := stray_words(text, english, own))  # one word may be a code
    ]
    assert left == []


@pytest.mark.parametrize("code", ["en", *TRANSLATED])
def test_no_text_has_a_fault_that_readers_counted(
    code: str, read: Mapping[str, Said], catalog: Catalog
) -> None:
    """Names of sources are left out: they are quoted."""
    names = {source.name for source in catalog.sources.values()}
    names |= {dataset.name for dataset in catalog.datasets.values()}
    longest_first = sorted(map(re.escape, names), key=len, reverse=True)
    quoted = re.compile("|".join(longest_first).replace("\\ ", "[ \u00a0]"))
    found = [
        f"{file.parent.name}: {fault.kind} '{fault.words}' in: {text[:120]}"
        for text, file in read[code].shown.items()
        for fault in faults_of(quoted.sub("\ufffc", text), code, catalog.names)
    ]
    assert len(read[code].shown) > 1000
    assert found == []


@pytest.mark.parametrize("code", ["en", *TRANSLATED])
def test_no_entry_says_a_size_that_its_name_holds(code: str, read: Mapping[str, Said]) -> None:
    found = [
        f"{file.parent.name}: {fault.words} in: {text[:120]}"
        for text, file in read[code].entries.items()
        for fault in size_twice(text)
    ]
    assert len(read[code].entries) > 300
    assert found == []


@pytest.mark.parametrize("code", ["en", *TRANSLATED])
def test_no_line_parts_a_number_from_its_unit(code: str, read: Mapping[str, Said]) -> None:
    found = [
        f"{file.parent.name}: {fault.kind} '{fault.words}' in: {text[:120]}"
        for text, file in read[code].shown.items()
        for fault in broken(text, code)
    ]
    assert found == []
