from __future__ import annotations

import json
from typing import Any

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Persona
from macros.present.api.picks import picks_files
from tests.advising import WORK, tiny_offers, tiny_persona, tiny_speeds
from tests.invented_edition import invented_edition

PATH = "api/v1/picks.json"
ASKED_FOR = {
    "persona", "region", "pick", "ties", "runners_up", "cut", "decided_by", "changes_if",
    "stability",
}  # fmt: skip
MORE = {
    "as_of", "pick_kind", "last_cut", "stability_with_ties", "count", "kind", "certainty",
    "weak_evidence", "price_usd", "price_observations", "speed_observations",
}  # fmt: skip


def rows(edition: Edition) -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = json.loads(picks_files(edition)[PATH])
    return read


def row(catalog: Catalog, persona: Persona | None = None, **given: Any) -> dict[str, Any]:
    """Return the answer in the United States."""
    return rows(invented_edition(catalog, persona or tiny_persona(), **given))[0]


def test_every_persona_has_a_row_in_every_region(catalog: Catalog) -> None:
    verdicts = rows(invented_edition(catalog, tiny_persona(), tiny_persona(id="painter")))
    assert [(verdict["persona"], verdict["region"]) for verdict in verdicts] == [
        ("reader", "us"),
        ("painter", "us"),
        ("reader", "jp"),
        ("painter", "jp"),
    ]


def test_row_holds_what_was_promised_and_nothing_unknown(catalog: Catalog) -> None:
    for verdict in rows(invented_edition(catalog, tiny_persona(needs={"memory_gb_at_least": 99}))):
        assert set(verdict) == ASKED_FOR | MORE
    assert set(row(catalog)) == ASKED_FOR | MORE


def test_row_tells_pick_ties_and_runners_up(catalog: Catalog) -> None:
    verdict = row(catalog, us=tiny_offers(middle=420.0, spread=0.1))
    assert (verdict["pick"], verdict["pick_kind"]) == ("small", "street_new")
    assert (verdict["ties"], verdict["runners_up"]) == (["middle"], ["large", "server"])
    assert verdict["as_of"] == "2026-11-20"
    assert 0 < verdict["stability"] < verdict["stability_with_ties"] <= 1


def test_who_was_cut_stands_with_need_figure_and_limit(catalog: Catalog) -> None:
    needs = {"memory_gb_at_least": 16, "segments": ["consumer"]}
    verdict = row(catalog, tiny_persona(needs=needs), speeds=tiny_speeds(large=0))
    cut = {rejection.pop("id"): rejection for rejection in verdict["cut"]}
    assert cut == {
        "small": {"constraint": "memory_gb", "figure": 8, "limit": 16},
        "large": {"constraint": "speed_known", "figure": None, "limit": WORK},
        "server": {"constraint": "segment", "figure": "datacenter", "limit": "consumer"},
    }


def test_row_holds_the_figures_that_decided(catalog: Catalog) -> None:
    needs = {"memory_gb_at_least": 16, "price_usd_at_most": 2000}
    decided = row(catalog, tiny_persona(needs=needs))["decided_by"]
    figures = decided.pop("figures")
    assert decided == {
        "maximise": "speed_per_price",
        "workloads": [WORK],
        "tie": "price",
        "memory_gb_at_least": 16,
        "price_usd_at_most": 2000,
        "total_usd_at_most": None,
    }
    assert [figure["id"] for figure in figures] == ["middle", "large"]
    for name, value in (("amount", 500), ("currency", "USD"), ("speed", 2), ("memory_gb", 16),
                        ("speed_kind", "measured"), ("observed", "2026-11-20"),
                        ("score", 0.003962)):  # fmt: skip
        assert figures[0][name] == value, name


def test_what_would_change_the_answer_is_told_in_figures(catalog: Catalog) -> None:
    changes = row(catalog)["changes_if"]
    assert changes[0] == {"id": "middle", "amount": 400, "currency": "USD", "when": "costs_less"}
    assert changes[-1] == {"id": "middle", "amount": 250, "currency": "USD",
                         "when": "pick_costs_more"}  # fmt: skip
    speed = {"maximise": "speed", "workloads": [WORK]}
    richer = row(catalog, tiny_persona(objective=speed, needs={"price_usd_at_most": 600}))
    assert richer["changes_if"] == [{"id": "large", "constraint": "price_usd", "limit": 1600}]


def test_amounts_are_in_the_money_of_the_region(catalog: Catalog) -> None:
    japan = rows(invented_edition(catalog))[1]
    (figures,) = japan["decided_by"]["figures"]
    assert (figures["amount"], figures["currency"]) == (33, "JPY")


def test_reader_whom_nothing_suits_has_a_row_that_says_why(catalog: Catalog) -> None:
    verdict = row(catalog, tiny_persona(needs={"memory_gb_at_least": 99}))
    assert (verdict["pick"], verdict["pick_kind"], verdict["last_cut"]) == (None, None, "memory_gb")
    assert (verdict["ties"], verdict["runners_up"], verdict["changes_if"]) == ([], [], [])
    assert verdict["decided_by"]["figures"] == []
    assert len(verdict["cut"]) == 4


def test_figures_have_four_digits(catalog: Catalog) -> None:
    verdict = row(catalog, us=tiny_offers(small=199.98765), speeds=tiny_speeds(small=1.23456789))
    first = verdict["decided_by"]["figures"][0]
    assert (first["amount"], first["speed"]) == (200, 1.235)
    texts = json.dumps(verdict)
    assert not [word for word in texts.split() if len(word.strip(",}]").replace(".", "")) > 12
                and word[0].isdigit()]  # fmt: skip


def test_two_runs_give_the_same_bytes(catalog: Catalog) -> None:
    shaky = tiny_offers(middle=430.0, spread=0.2)
    first, second = (picks_files(invented_edition(catalog, us=shaky)) for _ in range(2))
    assert first == second


def test_file_has_a_verdict_to_a_line_and_no_markup(catalog: Catalog) -> None:
    edition = invented_edition(catalog, tiny_persona(needs={"platforms": ["<b>"]}))
    content = picks_files(edition)[PATH]
    lines = content.decode("ascii").splitlines()
    assert (lines[0], lines[-1]) == ("[", "]")
    assert [json.loads(line.rstrip(","))["region"] for line in lines[1:-1]] == ["us", "jp"]
    assert b"<" not in content
    assert json.loads(content)[0]["cut"][0]["limit"] == "<b>"


def test_each_region_has_a_file_with_its_verdicts_alone(catalog: Catalog) -> None:
    edition = invented_edition(catalog, tiny_persona(), tiny_persona(id="painter"))
    files = picks_files(edition)
    assert files.keys() == {PATH, "api/v1/picks/us.json", "api/v1/picks/jp.json"}
    by_region = {
        region: json.loads(files[f"api/v1/picks/{region}.json"]) for region in ("us", "jp")
    }
    assert [*by_region["us"], *by_region["jp"]] == json.loads(files[PATH])
    assert {verdict["region"] for verdict in by_region["jp"]} == {"jp"}


def test_catalogue_without_personas_has_an_empty_list(catalog: Catalog) -> None:
    assert rows(Edition(catalog, *[invented_edition(catalog).day] * 2)) == []


def test_row_says_how_sure_it_is_and_on_what_it_rests(catalog: Catalog) -> None:
    sure = row(catalog)
    assert (sure["certainty"], sure["weak_evidence"]) == ("clear", [])
    assert (sure["count"], sure["kind"], sure["price_usd"]) == (1, "card", 200)
    assert (sure["price_observations"], sure["speed_observations"]) == (2, 2)
    nothing = row(catalog, tiny_persona(needs={"memory_gb_at_least": 99}))
    assert (nothing["certainty"], nothing["count"], nothing["price_usd"]) == (None, None, None)
