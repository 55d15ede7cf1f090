"""Prints what the guide advises, and why, without building a site."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.edition import Edition
from macros.advice.picks.pick import Verdict
from macros.advice.picks.scores import Candidate
from macros.advice.prices.conversion import without_rate
from macros.facts.reading.problems import CatalogError
from macros.present.api.performance import performance_files
from macros.present.api.picks import verdict_row
from macros.present.picks.need_words import need_words
from macros.present.prices.local_money import local_money
from macros.present.prices.region_prices import rate_words
from macros.present.words.language import DEFAULT_LANGUAGE, Language
from scripts.command_line import end_with_the_pipe, known_names
from scripts.editions import add_advice, edition_of

WHOLE_FROM = 100  # cents say nothing of larger amounts


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 when the data have errors, 2 for unknown names."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        edition = edition_of(options.data, options.as_of)
    except CatalogError as error:
        print(error, file=sys.stderr)
        return 1
    if options.what == "performance":
        workloads = known_names(parser, "workload", options.workload, edition.catalog.workloads)
        _print_performance(edition, workloads, as_json=options.json)
    else:
        personas = known_names(parser, "persona", options.persona, edition.catalog.personas)
        regions = known_names(parser, "region", options.region, edition.catalog.regions)
        verdicts = [edition.verdict(persona, region) for region in regions for persona in personas]
        if options.json:
            print(json.dumps([verdict_row(verdict) for verdict in verdicts], indent=1))
        else:
            print("\n\n".join(_in_words(verdict, edition) for verdict in verdicts))
            print(*_left_out(edition), sep="\n", end="")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    what = ("picks", "performance")
    parser.add_argument("what", nargs="?", default="picks", choices=what, help="picks by default")
    add_advice(parser)
    parser.add_argument("--persona", default="all", help="id of data/personas.yml")
    parser.add_argument("--workload", default="all", help="id of data/workloads.yml")
    return parser


def _print_performance(edition: Edition, workloads: list[str], *, as_json: bool) -> None:
    files = performance_files(edition.catalog, edition.performance, edition.day)
    speeds = json.loads(next(iter(files.values())))
    models = [model for model in speeds["workloads"] if model["id"] in workloads]
    rows = [row for row in speeds["rows"] if row["workload"] in workloads]
    if as_json:
        print(json.dumps({**speeds, "workloads": models, "rows": rows}, indent=1))
        return
    for model in models:
        print(_model_in_words(model))
        for row in rows:
            if row["workload"] == model["id"]:
                print(
                    f"  {row['id']:32} {row['value']:8.3f}  "
                    f"({row['low']:.3f} to {row['high']:.3f})  {row['kind']}"
                )


def _model_in_words(model: dict[str, Any]) -> str:
    if not model["measured"]:
        return f"{model['id']}: we found no measurement, so no speed is known"
    if not model["cards"]:
        like = (
            f"the others follow from {model['like']}" if model["like"] else "no other is estimated"
        )
        return f"{model['id']}: {len(model['measured'])} cards measured, too few for a fit; {like}"
    names = ("median_error", "p90_error", "coverage")
    errors = ", ".join(f"{name} {model[name]}" for name in names)
    return f"{model['id']}: {len(model['cards'])} cards, {errors}"


def _left_out(edition: Edition) -> Iterator[str]:
    """Yield for which regions prices are left out, since their money has no rate."""
    language = Language.of(edition.catalog, DEFAULT_LANGUAGE)
    for id_ in without_rate(edition.catalog.regions, edition.day):
        said = rate_words(edition.catalog, id_, language, edition.day)
        yield f"\nregion {id_} is left out: {said}\n"


def _in_words(verdict: Verdict, edition: Edition) -> str:
    catalog = edition.catalog
    lines = [f"{verdict.persona.id} ({verdict.region}, {verdict.day})"]
    if verdict.pick is None:
        lines.append(f"  {_nothing(verdict, edition)}")
    else:
        lines.append(f"  pick       {_offer_in_words(verdict.pick)}")
        lines.append(
            f"  stability  wins {verdict.stability:.0%} of draws, "
            f"with ties {verdict.tied_stability:.0%}"
        )
    lines += [f"  tie        {_offer_in_words(tie)}" for tie in verdict.ties]
    lines += [f"  runner-up  {_offer_in_words(other)}" for other in verdict.runners_up]
    for change in verdict.changes:
        name = catalog.gpus[change.id].name
        if change.constraint:
            lines.append(
                f"  changes if {change.constraint} is at least {_amount(change.limit)}: {name}"
            )
        else:
            whose = "the pick costs more than" if change.above else f"{name} costs less than"
            lines.append(f"  changes if {whose} {_amount(change.amount)} {change.currency}: {name}")
    cuts = Counter(cut.constraint for cut in verdict.cut.values())
    lines.append("  cut        " + ", ".join(f"{name} {n}" for name, n in cuts.most_common()))
    return "\n".join(lines)


def _nothing(verdict: Verdict, edition: Edition) -> str:
    """Return that nothing is left, and by which need the last products fell, as pages say it."""
    language = Language.of(edition.catalog, DEFAULT_LANGUAGE)
    if verdict.last_cut is None:
        return "no product is known"
    money = local_money(edition.catalog, verdict.region, edition.day)
    need = need_words(verdict.last_cut, verdict.limits, edition.catalog, language, money)
    return language.say("pick-none", need=need)


def _amount(value: float | None) -> str:
    assert value is not None
    return f"{value:,.0f}" if value >= WHOLE_FROM else f"{value:.2f}"


def _offer_in_words(candidate: Candidate) -> str:
    offer = candidate.offer
    speed = "" if candidate.speed is None else f", speed {candidate.speed:.2f}"
    old = " (out of date)" if offer.stale else ""
    return (
        f"{candidate.gpu.name}: {_amount(offer.amount)} {offer.currency} {offer.kind}, "
        f"{offer.observed}{old}, {offer.how}{speed}, score {candidate.score:.4g}"
    )


if __name__ == "__main__":
    end_with_the_pipe()
    sys.exit(main())
