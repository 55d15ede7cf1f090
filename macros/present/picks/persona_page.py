"""Persona page: the answer for one kind of reader in every region, and how it was found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from macros.advice.builds.choice import Total
from macros.advice.edition import Edition
from macros.advice.picks.needs import ORDER, Rejection
from macros.advice.picks.pick import LACKING, Verdict
from macros.facts.records.advice import Persona
from macros.present.chronicle.feeds import persona_path
from macros.present.chronicle.turn_lists import persona_turns
from macros.present.html.page import Heading, Page, fitting_title
from macros.present.html.repository import Repository
from macros.present.html.templating import render
from macros.present.picks.answer import Answer, OfferWords, answer
from macros.present.picks.image_speed import image_words
from macros.present.picks.need_words import (
    asked,
    lacked,
    objective_words,
    rejection_figure,
    works_words,
)
from macros.present.picks.speed_scales import speed_scales
from macros.present.picks.text_notes import text_notes
from macros.present.picks.tight_note import tight_note
from macros.present.picks.tuning_note import tuning_note
from macros.present.picks.unanswered import (
    Alternative,
    alternatives,
    known_table,
    unpriced_words,
)
from macros.present.prices.local_money import LocalMoney, local_money
from macros.present.prices.region_prices import country_links, region_names, region_order
from macros.present.words.grammar import cap
from macros.present.words.language import Language

LEADING = 4  # candidates that are seen at once
HEADINGS = ("answer", "needs", "derivation")
REGIONAL = (
    "socket",
    "export",
    "price_known",
    "host_known",
    "price_usd",
    "total_usd",
    "market_known",
)  # sockets, rules and prices differ, products do not
OF_ALL = ("on_sale", "unmodified", "speed_known", "export", "price_known", "host_known")
MEMORY_OF_WORK = "workload_memory_gb"  # told with the memory that the reader wants
COUNTED = "segment"  # most of the catalogue is of another class: a list of it tells nothing
ALIKE = (
    "form_factor",
    "software",
    "dependable",
    "cooling",
    "slots",
    "workload_memory_gb",
    "memory_gb",
)  # needs with few figures, which many products share
OF_PRICES = REGIONAL[REGIONAL.index("price_known") :]


@dataclass(frozen=True)
class CutProduct:
    """A product that was ruled out, with the figure that did it."""

    id: str
    name: str
    figure: str = ""


@dataclass(frozen=True)
class CutKind:
    """Products that were ruled out by the same figure, named once for all of them."""

    figure: str
    products: tuple[CutProduct, ...]


@dataclass(frozen=True)
class RejectionGroup:
    """The products that one need ruled out, and how many were left after it.

    Of those of another class of hardware, of which there are many, `summary` says all. Where
    products lack a price or have too high a one, another price may change that.
    """

    reason: str
    count: int
    summary: str
    kinds: tuple[CutKind, ...]
    left: str
    by_price: bool


@dataclass(frozen=True)
class Panel:
    """The answer in one region, what was ruled out in it, and what else helps without a pick.

    The `leading` candidates are seen at once, the `further` ones have to be opened; `lower` counts
    those that rank behind all of them. `unpriced` says why nothing is named where it is for want of
    prices, `notes` what else is to be known of the pick for the work, `builds` in what the whole
    computers that we recommend differ.
    """

    answer: Answer
    leading: tuple[OfferWords, ...]
    further: tuple[OfferWords, ...]
    lower: int
    cuts: tuple[RejectionGroup, ...]
    unpriced: str
    notes: tuple[str, ...]
    builds: str
    instead: tuple[Alternative, ...]


@dataclass(frozen=True)
class Need:
    """Something asked of a product, in words; of a `region` alone where it names one."""

    words: str
    region: str = ""


def persona_page(
    edition: Edition, persona: Persona, language: Language, repository: Repository, shared: str
) -> Page:
    """Return the page of one persona."""
    catalog = edition.catalog
    verdicts = [edition.verdict(persona.id, r) for r in region_order(catalog, language)]
    name, who = (language.text(f"persona.{persona.id}.{part}") for part in ("name", "who"))
    shared_needs = [need for need in ORDER if need not in REGIONAL]
    deferred = render(
        "persona_page.html",
        t=language.text,
        language=language,
        shared=shared,
        panels=[_panel(verdict, edition, language) for verdict in verdicts],
        known=known_table(persona, edition, verdicts, language),
        learns=persona.group == "learning",
        region_names=region_names(catalog, language),
        country_links=country_links(catalog, language),
        needs=_needs(verdicts, edition, language),
        needs_of_all=_needs_of_all(edition, language),
        objective=objective_words(persona, catalog, language),
        works=works_words(persona, language),
        rents=persona.acquire == "rental",
        acquire=language.text(_acquire_key(persona)),
        tie=language.text(f"tie.{persona.tie}"),
        gpus=_gpus_words(persona, language),
        cuts=list(_cuts(verdicts[0], shared_needs, edition, language)) if verdicts else (),
        everyone=language.exact(len(catalog.gpus)),
        is_ranked=any(verdict.pick for verdict in verdicts),
        speed_note=_speed_note(edition, persona, verdicts, language),
        home=_home_words(edition, language),
        turns=persona_turns(edition, persona.id, language),
        feed=persona_path(persona.id),
        with_persona=False,
        edit_url=repository.edit_url("data/personas.yml"),
        report_url=repository.price_report_url("", "", language.names.region),
        day=language.date(edition.day),
    )
    return Page(
        title=name,
        description=language.text("pick.description", who=who),
        window_title=fitting_title(language.text("pick.title", persona=name), name),
        content=render("persona_lead.html", name=name, who=who),
        deferred=deferred,
        headings=tuple(Heading(id_, language.text(f"pick.{id_}")) for id_ in HEADINGS),
        search_words=language.texts.get(f"found_by.picks/{persona.id}", ""),
    )


def _home_words(edition: Edition, language: Language) -> str:
    """Return `in Japan` for the region of the language; nothing where there is none."""
    regions = region_order(edition.catalog, language)
    return language.place(regions[0]).inside if regions else ""


def _speed_note(
    edition: Edition, persona: Persona, verdicts: Sequence[Verdict], language: Language
) -> str:
    """Return what speeds, ranges and scores mean; nothing before the first product."""
    scales = speed_scales(edition, persona.objective.workloads, language)
    if scales is None:
        return ""
    shown = (one for v in verdicts for one in (v.pick, *v.ties, *v.runners_up) if one)
    return language.say(
        "speed-note",
        **scales,
        far="yes" if any(one.extrapolated and not one.measured for one in shown) else "no",
    )


def _needs_of_all(edition: Edition, language: Language) -> str:
    """Return what is asked for everybody, in a sentence that a list need not repeat."""
    days = edition.catalog.rules["price-dropped-after"].value
    return language.text("need.of_all", days=language.exact(days))


def _needs(verdicts: Sequence[Verdict], edition: Edition, language: Language) -> list[Need]:
    """Return what this reader asks: once, or for each region where a price is another amount.

    The memory that the work takes is left out where the reader asks for more.
    """
    by_region = {
        v.region: asked(
            v.limits,
            edition.catalog,
            language,
            local_money(edition.catalog, v.region, edition.day),
            is_organisation=v.persona.is_organisation,
        )
        for v in verdicts
    }
    needs: list[Need] = []
    told = [name for name in ORDER if name not in OF_ALL]
    if all((v.limits.memory_gb or 0) >= v.limits.workload_memory_gb for v in verdicts):
        told.remove("workload_memory_gb")
    for name in told:
        regional = [
            Need(words[name], region) for region, words in by_region.items() if name in words
        ]
        said = {need.words for need in regional}
        is_same = len(said) == 1 and len(regional) == len(by_region)
        needs += map(Need, said) if is_same else regional
    return needs


def _acquire_key(persona: Persona) -> str:
    """Return the key of what may be bought, with the reason where that is new products only."""
    because = f".{persona.new_because}" if persona.new_because else ""
    return f"acquire.{persona.acquire}{because}"


def _gpus_words(persona: Persona, language: Language) -> str:
    """Return how many cards may share the work; nothing where one has to do it alone."""
    most = persona.needs.gpus_at_most
    return language.text("need.gpus", count=language.exact(most)) if most > 1 else ""


def _panel(verdict: Verdict, edition: Edition, language: Language) -> Panel:
    """Return the answer in one region with what was ruled out only there."""
    catalog, persona = edition.catalog, verdict.persona
    money = local_money(catalog, verdict.region, edition.day)
    told = answer(verdict, catalog, language, money, _whole(verdict, edition))
    rows = told.rows
    shown = LEADING if len(rows) > LEADING + 1 else len(rows)  # a fold takes the place of a row
    return Panel(
        told,
        rows[:shown],
        rows[shown:],
        len({each.gpu.id for each in verdict.candidates}) - len(rows),
        tuple(_cuts(verdict, REGIONAL, edition, language)),
        unpriced_words(verdict, edition, language) if told.is_unpriced else "",
        tuple(_notes(verdict, edition, language)),
        _builds_words(verdict, edition, language),
        () if verdict.pick else alternatives(persona, edition, verdict.region, language),
    )


def _notes(verdict: Verdict, edition: Edition, language: Language) -> Iterator[str]:
    """Yield what the scores do not say of a pick at its work."""
    yield from tight_note(verdict, edition.catalog, language)
    if images := image_words(verdict, edition.catalog, language):
        yield images
    yield from text_notes(verdict, edition, language)
    yield from tuning_note(verdict, edition, language)


def _whole(verdict: Verdict, edition: Edition) -> Total | None:
    """Return what a computer costs around several cards, where one that is there may not do."""
    if verdict.pick is None or verdict.pick.count == 1 or verdict.persona.has != "computer":
        return None
    choice = edition.whole_computer(verdict.persona.id, verdict.region)
    return choice.total if choice else None


def _builds_words(verdict: Verdict, edition: Edition, language: Language) -> str:
    """Return in what recommended builds differ from a pick; nothing where it needs no computer."""
    if verdict.pick and _whole(verdict, edition):
        return language.text("pick.builds_whole")
    if verdict.pick:
        return language.text("pick.builds") if len(verdict.pick.host.parts) > 1 else ""
    tiers = edition.catalog.tiers.values()
    is_built = any(verdict.persona.id == each.persona for tier in tiers for each in tier.classes)
    is_unpriced = verdict.last_cut in LACKING
    return language.text("pick.builds_unpriced") if is_built and is_unpriced else ""


def _cuts(
    verdict: Verdict, needs: Collection[str], edition: Edition, language: Language
) -> Iterator[RejectionGroup]:
    """Yield what some of the needs ruled out, one after the other."""
    money = local_money(edition.catalog, verdict.region, edition.day)
    left = len(edition.catalog.gpus)
    for need in (need for need in ORDER if need in needs and need != MEMORY_OF_WORK):
        same = {need, MEMORY_OF_WORK} if need == "memory_gb" else {need}
        cuts = [cut for cut in verdict.cut.values() if cut.constraint in same]
        left -= len(cuts)
        if not cuts:
            continue
        is_told = need == COUNTED
        yield RejectionGroup(
            reason=cap(language.text(f"cut.{lacked(verdict.persona, need)}")),
            count=len(cuts),
            summary=_segments_words(cuts, language) if is_told else "",
            kinds=() if is_told else tuple(_kinds(cuts, edition, language, money)),
            left=language.exact(left),
            by_price=need in OF_PRICES,
        )


def _segments_words(cuts: Sequence[Rejection], language: Language) -> str:
    """Return how many products of each other class were ruled out, the most first."""
    counts = Counter(str(cut.figure) for cut in cuts)
    kinds = [
        language.say("pick-cut-segment", id=id_, count=count) for id_, count in counts.most_common()
    ]
    return language.say("pick-cut-segments", kinds=language.enumerated(kinds))


def _kinds(
    cuts: Sequence[Rejection], edition: Edition, language: Language, money: LocalMoney
) -> Iterator[CutKind]:
    """Yield products under the figure that they share, or all with a figure of their own."""
    figures = [rejection_figure(cut, language, money, says_limit=False) for cut in cuts]
    products = [_cut_product(cut, edition, language) for cut in cuts]
    if cuts[0].constraint not in ALIKE:
        named = zip(products, figures, strict=True)
        yield CutKind("", tuple(replace(one, figure=figure) for one, figure in named))
        return
    order = sorted(zip(figures, map(_size, cuts), strict=True), key=lambda pair: pair[1])
    for figure in dict.fromkeys(figure for figure, _ in order):
        same = (one for one, own in zip(products, figures, strict=True) if own == figure)
        yield CutKind(cap(figure), tuple(same))


def _size(cut: Rejection) -> float:
    """Return by what figures are put in order; words stay as they come."""
    return cut.figure if isinstance(cut.figure, float | int) else 0.0


def _cut_product(cut: Rejection, edition: Edition, language: Language) -> CutProduct:
    name = language.local_name(edition.catalog.gpus[cut.id])
    return CutProduct(cut.id, language.counted(name, cut.count))
