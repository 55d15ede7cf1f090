from __future__ import annotations

import re

import pytest

from macros.facts.records.glossary import Term
from macros.present.guide.first_uses import MOST_LINKS, Explained, linked_terms

GLOSSARY = "../glossary/"


def term(id_: str, *, tooltip: bool = True, **names: str) -> Term:
    written = {code: names.get(code, id_) for code in ("en", "fr", "ja", "ko", "zh")}
    meanings = dict.fromkeys(("fr", "ja", "ko", "zh"), f"meaning of {id_}")
    return Term.model_validate(
        {"id": id_, **written, "meaning": f"meaning of {id_}", "meanings": meanings}
        | {"tooltip": tooltip}
    )


TERMS = [
    term("bandwidth", en="memory bandwidth", fr="bande passante mémoire", ja="メモリ帯域幅"),
    term("memory", en="memory", ja="メモリ", zh="显存", tooltip=False),
    term("core", en="tensor core", fr="cœur Tensor", ko="텐서 코어", zh="Tensor Core"),
    term("cache", en="KV cache", ja="KVキャッシュ", ko="KV 캐시", zh="KV 缓存"),
    term("nvlink", en="NVLink", fr="NVLink", ja="NVLink", ko="NVLink", zh="NVLink"),
    term("tdp", en="TDP", zh="TDP"),
    term("quantization", en="quantization", ko="양자화", zh="量化"),
]


def linked(html: str, code: str = "en") -> str:
    return linked_terms(html, Explained.of(TERMS, code), GLOSSARY)


def words(html: str, code: str = "en") -> list[tuple[str, str]]:
    """The linked words, each with its term."""
    pattern = r'<a class="guide-term" href="../glossary/#([a-z]+)" title="[^"]*">([^<]+)</a>'
    return [(m[2], m[1]) for m in re.finditer(pattern, linked(html, code))]


def test_the_first_use_leads_to_the_glossary_and_says_the_meaning() -> None:
    assert linked("<p>By NVLink, NVLink.</p>") == (
        '<p>By <a class="guide-term" href="../glossary/#nvlink" title="meaning of nvlink">NVLink'
        "</a>, NVLink.</p>"
    )


@pytest.mark.parametrize(
    ("code", "text", "uses"),
    [
        ("en", "Tensor cores of all cards", [("Tensor cores", "core")]),
        ("en", "one tensor\ncore", [("tensor\ncore", "core")]),
        ("en", "TDPs, a STDP and TDP2", [("TDPs", "tdp")]),
        ("en", "non-TDP, TDP-like - TDP", [("TDP", "tdp")]),
        ("en", "memory and memory bandwidth", [("memory bandwidth", "bandwidth")]),
        ("fr", "les cœurs Tensor", [("cœurs Tensor", "core")]),
        ("fr", "La bande passante mémoire", [("bande passante mémoire", "bandwidth")]),
        ("ja", "メモリとメモリ帯域幅が", [("メモリ帯域幅", "bandwidth")]),
        ("ja", "大きなKVキャッシュを", [("KVキャッシュ", "cache")]),
        ("ko", "텐서 코어와 NVLink는", [("텐서 코어", "core"), ("NVLink", "nvlink")]),
        ("ko", "비양자화 모델", []),
        ("ko", "양자화된 모델", [("양자화", "quantization")]),
        ("zh", "显存里的 KV 缓存和量化", [("KV 缓存", "cache"), ("量化", "quantization")]),
    ],
)
def test_words_are_found_as_the_script_has_them(
    code: str, text: str, uses: list[tuple[str, str]]
) -> None:
    assert words(f"<p>{text}</p>", code) == uses


@pytest.mark.parametrize(
    "html",
    [
        "<h2>NVLink</h2>",
        '<a href="x">the <b>NVLink</b> bridge</a>',
        "<code>NVLink</code>",
        "<pre><span>NVLink</span></pre>",
        "<table><tr><th>NVLink</th></tr></table>",
        '<p title="NVLink">x</p>',
        "<!-- NVLink -->",
        '<p lang="en">NVLink <br> NVLink</p>',
        "<button>NVLink</button>",
    ],
)
def test_no_term_is_linked_where_it_would_disturb(html: str) -> None:
    assert linked(html) == html
    assert words(f"{html}<p>NVLink</p>") == [("NVLink", "nvlink")]


def test_a_page_keeps_every_other_byte() -> None:
    html = '<P class=x>a &lt; b &amp; NVLink&nbsp;<br/>\n<img alt="TDP" src=x><!--guide:0--></P >\n'
    without = re.sub(r'<a class="guide-term"[^>]*>([^<]*)</a>', r"\1", linked(html))
    assert without == html


def test_a_page_has_few_links() -> None:
    many = [term(f"t{n}", en=f"word{chr(97 + n)}") for n in range(20)]
    text = " ".join(each.en for each in many)
    html = linked_terms(f"<p>{text}</p>", Explained.of(many, "en"), GLOSSARY)
    assert html.count("guide-term") == MOST_LINKS


def test_a_term_that_nobody_explained_in_the_language_is_not_linked() -> None:
    bare = Term.model_validate(
        {**TERMS[4].model_dump(), "meanings": {"fr": "lien"}, "never": {}, "page": None}
    )
    assert "guide-term" not in linked_terms("<p>NVLink</p>", Explained.of([bare], "ja"), GLOSSARY)
    assert "guide-term" in linked_terms("<p>NVLink</p>", Explained.of([bare], "fr"), GLOSSARY)


def test_meanings_are_escaped() -> None:
    hostile = Term.model_validate({**TERMS[4].model_dump(), "meaning": '"><script>', "never": {}})
    html = linked_terms("<p>NVLink</p>", Explained.of([hostile], "en"), GLOSSARY)
    assert "<script>" not in html


def test_a_site_without_a_glossary_stays_as_it_is() -> None:
    assert linked_terms("<p>NVLink</p>", Explained.of([], "en"), GLOSSARY) == "<p>NVLink</p>"
