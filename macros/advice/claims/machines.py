"""Machine claims: what depends on the computer around the cards."""

from __future__ import annotations

from macros.advice.claims.claim import Claim, Given, Row, claim, joint_verdict, observed
from macros.advice.claims.series import card_of
from macros.facts.records.claims import ClaimRecord


def fewer_faster_cards(record: ClaimRecord, given: Given) -> Claim:
    """Few fast cards in one machine give more for the money than many cheap ones in two.

    `platform_usd` is what a machine costs without its cards; while nobody has observed it, the
    claim is as open as that price.
    """
    fast, cheap = (card_of(given.catalog, id_) for id_ in record.accelerators)
    if fast is None or cheap is None:
        return claim(record, "untestable", {})
    claimed = record.claimed
    few, many = claimed["few_cards"], claimed["many_cards"]
    speeds = few * fast.tflops, many * cheap.tflops
    costs = few * fast.usd, many * cheap.usd
    machines = claimed["few_machines"], claimed["many_machines"]
    figures: dict[str, float | None] = {
        "cards_ratio": (speeds[0] / costs[0]) / (speeds[1] / costs[1]),
        "few_usd": costs[0],
        "many_usd": costs[1],
        "break_even_usd": _break_even(speeds, costs, machines),
        "most_ratio": (speeds[0] / machines[0]) / (speeds[1] / machines[1]),
    }
    rows = []
    for place, (card, count) in enumerate(((fast, few), (cheap, many))):
        values = {"cards": count, "machines": machines[place]}
        values |= {"cards_usd": costs[place], "total_tflops": speeds[place]}
        rows.append(Row(values, id=card.gpu.id, sources=card.sources))
    platform = observed(record, "platform_usd")
    if platform is None:
        return claim(record, "untestable", figures, rows)
    totals = [cost + count * platform.value for cost, count in zip(costs, machines, strict=True)]
    better = speeds[0] / totals[0] > speeds[1] / totals[1]
    return claim(record, joint_verdict(better), figures, rows)


def cpu_clock(record: ClaimRecord, given: Given) -> Claim:
    """Few cores at a high clock serve better than more cores at a lower one."""
    claimed = record.claimed
    few = claimed["few_cores"] * claimed["few_ghz"]
    many = claimed["many_cores"] * claimed["many_ghz"]
    figures = {
        "clock_ratio": claimed["few_ghz"] / claimed["many_ghz"],
        "few_core_ghz": few,
        "many_core_ghz": many,
        "total_ratio": few / many,
    }
    rows = []
    for name in ("few", "many"):
        cores, ghz = claimed[f"{name}_cores"], claimed[f"{name}_ghz"]
        rows.append(Row({"cores": cores, "ghz": ghz, "core_ghz": cores * ghz}, label=name))
    return claim(record, "untestable", figures, rows)


def _break_even(
    speeds: tuple[float, float], costs: tuple[float, float], machines: tuple[float, float]
) -> float | None:
    """Return the price of a machine without cards (USD) from which the few fast cards win.

    None where no price of the machine makes them win; 0 where they win on their own.
    """
    by_platform = speeds[0] * machines[1] - speeds[1] * machines[0]
    by_cards = speeds[1] * costs[0] - speeds[0] * costs[1]
    if by_cards <= 0:
        return 0.0
    return by_cards / by_platform if by_platform > 0 else None
