"""For GPU: who should buy an accelerator, who should not, and what beats it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from macros.advice.edition import Edition
from macros.advice.picks.needs import Rejection
from macros.advice.picks.pick import ROLES, Verdict
from macros.advice.picks.upgrades import Upgrade
from macros.facts.records.products import Gpu
from macros.present.picks.need_words import rejection_figure
from macros.present.picks.verdict_words import verdict_sentence
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded


@dataclass(frozen=True)
class PersonaGroup:
    """Personas, by id and name, to whom the product is the same: what, says the sentence."""

    text: str
    personas: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class BuyingAdvice:
    """What the advice says of one product in the region of the reader's language."""

    roles: tuple[PersonaGroup, ...]
    reasons: tuple[PersonaGroup, ...]
    verdict: str
    own: str
    basis: str


def buying_advice(edition: Edition, gpu: Gpu, language: Language) -> BuyingAdvice | None:
    """Return who should buy the product; None where the catalogue has no personas."""
    region = language.names.region
    if region not in edition.catalog.regions or not edition.catalog.personas:
        return None
    verdicts = edition.verdicts(region)
    return BuyingAdvice(
        roles=tuple(_roles(verdicts, gpu, language)),
        reasons=tuple(_reasons(verdicts, gpu, language)),
        verdict=_verdict(edition, gpu, language),
        own=_own(edition.upgrade(gpu.id, region), edition, language),
        basis=language.text(
            "pick.for_gpu.basis",
            region=language.text(f"region.{region}"),
            date=language.date(edition.day),
        ),
    )


def _roles(verdicts: list[Verdict], gpu: Gpu, language: Language) -> Iterator[PersonaGroup]:
    for role in ROLES:
        personas = [_named(v, language) for v in verdicts if v.roles.get(gpu.id) == role]
        if personas:
            yield PersonaGroup(language.text(f"pick.for_gpu.{role}"), tuple(personas))


def _reasons(verdicts: list[Verdict], gpu: Gpu, language: Language) -> Iterator[PersonaGroup]:
    """Yield the needs that rule the product out, each with its figure and who has the need."""
    by_need: dict[str, list[Verdict]] = defaultdict(list)
    for verdict in verdicts:
        if cut := verdict.cut.get(gpu.id):
            by_need[_need_key(verdict, cut)].append(verdict)
    for key, ruled_out in by_need.items():
        text = language.text(key)
        figures = {rejection_figure(verdict.cut[gpu.id], language) for verdict in ruled_out}
        if len(figures) == 1 and figures != {""}:  # new and used are cut by different prices
            text = language.bracketed(text, *figures)
        yield PersonaGroup(text, tuple(_named(verdict, language) for verdict in ruled_out))


def _need_key(verdict: Verdict, cut: Rejection) -> str:
    """Return the name of the words for a need; a price may lack for new ones or rentals alone."""
    acquire = verdict.persona.acquire
    if cut.constraint == "price_known" and acquire != "new_or_used":
        return f"cut.price_known.{acquire}"
    return f"cut.{cut.constraint}"


def net_words(step: Upgrade, language: Language) -> str:
    """Return what an upgrade costs in the region's money; nothing where the sale pays for it."""
    amount = rounded(step.net) if step.net >= 1 else 0
    return language.money(amount, step.currency)


def loss_words(step: Upgrade, language: Language) -> str:
    """Return what the new product cannot do that the old one can; nothing where it can do all."""
    lost = language.listed(step.loses)
    return language.text("pick.upgrade.loses", list=lost) if lost else ""


def _named(verdict: Verdict, language: Language) -> tuple[str, str]:
    id_ = verdict.persona.id
    return id_, language.text(f"persona.{id_}.name")


def _verdict(edition: Edition, gpu: Gpu, language: Language) -> str:
    verdict = edition.card_verdicts(language.names.region).get(gpu.id)
    return verdict_sentence(verdict, edition.catalog, language) if verdict else ""


def _own(step: Upgrade | None, edition: Edition, language: Language) -> str:
    if step is None:
        return ""
    if step.to is None:
        return language.text("pick.for_gpu.own.wait")
    unsold = step.action == "replace" and not step.is_sold
    said = language.text(
        f"pick.for_gpu.own.{'replace_unsold' if unsold else step.action}",
        name=edition.catalog.gpus[step.to].name,
        ratio=language.number(step.speed_ratio, 2),
        money=net_words(step, language),
    )
    lost = [language.text("pick.for_gpu.own.loses", list=language.listed(step.loses))]
    return language.text("join.sentence").join([said, *(lost if step.loses else [])])
