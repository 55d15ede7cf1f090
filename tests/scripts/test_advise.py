from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.advice.picks.pick import pick
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Persona
from scripts import advise
from tests.advising import market_of_four, tiny_persona, tiny_situation
from tests.tiny import PROJECT, TODAY, edit, tiny_region, with_regions

ROW = {
    "as_of",
    "certainty",
    "changes_if",
    "count",
    "cut",
    "decided_by",
    "kind",
    "last_cut",
    "persona",
    "pick",
    "pick_kind",
    "price_observations",
    "price_usd",
    "region",
    "runners_up",
    "speed_observations",
    "stability",
    "stability_with_ties",
    "ties",
    "weak_evidence",
}


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert advise.main(list(arguments)) == 0
    return capsys.readouterr().out


def rows(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(said(capsys, *arguments, "--json"))
    return found


def test_verdicts_come_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    (row,) = rows(capsys, "--persona", "kaggle", "--region", "jp")
    assert row.keys() == ROW
    assert (row["persona"], row["region"]) == ("kaggle", "jp")
    assert all(cut.keys() == {"id", "constraint", "figure", "limit"} for cut in row["cut"])
    shown = [row["pick"], *row["ties"], *row["runners_up"]]
    assert [figures["id"] for figures in row["decided_by"]["figures"]] == shown


def test_verdicts_come_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "--persona", "kaggle")
    (row,) = rows(capsys, "--persona", "kaggle")
    assert text.startswith("kaggle (us, ")
    for word in ("pick", "stability", "changes if", "cut"):
        assert f"\n  {word}" in text
    assert f"memory_gb {sum(c['constraint'] == 'memory_gb' for c in row['cut'])}" in text


def test_speeds_of_a_workload_come_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("performance", "--workload", "llm-decode-8b", "--json")
    found = json.loads(said(capsys, *arguments))
    (model,) = found["workloads"]
    assert model["id"] == "llm-decode-8b"
    assert {row["workload"] for row in found["rows"]} == {"llm-decode-8b"}
    assert {"id", "kind", "value", "low", "high"} <= found["rows"][0].keys()
    assert "llm-decode-8b: " in said(capsys, "performance", "--workload", "llm-decode-8b")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--persona", "kagle"), "unknown persona 'kagle'"),
        (("--region", "xx"), "unknown region 'xx'"),
        (("performance", "--workload", "cnn"), "unknown workload 'cnn'"),
    ],
)
def test_unknown_name_is_told_with_those_that_are_known(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    with pytest.raises(SystemExit):
        advise.main(list(arguments))
    message = capsys.readouterr().err
    assert words in message
    assert "Known: " in message


def test_mistake_in_the_data_is_told_as_everywhere(
    data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(data_dir, "gpus/boreal-one.yml", "size_gb: 16", "size_gb: sixteen")
    assert advise.main(["--data", str(data_dir)]) == 1
    assert "data/gpus/boreal-one.yml" in capsys.readouterr().err


def test_money_without_a_rate_is_told_and_never_passed_over(catalog: Catalog) -> None:
    regions = {"us": tiny_region(), "br": tiny_region("BRL", exchange_rates=[])}
    everywhere = with_regions(catalog, **regions)
    (said,) = advise._left_out(Edition(everywhere, TODAY, TODAY))
    assert said.strip() == (
        "region br is left out: no exchange rate for BRL is known, so nothing is converted to or"
        " from it"
    )
    known = with_regions(catalog, us=tiny_region(), br=tiny_region("BRL"))
    assert list(advise._left_out(Edition(known, TODAY, TODAY))) == []


def test_persona_that_nothing_meets_is_told_why_in_words(catalog: Catalog) -> None:
    market = with_regions(market_of_four(catalog), us=tiny_region())
    asked = tiny_persona(needs={"memory_gb_at_least": 500})
    verdict = pick(asked, tiny_situation(market))
    said = advise._in_words(verdict, Edition(market, TODAY, TODAY))
    assert "The last candidates failed this one: “At least 500 GB of memory”." in said
    assert "memory_gb\n" not in said


def test_personas_name_no_product_and_no_year() -> None:
    """The same rules serve 2019 and today."""
    fields = set(Persona.model_fields)
    of_needs = {"acquire", "new_because", "has", "needs", "objective", "tie"}
    assert fields == {"id", "group", "seeds", "instead", *of_needs}
    lines = (PROJECT / "data/personas.yml").read_text(encoding="utf-8").splitlines()
    rules = "\n".join(line for line in lines if not line.lstrip().startswith("#"))
    products = [file.stem for file in (PROJECT / "data/gpus").glob("*.yml")]
    assert [id_ for id_ in products if id_ in rules] == []
    assert re.findall(r"\b(?:19|20)\d\d\b", rules) == []
