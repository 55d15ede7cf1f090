"""Memory tables: what well-known models need to run and to train, and how that is computed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from markupsafe import Markup

from macros.advice.generation.generation_model import generation_speed
from macros.advice.memory.cases import (
    LORA_RANK,
    RUN_TOKENS,
    TRAINING_TOKENS,
    TRAINING_WAYS,
    WELL_KNOWN_MODELS,
    case_of_cache,
    case_of_running,
    case_of_sharding,
    case_of_training,
    division_of_running,
)
from macros.advice.memory.constants import constants_of
from macros.advice.memory.fit import (
    COUNTS,
    Card,
    Fit,
    cheapest_fit,
    held_by_each,
    held_divided,
)
from macros.advice.memory.formats import Ends, bytes_each, ends_of
from macros.advice.memory.held import FOUR_BITS, screen_gib
from macros.advice.memory.quantities import ZeroStage
from macros.facts.catalog import Catalog
from macros.facts.records.models import MemoryRule, Model, WeightFormat
from macros.present.html.table import NONE, Cell, Head, Link, Table, figure_heads
from macros.present.words.language import Language
from macros.present.words.memory_words import (
    ends,
    ends_in_gib,
    in_unit,
    parameters,
    rule_name,
    rule_words,
)
from macros.present.words.source_names import source_name

# Two of each kind of attention, in the order in which it needs less.
CACHE_MODELS = (
    "llama-3-1-8b",
    "llama-3-3-70b",
    "gemma-3-27b",
    "gpt-oss-120b",
    "deepseek-v3-2",
    "mistral-small-4-119b",
    "qwen3-6-27b",
    "qwen3-next-80b-a3b",
)
# Dense models, as most people adapt them, from the smallest to the largest usual.
TRAINING_MODELS = (
    "llama-3-2-1b",
    "llama-3-2-3b",
    "llama-3-1-8b",
    "phi-4",
    "qwen3-32b",
    "llama-3-3-70b",
)
SHARDED_MODEL = "llama-3-1-8b"
SHARDED_OVER = 8
CACHE_TOKENS = (8192, 32_768, 131_072)
FORMATS: dict[int, tuple[WeightFormat, ...]] = {
    16: ("bf16",),
    8: ("fp8", "gguf-q8-0"),
    4: FOUR_BITS,
}
STAGES: tuple[ZeroStage, ...] = (0, 1, 2, 3)
ADAMW_RULES = ("amp-weights", "amp-gradients", "amp-adamw", "amp-adamw-temporary")
_EXAMPLE_GB = 24


@dataclass(frozen=True)
class Shop:
    """Cards with their prices in a region, and the way from a page to the language's folder."""

    cards: Sequence[Card]
    region: str
    up: str


def running_memory(catalog: Catalog, language: Language, shop: Shop, today: date) -> Markup:
    """Return what running models takes in three formats, and the cheapest cards that hold it.

    Where one card does, how fast it writes stands beside it.
    """
    t, constants = language.text, constants_of(catalog)
    heads = [t("memory.head.bits", number=language.exact(bits)) for bits in FORMATS]
    rows = []
    for model in _known(catalog, WELL_KNOWN_MODELS):
        cells = [_model_cell(catalog, model, language, shop.up)]
        for bits, usual in FORMATS.items():
            forms = _formats(model, bits, usual)
            if not forms:
                cells.append(Cell(NONE))
                continue
            need = case_of_running(model, forms[0], RUN_TOKENS, constants)
            parts = division_of_running(model, forms[0], RUN_TOKENS, constants)
            fit = cheapest_fit(held_divided(parts), shop.cards, screen_gib(catalog))
            cell = _fitted(need, fit, COUNTS, language, shop)
            speed = _speed(fit, model, forms, catalog, language, today)
            cells.append(replace(cell, detail=cell.detail or speed))
        rows.append(cells)
    title = t("memory.running", tokens=language.exact(RUN_TOKENS))
    notes = (_running_note(catalog, language), gibibyte_note(language), _prices(shop, language))
    return _by_model(title, heads, rows, notes, language)


def _running_note(catalog: Catalog, language: Language) -> str:
    """Return what the sums hold, and how much more than its 8 bits a file for llama.cpp takes."""
    eight, file = (
        bytes_each(f"weights-{form}", catalog.memory_rules).likely for form in FORMATS[8]
    )
    return language.text("memory.running.note", more=language.percent(file / eight - 1))


def _formats(model: Model, bits: int, usual: tuple[WeightFormat, ...]) -> tuple[WeightFormat, ...]:
    """Return the formats of so many bits in which a model is run: its published one, if any."""
    own = model.published_weights
    if own is None:
        return usual
    return (own,) if own in FORMATS[bits] else ()


def cache_memory(catalog: Catalog, language: Language) -> Markup:
    """Return what the cache takes at three lengths, for models of each kind of attention."""
    t = language.text
    heads = [t("memory.head.tokens", number=language.exact(tokens)) for tokens in CACHE_TOKENS]
    rows = [
        [
            Cell(model.name, detail=_attention(model, language)),
            *(_cached(model, tokens, catalog, language) for tokens in CACHE_TOKENS),
        ]
        for model in _known(catalog, CACHE_MODELS)
    ]
    return _by_model(t("memory.cache"), heads, rows, (t("memory.cache.note"),), language)


def training_memory(catalog: Catalog, language: Language, shop: Shop) -> Markup:
    """Return what training all weights, LoRA and QLoRA take, and single cards that hold it."""
    t, constants = language.text, constants_of(catalog)
    rows = []
    for model in _known(catalog, TRAINING_MODELS):
        needs = [case_of_training(model, way, constants) for way in TRAINING_WAYS]
        screen = screen_gib(catalog)
        fits = [cheapest_fit(held_by_each(need), shop.cards, screen, (1,)) for need in needs]
        pairs = zip(needs, fits, strict=True)
        fitted = (_fitted(need, fit, (1,), language, shop) for need, fit in pairs)
        rows.append([_model_cell(catalog, model, language, shop.up), *fitted])
    note = t(
        "memory.training.note",
        rule=rule_words(catalog, ADAMW_RULES, language),
        rank=language.exact(LORA_RANK),
    )
    heads = [t(f"memory.way.{way}") for way in TRAINING_WAYS]
    title = t("memory.training", tokens=language.exact(TRAINING_TOKENS))
    notes = (note, t("memory.training.card"), _prices(shop, language))
    return _by_model(title, heads, rows, notes, language)


def sharded_memory(catalog: Catalog, language: Language) -> Markup:
    """Return what each of eight accelerators holds when ZeRO divides more and more."""
    t, constants = language.text, constants_of(catalog)
    (model,) = _known(catalog, (SHARDED_MODEL,))
    rows = [
        [
            Cell(t(f"memory.zero.{stage}")),
            Cell(t(f"memory.divided.{stage}")),
            Cell(ends_in_gib(case_of_sharding(model, stage, SHARDED_OVER, constants), language)),
        ]
        for stage in STAGES
    ]
    count, tokens = language.exact(SHARDED_OVER), language.exact(TRAINING_TOKENS)
    heads = (
        Head(t("memory.head.stage")),
        Head(t("memory.head.divided")),
        Head(t("memory.head.each"), figures=True),
    )
    title = t("memory.sharded", count=count, model=model.name, tokens=tokens)
    return Table(title, heads, rows, stacked=True).html()


def memory_rules_table(catalog: Catalog, language: Language) -> Markup:
    """Return every constant of the computation with its source and the day of the decision."""
    t = language.text
    heads = [Head(t(f"memory.head.{name}")) for name in ("constant", "value", "source")]
    rows = [_rule(catalog, rule, language) for rule in catalog.memory_rules.values()]
    table = Table(t("memory.rules"), heads, rows, stacked=True)
    return table.html(notes=(gibibyte_note(language),))


def gibibyte_note(language: Language) -> str:
    """Return how the GiB of needs relate to the gigabytes of which cards are sold."""
    held = language.text("unit.gib", number=language.exact(_EXAMPLE_GB))
    return language.text("memory.gibibyte", size=language.figure(_EXAMPLE_GB, "gb"), held=held)


def _known(catalog: Catalog, ids: Sequence[str]) -> list[Model]:
    """Return those models that the catalogue has: an earlier edition lacks the newest."""
    return [catalog.models[id_] for id_ in ids if id_ in catalog.models]


def _model_cell(catalog: Catalog, model: Model, language: Language, up: str) -> Cell:
    size = parameters(catalog, model.id, language)
    address = f"{up}models/{model.id}/"
    return Cell(model.name, address, detail=language.text("memory.parameters", number=size))


def _fitted(
    need: Ends, fit: Fit | None, counts: Sequence[int], language: Language, shop: Shop
) -> Cell:
    """Return a need with the cards that hold it, so many of `counts` as are needed."""
    cell = Cell(ends_in_gib(need, language))
    if fit is None:
        most = language.exact(counts[-1])
        key = "memory.no_card" if counts[-1] == 1 else "memory.more_cards"
        return replace(cell, detail=language.text(key, count=most))
    name = language.counted(language.local_name(fit.gpu, short=True), fit.count)
    return replace(cell, links=[Link(name, f"{shop.up}gpus/{fit.gpu.id}/")])


def _speed(
    fit: Fit | None,
    model: Model,
    formats: Sequence[WeightFormat],
    catalog: Catalog,
    language: Language,
    today: date,
) -> str:
    """Return how fast a single card writes; nothing for several, or where nobody knows."""
    if fit is None or fit.count > 1:
        return ""
    speed = generation_speed(catalog, fit.gpu, model.id, formats, today)
    if speed is None:
        return ""
    kind = language.text(f"pick.speed.{speed.kind}")
    return language.text(
        "memory.running.speed", number=ends(speed.tokens_per_s, language), kind=kind
    )


def _cached(model: Model, tokens: int, catalog: Catalog, language: Language) -> Cell:
    if model.context_tokens is not None and tokens > model.context_tokens:
        return Cell(language.text("memory.beyond"))
    return Cell(ends_in_gib(case_of_cache(model, tokens, 1, constants_of(catalog)), language))


def _attention(model: Model, language: Language) -> str:
    kinds = {group.kind for group in model.attention or ()}
    saving = sorted(kinds - {"full"}) or ["full"]
    return language.listed(language.text(f"memory.attention.{kind}") for kind in saving)


def _rule(catalog: Catalog, rule: MemoryRule, language: Language) -> list[Cell]:
    source = catalog.sources[rule.source]
    name = source_name(source, language)
    return [
        Cell(rule_name(rule, language)),
        Cell(in_unit(ends_of(rule), rule.unit, language)),
        Cell(
            name.text,
            rule.url or source.url or "",
            name.language,
            detail=language.date(rule.decided),
        ),
    ]


def _prices(shop: Shop, language: Language) -> str:
    observed = [offer.observed for _, offer in shop.cards]
    if not observed:
        return ""
    return language.text(
        "memory.prices",
        region=language.text(f"region.{shop.region}"),
        newest=language.date(max(observed)),
    )


def _by_model(
    title: str,
    heads: Sequence[str],
    rows: Sequence[Sequence[Cell]],
    notes: Sequence[str],
    language: Language,
) -> Markup:
    """Return a table whose rows are models, with the notes as one paragraph below it."""
    columns = [Head(language.text("memory.head.model")), *figure_heads(heads)]
    note = language.text("join.sentence").join(filter(None, notes))
    return Table(title, columns, rows, stacked=True).html(notes=(note,))
