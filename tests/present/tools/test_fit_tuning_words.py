"""What is said of tuning: how long it takes, and what these hours cost."""

from __future__ import annotations

from typing import Any

from macros.facts.catalog import Catalog
from tests.present.tools.test_fit_words import WRITES, row, words


def test_row_of_tuning_has_hours_and_what_they_cost(catalog: Catalog) -> None:
    told = words(catalog)
    hours: dict[str, Any] = {"hours": [3.04, 4, 5.46]}
    bought = told.card_row(row("aurora-24", 900, **hours, cost=[0.5, 0.7, 0.9]))
    assert bought[3] == ("3–5.5", "electricity 0.5–0.9 USD")
    rented = told.card_row(row("cloud-80", 2, kind="rental", **hours, cost=[12, 13, 14]))
    assert rented[3] == ("3–5.5", "12–14 USD in all")
    assert told.card_row(row("aurora-24", 900, **hours))[3] == ("3–5.5", "")


def test_tuning_is_told_in_hours_and_money(catalog: Catalog) -> None:
    asked: dict[str, Any] = {"purpose": "qlora", "tokens": 2048, "examples": 5000}
    costs = {"rented": [12, 13, 14], "power": [0.5, 0.7, 0.9]}
    known = {**WRITES, "hours": [3.04, 4, 5.46], "costs": costs}
    said = [*words(catalog, "cloud-80", given=known, **asked).speeds()]
    assert said == [
        "Tuning reads 96–160 tokens a second (estimated): one pass over 5,000 examples of 2,048 "
        "tokens takes 3–5.5 hours.",
        "Rented at 2 USD (per hour before tax), these hours cost 12–14 USD.",
        "On your own card, the electricity for it costs 0.5–0.9 USD.",
    ]
    at_home = [*words(catalog, "aurora-24", given=known, **asked).speeds()]
    assert at_home == [said[0], said[2]]
    free = {**known, "costs": {"rented": None, "power": None}}
    assert [*words(catalog, "cloud-80", given=free, **asked).speeds()] == said[:1]
    for missing in ("speed", "hours"):
        (unknown,) = words(catalog, "cloud-80", given={**known, missing: None}, **asked).speeds()
        assert unknown.startswith("We do not know how long this takes here")
