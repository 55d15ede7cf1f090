"""Tables: the figures of two choices side by side, their speeds, and the models that they hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from markupsafe import Markup

from macros.advice.generation.generation_model import generation_model
from macros.advice.generation.tensor_model import tensor_speed_of
from macros.advice.memory.held import FOUR_BITS, Verdict
from macros.advice.picks.standing import NEEDED_FORMATS
from macros.facts.records.fields import BANDWIDTH, FIELD
from macros.facts.records.models import Model
from macros.present.gpus.compared_facts import HOW, SpeedFact, compared_models, model_of
from macros.present.gpus.facts_table import shown_value
from macros.present.gpus.held_models import CONTEXTS
from macros.present.gpus.speeds_table import reference_name, work_cell
from macros.present.html.table import NONE, Cell, Head, Table, figure_heads
from macros.present.versus.answer import total_money
from macros.present.versus.choices import Choice, Versus
from macros.present.versus.ratios import speed_facts, speed_ratio, times_words
from macros.present.versus.reasons import held
from macros.present.words.language import Language
from macros.present.words.offer_words import (
    offer_amount,
    offer_seen_in_short,
    shown_amount,
)
from macros.present.words.significant import significant
from macros.present.words.software_words import support_word

_DIGITS = 3
_DIGITS_OF_ENDS = 2
_UNKNOWN = "compare.not_known"
_HOW = "pick.speed.{}"

_CellOf = Callable[[Choice, Language], Cell]


def _heads(both: Versus, first: str) -> list[Head]:
    names = [choice.side.name(both.language, short=True) for choice in both.both]
    return [Head(both.language.text(first)), *figure_heads(names)]


def figures_table(both: Versus) -> Markup:
    """Return prices, memory, power and software of both."""
    language, rules = both.language, both.edition.catalog.rules
    years = language.exact(rules["ownership-years"].value)
    rows: list[tuple[str, _CellOf]] = [
        (language.text("price.name"), _price),
        (language.text("versus.per_gb"), _price_per_gb),
        (language.text("versus.cost", years=years), _total),
        (language.text("field.memory.size_gb"), _memory),
        (language.text(f"field.{BANDWIDTH}"), _bandwidth),
        (language.text("field.power.tdp_w"), _power),
        (language.text("versus.formats"), _formats),
        (language.text("field.software.platform"), _platform),
        (language.text("field.software.status"), _support),
    ]
    cells = [[Cell(name), *(of(c, language) for c in both.both)] for name, of in rows]
    known = [row for row in cells if not all(cell.is_empty for cell in row[1:])]
    caption = language.text("versus.side")
    if both.region:
        region = language.text(f"region.{both.region}")
        caption = language.text("versus.caption", region=region)
    hours = language.exact(rules["use-hours-per-year"].value)
    note = language.text("versus.cost_note", hours=hours)
    is_told = any(choice.total is not None for choice in both.both)
    heads = _heads(both, "compare.figure")
    return Table(caption, heads, known, dense=True).html((note,) if is_told else ())


def _price(choice: Choice, language: Language) -> Cell:
    if choice.offer is None:
        return Cell(NONE)
    amount = offer_amount(choice.offer, language, choice.count)
    return Cell(amount, detail=offer_seen_in_short(choice.offer, language))


def _price_per_gb(choice: Choice, language: Language) -> Cell:
    if choice.offer is None:
        return Cell(NONE)
    value = shown_amount(choice.offer) / choice.gpu.memory.size_gb
    return Cell(language.priced(language.number(value, _DIGITS), choice.offer.currency))


def _total(choice: Choice, language: Language) -> Cell:
    return Cell(NONE if choice.total is None else total_money(choice, language))


def _memory(choice: Choice, language: Language) -> Cell:
    own = shown_value(choice.gpu, FIELD["memory.type"], language)
    each = language.figure(choice.gpu.memory.size_gb, "gb")
    split = language.counted(each, choice.count) if choice.count > 1 else ""
    return Cell(language.figure(choice.side.memory_gb, "gb"), detail=split, further=own)


def _bandwidth(choice: Choice, language: Language) -> Cell:
    value = language.figure(choice.gpu.memory.bandwidth_gb_s, "gb_s")
    return Cell(value, detail=_for_one(choice, language))


def _for_one(choice: Choice, language: Language) -> str:
    return language.text("compare.each") if choice.count > 1 else ""


def _power(choice: Choice, language: Language) -> Cell:
    return Cell(NONE if choice.power_w is None else language.figure(choice.power_w, "w"))


def _formats(choice: Choice, language: Language) -> Cell:
    family = choice.standing.family
    known = family.precisions if family else ()
    return Cell(language.listed(f.upper() for f in NEEDED_FORMATS if f in known) or NONE)


def _platform(choice: Choice, _: Language) -> Cell:
    return Cell(choice.standing.platform or NONE)


def _support(choice: Choice, language: Language) -> Cell:
    return Cell(support_word(choice.standing, language) or NONE)


def speeds_table(both: Versus) -> Markup | None:
    """Return how fast both do each kind of work, and which is faster; None without any speed."""
    language, speeds = both.language, both.edition.performance.speeds
    works = [w for w in both.edition.catalog.workloads if any(_known(both, w))]
    if not works:
        return None
    heads = [*_heads(both, "speed.workload"), Head(language.text("versus.faster"), figures=True)]
    rows = [
        [
            work_cell(both.edition, work, language),
            *(
                _speed(fact, _split(both, choice, work), language)
                for choice, fact in zip(both.both, speed_facts(both, work), strict=True)
            ),
            _lead(both, work),
        ]
        for work in works
    ]
    name = reference_name(both.edition, speeds.reference, language)
    caption = language.text("gpu.speed.caption", name=name)
    certainty = language.percent(both.edition.catalog.rules["tie-certainty"].value)
    notes = [language.text("versus.speed_note", certainty=certainty), language.text(_SPEED_NOTE)]
    if any(_split(both, choice, work) for choice in both.both for work in works):
        notes.insert(0, language.text("versus.split_note"))
    return Table(caption, heads, rows, dense=True).html(notes)


_SPEED_NOTE = "gpu.speed.note"


def _known(both: Versus, work: str) -> list[bool]:
    return [isinstance(fact, list) for fact in speed_facts(both, work)]


def _split(both: Versus, choice: Choice, work: str) -> str:
    """Return how several share a language model; nothing where one works, or nobody told."""
    joint = both.edition.joint_speed(work, choice.gpu.id, choice.count)
    if joint is None or joint.split not in ("layer", "tensor"):
        return ""
    return both.language.text(f"versus.split.{joint.split}")


def _speed(fact: SpeedFact, split: str, language: Language) -> Cell:
    if not isinstance(fact, list):
        return Cell(language.text("compare.little_memory" if fact == "memory" else _UNKNOWN))
    value, low, high, how = fact
    return Cell(
        language.number(value, _DIGITS),
        detail=_range(low, high, language),
        further=language.detailed(filter(None, [language.text(_HOW.format(HOW[int(how)])), split])),
    )


def _range(low: float, high: float, language: Language) -> str:
    """Return both ends; nothing where they read the same."""
    lower, upper = (language.number(end, _DIGITS_OF_ENDS) for end in (low, high))
    return language.text("join.range", low=lower, high=upper) if lower != upper else ""


def _lead(both: Versus, work: str) -> Cell:
    language, ratio = both.language, speed_ratio(both, work)
    if ratio is None:
        return Cell(NONE)
    name, times = ratio.fast.side.name(language, short=True), times_words(ratio, language)
    if ratio.is_in_turn:
        in_turn = language.detailed((times, language.text("versus.split.layer")))
        return Cell(name, detail=in_turn, further=ratio.range(language))
    if not ratio.is_sure:
        unsure, leaning = language.text("versus.unsure"), language.paired(name, times)
        return Cell(unsure, detail=leaning, further=ratio.range(language))
    return Cell(name, detail=times, further=ratio.range(language))


def models_table(both: Versus) -> Markup | None:
    """Return which language models each holds, and how fast it writes; None where nothing fits."""
    language = both.language
    models = [m for m in compared_models(both.edition) if _is_held(both, m)]
    if not models:
        return None
    rows = [
        [
            Cell(model.name, f"../../models/{model.id}/"),
            *(_model(both, choice, model) for choice in both.both),
        ]
        for model in models
    ]
    tokens = language.exact(CONTEXTS[0])
    table = Table(
        language.text("versus.models_caption", tokens=tokens),
        _heads(both, "memory.head.model"),
        rows,
        dense=True,
    )
    notes = [language.text("versus.models_note", tokens=language.exact(CONTEXTS[1]))]
    if generation_model(both.edition.catalog, both.edition.day):
        notes.append(language.text("gpu.held.speed.note"))
    return table.html(notes)


def _is_held(both: Versus, model: Model) -> bool:
    verdicts = (held(both, c, model.id, tokens) for c in both.both for tokens in CONTEXTS)
    return any(verdict in ("fits", "maybe") for verdict in verdicts)


def _model(both: Versus, choice: Choice, model: Model) -> Cell:
    """Return whether a model fits, with the longer context in small print, and tokens a second."""
    language = both.language
    usual, longer = (held(both, choice, model.id, tokens) for tokens in CONTEXTS)
    if usual is None:
        return Cell(language.text(_UNKNOWN if choice.gpu.chips > 1 else "memory.beyond"))
    details = []
    with_screen = held(both, choice, model.id, CONTEXTS[0], screen=True)
    if with_screen and with_screen != usual:
        verdict = _verdict(with_screen, language)
        details.append(language.text("gpu.held.with_screen", verdict=verdict))
    if longer and longer != usual:
        tokens = language.exact(CONTEXTS[1])
        verdict = _verdict(longer, language)
        details.append(language.text("versus.longer", tokens=tokens, verdict=verdict))
    speed = _tokens(both, choice, model) if usual != "no" else ""
    return Cell(_verdict(usual, language), detail=language.detailed(details), further=speed)


def _verdict(verdict: Verdict, language: Language) -> str:
    return language.text(f"gpu.held.{verdict}")


def _tokens(both: Versus, choice: Choice, model: Model) -> str:
    """Return the tokens a second with their range, and how they are known; of several both ways."""
    language = both.language
    fact: Sequence[float] = (model_of(both.edition, choice.gpu, model.id, choice.count) or [])[1:]
    if not fact:
        return language.text("compare.speed_unknown")
    likely, low, high, how = fact
    said = _tokens_words(low, likely, high, HOW[int(how)], language)
    catalog, day = both.edition.catalog, both.edition.day
    shared = tensor_speed_of(catalog, choice.gpu, model.id, FOUR_BITS, day, choice.count)
    if shared is None:
        return said
    ends = shared.tokens_per_s
    words = _tokens_words(ends.low, ends.likely, ends.high, shared.kind, language)
    return language.detailed([said, language.text("fit.tensor_row", speed=words)])


def _tokens_words(low: float, likely: float, high: float, how: str, language: Language) -> str:
    """Return tokens a second and how they are known: `54–72 tokens/s, measured`."""
    lower, upper = (significant(end, _DIGITS_OF_ENDS) for end in (low, high))
    one = language.number(significant(likely, _DIGITS), _DIGITS)
    number = _range(lower, upper, language) or one
    speed = language.text("unit.tokens_per_s", number=number)
    return language.detailed([speed, language.text(_HOW.format(how))])
