"""QLoRA beside other ways to learn: told where an invented card holds it better."""

from __future__ import annotations

from typing import Any

from macros.advice.fit.fit_answer import fit_answer
from macros.advice.fit.fit_facts import FitFacts
from macros.advice.fit.fit_records import FitAnswer, FitQuestion
from tests.advice.fit.test_fit_answer import CONSTANTS, FACTS, card


def test_qlora_is_told_where_it_fits_better_than_the_way_asked_for() -> None:
    def asked(purpose: Any, memory_gib: float) -> FitAnswer:
        facts: FitFacts = {**FACTS, "cards": [card("own", memory_gib)]}
        question = FitQuestion("small", "own", "us", purpose=purpose, tokens=512, screen=False)
        return fit_answer(question, facts, CONSTANTS)

    lora, qlora = (asked(purpose, 1)["need"] for purpose in ("lora", "qlora"))
    assert qlora[2] < lora[0]
    told = asked("lora", qlora[2])["qlora"]
    assert told == {"verdict": "fits", "need": qlora}
    middle = asked("full", (qlora[0] + qlora[2]) / 2)["qlora"]
    assert middle
    assert middle["verdict"] == "maybe"
    assert asked("lora", lora[2])["qlora"] is None  # that fits as well
    assert asked("lora", qlora[0] / 2)["qlora"] is None  # neither fits
    assert asked("qlora", qlora[2])["qlora"] is None
    assert asked("run", 1)["qlora"] is None
