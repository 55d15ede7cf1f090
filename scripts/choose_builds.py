"""Prints the builds that the guide recommends, and what stood in the way of cheaper ones."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections.abc import Iterable
from datetime import date
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.builds.choice import Choice, PassedOver  # noqa: E402 - see check_data.py
from macros.advice.builds.options import Item  # noqa: E402 - see check_data.py
from macros.advice.builds.results import Result  # noqa: E402 - see check_data.py
from macros.advice.edition import Edition  # noqa: E402 - see check_data.py
from macros.advice.history.build_changes import BuildChange, build_changes  # noqa: E402 - see check_data.py
from macros.facts.catalog import load_catalog  # noqa: E402 - see check_data.py
from macros.facts.reading.problems import CatalogError  # noqa: E402 - see check_data.py
from macros.facts.records.regions import DEFAULT_REGION  # noqa: E402 - see check_data.py
from macros.present.api.builds import choice_row  # noqa: E402 - see check_data.py
from macros.site.day import build_date, newest_possible_date  # noqa: E402 - see check_data.py
from scripts.days import past_day  # noqa: E402 - see check_data.py
from scripts.names import known_names  # noqa: E402 - see check_data.py


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 when the data have errors, 2 for unknown names."""
    parser = _parser()
    options = parser.parse_args(arguments)
    for folder in filter(None, (options.data, options.against)):
        if not folder.is_dir():
            parser.error(f"there is no folder {folder}")
    day = options.as_of or build_date()
    try:
        edition = _edition(options.data, day)
        before = _edition(options.against, day) if options.against else None
    except CatalogError as error:
        print(error, file=sys.stderr)
        return 1
    tiers = known_names(parser, "tier", options.tier, edition.catalog.tiers)
    regions = known_names(parser, "region", options.region, edition.catalog.regions)
    if before:
        _print_turns(build_changes(before, edition, tiers, regions))
        return 0
    choices = [c for region in regions for tier in tiers for c in edition.choices(tier, region)]
    if options.json:
        print(json.dumps([choice_row(choice) for choice in choices], indent=1))
    else:
        print("\n\n".join(_in_words(choice) for choice in choices))
    return 0


def _edition(folder: Path, day: date) -> Edition:
    return Edition(load_catalog(folder, today=newest_possible_date()), day, build_date())


def _print_turns(turns: Iterable[BuildChange]) -> None:
    """Print which builds have other parts, and what they cost now."""
    found = list(turns)
    for turn in found:
        gone, come = ", ".join(turn.gone) or "nothing", ", ".join(turn.come) or "nothing"
        totals = [_total(choice) for choice in (turn.before, turn.after)]
        print(
            f"{turn.tier} {turn.tier_class} ({turn.region}): {gone} gives way to {come};", end=" "
        )
        print(f"{totals[0]} becomes {totals[1]}")
    print(f"{len(found)} builds change.")


def _total(choice: Choice | None) -> str:
    if choice is None or choice.total is None:
        return "no sum"
    return f"{choice.total.amount:,.0f} {choice.total.currency}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tier", default="all", help='such as 4-gpu, or "all"')
    parser.add_argument("--region", default=DEFAULT_REGION, help='such as us or jp, or "all"')
    parser.add_argument(
        "--as-of", type=past_day, metavar="YYYY-MM-DD", help="only what was known then"
    )
    parser.add_argument("--data", type=Path, default=PROJECT / "data", help="folder of the facts")
    parser.add_argument(
        "--against", type=Path, help="print only what differs from the builds of this data folder"
    )
    parser.add_argument("--json", action="store_true", help="plain values for programs")
    return parser


def _in_words(choice: Choice) -> str:
    lines = [f"{choice.tier.id} {choice.tier_class.id} ({choice.region}, {choice.verdict.day})"]
    if choice.candidate is None:
        lines.append("  no combination passes every rule")
    else:
        lines.append(f"  {choice.tier.gpu_count} x {choice.candidate.gpu.name}")
    lines += [f"  {item.count} x {item.part.id}{_price(item)}" for item in choice.items]
    if choice.total and choice.figures and choice.build and choice.build.circuit:
        total = choice.total
        lines.append(f"  total      {total.amount:,.0f} {total.currency}")
        lines.append(f"  half of what one sees lies from {total.low:,.0f} to {total.high:,.0f}")
        wall = f"{choice.figures['wall_w']:,.0f} W at the wall"
        lines.append(f"  power      {wall}, {choice.build.circuit.name}")
    lines += [f"  {one.severity:9}  {_figures(one)}" for one in choice.results if _told(one)]
    lines += [
        f"  cheaper    {one.item.count} x {one.item.part.id} saves {one.saving_usd:,.0f} USD, "
        f"but {_figures(one.result)}"
        for one in choice.cheaper
    ]
    lines += [f"  passed     {_passed(one)}" for one in choice.passed_over]
    return "\n".join(lines)


def _price(item: Item) -> str:
    if item.offer is None:
        return "" if item.kind == "gpu_board" else ", price on request"
    offer = item.offer
    old = " (out of date)" if offer.stale else ""
    amount = f"{offer.amount * item.count:,.0f} {offer.currency}"
    return f", {amount}, {offer.kind}, {offer.observed}{old}, {offer.how}"


def _told(result: Result) -> bool:
    return result.severity != "pass"


def _figures(result: Result) -> str:
    limit = "" if result.limit is None else f" against {_plain(result.limit)}"
    return f"{result.rule} {result.severity}: {_plain(result.figure)}{limit}"


def _plain(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _passed(one: PassedOver) -> str:
    obstacle = one.obstacle
    if obstacle.lacking:
        return f"{one.candidate.gpu.id}: nothing to buy of {obstacle.lacking}"
    if obstacle.result is None:
        return f"{one.candidate.gpu.id}: several rules exclude each other"
    return f"{one.candidate.gpu.id}: {_figures(obstacle.result)}"


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # `| head` is no error
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.exit(main())
