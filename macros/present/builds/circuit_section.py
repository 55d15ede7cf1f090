"""Circuit section: what all cards of a tier may draw on one circuit of a room, and how fast."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from macros.advice.builds.one_circuit import CircuitFit, CircuitShare, OneCircuit
from macros.advice.builds.options import Item
from macros.advice.builds.power_limits import LIMIT_STEP_W
from macros.advice.edition import Edition
from macros.facts.records.regions import DEFAULT_REGION
from macros.facts.records.tiers import Tier
from macros.present.builds.part_rows import part_name
from macros.present.builds.section import Block, Section
from macros.present.html.table import Cell, Head, Table
from macros.present.prices.home_region import home_region
from macros.present.words.language import Language
from macros.present.words.named_products import some_products
from macros.present.words.offer_words import offer_amount, offer_seen
from macros.present.words.power_words import circuit_label, unbroken, watts
from macros.present.words.ranges import ranged_figures

_KEY = "build-section.one-circuit"
_UP = "../../"  # from a tier's page to the folder of its language
_SHOWN_CARDS = 4  # of the table in the reader's region: those of the builds come first
_LEAST_CARDS = 4  # with fewer, the power limit is seldom what a circuit asks for


def circuit_section(edition: Edition, tier: Tier, language: Language) -> Section | None:
    """Return the section: the reader's region, and the United States; None without a computer.

    At 120 V four cards and one circuit are the case that most readers ask about.
    """
    if tier.gpu_count < _LEAST_CARDS or tier.host != "desktop":
        return None
    home = home_region(edition.catalog, language)
    regions = dict.fromkeys((home, DEFAULT_REGION))
    cases = [
        case
        for region in regions
        if region in edition.catalog.regions and (case := edition.one_circuit(tier.id, region))
    ]
    if not cases:
        return None
    own, *others = cases
    blocks = (*_blocks(own, language), *(_further(case, language) for case in others))
    title = language.text(_KEY, count=language.exact(tier.gpu_count))
    return Section("one-circuit", title, _finding(own, language), blocks)


def circuit_table(
    case: OneCircuit, language: Language, up: str, rows: slice = slice(None)
) -> Table:
    """Return a row for each accelerator: the limit and the speed on each circuit."""
    text = language.text
    heads = [Head(text("pick.head.product"), wide=True)]
    for share in case.shares:
        heads.append(Head(unbroken(circuit_label(share.circuit, language)), figures=True))
    cards = [_row(fits, language, up) for fits in case.by_card[rows]]
    return Table(_title(case, language), heads, cards)


def _title(case: OneCircuit, language: Language) -> str:
    region = language.text(f"region.{case.region}")
    count = language.exact(case.host.tier.gpu_count)
    return language.text(f"{_KEY}.table", count=count, region=region)


def _finding(case: OneCircuit, language: Language) -> str:
    """Return which cards need no limit on the first circuit."""
    share = case.shares[0]
    fits = case.fits[case.shares.index(share)]
    free = [fit.gpu for fit in fits if not fit.is_limited]
    words: dict[str, object] = {
        "place": language.place(case.region),
        "circuit": circuit_label(share.circuit, language),
        "count": case.host.tier.gpu_count,
        "each": language.figure(share.most_limit_w, "w"),
    }
    if not free:
        return language.say("circuit-leaves-little", **words)
    return language.say("circuit-leaves-enough", cards=some_products(free, language), **words)


def _blocks(case: OneCircuit, language: Language) -> Iterator[Block]:
    """Yield the table, its further rows, then how it was reckoned and what supplies do it."""
    yield Block(table=circuit_table(case, language, _UP, slice(_SHOWN_CARDS)))
    if more := len(case.by_card[_SHOWN_CARDS:]):
        title = language.text(f"{_KEY}.more", count=language.exact(more))
        table = circuit_table(case, language, _UP, slice(_SHOWN_CARDS, None))
        yield Block(table=replace(table, title=title), folded=True)
    region = language.text(f"region.{case.region}")
    title = language.text(f"{_KEY}.supplies", region=region)
    yield Block(title=title, points=_points(case, language), folded=True, notes=_notes(language))


def _further(case: OneCircuit, language: Language) -> Block:
    """Return all of another region, to be opened."""
    return Block(
        sentences=(_finding(case, language),),
        points=_points(case, language),
        table=circuit_table(case, language, _UP),
        folded=True,
        notes=_notes(language),
    )


def _notes(language: Language) -> tuple[str, ...]:
    return (language.text(f"{_KEY}.note"),)


def _points(case: OneCircuit, language: Language) -> tuple[Cell, ...]:
    points: list[Cell] = []
    for share, fits in zip(case.shares, case.fits, strict=True):
        points.append(Cell(_share_words(case, share, language)))
        points += [Cell(words) for words in _supply_words(share, fits, language)]
    return tuple(points)


def _share_words(case: OneCircuit, share: CircuitShare, language: Language) -> str:
    cpu = next((item for item in case.host.items if item.kind == "cpu"), None)
    return language.say(
        "circuit-share",
        circuit=circuit_label(share.circuit, language),
        wall=watts(share.wall_w, language),
        lost=language.percent(1 - share.efficiency),
        rest=watts(share.rest_w, language),
        cpu=part_name(cpu, language) if cpu else "",
        each=watts(share.each_w, language),
        step=language.figure(LIMIT_STEP_W, "w"),
    )


def _supply_words(
    share: CircuitShare, fits: Sequence[CircuitFit], language: Language
) -> Iterator[str]:
    """Yield what the supply must deliver, and for which cards one is known that does."""
    full_w = max((_load_w(fit) for fit in fits if fit.is_possible), default=0.0)
    label = circuit_label(share.circuit, language)
    volts = language.text("unit.v", number=language.exact(share.circuit.volts))
    yield language.say("circuit-supply", circuit=label, load=watts(full_w, language), volts=volts)
    fed: dict[str, list[CircuitFit]] = {}
    without: list[CircuitFit] = []
    for fit in fits:
        if fit.supply:
            fed.setdefault(fit.supply.id, []).append(fit)
        elif fit.is_possible:
            without.append(fit)
    for members in fed.values():
        supply, offer = members[0].supply, members[0].offer
        assert supply
        name = part_name(Item("power_supply", supply, 1, offer), language)
        yield language.say(
            "circuit-known",
            supply=language.bracketed(name, _price_words(members[0], language)),
            cards=_names(members, language),
            load=watts(max(map(_load_w, members)), language),
        )
    if without:
        yield language.say("circuit-unknown", cards=_names(without, language))


def _load_w(fit: CircuitFit) -> float:
    """Return what the supply delivers to these cards and the rest, in W."""
    share = fit.share
    return share.rest_w + (share.load_w - share.rest_w) / share.each_w * fit.limit_w


def _names(fits: Sequence[CircuitFit], language: Language) -> str:
    return some_products((fit.gpu for fit in fits), language)


def _price_words(fit: CircuitFit, language: Language) -> str:
    if fit.offer is None:
        return language.text(f"{_KEY}.no-price")
    return language.detailed((offer_amount(fit.offer, language), offer_seen(fit.offer, language)))


def _row(fits: Sequence[CircuitFit], language: Language, up: str) -> tuple[Cell, ...]:
    gpu = fits[0].gpu
    cells = [
        Cell(
            language.local_name(gpu, short=True),  # which breaks between words: a phone is narrow
            href=f"{up}gpus/{gpu.id}/",
            detail=language.figure(fits[0].own_w, "w"),
        )
    ]
    return (*cells, *(_fit_cell(fit, language) for fit in fits))


def _fit_cell(fit: CircuitFit, language: Language) -> Cell:
    """Return the limit of each card, below it the speed that is left."""
    if not fit.is_possible:
        least = language.figure(fit.least_w, "w") if fit.least_w else ""
        return Cell(language.text(f"{_KEY}.too-low"), detail=least)
    if not fit.is_limited:
        return Cell(language.text(f"{_KEY}.unlimited"))
    speed, further = _kept_words(fit, language)
    detail = language.paired(language.text("pick.head.speed"), speed)
    return Cell(language.figure(fit.limit_w, "w"), detail=detail, further=further)


def _kept_words(fit: CircuitFit, language: Language) -> tuple[str, str]:
    """Return the range of the measured speeds, and the work that was not measured so low."""
    known = sorted((kept.speed.share, kept.speed.interpolated) for kept in fit.kept if kept.speed)
    beyond = dict.fromkeys(
        language.text(f"build-section.limits.work.{kept.curve.workload}")
        for kept in fit.kept
        if kept.speed is None
    )
    further = language.text(f"{_KEY}.beyond", work=language.listed(beyond)) if beyond else ""
    if not known:
        return language.text(f"{_KEY}.unmeasured"), further
    shown = ranged_figures([language.percent(share) for share, _ in known], language)
    if any(interpolated for _, interpolated in known):
        shown = language.say("about-share", share=shown)
    return shown, further
