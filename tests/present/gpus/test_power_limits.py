from __future__ import annotations

import re

from macros.facts.catalog import Catalog
from macros.facts.records.power import PowerLimitCurve
from macros.present.gpus.power_limits import power_limits
from macros.present.words.language import Language
from tests.tiny import tiny_gpu


def curve(**fields: object) -> PowerLimitCurve:
    common = {
        "gpu": "boreal-one",
        "workload": "llm-decode",
        "conditions": "A story, 1 card",
        "source": "weekly-chip",
        "url": "https://weekly-chip.example/limits",
        "date": "2026-10",
        "quality": "A",
        "points": [
            {"limit_w": 100, "relative_speed": 0.5},
            {"limit_w": 160, "relative_speed": 0.9},
            {"limit_w": 200, "relative_speed": 1},
        ],
    }
    return PowerLimitCurve.model_validate(common | fields)


def shown(catalog: Catalog, language: Language, *curves: PowerLimitCurve, **power: object) -> str:
    catalog.__dict__["power_limits"] = curves
    gpu = tiny_gpu(catalog, "boreal-one", **power)
    return " ".join(re.sub(r"<[^>]+>", " ", power_limits(catalog, gpu, language) or "").split())


def test_limits_stand_in_watts_and_speeds_as_shares(catalog: Catalog, english: Language) -> None:
    said = shown(catalog, english, curve())
    for head in ("90% (180 W)", "80% (160 W)", "50% (100 W)"):
        assert head in said
    assert said.endswith("about 95% 90% about 77% 50%")


def test_who_measured_what_stands_beside_it(catalog: Catalog, english: Language) -> None:
    said = shown(catalog, english, curve())
    assert "LLM, generating text" in said
    assert "Weekly Chip, October 2026" in said
    assert "A story, 1 card" in said


def test_limit_that_nobody_measured_stays_empty(catalog: Catalog, english: Language) -> None:
    points = [{"limit_w": 160, "relative_speed": 0.9}, {"limit_w": 200, "relative_speed": 1}]
    assert shown(catalog, english, curve(points=points)).endswith("90% – –")


def test_highest_limit_stands_for_an_unknown_one(catalog: Catalog, english: Language) -> None:
    assert "90% (180 W)" in shown(catalog, english, curve(), power={"tdp_w": None})


def test_product_that_nobody_limited_has_no_table(catalog: Catalog, english: Language) -> None:
    assert shown(catalog, english, curve(gpu="boreal-two")) == ""
