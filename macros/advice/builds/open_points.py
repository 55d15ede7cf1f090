"""Open points: what has to be known before a rule can say anything, and what waits for parts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from macros.advice.builds.build import Build
from macros.advice.builds.evaluation import Figures, evaluate
from macros.advice.builds.part_groups import PART_GROUPS
from macros.facts.build_file import WHOLE_COMPUTERS
from macros.facts.records.builds import RULE_FORMULAS, BuildFigure, BuildRule
from macros.facts.records.formula import Tree, names_in, parsed_formula

# The parts that every computer has, by the group of figures that waits until they are chosen.
AWAITED = ("cpu", "motherboard", "memory", "psu", "case", "cooler", "storage")
# What a chassis and a ready-made computer bring, and a dock has no use for.
_OF_A_DESKTOP: tuple[str, ...] = ("motherboard", "case", "cooler")


def open_figures(
    rule: BuildRule, figures: Figures, computed: Mapping[str, BuildFigure]
) -> tuple[str, ...]:
    """Return which figures have to be known before a rule can say anything, each once.

    A computed figure is named by what it rests on; one that `figures` lack is left out.
    """
    texts = (getattr(rule, name) for name in RULE_FORMULAS)
    trees = (parsed_formula(text) for text in texts if text is not None)
    return tuple(dict.fromkeys(name for tree in trees for name in _open(tree, figures, computed)))


def _open(tree: Tree, figures: Figures, computed: Mapping[str, BuildFigure]) -> Iterator[str]:
    if not isinstance(tree, list) or tree[0] == "text" or _is_known(tree, figures):
        return
    operands = tree[1:]
    if tree[0] == "name":
        if operands[0] in figures:
            yield from _below(operands[0], figures, computed)
        return
    if tree[0] == "if":
        test = evaluate(operands[0], figures) if _is_there(operands[0], figures) else None
        operands = [operands[0]] if test is None else [operands[1 if test else 2]]
    for operand in operands:
        yield from _open(operand, figures, computed)


def _below(name: str, figures: Figures, computed: Mapping[str, BuildFigure]) -> Iterator[str]:
    """Yield what a figure rests on that is not known, or else the figure itself."""
    formula = computed[name].formula if name in computed else None
    below = tuple(_open(parsed_formula(formula), figures, computed)) if formula else ()
    yield from below or (name,)


def _is_known(tree: Tree, figures: Figures) -> bool:
    return _is_there(tree, figures) and evaluate(tree, figures) is not None


def _is_there(tree: Tree, figures: Figures) -> bool:
    return all(name in figures for name in names_in(tree))


def figures_at(figures: Figures, rule: BuildRule, place: int | None) -> Figures:
    """Return the figures as seen from the card, power supply or circuit of a result."""
    each = getattr(figures, "each", {}).get(rule.each, ())
    return each[place - 1] if each and place else figures


def case_of(rule: BuildRule, figures: Figures) -> str:
    """Return the name of the remedy whose case it is; nothing where it is that of the rule."""
    known = defaultdict(lambda: None, figures)
    cases = (each.name for each in rule.remedies if evaluate(parsed_formula(each.when), known))
    return next(cases, "")


def group_of(figure: str) -> str | None:
    """Return the group of parts that a figure is read of; None for a computed one."""
    groups = (name for name, group in PART_GROUPS.items() if figure in group.formulas)
    return next(groups, None)


def awaited(build: Build) -> tuple[str, ...]:
    """Return the groups of the parts that a build does not name though it needs them."""
    if all(cards.gpu.form_factor in WHOLE_COMPUTERS for cards in build.cards):
        return () if build.storage else ("storage",)
    joined = build.chassis or build.computer or build.external
    brought = (
        *(_OF_A_DESKTOP if joined else ()),
        *(("psu",) if build.chassis and build.chassis.brings_supply else ()),
    )
    parts = vars(build)
    return tuple(name for name in AWAITED if not parts[name] and name not in brought)
