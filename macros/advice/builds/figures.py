"""Figures: what the rules read of a build, by name; None is unknown.

Every figure of a part is a formula of its fields, which Python and the browser evaluate alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from macros.advice.builds.build import Build
from macros.advice.builds.evaluation import Figures, Value, evaluate, total
from macros.advice.builds.mains import MainsClass, MainsSupply, mains_class
from macros.advice.builds.part_fields import fields_for
from macros.advice.builds.part_groups import PART_GROUPS, Combination
from macros.advice.builds.supply_loads import circuit_loads, supply_loads
from macros.facts.records.builds import BUILD_FIGURES, BuildFigure, Each
from macros.facts.records.formula import parsed_formula
from macros.facts.records.parts import Part
from macros.facts.records.products import Gpu
from macros.facts.records.regions import Circuit

# What a build says itself, without a part.
OWN_FIGURES = (
    *("use", "total_usd", "budget_usd", "external", "dock_length_mm", "mounting", "card_air"),
    *("bridge_slots", "above_4g"),
)

_COMBINED: Mapping[Combination, Callable[[Sequence[Value]], Value]] = {
    "sum": lambda values: total(values) if values else None,
    "most": lambda values: None if None in values else max(values),
    "least": lambda values: None if None in values else min(values),
    "highest": lambda values: max((v for v in values if v is not None), default=None),
    "kinds": lambda values: len(set(values)) if values and None not in values else None,
    "same": lambda values: values[0] if len(set(values)) == 1 else None,
    "every": lambda values: all(values) if values else None,
}


class BuildFigures(dict[str, Value]):
    """The figures of a build by name, and `each`: those seen from each card, supply or circuit.

    Where a computer has one kind of card, one power supply or one circuit, its own figures hold.
    `again`, where it is there, returns all of them once more with other figures of parts.
    """

    def __init__(
        self,
        figures: Figures,
        each: Mapping[Each, Sequence[Figures]],
        again: Callable[[Figures], BuildFigures] | None = None,
    ) -> None:
        """Take the figures of the whole, and of what it has several of."""
        super().__init__(figures)
        self.each = each
        self.again = again


def figures_of(
    build: Build, mains: MainsSupply, computed: Mapping[str, BuildFigure]
) -> BuildFigures:
    """Return all figures that a formula may name: `BUILD_FIGURES` and the `computed` ones."""
    read: dict[str, Value] = {name: getattr(build, name) for name in OWN_FIGURES}
    read |= figures_of_groups(build, mains, PART_GROUPS)
    circuit = build.circuit or mains.usual
    cards, supplies = figures_of_cards(build), figures_of_supplies(build, mains_class(circuit))
    read |= _joined("gpu", cards) | _joined("psu", supplies)
    return _with_each(build, read, cards, supplies, computed)


def figures_of_groups(build: Build, mains: MainsSupply, groups: Iterable[str]) -> dict[str, Value]:
    """Return the figures that are read of some groups of parts, as if there were nothing else."""
    circuit = build.circuit or mains.usual
    parts = {**vars(build), "circuit": circuit, "storage": [(drive, 1) for drive in build.storage]}
    if build.chassis:
        parts["psu_count"] = None
    around = {
        "gpu_count": build.card_count,
        "gpu_power_limit_w": build.gpu_power_limit_w,
        "mains": mains_class(circuit),
    }
    read: dict[str, Value] = {}
    for name in groups:
        group = PART_GROUPS[name]
        if group.combined:
            read |= figures_of_several(name, parts[name])
        else:
            count = parts[group.count] if group.count else None
            chosen = [parts[part] for part in group.parts]
            read |= part_figures(name, *chosen, **{**around, "count": count})
    return read


def _with_each(
    build: Build,
    read: Mapping[str, Value],
    cards: Sequence[Figures],
    supplies: Sequence[Figures],
    computed: Mapping[str, BuildFigure],
) -> BuildFigures:
    """Return the figures that are `read` of parts with those computed from them."""
    whole = with_computed(read, computed)
    return BuildFigures(
        whole,
        _each(build, whole, cards, supplies, computed),
        lambda given: _with_each(build, {**read, **given}, cards, supplies, computed),
    )


def whole_figures(read: Mapping[str, Value], computed: Mapping[str, BuildFigure]) -> BuildFigures:
    """Return figures that are read of no build, with those computed from them."""
    return BuildFigures(
        with_computed(read, computed), {}, lambda given: whole_figures({**read, **given}, computed)
    )


def with_computed(
    read: Mapping[str, Value],
    computed: Mapping[str, BuildFigure],
    given: Mapping[str, Value] | None = None,
) -> Figures:
    """Return figures with those that published formulas compute from them, unless `given`."""
    figures = {**read, **(given or {})}
    for figure in computed.values():
        if given is None or figure.id not in given:
            figures[figure.id] = evaluate(parsed_formula(figure.formula), figures)
    return figures


def part_figures(
    group: str, *parts: Part | Gpu | Circuit | None, **around: Value
) -> dict[str, Value]:
    """Return the figures of a group, read of its `parts`; those left out are not there.

    `around` them are known `count`, `gpu_count`, `gpu_power_limit_w` and `mains`.
    """
    fields = dict(around)
    for part in parts:
        if part is not None:
            fields |= fields_for(part, around)
    scope = {name: fields.get(name) for name in PART_GROUPS[group].reads}
    figures = {}
    for name, tree in PART_GROUPS[group].trees.items():
        figures[name] = scope[name] = evaluate(tree, scope)
    return figures


def figures_of_several(group: str, items: Sequence[tuple[Part, int]]) -> dict[str, Value]:
    """Return the figures of a group of which a build may have several parts, with their counts."""
    each = [part_figures(group, part, count=count) for part, count in items]
    return combined(PART_GROUPS[group].combined, each)


def combined(combinations: Mapping[str, Combination], each: Sequence[Figures]) -> dict[str, Value]:
    """Return the figures of several parts as those of all."""
    return {
        name: _COMBINED[combination]([figures[name] for figures in each])
        for name, combination in combinations.items()
    }


def figures_of_cards(build: Build) -> list[dict[str, Value]]:
    """Return the figures of each kind of cards."""
    return [
        part_figures(
            "gpu", cards.gpu, cards.board, count=cards.count, gpu_power_limit_w=cards.power_limit_w
        )
        for cards in build.cards
    ]


def figures_of_supplies(build: Build, mains: MainsClass | None = None) -> list[dict[str, Value]]:
    """Return the figures of each power supply of a desktop computer."""
    return [part_figures("psu", None, psu, count=1, mains=mains) for psu in build.supplies]


def _joined(group: str, each: Sequence[Figures]) -> dict[str, Value]:
    """Return the figures of several kinds of a part as those of all; of one kind there are none."""
    return combined(PART_GROUPS[group].joined, each) if len(each) > 1 else {}


def _each(
    build: Build,
    whole: Figures,
    cards: Sequence[Figures],
    supplies: Sequence[Figures],
    computed: Mapping[str, BuildFigure],
) -> dict[Each, tuple[Figures, ...]]:
    """Return the figures as each card, power supply and circuit has them."""
    each: dict[Each, tuple[Figures, ...]] = {}

    def seen(given: Sequence[Figures]) -> tuple[Figures, ...]:
        names = BUILD_FIGURES.keys()
        read = {name: value for name, value in whole.items() if name in names}
        return tuple(with_computed(read, computed, figures) for figures in given)

    if len(cards) > 1:
        shared = (
            "gpu_count",
            "gpu_kinds",
            "gpu_is_whole",
            *(name for name in whole if name.startswith("gpus_")),
        )
        each["card"] = seen([{n: v for n, v in own.items() if n not in shared} for own in cards])
    if len(supplies) > 1:
        loads = supply_loads(build, cards, supplies, whole.get("board_w"))
        each["supply"] = seen([{**psu, **load} for psu, load in zip(supplies, loads, strict=True)])
        each["circuit"] = seen(circuit_loads(build, supplies, loads))
    return each
