"""Model page: what a language model takes to run and to tune, and which cards run it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.generation.runners import Market, Runner
from macros.advice.memory.cases import (
    RUN_TOKENS,
    TRAINING_TOKENS,
    TRAINING_WAYS,
    case_of_training,
    running_load,
    usual_tokens,
)
from macros.advice.memory.constants import constants_of
from macros.advice.memory.fit import COUNTS
from macros.advice.memory.formats import BYTES_PER_GB, Ends
from macros.advice.memory.held import need_gib
from macros.advice.memory.peak import peak
from macros.advice.memory.quantities import GIB
from macros.advice.memory.shape import Shape, ShapeError, shape_of
from macros.advice.memory.shared_memory import is_set_first
from macros.facts.catalog import Catalog
from macros.facts.records.models import Model, WeightFormat
from macros.present.html.page import Heading, Page, fitting_title
from macros.present.html.repository import Repository
from macros.present.html.table import NONE, Cell, Head, Table, figure_heads
from macros.present.html.templating import render
from macros.present.models.beyond_words import Beside, beyond_words
from macros.present.models.first_words import FirstWords, measured_words
from macros.present.models.outlet_words import outlet_words
from macros.present.models.runner_words import (
    borderline_words,
    is_first,
    raised_gpu,
    rented_words,
    runner_sentences,
    with_screen,
)
from macros.present.prices.region_prices import region_names, region_order
from macros.present.words.language import Language, Phrase
from macros.present.words.memory_words import ends, parameters
from macros.present.words.offer_words import offer_amount, offer_in_brief
from macros.present.words.source_names import source_name

FORMATS: tuple[WeightFormat, ...] = ("gguf-q4-k-m", "gguf-q8-0", "bf16")
_NAMES = {"gguf-q4-k-m": "Q4_K_M", "gguf-q8-0": "Q8_0", "mxfp4": "MXFP4", "bf16": "BF16"}
LONGER_CONTEXTS = (32_768, 131_072)
MOST_CARDS = 6  # of so many equal ones
HOW = ("order", "price", "several")  # what there is to know of the tables of cards
HEADINGS = ("cards", "memory", "tuning", "sources")


@dataclass(frozen=True)
class Panel:
    """The cards that run a model in one region, with what costs least of each kind in sentences.

    `main_memory` is what a card needs of it that does not hold the model alone.
    """

    region: str
    sentences: tuple[str, ...]
    main_memory: Beside | None
    table: Markup


def shown_models(catalog: Catalog) -> list[Model]:
    """Return the language models whose memory is known, the smallest first."""
    known = [
        model
        for model in catalog.models.values()
        if model.modality == "text" and need_gib(catalog, model.id, RUN_TOKENS)
    ]
    return sorted(known, key=lambda model: (model.parameters.total_billion, model.id))


def model_page(
    edition: Edition, model: Model, language: Language, repository: Repository, shared: str
) -> Page:
    """Return the page of one language model. `shared` leads to what all languages share."""
    catalog, t = edition.catalog, language.text
    need = edition.usual_need(model.id)
    shape = shape_of(model)
    if need is None or shape is None:
        raise ShapeError("attention", f"the shape of {model.id} is not known")
    lead = language.say(
        "model-lead",
        model=model.name,
        parameters=parameters(catalog, model.id, language),
        tokens=usual_tokens(model),
        context="longest" if model.context_tokens == usual_tokens(model) else "usual",
        need=_gib(need, language),
    )
    sentences = [lead, *mixture_words(model, language)]
    deferred = render(
        "model_page.html",
        model_id=model.id,
        t=t,
        language=language,
        region_names=region_names(catalog, language),
        panels=[_panel(edition, model, need, r, language) for r in region_order(catalog, language)],
        memory=_memory_table(model, shape, catalog, language),
        notes=[language.remark(note) for note in model.notes],
        tuning=_tuning_table(model, catalog, language),
        how=[t(f"model.cards.how.{point}") for point in HOW],
        sources=_sources(model, catalog, language),
        edit_url=repository.edit_url(f"data/models/{model.id}.yml"),
    )
    return Page(
        title=model.name,
        description=t("model.description", name=model.name),
        window_title=fitting_title(t("model.title", name=model.name), model.name),
        content=render(
            "persona_lead.html",
            name=model.name,
            who=language.text("join.sentence").join(sentences),
        ),
        deferred=deferred,
        headings=tuple(Heading(id_, t(f"model.{id_}")) for id_ in HEADINGS),
    )


def mixture_words(model: Model, language: Language) -> Iterator[str]:
    """Yield how much of a mixture of experts each token passes through, where it is known."""
    active = model.parameters.active_billion
    if active and model.parameters.is_mixture:
        sizes = {"total": model.parameters.total_billion, "active": active}
        named = {name: language.number(size, 3) for name, size in sizes.items()}
        yield language.text("fit.mixture", **named)


def _sources(model: Model, catalog: Catalog, language: Language) -> list[tuple[Phrase, list[str]]]:
    """Return each source once, with all its pages."""
    pages: dict[Phrase, list[str]] = {}
    for one in model.sources:
        found = pages.setdefault(source_name(catalog.sources[one.source], language), [])
        if one.url and one.url not in found:
            found.append(one.url)
    return list(pages.items())


def _gib(need: Ends, language: Language) -> str:
    return language.text("unit.gib", number=ends(need, language))


def _panel(edition: Edition, model: Model, need: Ends, region: str, language: Language) -> Panel:
    market = edition.model_market(region)
    cards = _shortened(edition.model_cards(model.id, region), model, edition.catalog)
    whole = edition.model_computers(model.id, region)[:MOST_CARDS]
    raised = raised_gpu([*whole, *cards], model, need, market)
    beyond = beyond_words(edition, model, region, [raised] if raised else [], language)
    sentences = (
        *runner_sentences(cards, whole, model, need, market, language),
        *beyond.unpriced,
        *rented_words(edition, need, region, language),
    )
    tables = [
        _runners_table(key, found, edition, model, market, language)
        for key, found in (("cards", cards), ("computers", whole))
        if found
    ]
    ordered = reversed(tables) if is_first(whole, cards) else tables
    return Panel(region, sentences, beyond.main_memory, Markup().join(ordered))


def _runners_table(
    key: str,
    found: Sequence[Runner],
    edition: Edition,
    model: Model,
    market: Market,
    language: Language,
) -> Markup:
    t = language.text
    heads = [
        Head(t("pick.head.product")),
        *figure_heads([t("pick.head.memory"), t("pick.head.price"), t("gpu.held.speed")]),
        *figure_heads([t("model.head.first", tokens=language.exact(usual_tokens(model)))]),
    ]
    first = FirstWords(edition, model.id, usual_tokens(model))
    rows = [
        [
            Cell(
                _cards(runner, language),
                f"../../gpus/{runner.gpu.id}/",
                detail=outlet_words(runner, market, language),
            ),
            *_runner_row(runner, _beside_memory(runner, edition, model, language), language),
            first.cell(runner.gpu.id, runner.count, language),
        ]
        for runner in found
    ]
    title = t(f"model.{key}.caption", region=t(f"region.{market.region}"))
    return Table(title, heads, rows, stacked=True).html()


def _shortened(found: Sequence[Runner], model: Model, catalog: Catalog) -> list[Runner]:
    """Return the first of each number of cards, among them one that bears a screen, if any does."""
    by_count = {count: [one for one in found if one.count == count] for count in COUNTS}
    return [runner for group in by_count.values() for runner in _first(group, model, catalog)]


def _first(group: Sequence[Runner], model: Model, catalog: Catalog) -> Sequence[Runner]:
    shown, rest = group[:MOST_CARDS], group[MOST_CARDS:]
    sure = [one for one in (*shown, *rest) if with_screen(one, model, catalog) == "fits"][:1]
    return shown if not sure or sure[0] in shown else [*shown[:-1], *sure]


def _cards(runner: Runner, language: Language) -> str:
    return language.counted(language.local_name(runner.gpu, short=True), runner.count)


def _beside_memory(runner: Runner, edition: Edition, model: Model, language: Language) -> str:
    """Return what a screen on the first card changes, or whether a limit is raised first."""
    gpu, catalog = runner.gpu, edition.catalog
    if gpu.memory.unified:
        need = edition.usual_need(model.id)
        is_first = need is not None and is_set_first(gpu, need.high, catalog)
        return language.text("fit.set_first") if is_first else ""
    return borderline_words(runner, model, catalog, language)


def _runner_row(runner: Runner, beside_memory: str, language: Language) -> list[Cell]:
    size = language.figure(runner.gpu.memory.size_gb, "gb")
    memory = language.counted(size, runner.count)
    return [
        Cell(memory, detail=beside_memory),
        Cell(
            offer_amount(runner.offer, language, runner.count),
            detail=offer_in_brief(runner.offer, language),
        ),
        _speed(runner, language),
    ]


def _speed(runner: Runner, language: Language) -> Cell:
    if runner.speed is None:
        return Cell(language.text("compare.not_known"))
    number = ends(runner.speed.tokens_per_s, language)
    details = [measured_words(runner.speed.kind, language)]
    if runner.tensor:
        speed = ends(runner.tensor.tokens_per_s, language)
        details.append(language.text("fit.tensor_row", speed=speed))
    return Cell(number, detail=language.detailed(filter(None, details)))


def _memory_table(model: Model, shape: Shape, catalog: Catalog, language: Language) -> Markup:
    """Return what running takes in each format at each context, or in the published one alone."""
    t = language.text
    contexts = (usual_tokens(model), *LONGER_CONTEXTS)
    titles = [t("gpu.held.context", tokens=language.exact(tokens)) for tokens in contexts]
    own = model.published_weights
    rows = [
        [
            Cell(_NAMES.get(form, form), detail=t("model.format.published") if own else ""),
            *(_needed(model, shape, form, tokens, catalog, language) for tokens in contexts),
        ]
        for form in ((own,) if own else FORMATS)
    ]
    heads = [Head(t("model.head.format")), *figure_heads(titles)]
    notes = [t("model.note")]
    if own:
        form = _NAMES.get(own, own)
        notes.append(t("model.format.published.note", model=model.name, format=form))
    return Table(t("model.memory.caption"), heads, rows, stacked=True).html(tuple(notes))


def _needed(
    model: Model,
    shape: Shape,
    form: WeightFormat,
    tokens: int,
    catalog: Catalog,
    language: Language,
) -> Cell:
    if model.context_tokens is not None and tokens > model.context_tokens:
        return Cell(language.text("memory.beyond"))
    return Cell(_gib(peak(shape, running_load(form, tokens), constants_of(catalog)).gib, language))


def _tuning_table(model: Model, catalog: Catalog, language: Language) -> Markup:
    """Return what each way of training takes; nothing where its layers are not of a plain kind."""
    t = language.text
    try:
        needs = [case_of_training(model, way, constants_of(catalog)) for way in TRAINING_WAYS]
    except ShapeError:
        return Markup()
    rows = [
        [Cell(t(f"memory.way.{way}")), Cell(_gib(need.scaled(BYTES_PER_GB / GIB), language))]
        for way, need in zip(TRAINING_WAYS, needs, strict=True)
    ]
    heads = [Head(t("model.head.way")), *figure_heads([t("pick.head.memory")])]
    title = t("model.tuning.caption", tokens=language.exact(TRAINING_TOKENS))
    return Table(title, heads, rows).html()


def models_table(catalog: Catalog, language: Language) -> Markup:
    """Return all language models with their size and what they take, each with its page."""
    t = language.text
    titles = [t("model.head.parameters"), t("model.head.longest"), t("model.head.need")]
    heads = [Head(t("memory.head.model")), *figure_heads(titles)]
    rows = [_model_row(model, catalog, language) for model in shown_models(catalog)]
    note = t("model.table.note", tokens=language.exact(RUN_TOKENS))
    return Table(t("model.table"), heads, rows, stacked=True).html((note,))


def _model_row(model: Model, catalog: Catalog, language: Language) -> Sequence[Cell]:
    need = need_gib(catalog, model.id, usual_tokens(model))
    active = model.parameters.active_billion
    detail = (
        language.text("model.active", number=language.large(active * 1e9))
        if active and model.parameters.is_mixture
        else ""
    )
    longest = language.exact(model.context_tokens) if model.context_tokens else NONE
    return [
        Cell(model.name, f"{model.id}/"),
        Cell(parameters(catalog, model.id, language), detail=detail),
        Cell(longest),
        Cell(_gib(need, language) if need else NONE),
    ]
