"""Fit facts file: what the script computes from, and what is asked where nobody chose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from macros.advice.edition import Edition
from macros.advice.fit.fit_facts import FitFacts
from macros.advice.fit.fit_records import FitQuestion
from macros.present.html.data_files import compact_file

PATH = "assets/fit.json"
# What many own, and a model of the size that it is bought for.
USUAL_CARD = "rtx-3090"
USUAL_MODEL = "qwen3-6-27b"
# Questions that are often asked: the model, the card, and what differs from the usual.
COMMON_QUESTIONS: tuple[tuple[str, str, Mapping[str, Any]], ...] = (
    ("llama-3-1-8b", "rtx-5060-laptop", {}),
    ("gpt-oss-20b", "rtx-5060-ti-16gb", {}),
    ("qwen3-6-35b-a3b", "rtx-4090", {"tokens": 32_768}),
    ("llama-3-3-70b", "rtx-3090", {"count": 2}),
    ("gpt-oss-120b", "ryzen-ai-max-395", {}),
    ("gpt-oss-120b", "rtx-3090", {"main_memory": "2xddr5-6000"}),
    ("qwen3-235b-a22b", "apple-m3-ultra", {}),
    ("llama-3-1-8b", "rtx-5060-ti-16gb", {"purpose": "qlora", "tokens": 2048}),
    ("llama-3-1-8b", "nvidia-h100-sxm-80gb", {"purpose": "full", "tokens": 2048, "count": 4}),
)


def facts_of(edition: Edition) -> FitFacts:
    """Return the facts as of the edition's day."""
    return edition.fit_facts


def fit_files(edition: Edition) -> Mapping[str, bytes]:
    """Return the file that the script loads, by its path below the site's root."""
    return {PATH: compact_file(facts_of(edition))}


def usual_question(facts: FitFacts, region: str) -> FitQuestion | None:
    """Return the question that the page opens with; None where nothing can be asked."""
    cards = [card["id"] for card in facts["cards"]]
    models = [model["id"] for model in facts["models"]]
    if not cards or not models:
        return None
    model = USUAL_MODEL if USUAL_MODEL in models else models[-1]
    return FitQuestion(model, USUAL_CARD if USUAL_CARD in cards else cards[0], region)


def common_questions(facts: FitFacts, region: str) -> list[FitQuestion]:
    """Return the common questions whose model and card are on record."""
    cards = {card["id"] for card in facts["cards"]}
    models = {model["id"] for model in facts["models"]}
    return [
        FitQuestion(model, card, region, **changes)
        for model, card, changes in COMMON_QUESTIONS
        if model in models and card in cards
    ]
