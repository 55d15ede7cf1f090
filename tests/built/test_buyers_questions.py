"""Eighteen questions that buyers ask: each is answered in at most three steps from the home page.

A step is a click on a link, or a field that gets its value. The words that are looked for are names
and figures, which all languages share.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.built.browsing import Reader

pytestmark = [pytest.mark.site, pytest.mark.browser]

MOST_STEPS = 3
WAIT_MS = 8_000
Step = Callable[[Page], None]


@dataclass(frozen=True)
class Walk:
    """A question, the steps to its answer, and what the answer says; `place` is where."""

    question: str
    steps: tuple[Step, ...]
    answers: tuple[str, ...]
    place: str = "[data-answer]"


def link(href: str) -> Step:
    """Return a click on the first link that leads to an address below the language's folder."""

    def step(page: Page) -> None:
        page.locator(f'article a[href$="{href}"]:visible').first.click()

    return step


def choose(name: str, value: str) -> Step:
    """Return the choice of a value in a field, whose part of the form is opened."""

    def step(page: Page) -> None:
        field = page.locator(f"[name={name}]").first
        field.evaluate("(one) => one.closest('details')?.setAttribute('open', '')")
        expect(field).to_be_visible()  # nobody can reach a field before the form is shown
        field.focus()
        field.select_option(value)

    return step


def mark(name: str, value: str) -> Step:
    """Return the choice of one of several marks."""

    def step(page: Page) -> None:
        page.locator(f'[name={name}][value="{value}"]').check()

    return step


def write(name: str, value: str, ja: str = "") -> Step:
    """Return what is written into a field, whose part of the form is opened.

    Who reads Japanese pays in yen, and writes `ja` where that is another number.
    """

    def step(page: Page) -> None:
        field = page.locator(f"[name={name}]").first
        field.evaluate("(one) => one.closest('details')?.setAttribute('open', '')")
        language = page.locator("html").get_attribute("lang") or ""
        field.fill(ja if ja and language.startswith("ja") else value)

    return step


FIT, CHOOSE, PAIR, RENT = link("fit/"), link("choose/"), link("second-card/"), link("rent-or-buy/")
LIST = '[data-list-of="ways"]'
ROWS = '[data-list-of="rows"]'

WALKS = (
    Walk(
        "1,500 for local models of 30B",
        (CHOOSE, write("budget", "1500", ja="220000")),
        (r"RTX \d{4}|RX \d{4}",),
        "[data-sentence]",
    ),
    Walk(
        "two used 3090 or one larger card",
        (PAIR,),
        (r"two GeForce RTX 3090 cards|RTX 3090×2", r"RTX A6000|RTX"),
    ),
    Walk(
        "Mac, DGX Spark, Strix Halo or a card for gpt-oss-120b",
        (FIT, choose("model", "gpt-oss-120b")),
        (r"GB10", r"Ryzen AI Max", r"Apple", r"RTX PRO"),
        LIST,
    ),
    Walk(
        "RTX 4070, a model, 32k of context",
        (FIT, choose("card", "rtx-4070"), choose("context", "32768")),
        (r"GeForce RTX 4070", r"32,768"),
    ),
    Walk("a power supply for two 3090", (PAIR,), (r"\d[\d,]* ?W",)),
    Walk("850 W: add a second card?", (PAIR, write("psu_w", "850")), (r"850 ?W", r"\d[\d,]* ?W")),
    Walk(
        "three months of training: rent or buy",
        (RENT, write("years", "0.25"), write("hours", "60")),
        (r"0\.25", r"60"),
    ),
    Walk(
        "a lab with 20,000",
        (CHOOSE, choose("for", "lab-with-budget"), write("budget", "20000", ja="3000000")),
        # So many cards together, and what all of it costs: more than half of the sum.
        (r"[24] × RTX|RTX [^、]*×[24]", r"comes to about 1\d,\d00 USD|込みで約(1[5-9]|2\d)\d万円"),
    ),
    Walk("P40, V100, MI50?", (link("picks/avoid/"),), (r"Tesla P40", r"V100", r"MI50"), "main"),
    Walk(
        "a laptop?",
        (CHOOSE, choose("for", "laptop-for-study")),
        # Chips with their memory, an hour of another one's card, and a card in a desktop computer.
        (
            r"RTX \d{4} Laptop\W+24 ?GB",
            r"the pick for “Study with a laptop” instead: |「ノートPCで学ぶ」",
            r"RTX 3060 12 ?GB",
        ),
    ),
    Walk(
        "tokens a second of a 5070 Ti with Qwen3 30B-A3B",
        (FIT, choose("card", "rtx-5070-ti"), choose("model", "qwen3-30b-a3b")),
        (r"RTX 5070 Ti", r"DDR5", r"\d+–\d+ tokens a second|毎秒\d+～\d+トークン"),
    ),
    Walk(
        "time to tune an 8B on 10,000 examples",
        (FIT, choose("model", "llama-3-1-8b"), mark("for", "qlora")),
        (r"10,000", r"2,048", r"QLoRA", r"\d hours|\d時間", r"\d USD|\d円"),
    ),
    Walk("H100: rent or buy", (RENT, choose("card", "nvidia-h100-pcie-80gb")), (r"H100 PCIe",)),
    Walk(
        "four cards on 120 V",
        (link("builds/"), link("4-gpu/")),
        (r"120 ?V|100 ?V", r"\d ?A"),
        "main",
    ),
    Walk(
        "a budget, and a card that I own",
        (CHOOSE, write("budget", "2000", ja="300000"), choose("have", "rtx-3060-12gb")),
        (r"RTX 3060 12 ?GB\D+12 ?GB\D+24 ?GB",),  # it has so much, and so much is needed
    ),
    Walk("ComfyUI, FLUX, video", (link("picks/make-images/"),), (r"FLUX.*\d+ ?(s|秒)",), "main"),
    Walk(
        "a used 3090: what to check", (link("guide/"), link("choosing/#used")), (r"3090",), "main"
    ),
    Walk(
        "does a 3090 fit my computer",
        (link("check-build/"), link("#have"), choose("gpu", "rtx-3090")),
        (r"3090",),
        "article",
    ),
)


def test_there_are_eighteen_questions_of_at_most_three_steps() -> None:
    assert len(WALKS) == 18
    assert [walk.question for walk in WALKS if len(walk.steps) > MOST_STEPS] == []


@pytest.mark.parametrize("code", ["en", "ja"])
@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.question)
def test_question_is_answered_from_the_home_page(
    walk: Walk, code: str, real_reader: Reader
) -> None:
    page = real_reader.open(f"{code}/")
    page.set_default_timeout(WAIT_MS)
    for step in walk.steps:
        step(page)
    answer = page.locator(walk.place).first
    for pattern in walk.answers:
        # Spaces within names and before units are no-break spaces.
        expected = re.compile(pattern.replace(" ", r"\s"))
        expect(answer).to_have_text(expected, timeout=WAIT_MS)
