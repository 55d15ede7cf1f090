"""Text notes: what a pick for language models leaves open: prompts, Macs and main memory."""

from __future__ import annotations

from collections.abc import Iterator

from macros.advice.edition import Edition
from macros.advice.fit.fit_answer import Answering
from macros.advice.fit.fit_main_memory import NONE
from macros.advice.fit.fit_records import FitQuestion
from macros.advice.fit.main_memory_facts import USUAL_MAIN_MEMORY
from macros.advice.memory.constants import constants_of
from macros.advice.picks.pick import UNPRICED, Verdict
from macros.advice.picks.scores import Candidate
from macros.facts.records.products import Gpu
from macros.present.words.language import Language
from macros.present.words.ranges import ranged
from macros.present.words.significant import significant

WRITING = "llm-decode-"
PROMPT = "llm-prompt"
# The model of each work whose experts may lie in main memory, and who has a card of the kind that
# such a model is then run on.
MIXTURES = {"llm-decode-moe-120b": ("gpt-oss-120b", "run-moe-at-home")}
_NAMED = 3
_CLEARLY_FASTER = 1.5
_DIGITS = 2
_MACS = "Apple"


def text_notes(verdict: Verdict, edition: Edition, language: Language) -> Iterator[str]:
    """Yield what a pick for writing text leaves open; nothing for other work."""
    works = verdict.persona.objective.workloads
    if verdict.pick is None or not any(work.startswith(WRITING) for work in works):
        return
    if PROMPT not in works:
        yield from _prompt_words(verdict.pick, verdict, edition, language)
    yield from _mac_words(verdict, edition, language)
    for work in works:
        if work in MIXTURES:
            yield from _main_memory_words(*MIXTURES[work], verdict, edition, language)


def _prompt_words(
    pick: Candidate, verdict: Verdict, edition: Edition, language: Language
) -> Iterator[str]:
    """Yield which of its rivals read a prompt clearly faster than the pick."""
    own = _prompt_speed(pick, verdict, edition)
    if own is None:
        return
    names = []
    for rival in (*verdict.ties, *verdict.runners_up):
        speed = _prompt_speed(rival, verdict, edition)
        if speed and speed / own >= _CLEARLY_FASTER:
            ratio = language.number(speed / own, _DIGITS)
            words = language.say("pick-beside-speed", far="times", ratio=ratio)
            name = language.products([(rival.gpu, rival.count)])
            names.append(language.bracketed(name, words))
    if names:
        yield language.say("pick-prompt", others=language.enumerated(names[:_NAMED]))


def _prompt_speed(candidate: Candidate, verdict: Verdict, edition: Edition) -> float | None:
    """Return how fast something reads a prompt; None where it is not known of so many of it."""
    if PROMPT not in edition.catalog.workloads:
        return None
    where = edition.situation(verdict.region)
    speeds = where.speeds_in((PROMPT,), candidate.gpu.id, candidate.count)
    return speeds[0].value if speeds else None


def _mac_words(verdict: Verdict, edition: Edition, language: Language) -> Iterator[str]:
    """Yield which Macs are not ranked because their speed in the work or their price is unknown."""
    unknown = ("speed_known", *UNPRICED)
    cut = (each for each in verdict.cut.values() if each.constraint in unknown)
    products = [edition.catalog.gpus[each.id] for each in cut]
    macs = sorted((gpu for gpu in products if gpu.vendor == _MACS), key=_most_memory)
    if not macs:
        return
    named = [language.short_name(gpu) for gpu in macs[:_NAMED]]
    more = len(macs) - len(named)
    others = [language.say("pick-other-chips", count=more)] if more else []
    yield language.say("pick-macs", products=language.enumerated([*named, *others]))


def _most_memory(gpu: Gpu) -> tuple[float, float, str]:
    return -gpu.memory.size_gb, -(gpu.memory.bandwidth_gb_s or 0), gpu.id


def _main_memory_words(
    model: str, persona: str, verdict: Verdict, edition: Edition, language: Language
) -> Iterator[str]:
    """Yield how fast a smaller card writes with the experts in main memory, beside the pick."""
    pick, catalog = verdict.pick, edition.catalog
    if pick is None or persona not in catalog.personas or model not in catalog.models:
        return
    small = edition.verdict(persona, verdict.region).pick
    if small is None or small.gpu.form_factor != "pcie_card":
        return
    beside = _asked(model, small.gpu.id, 1, USUAL_MAIN_MEMORY, verdict.region, edition)
    own = _asked(model, pick.gpu.id, pick.count, NONE, verdict.region, edition)
    part = beside.part(beside.work, beside.card, 1) if beside and beside.card else None
    speed = own.work.speed(own.card, own.count) if own and own.card else None
    if part is None or part["speed"] is None or speed is None:
        return
    yield language.say(
        "pick-main-memory",
        product=language.products([(small.gpu, 1)]),
        model=catalog.models[model].name,
        gib=language.text("unit.gib", number=language.number(significant(part["gib"], _DIGITS))),
        speed=_speeds(part["speed"]["low"], part["speed"]["high"], language),
        own=_speeds(speed["low"], speed["high"], language),
    )


def _asked(
    model: str, card: str, count: int, main_memory: str, region: str, edition: Edition
) -> Answering | None:
    """Return what /fit/ answers of cards; None where it knows the cards or the model not."""
    facts = edition.fit_facts
    known = {each["id"] for each in facts["cards"]}, {each["id"] for each in facts["models"]}
    if card not in known[0] or model not in known[1]:
        return None
    question = FitQuestion(model, card, region, count=count, main_memory=main_memory)
    return Answering(question, facts, constants_of(edition.catalog))


def _speeds(low: float, high: float, language: Language) -> str:
    ends = [language.number(significant(end, _DIGITS), _DIGITS) for end in (low, high)]
    return ranged(ends, language)
