"""Figures of hardware, prices and their dates that are typed into prose are found."""

from __future__ import annotations

import pytest

from macros.present.prose.typed_figures import product_names, typed_figures
from tests.prose import page

CARD = "GeForce RTX 5060 Ti 16 GB"


def messages(text: str, language: str = "en") -> list[str]:
    names = product_names([CARD, "GeForce RTX 5090"])
    return [problem.message for problem in typed_figures(page(text, language), names)]


@pytest.mark.parametrize(
    "figure",
    [
        *(
            "24 GB",
            "24GB",
            "24\u00a0GB",
            "24\u202fGB",
            "24&nbsp;GB",
            "24-GB",
            "24\u2011GB",
            "24\nGB",
            "2 4,5 GB",
        ),
        *("1,008 GB/s", "1,8 To/s", "24 Go", "16 GiB", "10 Gbit/s", "10 Gbps", "3 GT/s", "5 MHz"),
        *("600W", "1.6 kW", "1,600–2,000 W", "230 V", "16 A", "500 VA", "350 kWh", "450 watts"),
        *(
            "5.5 TFLOPS",
            "1 PFLOP/s",
            "80 TOPS",
            "100 tokens/s",
            "312 mm",
            "5 nm",
            "100 microseconds",
            "3.4 BTU per hour",
            "40 dB(A)",
        ),
        *("80 °C", "80 ℃", "80%", "80 %", "20 percent", "20 pour cent", "24 gigabytes"),
        *("$1,999", "US$ 1,999", "USD 1999", "€0.30", "¥15999", "0.30 USD", "30 cents"),
        *("1 999 €", "1\u202f999\u00a0€", "1 million dollars", "2,5 milliards d’euros"),
        *("２４ＧＢ", "80％", "24ギガバイト", "600ワット", "10パーセント"),
        *("3万円", "39万3,800円", "1,999ドル", "1,999米ドル"),
        *("159만 원", "3,200만 원", "3천만 원", "1,999달러", "600와트", "20퍼센트"),
        *(
            "1.5 万元",
            "15999 元",
            "1999 美元",
            "600 瓦",
            "百分之 30",
            "2 千瓦",
            "100 微秒",
            "100マイクロ秒",
            "100마이크로초",
        ),
        *("24 **GB**", "**24** GB", "[24](x.md) GB", "![24 GB](x.png)", '[x](y.md "24 GB")'),
    ],
)
def test_typed_figure_is_found(figure: str) -> None:
    for text in (figure, f"約{figure}です。", f"| It has {figure}, no more |"):
        assert len(messages(text)) == 1, text


@pytest.mark.parametrize(
    "text",
    [
        *("RTX 5090", "PCIe 5.0 x16", "FP8", "16-bit", "16ビット", "8 GPUs", "8枚", "4 块", "8배"),
        *("12V-2x6", "12VHPWR", "4 A100 modules", "8 V100s", "DDR5-6000", "GPT-2", "EPS 8-pin"),
        *("two years", "24 hours", "7 billion parameters", "700亿参数", "3차원", "3 元组"),
        *("20 November 2026", "2026-11-20", "2026年11月20日", "the price of 2019"),
        *("`24 GB`", "```\n24 GB\n```", '{{ f("24 GB") }}', "[x](24GB)", "## T {: #a24-gb }"),
        *("<!-- 24 GB -->", '<img width="50%">', "see https://x.example/24GB"),
    ],
)
def test_names_counts_and_code_are_no_figures(text: str) -> None:
    assert messages(text) == []


def test_figure_in_a_name_of_the_catalogue_is_none() -> None:
    for name in (CARD, "RTX 5060 Ti 16 GB", "RTX 5060 Ti\u00a016 GB"):
        assert messages(f"これは{name}です。") == []
        assert messages(f"The {name} is one.") == []


@pytest.mark.parametrize("name", ["RTX 5090 32 GB", "RTX 5060 Ti 12 GB", "RTX 5060 Ti 16 GBs"])
def test_figure_beside_a_name_is_found(name: str) -> None:
    assert len(messages(name.replace("GBs", "GB of 16 GB"))) == 1


@pytest.mark.parametrize("setting", ["title", "description"])
def test_titles_and_descriptions_are_prose(setting: str) -> None:
    assert len(messages(f"---\n{setting}: Cards with 24 GB\nother: 24 GB\n---\nText.\n")) == 1


def test_exception_in_a_description_would_be_read_and_does_not_count() -> None:
    assert messages("---\ntitle: 24 GB{# law: x #}\n---\nText.\n")


@pytest.mark.parametrize(
    "text",
    [
        "75 W{# law: PCI Express CEM, power from the slot #}.",
        "**75 W** {# law: PCI Express CEM #} is",
        "75W{# definition: 何か #}です",
    ],
)
def test_laws_and_definitions_are_excepted(text: str) -> None:
    assert messages(text) == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("75 W{# law: #}", "gives no reason"),
        ("75 W{# law #}", "gives no reason"),
        ("75 W\n{# law: x #}", "excepts no figure"),
        ("75 W and so{# law: x #}", "excepts no figure"),
        ("no figure {# definition: x #}", "excepts no figure"),
        ("75 W{# note: x #}", "is typed"),
        ("75 W {# law: x #}, and", "leaves its space behind"),
    ],
)
def test_exception_needs_a_reason_and_its_place(text: str, why: str) -> None:
    assert any(why in message for message in messages(text))


def test_an_exception_is_for_one_figure() -> None:
    assert messages("From 75 W to 150 W{# law: x #}") == ["'75 W' is typed."]


@pytest.mark.parametrize(
    "text",
    [
        "The price on 20 November 2026 was lower.",
        "Sold for little in November 2026.",
        "Le prix du 20 novembre 2026.",
        "価格は2026年11月20日のものです。",
        "2026년 11월 20일 가격입니다.",
        "价格截至 2026 年 11 月 20 日。",
    ],
)
def test_date_of_a_price_is_found(text: str) -> None:
    assert len(messages(text)) == 1


def test_problem_says_where_it_is_and_what_to_do() -> None:
    (problem,) = typed_figures(page("# T\n\nIt has 24 GB.\n"), None)
    assert str(problem).startswith("docs/en/page.md:3:8  '24 GB' is typed. Call a macro")
    assert "{# law: which one #}" in problem.hint
