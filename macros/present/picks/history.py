"""History: the advice of a past day beside what an expert recommended then."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.history.back_test import Comparison, Difference, agreement, compare
from macros.advice.history.sensitivity import SensitivityResult, sensitivity
from macros.advice.picks.scores import Candidate
from macros.facts.catalog import Catalog
from macros.present.html.templating import render
from macros.present.picks.answer import confidence_words
from macros.present.picks.need_words import rejection_figure, rejection_limit
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen


@dataclass(frozen=True)
class SensitivityRow:
    """The agreement with other assumptions, in words, and who is answered otherwise by them."""

    assumed: str
    agreeing: str
    moved: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class HistoryRow:
    """One recommendation beside ours, in words."""

    persona: str
    persona_name: str
    recommended: tuple[tuple[str, str], ...]
    note: str
    outcome: str
    ours: tuple[str, str] | None
    price: str
    ties: tuple[tuple[str, str], ...]
    stability: str
    differences: tuple[str, ...]


def history_table(edition: Edition, language: Language) -> Markup:
    """Return the agreement of the edition's day with the experts, and each difference explained."""
    comparisons = compare(edition)
    agreeing, total = agreement(comparisons)
    return render(
        "history_table.html",
        t=language.text,
        language=language,
        day=language.date(edition.day),
        rows=[_row(one, edition.everything, language) for one in comparisons],
        shaken=[_sensitivity_row(one, language) for one in sensitivity(edition)]
        if comparisons
        else [],
        summary=language.text(
            "history.summary",
            agreeing=language.exact(agreeing),
            total=language.exact(total),
            date=language.date(edition.day),
        ),
    )


def _sensitivity_row(one: SensitivityResult, language: Language) -> SensitivityRow:
    sign = "+" if one.step > 0 else "\N{MINUS SIGN}"
    step = f"{sign}{language.percent(abs(one.step))}"
    return SensitivityRow(
        assumed=language.text(f"history.assumed.{one.assumption}", step=step),
        agreeing=language.text(
            "history.of", agreeing=language.exact(one.agreeing), total=language.exact(one.total)
        ),
        moved=tuple((id_, language.text(f"persona.{id_}.name")) for id_ in one.moved),
    )


def _row(one: Comparison, catalog: Catalog, language: Language) -> HistoryRow:
    verdict = one.verdict
    persona = verdict.persona.id
    price = ""
    if verdict.pick:
        offer = verdict.pick.offer
        price = language.listed([offer_amount(offer, language), offer_seen(offer, language)])
    return HistoryRow(
        persona=persona,
        persona_name=language.text(f"persona.{persona}.name"),
        recommended=tuple((id_, catalog.gpus[id_].name) for id_ in one.advice.recommended),
        note=language.text(f"history.note.{one.advice.note}") if one.advice.note else "",
        outcome=one.outcome,
        ours=_named(verdict.pick) if verdict.pick else None,
        price=price,
        ties=tuple(_named(tie) for tie in verdict.ties),
        stability=confidence_words(verdict, language) if verdict.pick else "",
        differences=tuple(_difference(d, one, catalog, language) for d in one.differences),
    )


def _named(one: Candidate) -> tuple[str, str]:
    return one.gpu.id, one.gpu.name


def _difference(
    difference: Difference, one: Comparison, catalog: Catalog, language: Language
) -> str:
    name = catalog.gpus[difference.id].name
    if difference.cut:
        reason = language.text(f"cut.{difference.cut.constraint}")
        figure, limit = (
            rejection_figure(difference.cut, language),
            rejection_limit(difference.cut, language),
        )
        if not figure or not limit:
            return language.paired(name, reason)
        return language.text("history.cut", name=name, reason=reason, figure=figure, limit=limit)
    assert difference.rank is not None
    assert difference.score_ratio is not None
    assert one.verdict.pick
    return language.text(
        "history.score",
        name=name,
        rank=language.exact(difference.rank),
        share=language.percent(round(difference.score_ratio, 2)),
        pick=one.verdict.pick.gpu.name,
    )
