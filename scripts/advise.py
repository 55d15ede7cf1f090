"""Prints what the guide advises, and why, without building a site."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections import Counter
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.edition import Edition  # noqa: E402 - see check_data.py
from macros.advice.history.pick_changes import pick_changes  # noqa: E402 - see check_data.py
from macros.advice.picks.pick import Verdict  # noqa: E402 - see check_data.py
from macros.advice.picks.scores import Candidate  # noqa: E402 - see check_data.py
from macros.facts.catalog import Catalog, load_catalog  # noqa: E402 - see check_data.py
from macros.facts.reading.problems import CatalogError  # noqa: E402 - see check_data.py
from macros.facts.records.regions import DEFAULT_REGION  # noqa: E402 - see check_data.py
from macros.present.api.performance import performance_files  # noqa: E402 - see check_data.py
from macros.present.api.picks import verdict_row  # noqa: E402 - see check_data.py
from macros.site.day import build_date, newest_possible_date  # noqa: E402 - see check_data.py
from scripts.days import past_day  # noqa: E402 - see check_data.py
from scripts.names import known_names  # noqa: E402 - see check_data.py

WHOLE_FROM = 100  # cents say nothing of larger amounts


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 when the data have errors, 2 for unknown names."""
    parser = _parser()
    options = parser.parse_args(arguments)
    for folder in filter(None, (options.data, options.against)):
        if not folder.is_dir():
            parser.error(f"there is no folder {folder}")
    try:
        catalog = load_catalog(options.data, today=newest_possible_date())
    except CatalogError as error:
        print(error, file=sys.stderr)
        return 1
    edition = Edition(catalog, options.as_of or build_date(), build_date())
    if options.against:
        return _print_turns(options.against, edition)
    if options.what == "performance":
        return _print_performance(parser, edition, options.workload, as_json=options.json)
    personas = known_names(parser, "persona", options.persona, edition.catalog.personas)
    regions = known_names(parser, "region", options.region, edition.catalog.regions)
    verdicts = [edition.verdict(persona, region) for region in regions for persona in personas]
    if options.json:
        print(json.dumps([verdict_row(verdict) for verdict in verdicts], indent=1))
    else:
        print("\n\n".join(_in_words(verdict, edition.catalog) for verdict in verdicts))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    what = ("picks", "performance")
    parser.add_argument("what", nargs="?", default="picks", choices=what, help="picks by default")
    parser.add_argument("--data", type=Path, default=PROJECT / "data", help="folder of the facts")
    parser.add_argument(
        "--as-of", type=past_day, metavar="YYYY-MM-DD", help="only what was known then"
    )
    parser.add_argument("--region", default=DEFAULT_REGION, help='such as us or jp, or "all"')
    parser.add_argument("--persona", default="all", help="id of data/personas.yml")
    parser.add_argument("--workload", default="all", help="id of data/workloads.yml")
    parser.add_argument(
        "--against", type=Path, help="print only what differs from the advice of this data folder"
    )
    parser.add_argument("--json", action="store_true", help="plain values for programs")
    return parser


def _print_performance(
    parser: argparse.ArgumentParser, edition: Edition, workload: str, *, as_json: bool
) -> int:
    workloads = known_names(parser, "workload", workload, edition.catalog.workloads)
    files = performance_files(edition.catalog, edition.performance, edition.day)
    found = json.loads(next(iter(files.values())))
    models = [model for model in found["workloads"] if model["id"] in workloads]
    rows = [row for row in found["rows"] if row["workload"] in workloads]
    if as_json:
        print(json.dumps({**found, "workloads": models, "rows": rows}, indent=1))
        return 0
    for model in models:
        print(_model_in_words(model))
        for row in rows:
            if row["workload"] == model["id"]:
                print(
                    f"  {row['id']:32} {row['value']:8.3f}  "
                    f"({row['low']:.3f} to {row['high']:.3f})  {row['kind']}"
                )
    return 0


def _print_turns(folder: Path, after: Edition) -> int:
    try:
        facts = load_catalog(folder, today=newest_possible_date())
    except CatalogError as error:
        print(error, file=sys.stderr)
        return 1
    found = list(pick_changes(Edition(facts, after.day, build_date()), after))
    for turn in found:
        where = f"{turn.persona} ({turn.region})"
        if turn.is_new_pick:
            was, now = turn.before or "none", turn.after or "none"
            print(f"{where}: the pick was {was}, now it is {now}")
        else:
            came = sorted(set(turn.ties_after) - set(turn.ties_before))
            gone = sorted(set(turn.ties_before) - set(turn.ties_after))
            words = [f"new ties: {', '.join(came)}"] if came else []
            words += [f"no tie any more: {', '.join(gone)}"] if gone else []
            print(f"{where}: {turn.after} stays; {'; '.join(words)}")
    picks = sum(turn.is_new_pick for turn in found)
    print(f"{picks} picks change, and {len(found) - picks} times only what ties with one.")
    return 0


def _model_in_words(model: dict[str, Any]) -> str:
    names = ("median_error", "p90_error", "coverage")
    errors = ", ".join(f"{name} {model[name]}" for name in names)
    return f"{model['id']}: {len(model['cards'])} cards, {errors}"


def _in_words(verdict: Verdict, catalog: Catalog) -> str:
    lines = [f"{verdict.persona.id} ({verdict.region}, {verdict.day})"]
    if verdict.pick is None:
        lines.append(f"  no product is left; the last ones fell by: {verdict.last_cut}")
    else:
        lines.append(f"  pick       {_offer_in_words(verdict.pick)}")
        lines.append(
            f"  stability  wins {verdict.stability:.0%} of draws, "
            f"with ties {verdict.tied_stability:.0%}"
        )
    lines += [f"  tie        {_offer_in_words(one)}" for one in verdict.ties]
    lines += [f"  runner-up  {_offer_in_words(one)}" for one in verdict.runners_up]
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


def _amount(value: float | None) -> str:
    assert value is not None
    return f"{value:,.0f}" if value >= WHOLE_FROM else f"{value:.2f}"


def _offer_in_words(one: Candidate) -> str:
    offer = one.offer
    speed = "" if one.speed is None else f", speed {one.speed:.2f}"
    old = " (out of date)" if offer.stale else ""
    return (
        f"{one.gpu.name}: {_amount(offer.amount)} {offer.currency} {offer.kind}, "
        f"{offer.observed}{old}, {offer.how}{speed}, score {one.score:.4g}"
    )


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # `| head` is no error
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.exit(main())
