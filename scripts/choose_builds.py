"""Prints the builds that the guide recommends, and what stood in the way of cheaper ones."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.builds.choice import Choice, PassedOver
from macros.advice.builds.options import Item
from macros.advice.builds.results import Result
from macros.facts.reading.problems import CatalogError
from macros.present.api.builds import choice_row
from scripts.command_line import end_with_the_pipe, known_names
from scripts.editions import add_advice, edition_of


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 when the data have errors, 2 for unknown names."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        edition = edition_of(options.data, options.as_of)
    except CatalogError as error:
        print(error, file=sys.stderr)
        return 1
    tiers = known_names(parser, "tier", options.tier, edition.catalog.tiers)
    regions = known_names(parser, "region", options.region, edition.catalog.regions)
    choices = [c for region in regions for tier in tiers for c in edition.choices(tier, region)]
    if options.json:
        print(json.dumps([choice_row(choice) for choice in choices], indent=1))
    else:
        print("\n\n".join(_in_words(choice) for choice in choices))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tier", default="all", help='such as 4-gpu, or "all"')
    add_advice(parser)
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
        wall_w = choice.figures["wall_w"]  # unknown where the efficiency of the supply is
        wall = "unknown at the wall" if wall_w is None else f"{wall_w:,.0f} W at the wall"
        lines.append(f"  power      {wall}, {choice.build.circuit.name}")
    told = (result for result in choice.results if result.severity != "pass")
    lines += [f"  {result.severity:9}  {_figures(result)}" for result in told]
    lines += [
        f"  cheaper    {cut.item.count} x {cut.item.part.id} saves {cut.saving_usd:,.0f} USD, "
        f"but {_figures(cut.result)}"
        for cut in choice.cheaper
    ]
    lines += [f"  passed     {_passed(passed)}" for passed in choice.passed_over]
    return "\n".join(lines)


def _price(item: Item) -> str:
    if item.offer is None:
        return "" if item.kind == "gpu_board" else ", price on request"
    offer = item.offer
    old = " (out of date)" if offer.stale else ""
    amount = f"{offer.amount * item.count:,.0f} {offer.currency}"
    return f", {amount}, {offer.kind}, {offer.observed}{old}, {offer.how}"


def _figures(result: Result) -> str:
    limit = "" if result.limit is None else f" against {_plain(result.limit)}"
    return f"{result.rule} {result.severity}: {_plain(result.figure)}{limit}"


def _plain(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _passed(passed: PassedOver) -> str:
    obstacle, id_ = passed.obstacle, passed.candidate.gpu.id
    if obstacle.lacking:
        return f"{id_}: nothing to buy of {obstacle.lacking}"
    if obstacle.result is None:
        return f"{id_}: several rules exclude each other"
    return f"{id_}: {_figures(obstacle.result)}"


if __name__ == "__main__":
    end_with_the_pipe()
    sys.exit(main())
