"""Disagreements page: both sides, what decides, and what our data say."""

from __future__ import annotations

from markupsafe import Markup

from macros.advice.claims.disagreements import Answer
from macros.facts.catalog import Catalog
from macros.present.evidence.claims_page import origin
from macros.present.html.repository import Repository
from macros.present.html.templating import render
from macros.present.words.claim_numbers import rule_value, said
from macros.present.words.language import Language


def disagreement_detail(
    catalog: Catalog, answer: Answer, language: Language, repository: Repository
) -> Markup:
    """Return the two sides of a disagreement, the condition with its rule, and our number."""
    record, rule = catalog.disagreements[answer.id], catalog.rules[answer.rule]
    prefix = f"disagreement.{answer.id}"
    sides = [
        (language.text(f"{prefix}.{letter}"), origin(catalog, side, language))
        for letter, side in zip("ab", record.sides, strict=True)
    ]
    named = {
        id_: language.local_name(catalog.gpus[id_])
        for id_ in record.accelerators
        if id_ in catalog.gpus
    }
    return render(
        "disagreement.html",
        t=language.text,
        sides=sides,
        decides=said(f"{prefix}.decides", answer.figures, language),
        data=said(f"{prefix}.data", answer.figures, language),
        rule=language.text("disagreements.rule", rule=rule.id, value=rule_value(rule, language)),
        rule_url=repository.view_url("data/rules.yml"),
        gpus=named,
    )
