"""Explanation: the report on what a change of the data does, in one language."""

from __future__ import annotations

from collections.abc import Iterator

from macros.advice.changes.between import Changes, Same
from macros.advice.changes.claims import ClaimChange
from macros.advice.changes.facts import WORDS, FactChange
from macros.advice.edition import Edition
from macros.present.changes.build_words import changed_builds
from macros.present.changes.fact_tables import figures_section, prices_section, things_section
from macros.present.changes.pick_words import new_picks, new_ties
from macros.present.changes.report import Entry, Report, Section, listed, tabled
from macros.present.changes.told import Told
from macros.present.changes.tool_answers import changed_answers
from macros.present.changes.touched_pages import touched_pages
from macros.present.html.table import NONE
from macros.present.words.language import Language


def explanation(changes: Changes, before: Edition, after: Edition, language: Language) -> Report:
    """Return what the changes do; what matters to buyers stands first."""
    told, title = Told(before, after, language), language.text("explain.title")
    if not changes.places:
        return Report(title, (language.say("explain-nothing"),))
    tools = changed_answers(told) if changes.may_advise_otherwise else []
    text = language.text
    sections = [
        # First, for if they are right, all that follows is wrong.
        *listed(text("explain.warnings"), [Entry(str(each)) for each in changes.warnings]),
        *listed(text("nav.picks"), new_picks(changes.picks, told)),
        *listed(text("explain.ties"), new_ties(changes.picks, told)),
        *listed(text("nav.builds"), changed_builds(changes.builds, told)),
        *_claims(changes.claims, told),
        *listed(text("explain.answers"), tools),
        *figures_section(changes, told),
        *prices_section(changes, told),
        *things_section(changes, told),
        *listed(text("explain.pages"), touched_pages(changes, tools, told)),
        *listed(text("explain.same"), [Entry(line) for line in _same(changes.same, language)]),
    ]
    return Report(title, tuple(_summary(changes, language)), tuple(sections))


def _summary(changes: Changes, language: Language) -> Iterator[str]:
    """Yield how much changes, in sentences; what does not change is not named."""
    picks = sum(change.is_new_pick for change in changes.picks)
    same = changes.same
    counts = {
        "warnings": (len(changes.warnings), 0),
        "picks": (picks, same.picks + len(changes.picks)),
        "ties": (len(changes.picks) - picks, 0),
        "builds": (len(changes.builds), same.builds + len(changes.builds)),
        "claims": (len(changes.claims), same.claims + len(changes.claims)),
    }
    said = [
        language.say(f"explain-count-{name}", count=count, total=total)
        for name, (count, total) in counts.items()
        if count
    ]
    if not changes.picks and not changes.builds and not changes.claims:
        is_words = changes.places <= {*WORDS}
        yield language.say("explain-words-only" if is_words else "explain-no-advice")
    yield from said
    if rule := only_rule(changes):
        yield _rule_words(rule, language)


def only_rule(changes: Changes) -> FactChange | None:
    """Return the one rule that is another; None where anything else changed that decides."""
    facts = [fact for fact in changes.facts if fact.place == "rules.yml" and fact.path == "value"]
    is_alone = len(facts) == len(changes.facts) == 1 and not changes.prices
    return facts[0] if is_alone else None


def _rule_words(rule: FactChange, language: Language) -> str:
    return language.say(
        "explain-rule",
        rule=rule.id,
        before=language.exact(rule.before),
        now=language.exact(rule.after),
    )


def _claims(changes: tuple[ClaimChange, ...], told: Told) -> list[Section]:
    text = told.language.text
    heads = [text(f"explain.head.{name}") for name in ("claim", "before", "now")]
    rows = [
        (
            told.named(f"claim.{change.id}.title", change.id),
            *(
                text(f"verdict.{claim.verdict}") if claim else NONE
                for claim in (change.before, change.after)
            ),
        )
        for change in changes
    ]
    return tabled(text("nav.claims"), heads, rows)


def _same(same: Same, language: Language) -> Iterator[str]:
    """Yield how many of everything are as before."""
    for key, count in (
        ("nav.picks", same.picks),
        ("nav.builds", same.builds),
        ("nav.claims", same.claims),
        ("explain.products", same.products),
        ("explain.prices", same.prices),
    ):
        yield language.paired(language.text(key), language.exact(count))
