"""History: the advice of a past day beside what an expert recommended then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.history.back_test import (
    Comparison,
    Difference,
    agreement,
    compare,
    days_of_advice,
)
from macros.advice.history.rule_sensitivity import RuleResult, rule_sensitivity
from macros.advice.history.sensitivity import SensitivityResult, sensitivity
from macros.advice.picks.pick import Verdict
from macros.advice.picks.scores import Candidate
from macros.facts.catalog import Catalog
from macros.present.html.templating import render
from macros.present.picks.answer import candidate_name, certainty_words
from macros.present.picks.need_words import lacked, rejection_figure, rejection_limit
from macros.present.words.claim_numbers import rule_with_unit
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen

# Needs that a product misses by a figure, which says more than the need's name.
_TOLD_BY_FIGURES = ("memory_gb", "workload_memory_gb", "price_usd", "total_usd", "tdp_w", "slots")


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
    budget: str
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
    shaken = [_sensitivity_row(r, language) for r in sensitivity(edition)] if comparisons else []
    rules = rules_of(edition)
    moving = [result for result in rules if result.moved]
    return render(
        "history_table.html",
        t=language.text,
        language=language,
        day=language.date(edition.day),
        rows=[_row(compared, edition.everything, language) for compared in comparisons],
        shaken=[*shaken, *(_rule_row(result, language) for result in moving)],
        unmoved=_unmoved(len(rules) - len(moving), language),
        summary=language.say(
            "history-summary",
            agreeing=agreeing,
            total=total,
            date=language.day(edition.day),
        ),
    )


def _sensitivity_row(result: SensitivityResult, language: Language) -> SensitivityRow:
    sign = "+" if result.step > 0 else "\N{MINUS SIGN}"
    step = f"{sign}{language.percent(abs(result.step))}"
    return SensitivityRow(
        assumed=language.text(f"history.assumed.{result.assumption}", step=step),
        agreeing=_of((result.agreeing, result.total), language),
        moved=_named_personas(result.moved, language),
    )


def rules_of(edition: Edition) -> tuple[RuleResult, ...]:
    """Return what hangs on each rule: of the last day of its year alone, since it takes a while."""
    days = days_of_advice(edition.everything)
    last = max((day for day in days if day.year == edition.day.year), default=None)
    return rule_sensitivity(edition) if edition.day == last else ()


def _rule_row(result: RuleResult, language: Language) -> SensitivityRow:
    rule, both = result.rule, (result.rule.low, result.rule.high)
    low, high = (
        rule_with_unit(rule.model_copy(update={"value": value}), language) for value in both
    )
    at_low, at_high = (_of(found, language) for found in (result.at_low, result.at_high))
    words = language.text(f"rule.{rule.id}")
    return SensitivityRow(
        assumed=language.text(
            "history.assumed.rule",
            rule=words,
            low=low,
            high=high,
            value=rule_with_unit(rule, language),
        ),
        agreeing=language.text("history.ends", low=at_low, high=at_high),
        moved=_named_personas(result.moved, language),
    )


def _of(found: tuple[int, int], language: Language) -> str:
    agreeing, total = (language.exact(count) for count in found)
    return language.text("history.of", agreeing=agreeing, total=total)


def _named_personas(ids: Sequence[str], language: Language) -> tuple[tuple[str, str], ...]:
    return tuple((id_, language.text(f"persona.{id_}.name")) for id_ in ids)


def _unmoved(count: int, language: Language) -> str:
    return language.say("history-unmoved", count=count) if count else ""


def _row(compared: Comparison, catalog: Catalog, language: Language) -> HistoryRow:
    advice, verdict, pick = compared.advice, compared.verdict, compared.verdict.pick
    persona = verdict.persona.id
    return HistoryRow(
        persona=persona,
        persona_name=language.text(f"persona.{persona}.name"),
        budget=_budget(compared, catalog, language),
        recommended=tuple(
            (id_, language.local_name(catalog.gpus[id_])) for id_ in advice.recommended
        ),
        note=language.text(f"history.note.{advice.note}") if advice.note else "",
        outcome=compared.outcome,
        ours=_named(pick, language) if pick else None,
        price=language.detailed(_price(pick, language) if pick else ()),
        ties=tuple(_named(tie, language) for tie in verdict.ties),
        stability=certainty_words(verdict, language) if pick else "",
        differences=tuple(_difference(d, verdict, catalog, language) for d in compared.differences),
    )


def _budget(compared: Comparison, catalog: Catalog, language: Language) -> str:
    """Return the words for what the reader cannot pay, where the advice says that."""
    dearer = compared.advice.cheaper_than
    if not dearer:
        return ""
    return language.say("history-cheaper", product=language.full_name(catalog.gpus[dearer]))


def _price(pick: Candidate, language: Language) -> tuple[str, str]:
    return offer_amount(pick.offer, language, pick.count), offer_seen(pick.offer, language)


def _named(candidate: Candidate, language: Language) -> tuple[str, str]:
    return candidate.gpu.id, candidate_name(candidate, language)


def _difference(
    difference: Difference, verdict: Verdict, catalog: Catalog, language: Language
) -> str:
    persona, pick = verdict.persona, verdict.pick
    gpu, cut = catalog.gpus[difference.id], difference.cut
    product = language.full_name(gpu)
    if cut:
        figure, limit = rejection_figure(cut, language), rejection_limit(cut, language)
        if not figure or not limit or cut.constraint not in _TOLD_BY_FIGURES:
            need = lacked(persona, cut.constraint)
            return language.paired(language.local_name(gpu), language.text(f"cut.{need}"))
        return language.say(
            "history-cut", product=product, need=cut.constraint, figure=figure, limit=limit
        )
    assert difference.rank is not None
    assert difference.score_ratio is not None
    assert pick
    return language.say(
        "history-score",
        level="yes" if round(difference.score_ratio, 2) >= 1 else "no",
        product=product,
        rank=difference.rank,
        share=language.percent(difference.score_ratio),
        pick=language.products([(pick.gpu, pick.count)]),
    )
