"""Whatever stands in the form for a price, the answer says it in a block that nothing leaves."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macros.facts.catalog import Catalog
from macros.facts.reading.yaml_source import parse_document
from scripts.price_entries import Outcome, entry_text
from scripts.read_price_report import SECTIONS, comment, read_report
from tests.fuzz.hostile_texts import MARKUP, YAML, made_of
from tests.tiny import tiny_region, with_regions

FILLED = {
    "Page": (
        "https://guide.example/ja/gpus/boreal-one/",
        "boreal-one",
        "../../x",
        "gpus/boreal-1/",
    ),
    "Kind": ("street_new (new, in a shop)", "used", "launch_msrp"),
    "Amount": ("640.50", "0", "-1", "1e9", "9" * 400, "６４０"),
    "Currency": ("EUR", "USD", "XXX"),
    "Tax": ("included", "excluded", "unknown", "_No response_"),
    "Day": ("2026-10-15", "2026-10", "0000", "2031-01-01"),
    "Region": ("de", "us", "zz"),
    "Source": ("https://shop.example/one?a=b&c=d", "https://[", "javascript:alert(1)"),
    "Anything else": ("_No response_", "@everyone #1 ```", "x\n\n### Page\n\nboreal-two"),
}
hostile = made_of(*MARKUP, *YAML, "```", "````", "~~~", "@team", "#1", "### ", most=6)
sections = st.fixed_dictionaries(
    {name: st.one_of(st.sampled_from(usual), hostile) for name, usual in FILLED.items()}
)
labels = st.lists(st.sampled_from((*SECTIONS, "unusual")), max_size=3)


@pytest.fixture(scope="module")
def catalog(catalog: Catalog) -> Catalog:
    return with_regions(catalog, us=tiny_region("USD"), de=tiny_region("EUR"))


@given(
    sections=st.one_of(sections, st.just({name: usual[0] for name, usual in FILLED.items()})),
    changed=st.dictionaries(st.sampled_from(tuple(FILLED)), hostile, max_size=2),
    left_out=labels,
)
def test_report_is_read_or_answered(
    catalog: Catalog, sections: Mapping[str, str], changed: Mapping[str, str], left_out: list[str]
) -> None:
    filled = {**sections, **changed}
    body = "\n\n".join(f"### {k}\n\n{v}" for k, v in filled.items() if k not in left_out[:1])
    seen, mistakes = read_report(body, catalog)
    assert bool(seen) != bool(mistakes)
    if seen:
        entry = parse_document(entry_text(seen.fields), "data/prices/x.yml")
        # What cannot be seen is refused; all else is one entry of the fields that there are.
        assert entry.problems or [set(one) - set(seen.fields) for one in entry.value] == [set()]
    answer = comment(Outcome({}, tuple(mistakes or ["x"])), "")
    *_, block, end = re.split(r"^(`{3,})(?:text)?$", answer, maxsplit=2, flags=re.MULTILINE)[1:]
    assert "Press **Edit**" in end or "Press **Edit**" in block
    fence = re.search(r"^(`{3,})text$", answer, re.MULTILINE)
    assert fence
    assert answer.count(fence[1]) == 2
