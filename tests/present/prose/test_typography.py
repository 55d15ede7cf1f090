"""Typography: what each language's rules forbid is found, and what they ask for is not."""

from __future__ import annotations

import pytest

from macros.present.prose.typography import RULES, typography
from tests.prose import page, word_mistakes

BROKEN = [
    ("en", "1,600--2,000 W", "double hyphen"),
    ("fr", "un disque -- lent", "double hyphen"),
    ("en", "a 16x slot", "lanes"),
    ("zh", "插槽为 8x 的", "lanes"),
    ("ja", "16倍の帯域幅", "lanes as multiple"),
    ("ko", "대역폭이 16배", "lanes as multiple"),
    ("en", "It draws 600W.", "unit without space"),
    ("fr", "Il faut 24Go.", "unit without space"),
    ("zh", "需要 1,600W 电源", "unit without space"),
    ("ja", "600 W必要です", "unit with space"),
    ("ko", "24\u00a0GB가", "unit with space"),
    ("zh", "提高 20 %", "space before percent"),
    ("fr", "de 20 % de plus", "percent"),
    ("fr", "de 20% de plus", "percent"),
    ("en", "what : this", "space before a mark"),
    ("en", "too  many", "spaces doubled"),
    ("en", "the «word»", "guillemets"),
    ("fr", "Le prix : bas", "colon"),
    ("fr", "Le prix: bas", "colon"),
    ("fr", "**Prix**\u202f: bas", "colon"),
    ("fr", "Vite\u00a0; bien", "tall mark"),
    ("fr", "Vite ?", "tall mark"),
    ("fr", "Vite!", "tall mark"),
    ("fr", "le « mot »", "inside guillemets"),
    ("fr", 'le "mot"', "straight quote"),
    ("ja", '"言葉"です', "straight quote"),
    ("zh", '"词"是', "straight quote"),
    ("fr", "l'alimentation", "straight apostrophe"),
    ("fr", "une carte de 24\u00a0GB", "GB in French"),
    ("ja", "電源,冷却", "half-width mark"),
    ("ja", "電源(PSU)です", "half-width mark"),
    ("zh", "电源: 大", "half-width mark"),
    ("zh", "电源很大.", "half-width mark"),
    ("ja", "高速な GPU です", "space beside Latin"),
    ("ja", "約 {{ tolerance() }} です", "space beside Latin"),
    ("zh", "快速的GPU", "no space beside Latin"),
    ("zh", "**显卡**GPU", "no space beside Latin"),
    ("zh", "有8块", "no space beside Latin"),
    ("ja", "必要です。 GPUは", "space beside a mark"),
    ("zh", "电源， 机箱", "space beside a mark"),
    ("zh", "「词」", "corner quotes"),
    ("zh", "四块 gpu 卡", "lower case"),
    ("ko", "필요합니다.현재", "no space after a sentence"),
    ("ko", "전원，냉각", "full-width mark"),
]
GOOD = [
    ("en", "A 600 W card in an x16 slot: 80% of 24 GB – or 1,600–2,000 W; why? 70B, 12V-2x6."),
    ("en", "| A | B |\n|---|:--:|\n| a -- | b |\n\n---\n".replace("a -- ", "a ")),
    ("en", "`--strict` and {{ f('--', \"x\") }} <!-- ok --> [x](a--b.md)"),
    ("en", "!!! note\n    2 × RTX 4090, 1. RTX, “quoted”."),
    ("fr", "Le prix\u00a0: bas\u202f; vite\u202f? «\u00a0mot\u00a0» 80\u00a0% à 12:30."),
    ("fr", "**Prix (MSRP)**\u00a0: {{ a() }}\u00a0: {{ b() }}\u202f; l’alimentation."),
    ("fr", "!!! note\n    Un ![dessin](a.png)&nbsp;: oui."),
    ("ja", "GPUは24GB、600W必要です。「言葉」（PSU）80％以上、速度は2倍。RTX 5090"),
    ("ja", "## 見出し {: #id }\n\n**実測。**同じ[リンク](a.md)と{{ x() }}です。\n"),
    ("zh", "用 4 块 RTX 5090，显存 24 GB（x16）：“词”。**显卡** GPU 与 {{ x() }}的 80%。"),
    ("zh", "文件 `gpu.yml` 与 [`gpus`](../gpus/index.md)。"),
    ("ko", "GPU는 24GB, 600W입니다. '말' \"말\" x16 슬롯(2개). v1.0.0과 80%."),
]


def names_of(text: str, language: str) -> set[str]:
    return {p.message.split("': ")[-1].rstrip(".") for p in typography(page(text, language))}


@pytest.mark.parametrize(("language", "text", "rule"), BROKEN)
def test_broken_rule_is_found(language: str, text: str, rule: str) -> None:
    assert rule in names_of(text, language)


def test_every_rule_is_tried() -> None:
    assert {rule for _, _, rule in BROKEN} == {rule.name for rule in RULES}


@pytest.mark.parametrize(("language", "text"), GOOD)
def test_right_typography_is_left_alone(language: str, text: str) -> None:
    assert names_of(text, language) == set()


def test_mistake_is_placed_where_it_stands_in_the_file() -> None:
    text = "# 題\n\n**[強い](a.md)**言葉 GPU\n"
    (problem,) = typography(page(text, "ja"))
    assert (problem.line, problem.column) == (3, text.split("\n")[2].index("葉") + 1)


def test_words_of_a_locale_are_checked_with_their_placeholders() -> None:
    assert list(word_mistakes("Prix : {money}", "fr"))
    assert list(word_mistakes("使用{count}个GPU", "zh"))
    assert not list(word_mistakes("{name}\u00a0: {value}", "fr"))
    assert not list(word_mistakes("規則 {rule}：{value}", "ja"))
