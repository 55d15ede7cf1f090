"""Performance tables: the models of speed and how far they err, for the page on method."""

from __future__ import annotations

from datetime import date

from markupsafe import Markup

from macros.advice.speeds.bandwidth import bandwidth_fractions as fractions_of
from macros.advice.speeds.clocks import FIELD_OF_TERM
from macros.advice.speeds.performance import Performance
from macros.advice.speeds.priorities import Figure, Priority
from macros.advice.speeds.workload_model import WorkloadModel
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Term
from macros.present.api.performance import priorities_of
from macros.present.html.templating import render
from macros.present.words.field_words import with_unit
from macros.present.words.grammar import cap
from macros.present.words.language import Language
from macros.present.words.shares import share_range
from macros.present.words.significant import significant
from macros.present.words.source_names import titled

_DIGITS = 3
_RANKED: tuple[Figure, ...] = ("bandwidth", "sixteen", "tensor", "vector")


def performance_models(catalog: Catalog, performance: Performance, language: Language) -> Markup:
    """Return, for each workload, how far its estimates err, and how they are made."""
    reference = catalog.gpus.get(performance.speeds.reference)
    models = list(performance.models.values())
    return render(
        "performance_models.html",
        t=language.text,
        reference=language.local_name(reference, short=True) if reference else "",
        errors=[(_errors(model, language), _remark(model, language)) for model in models],
        formulas=[_formula(model, performance, language) for model in models if model.enough],
        software=[
            row for model in models if model.enough for row in _software(model, catalog, language)
        ],
    )


def priority_table(catalog: Catalog, performance: Performance, language: Language) -> Markup:
    """Return which figure explains each workload, and whether experts said so."""
    rows = [_priority(priority, language) for priority in priorities_of(catalog, performance)]
    names = [cap(_figure_name(figure, language)) for figure in _RANKED]
    return render("priority_table.html", t=language.text, figures=names, rows=rows)


def figure_guide(
    catalog: Catalog, performance: Performance, workload: str, language: Language
) -> str:
    """Return how far each figure alone errs in some work, and the best two, as a sentence.

    Raises KeyError where the work is not told of.
    """
    known = {one.workload: one for one in priorities_of(catalog, performance)}
    found = known[workload]
    best = found.order[0]
    return language.say(
        "figure-guide",
        best=_figure_name(best, language),
        least=language.percent(found.errors[best]),
        tensor=_figure_name("tensor", language),
        far=language.percent(found.errors["tensor"]),
        is_tensor="yes" if best == "tensor" else "no",
        second=_figure_name(found.second, language),
        both=language.percent(found.both),
    )


def bandwidth_fractions(catalog: Catalog, language: Language, today: date) -> Markup:
    """Return which share of the bound of memory bandwidth each class of memory reaches."""
    rows = [
        (
            fraction.memory,
            language.exact(fraction.cards),
            language.percent(fraction.median),
            share_range(fraction.lowest, fraction.highest, language),
        )
        for fraction in fractions_of(catalog, today)
    ]
    return render("bandwidth_fractions.html", t=language.text, rows=rows)


def workload_name(model: WorkloadModel, language: Language) -> str:
    """Return what readers call a workload."""
    return language.text(f"workload.{model.workload.id}")


def _errors(model: WorkloadModel, language: Language) -> list[str]:
    """Return the name and the figures of a workload; only the first two where nothing is told."""
    figures = (model.median_error, model.p90_error, model.coverage)
    cards = len(model.points) if model.enough else len(model.measured.speeds)
    row = [workload_name(model, language), language.exact(cards)]
    return row + [language.percent(figure) for figure in figures if figure is not None]


def _remark(model: WorkloadModel, language: Language) -> str:
    """Return what is said in place of errors where there is no fit."""
    if model.loan:
        like = language.text(f"workload.{model.loan.lender.workload.id}")
        return language.text("speed.like", work=like)
    return "" if model.enough else language.text("speed.not_enough")


def _formula(
    model: WorkloadModel, performance: Performance, language: Language
) -> tuple[str, str, str]:
    """Return the name, the sum of weighted terms, and the factors of platforms."""
    parts = []
    for term, weight in model.weights(performance.speeds.reference_of(model.workload.id)).items():
        if not weight:
            continue
        number = _significant(weight, language)
        parts.append(number if term == "overhead" else f"{number} / {_term(term, language)}")
    factors = model.platform_factors
    platforms = [
        f"{platform} × {_significant(factor, language)}"
        for platform, factor in factors.items()
        if len(factors) > 1
    ]
    return workload_name(model, language), " + ".join(parts), language.listed(platforms)


def _term(term: Term, language: Language) -> str:
    return with_unit(_figure_name(term, language), FIELD_OF_TERM[term].unit, language)


def _figure_name(figure: Term | Figure, language: Language) -> str:
    """Return what a figure is called within a sentence, where its name alone would not do."""
    if figure not in ("bandwidth", "batch"):
        return language.text(f"speed.figure.{figure}")
    name = language.text(FIELD_OF_TERM[figure].key)
    return name[0].lower() + name[1:]


def _software(
    model: WorkloadModel, catalog: Catalog, language: Language
) -> list[tuple[str, str, str]]:
    """Return the workload, the data sets and the factor of each other software."""
    return [
        (
            workload_name(model, language),
            language.text("join.semicolon").join(
                titled(catalog.datasets[id_].name, language).text for id_ in group.datasets
            ),
            f"× {_significant(group.software, language)}",
        )
        for group in model.groups()
        if group.software is not None and group.software != 1
    ]


def _significant(number: float, language: Language) -> str:
    return language.number(significant(number, _DIGITS), _DIGITS)


def _priority(priority: Priority, language: Language) -> dict[str, object]:
    """Return the errors of each figure, the best pair, and what the measurements say of experts."""
    workload = language.text(f"workload.{priority.workload}")
    second = _figure_name(priority.second, language)
    verdict = ""
    if priority.verdict:
        verdict = language.text(
            f"speed.verdict.{priority.verdict}", work=workload, against=_against(priority, language)
        )
    return {
        "workload": workload,
        "errors": [language.percent(priority.errors[figure]) for figure in _RANKED],
        "second": language.bracketed(second, language.percent(priority.both)),
        "verdict": verdict,
    }


def _against(priority: Priority, language: Language) -> str:
    """Return which figures come nearer than those that experts rank higher, a sentence for each."""
    ahead: dict[Figure, list[str]] = {}
    for against in priority.contradictions:
        said = language.text(
            "speed.nearer.each",
            name=_figure_name(against.earlier, language),
            nearer=language.exact(against.nearer),
            cards=language.exact(against.cards),
        )
        ahead.setdefault(against.later, []).append(said)
    return language.text("join.sentence").join(
        cap(
            language.text(
                "speed.nearer",
                later=_figure_name(later, language),
                earlier=language.enumerated(names),
            )
        )
        for later, names in ahead.items()
    )
