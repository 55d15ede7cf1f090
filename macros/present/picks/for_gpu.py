"""For GPU: who should buy an accelerator, who should not, and what beats it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

from macros.advice.edition import Edition
from macros.advice.picks.needs import Rejection
from macros.advice.picks.pick import ROLES, Verdict
from macros.facts.records.products import Gpu
from macros.present.picks.for_owner import owner_words
from macros.present.picks.need_words import lacked, rejection_figure
from macros.present.picks.verdict_words import verdict_sentence
from macros.present.prices.hour_money import HourMoney
from macros.present.prices.local_money import LocalMoney, local_money
from macros.present.prices.region_prices import region_order
from macros.present.words.grammar import cap
from macros.present.words.language import Language

# Reasons whose figure stands within their words, since behind them it reads as another one's.
_MEMORY = ("memory_gb", "workload_memory_gb")
_FIGURED = (*_MEMORY, "price_usd", "total_usd")
RENTED_SEGMENT = "datacenter"  # of which most people rent an hour


@dataclass(frozen=True)
class PersonaGroup:
    """Uses, by id and name, for which the product is the same; `need` is the one that it lacks."""

    text: str
    personas: tuple[tuple[str, str], ...]
    need: str = ""


@dataclass(frozen=True)
class BuyingAdvice:
    """What the advice says of one product in regions where it says the same.

    The `verdict` is one of a card against which something speaks, or why nobody is advised to get
    a product; `reasons` are those that rule it out, each with whom. `rent` is what an hour costs of
    what most people rent.
    """

    regions: tuple[str, ...]
    roles: tuple[PersonaGroup, ...]
    reasons: tuple[PersonaGroup, ...]
    verdict: str
    own: str
    rent: str
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
        alike[replace(advice, regions=())].append(advice)
    return [_joined(same, edition, language) for same in alike.values()]


def panels_of(
    advice: Sequence[BuyingAdvice], edition: Edition, language: Language
) -> tuple[list[BuyingAdvice], list[BuyingAdvice]]:
    """Return the advice by what a buyer is told, and by the reasons against it.

    Regions that say the same share a panel of either kind, so that no list stands twice on a page.
    """
    told: dict[Hashable, list[BuyingAdvice]] = defaultdict(list)
    ruled_out: dict[Hashable, list[BuyingAdvice]] = defaultdict(list)
    for one in advice:
        told[one.roles, one.verdict, one.own, one.rent].append(one)
        ruled_out[one.reasons].append(one)
    by_told, by_reasons = (
        [_joined(same, edition, language) for same in groups.values()]
        for groups in (told, ruled_out)
    )
    return by_told, by_reasons


def _advice_in(region: str, edition: Edition, gpu: Gpu, language: Language) -> BuyingAdvice:
    verdicts = edition.verdicts(region)
    roles = tuple(_roles(verdicts, gpu, language))
    money = local_money(edition.catalog, region, edition.day)
    is_rented = bool(edition.rentals(region).get(gpu.id))
    reasons = tuple(_reasons(verdicts, gpu, language, money, is_rented=is_rented))
    against = edition.card_verdicts(region).get(gpu.id)
    verdict = verdict_sentence(against, edition.catalog, language, verdicts) if against else ""
    if not (verdict or roles):
        verdict = _passed_over(gpu, reasons, verdicts, language)
    own = owner_words(edition.upgrade(gpu.id, region), edition, region, language)
    rent = _rent(edition, gpu, region, language)
    return BuyingAdvice((region,), roles, reasons, verdict, own, rent, basis="")


def _rent(edition: Edition, gpu: Gpu, region: str, language: Language) -> str:
    """Return what an hour costs of what most people rent; nothing of all other products."""
    offers = edition.rentals(region).get(gpu.id)
    if gpu.segment != RENTED_SEGMENT or not offers:
        return ""
    money = HourMoney.in_region(edition.catalog, region, edition.day)
    said = money.words(offers[0].amount, language)
    stale = "yes" if offers[0].stale else "no"
    return language.say(
        "hour-rented", money=said, date=language.day(offers[0].observed), stale=stale
    )


def _joined(same: Sequence[BuyingAdvice], edition: Edition, language: Language) -> BuyingAdvice:
    """Return what several regions say alike as one, with the names of all."""
    regions = tuple(region for advice in same for region in advice.regions)
    names = language.listed(language.text(f"region.{region}") for region in regions)
    everywhere = len(regions) == len(edition.catalog.regions)
    newest = language.date(edition.newest_price)
    key = "pick.for_gpu.basis.all" if everywhere else "pick.for_gpu.basis"
    basis = language.text(key, region=names, date=newest)
    return replace(same[0], regions=regions, basis=basis)


def _roles(verdicts: list[Verdict], gpu: Gpu, language: Language) -> Iterator[PersonaGroup]:
    for role, rented in product(ROLES, (False, True)):
        personas = [
            _named_with_count(verdict, gpu, language)
            for verdict in verdicts
            if verdict.roles.get(gpu.id) == role and _is_rented(verdict) == rented
        ]
        if personas:
            name, is_rented = language.full_name(gpu), "yes" if rented else "no"
            count = len(personas)
            text = language.say(f"uses-{role}", product=name, count=count, rented=is_rented)
            yield PersonaGroup(text, tuple(personas))


def _is_rented(verdict: Verdict) -> bool:
    return verdict.persona.acquire == "rental"


def _reasons(
    verdicts: list[Verdict],
    gpu: Gpu,
    language: Language,
    money: LocalMoney,
    *,
    is_rented: bool,
) -> Iterator[PersonaGroup]:
    """Yield the needs that rule the product out, each with its figure and who has the need."""
    by_need: dict[str, list[Verdict]] = defaultdict(list)
    for verdict in verdicts:
        if cut := verdict.cut.get(gpu.id):
            by_need[_need(verdict, cut, gpu, is_rented=is_rented)].append(verdict)
    for need, ruled_out in by_need.items():
        text = cap(language.text(f"cut.{need}"))
        figures = {_figure(verdict.cut[gpu.id], gpu, language, money) for verdict in ruled_out}
        # New and used are cut by different prices; the segment stands above, plugs of partner cards
        # are others.
        is_figured = need not in ("segment", "power_connector")
        if len(figures) == 1 and figures != {""} and is_figured:
            (figure,) = figures
            text = _with_figure(need, figure, language)
            personas = [_named(verdict, language) for verdict in ruled_out]
        else:
            shown = money if is_figured else None
            personas = [_named_with_cut(verdict, gpu, language, shown) for verdict in ruled_out]
        yield PersonaGroup(text, tuple(personas), need)


def _figure(cut: Rejection, gpu: Gpu, language: Language, money: LocalMoney) -> str:
    """Return the figure behind a reason, and of how many cards it is where these are several."""
    if cut.count == 1:
        return rejection_figure(cut, language, money)
    if cut.constraint in _MEMORY:
        return language.counted(language.figure(gpu.memory.size_gb, "gb"), cut.count)
    figure = rejection_figure(cut, language, money)
    return language.detailed(filter(None, [_counted(gpu, cut.count, language), figure]))


def _with_figure(need: str, figure: str, language: Language) -> str:
    """Return a reason with its figure, in its words or behind them."""
    if need == "dependable":  # the reason names all states, of which the figure is one
        return language.paired(cap(language.text("choose.cut.software")), figure)
    if need in _FIGURED:
        return cap(language.text(f"cut.{need}.figured", figure=figure))
    return language.bracketed(cap(language.text(f"cut.{need}")), figure)


def _need(verdict: Verdict, cut: Rejection, gpu: Gpu, *, is_rented: bool) -> str:
    """Return which need a product lacks: a price of which kind, or a thickness that is known.

    A module is told from cards of another form: without its server nobody can use it. What nobody
    rents out is no choice for who rents, whatever else is not known of it.
    """
    if cut.constraint == "speed_known" and _is_rented(verdict) and not is_rented:
        return lacked(verdict.persona, "price_known")
    if cut.constraint == "form_factor" and gpu.is_server_module:
        return "form_factor.module"
    if cut.constraint == "slots":
        return "slots.unknown" if cut.figure is None else "slots.known"
    return lacked(verdict.persona, cut.constraint)


def _named(verdict: Verdict, language: Language) -> tuple[str, str]:
    id_ = verdict.persona.id
    return id_, language.text(f"persona.{id_}.name")


def _named_with_cut(
    verdict: Verdict, gpu: Gpu, language: Language, money: LocalMoney | None
) -> tuple[str, str]:
    """Return a use, and which several of the product lack what it needs; `money` for the figure."""
    id_, name = _named(verdict, language)
    cut = verdict.cut[gpu.id]
    if cut.count == 1:
        return id_, name
    detail = _figure(cut, gpu, language, money) if money else _counted(gpu, cut.count, language)
    return id_, language.bracketed(name, detail)


def _named_with_count(verdict: Verdict, gpu: Gpu, language: Language) -> tuple[str, str]:
    """Return a use, and how many of the product it is given where these are several."""
    id_, name = _named(verdict, language)
    given = (verdict.pick, *verdict.ties, *verdict.runners_up)
    count = next((one.count for one in given if one and one.gpu.id == gpu.id), 1)
    return id_, name if count == 1 else language.bracketed(name, _counted(gpu, count, language))


def _counted(gpu: Gpu, count: int, language: Language) -> str:
    return language.counted(language.local_name(gpu, short=True), count)


def _passed_over(
    gpu: Gpu, reasons: Sequence[PersonaGroup], verdicts: Sequence[Verdict], language: Language
) -> str:
    """Return that a product is advised for none of the uses, and what it lacks.

    That is what it mostly lacks; where most uses are for other hardware, what it lacks in those
    that its class is made for.
    """
    name = language.full_name(gpu)
    most = max(reasons, key=lambda group: len(group.personas), default=None)
    outdone = len(verdicts) - sum(len(group.personas) for group in reasons)
    if most and len(most.personas) >= outdone:
        # That a use is for other hardware says little to who thinks of one that is for this.
        others = [group for group in reasons if group.need != "segment"]
        made_for = {verdict.persona.id: _made_for(verdict) for verdict in verdicts}
        told = max(others, key=lambda group: _weight(group, made_for), default=most)
        has_rest = outdone > 0 or len(others) > 1
        is_other = "no"
        if most.need == "segment" != told.need:
            is_other = "some" if has_rest else "yes"
        need = (most if is_other == "no" else told).need.replace(".", "-")  # as messages name them
        return language.say("no-use-lacking", product=name, need=need, elsewhere=is_other)
    return language.say("no-use-outdone", product=name)


def _made_for(verdict: Verdict) -> float:
    """Return how much a use is one of a class of hardware: the less, the more classes suit it."""
    segments = verdict.persona.needs.segments
    return 1 / len(segments) if segments else 0.0


def _weight(group: PersonaGroup, made_for: Mapping[str, float]) -> tuple[float, int]:
    return sum(made_for[id_] for id_, _ in group.personas), len(group.personas)
