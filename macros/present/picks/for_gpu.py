"""For GPU: who should buy an accelerator, who should not, and what beats it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace

from macros.advice.edition import Edition
from macros.advice.picks.needs import Rejection
from macros.advice.picks.pick import ROLES, Verdict
from macros.advice.picks.upgrades import Upgrade
from macros.facts.records.products import Gpu
from macros.present.picks.need_words import rejection_figure
from macros.present.picks.verdict_words import verdict_sentence
from macros.present.prices.region_prices import region_order
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded


@dataclass(frozen=True)
class PersonaGroup:
    """Personas, by id and name, to whom the product is the same: what, says the sentence."""

    text: str
    personas: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class BuyingAdvice:
    """What the advice says of one product in regions where it says the same.

    The `verdict` is one of a card against which something speaks, or why nobody is advised to get
    a product; `reasons` are those that rule it out in the first region, each with whom.
    """

    regions: tuple[str, ...]
    roles: tuple[PersonaGroup, ...]
    reasons: tuple[PersonaGroup, ...]
    verdict: str
    own: str
    basis: str


def buying_advice(edition: Edition, gpu: Gpu, language: Language) -> list[BuyingAdvice]:
    """Return who should buy the product: first what holds in the region of the language.

    Return nothing where the catalogue has no personas.
    """
    if not edition.catalog.personas:
        return []
    alike: dict[Hashable, list[BuyingAdvice]] = defaultdict(list)
    for region in region_order(edition.catalog, language):
        advice = _advice_in(region, edition, gpu, language)
        alike[advice.roles, advice.verdict, advice.own].append(advice)
    return [_joined(same, edition, language) for same in alike.values()]


def _advice_in(region: str, edition: Edition, gpu: Gpu, language: Language) -> BuyingAdvice:
    verdicts = edition.verdicts(region)
    roles = tuple(_roles(verdicts, gpu, language))
    reasons = tuple(_reasons(verdicts, gpu, language))
    against = edition.card_verdicts(region).get(gpu.id)
    verdict = verdict_sentence(against, edition.catalog, language) if against else ""
    if not (verdict or roles):
        verdict = _passed_over(reasons, len(verdicts), language)
    own = _own(edition.upgrade(gpu.id, region), edition, language)
    return BuyingAdvice((region,), roles, reasons, verdict, own, basis="")


def _joined(same: Sequence[BuyingAdvice], edition: Edition, language: Language) -> BuyingAdvice:
    """Return what several regions say alike as one, with the names of all."""
    regions = tuple(region for advice in same for region in advice.regions)
    names = language.listed(language.text(f"region.{region}") for region in regions)
    date = language.date(edition.day)
    basis = language.text("pick.for_gpu.basis", region=names, date=date)
    return replace(same[0], regions=regions, basis=basis)


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


def _passed_over(reasons: Sequence[PersonaGroup], count: int, language: Language) -> str:
    """Return that nobody of so many is advised to get a product, and what it mostly lacks."""
    nobody = language.text("pick.for_gpu.nobody")
    most = max(reasons, key=lambda group: len(group.personas), default=None)
    outdone = count - sum(len(group.personas) for group in reasons)
    if most and len(most.personas) >= outdone:
        why = language.text("pick.for_gpu.mostly", reason=most.text)
    else:
        why = language.text("pick.for_gpu.outdone")
    return language.text("join.sentence").join([nobody, why])


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
