"""One circuit: under which power limit all cards of a computer run on a single circuit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any

from macros.advice.builds.build import Build
from macros.advice.builds.choice import Choice, ranked
from macros.advice.builds.figures import figures_of
from macros.advice.builds.mains import MainsSupply, lasting_w, mains_of
from macros.advice.builds.power_limits import (
    LIMIT_STEP_W,
    LimitedSpeed,
    limited_speed,
    limits_of,
)
from macros.advice.builds.results import results
from macros.advice.builds.rulebook import Rulebook
from macros.advice.builds.usual_socket import desktop_supplies, share_arriving
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildRule
from macros.facts.records.parts import GpuBoard, PowerSupply
from macros.facts.records.power import PowerLimitCurve
from macros.facts.records.products import Gpu
from macros.facts.records.regions import Circuit

CIRCUITS = 2  # the usual circuit of a room, and the next larger one of the same voltage
RANKED = 3  # how many accelerators of each class are asked for, the best first
# The advised part of these rules leaves some of a supply's label free: it comes first.
_RESERVE = "psu-sustained"
# Whether a supply goes into the case is asked of the case.
_OF_THE_CASE = "psu_length_mm"


@dataclass(frozen=True)
class Kept:
    """The share of its speed that a card keeps in one measured kind of work; None where unknown."""

    curve: PowerLimitCurve
    speed: LimitedSpeed | None


@dataclass(frozen=True)
class CircuitShare:
    """What one circuit delivers to a computer for hours, in W: at the wall, and after the supply.

    `efficiency` is the share of wall power that arrives with a usual supply; `rest_w` goes to all
    but the cards, and `each_w` is left for each of them.
    """

    circuit: Circuit
    wall_w: float
    efficiency: float
    rest_w: float
    each_w: float

    @property
    def load_w(self) -> float:
        """What the supply delivers where the circuit is full, in W."""
        return self.wall_w * self.efficiency

    @property
    def most_limit_w(self) -> float:
        """The highest limit that can be set of each card, in W, within what is left for it."""
        return max(0.0, self.each_w // LIMIT_STEP_W * LIMIT_STEP_W)


@dataclass(frozen=True)
class CircuitFit:
    """So many cards of one kind on one circuit: each may draw `limit_w`, at most its `own_w`.

    `least_w` is the lowest limit that a card is known to take. The `supply` breaks no rule; it is
    the cheapest, without an offer where none of those that do has a price.
    """

    gpu: Gpu
    share: CircuitShare
    own_w: float
    limit_w: float
    least_w: float | None
    kept: tuple[Kept, ...]
    supply: PowerSupply | None = None
    offer: Offer | None = None

    @property
    def is_limited(self) -> bool:
        """Whether the cards draw too much by themselves."""
        return self.limit_w < self.own_w

    @property
    def is_possible(self) -> bool:
        """Whether the cards take a limit so low."""
        return self.limit_w >= max(self.least_w or 0.0, LIMIT_STEP_W)


@dataclass(frozen=True)
class OneCircuit:
    """So many cards around the computer of a `host`, on each of the circuits of a room."""

    host: Choice
    region: str
    shares: tuple[CircuitShare, ...]
    fits: tuple[tuple[CircuitFit, ...], ...]

    @property
    def by_card(self) -> list[tuple[CircuitFit, ...]]:
        """The fits of each card, in the order of the circuits."""
        return list(zip(*self.fits, strict=True))


def one_circuit(
    choices: Sequence[Choice],
    region: str,
    catalog: Catalog,
    offers: Mapping[str, tuple[Offer, ...]],
) -> OneCircuit | None:
    """Return what the cards of a tier may draw on one circuit of a room in a region.

    None where no desktop computer was found, or nobody says what is lost in supplies or drawn.
    """
    host, circuits = _leanest(choices), _of_a_room(mains_of(catalog, region))
    shares = [circuit_share(host, c, catalog) for c in circuits] if host else []
    known = tuple(share for share in shares if share)
    if host is None or not known:
        return None
    cards = cards_asked(choices, catalog)
    fits = (tuple(circuit_fits(host, cards, share, catalog, offers)) for share in known)
    return OneCircuit(host, region, known, tuple(fits))


def cards_asked(choices: Sequence[Choice], catalog: Catalog) -> list[Gpu]:
    """Return the accelerators of the builds, the best of each class, and those with a curve.

    What is no card for a slot of a desktop computer, or has no fan, is left out.
    """
    chosen = [choice.build.gpu for choice in choices if choice.build]
    best = [c.gpu for choice in choices for c in ranked(choice.verdict)[:RANKED]]
    measured = [catalog.gpus[curve.gpu] for curve in catalog.power_limits]
    cards = {gpu.id: gpu for gpu in (*chosen, *best, *measured) if _is_a_card(gpu)}
    return list(cards.values())


def _is_a_card(gpu: Gpu) -> bool:
    return gpu.form_factor == "pcie_card" and gpu.cooling != "passive"


def _leanest(choices: Sequence[Choice]) -> Choice | None:
    """Return the build of a desktop computer that draws least without its cards."""
    hosts = [choice for choice in choices if choice.build and not choice.build.chassis]
    host = min(hosts, key=lambda choice: _rest_w(choice.figures or {}), default=None)
    return host if host and _rest_w(host.figures or {}) < inf else None


def _of_a_room(mains: MainsSupply) -> list[Circuit]:
    usual = mains.usual
    return [c for c in mains.circuits if usual and c.volts == usual.volts][:CIRCUITS]


def circuit_share(host: Choice, circuit: Circuit, catalog: Catalog) -> CircuitShare | None:
    """Return what a circuit leaves for each card of a computer around as many cards.

    The supply loses what the middle one of the catalogue's loses at this voltage and full load.
    None where nobody says this of any.
    """
    arriving = share_arriving(catalog, circuit)
    if arriving is None:
        return None
    rest_w, wall_w = _rest_w(host.figures or {}), lasting_w(circuit)
    each_w = (wall_w * arriving - rest_w) / host.tier.gpu_count
    return CircuitShare(circuit, wall_w, arriving, rest_w, each_w)


def circuit_fits(
    host: Choice,
    cards: Sequence[Gpu],
    share: CircuitShare,
    catalog: Catalog,
    offers: Mapping[str, tuple[Offer, ...]],
) -> list[CircuitFit]:
    """Return for each accelerator under which limit so many run on the circuit, on one supply.

    The computer around them is that of the `host`; `offers` say what supplies cost. Accelerators
    of unknown power are left out.
    """
    supplies, rules = _by_price(catalog, offers), _rules_of_supplies(catalog)
    fits = []
    for gpu in cards:
        fit = _fit(gpu, share, catalog)
        if fit and fit.is_possible:
            build = _on_circuit(host, fit, catalog)
            fit = replace(fit, **_feeding(build, supplies, rules, catalog))
        fits += [fit] if fit else []
    return fits


def _fit(gpu: Gpu, share: CircuitShare, catalog: Catalog) -> CircuitFit | None:
    own_w = gpu.power.tdp_w
    if own_w is None:
        return None
    limit_w = min(own_w, share.most_limit_w)
    kept = tuple(Kept(c, limited_speed(c, limit_w)) for c in limits_of(catalog, gpu.id))
    return CircuitFit(gpu, share, own_w, limit_w, _least_w(gpu, catalog), kept)


def _least_w(gpu: Gpu, catalog: Catalog) -> float | None:
    """Return the lowest limit in W that any maker's model is known to take."""
    boards = (board for board in catalog.parts.gpu_boards.values() if board.gpu == gpu.id)
    known = [board.least_power_limit_w for board in boards if board.least_power_limit_w]
    return min(known, default=None)


def _on_circuit(host: Choice, fit: CircuitFit, catalog: Catalog) -> Build:
    """Return the computer with these cards, on one circuit and one supply."""
    assert host.build, "a host is a build"
    is_same = host.build.gpu.id == fit.gpu.id
    return replace(
        host.build,
        gpu=fit.gpu,
        gpu_board=host.build.gpu_board if is_same else _thinnest(fit.gpu, catalog),
        gpu_power_limit_w=fit.limit_w,
        circuit=fit.share.circuit,
        circuit_count=1,
        psu_count=1,
    )


def _thinnest(gpu: Gpu, catalog: Catalog) -> GpuBoard | None:
    """Return the maker's model that is easiest to set side by side; None without any."""
    boards = [board for board in catalog.parts.gpu_boards.values() if board.gpu == gpu.id]
    return min(boards, key=lambda board: (board.slots or 99.0, board.id), default=None)


_Priced = tuple[PowerSupply, Offer | None]


def _by_price(catalog: Catalog, offers: Mapping[str, tuple[Offer, ...]]) -> list[_Priced]:
    """Return all supplies with their price when new: the cheapest first, then those without."""
    found: list[_Priced] = []
    for supply in desktop_supplies(catalog):
        new = [offer for offer in offers.get(supply.id, ()) if offer.kind == "street_new"]
        found.append((supply, min(new, key=lambda offer: offer.usd, default=None)))
    return sorted(found, key=lambda pair: (pair[1].usd if pair[1] else inf, pair[0].rated_w))


def _feeding(
    build: Build, supplies: Sequence[_Priced], rules: Mapping[str, BuildRule], catalog: Catalog
) -> dict[str, Any]:
    """Return the first supply that breaks no rule, one that keeps its reserve before others."""
    assert build.circuit
    mains, tight = MainsSupply((build.circuit,)), None
    least_w = build.gpu_count * (build.gpu_power_limit_w or 0.0)
    for supply, offer in supplies:
        if supply.rated_w < least_w:
            continue  # a rule would say the same, later
        figures = figures_of(replace(build, psu=supply), mains, catalog.build_figures)
        judged = results(rules, figures)
        if any(result.rules_out for result in judged):
            continue
        found = {"supply": supply, "offer": offer}
        if all(result.rule != _RESERVE or result.severity == "pass" for result in judged):
            return found
        tight = tight or found
    return tight or {}


def _rules_of_supplies(catalog: Catalog) -> dict[str, BuildRule]:
    """Return the rules about supply and circuit, without those about its place in a case."""
    names = Rulebook(catalog.build_rules, catalog.build_figures).names
    return {
        id_: rule
        for id_, rule in catalog.build_rules.items()
        if _OF_THE_CASE not in names[id_]
        and any(name.startswith("psu_") or name == "circuit_w" for name in names[id_])
    }


def _rest_w(figures: Mapping[str, Any]) -> float:
    """Return what the computer draws without its cards, in W; without end where it is unknown."""
    load_w, cards_w = figures.get("load_w"), figures.get("gpus_w")
    return inf if load_w is None or cards_w is None else float(load_w - cards_w)
