"""Need words: what a persona asks for, and what ruled a product out, in the reader's language."""

from __future__ import annotations

import math

from macros.advice.picks.needs import ORDER, Limits, Rejection
from macros.advice.picks.pick import TOO_DEAR
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Persona
from macros.facts.records.fields import Unit
from macros.present.prices.local_money import DOLLARS, LocalMoney
from macros.present.words.connectors import connector_words
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded

UNITS: dict[str, Unit] = {
    "tdp_w": "w",
    "socket": "w",
    "slots": "slots",
    "memory_gb": "gb",
    "workload_memory_gb": "gb",
}
SAID_BY_THE_NEED = ("ecc", "power_connector", "speed_known")  # the limit adds nothing to its words
_BETWEEN = {"power_connector": " + "}  # the names that a cut lists; else a comma
NAMED = {"segment": "segment", "form_factor": "form_factor", "cooling": "cooling"}


def asked(
    wanted: Limits,
    catalog: Catalog,
    language: Language,
    money: LocalMoney = DOLLARS,
    *,
    is_organisation: bool = False,
) -> dict[str, str]:
    """Return every need that the persona has by its name, in the order in which it is asked.

    A limit of price is told in `money`.
    """
    limits = {**_limits(wanted), "market_known": is_organisation}
    return {
        name: need_words(name, wanted, catalog, language, money)
        for name in ORDER
        if limits.get(name, True)
    }


def need_words(
    name: str,
    wanted: Limits,
    catalog: Catalog,
    language: Language,
    money: LocalMoney = DOLLARS,
) -> str:
    """Return one need in words, with its limit; a price is told in `money`.

    A sum for everything names the tax only where prices hold it.
    """
    days = catalog.rules["price-dropped-after"].value
    limit = limit_words(name, wanted, language, money)
    key = "total_usd.untaxed" if name == "total_usd" and not money.taxed else name
    return language.text(f"need.{key}", limit=limit, days=language.exact(days))


def rejection_figure(
    cut: Rejection, language: Language, money: LocalMoney = DOLLARS, *, says_limit: bool = True
) -> str:
    """Return the figure by which a product was ruled out, in words; empty where none is known.

    A price is told in `money`, and what draws too much for a socket beside what that bears, unless
    the page says that elsewhere.
    """
    if cut.constraint == "socket":
        return _overload(cut, language, says_limit=says_limit)
    return "" if cut.constraint == "ecc" else _shown(cut.constraint, cut.figure, language, money)


def _overload(cut: Rejection, language: Language, *, says_limit: bool) -> str:
    if not isinstance(cut.figure, float):
        return language.text("cut.socket.unknown")
    # Rounded up, so that what is above the limit never reads like it.
    figure, limit = (
        _shown("socket", math.ceil(cut.figure), language),
        rejection_limit(cut, language),
    )
    return language.text("cut.socket.known", figure=figure, limit=limit) if says_limit else figure


def rejection_limit(cut: Rejection, language: Language) -> str:
    """Return what was asked for where a product was ruled out, where that is a figure or a name."""
    known = cut.constraint in SAID_BY_THE_NEED
    return "" if known else _shown(cut.constraint, cut.limit, language)


def _shown(
    constraint: str, figure: float | str | None, language: Language, money: LocalMoney = DOLLARS
) -> str:
    if figure is None:
        return ""
    if isinstance(figure, str):
        words = figure.split(_BETWEEN.get(constraint, ", "))
        return language.listed(_word(constraint, word, language) for word in words)
    return _figure(constraint, figure, language, money)


def _figure(constraint: str, figure: float, language: Language, money: LocalMoney = DOLLARS) -> str:
    if constraint in UNITS:
        return language.figure(figure, UNITS[constraint])
    if constraint in TOO_DEAR:
        return language.money(rounded(figure / money.usd), money.currency)
    return language.text("unit.days", number=language.exact(round(figure)))


def objective_words(persona: Persona, catalog: Catalog, language: Language) -> str:
    """Return what a persona wants most of."""
    years = language.exact(catalog.rules["ownership-years"].value)
    return language.text(f"objective.{persona.objective.maximise}", years=years)


def works_words(persona: Persona, language: Language) -> str:
    """Return the kinds of work that a persona's speed is taken from."""
    return language.listed(language.text(f"workload.{w}") for w in persona.objective.workloads)


def limit_words(name: str, wanted: Limits, language: Language, money: LocalMoney) -> str:
    """Return the figure or the names that a need asks for; nothing for a mere yes or no."""
    limit = _limits(wanted).get(name)
    if isinstance(limit, tuple):
        return language.listed(_word(name, word, language) for word in limit)
    return _figure(name, limit, language, money) if limit and not isinstance(limit, bool) else ""


def _limits(wanted: Limits) -> dict[str, float | bool | tuple[str, ...] | None]:
    """Return what is asked for by each need that not everybody has."""
    needs = wanted.needs
    return {
        "segment": needs.segments,
        "form_factor": needs.form_factors,
        "platform": needs.platforms,
        "software": needs.software,
        "dependable": needs.dependable,
        "precisions": needs.precisions,
        "cooling": needs.cooling,
        "ecc": needs.ecc,
        "power_connector": needs.no_power_connector,
        "tdp_w": needs.tdp_w_at_most,
        "slots": needs.slots_at_most,
        "workload_memory_gb": wanted.workload_memory_gb,
        "memory_gb": wanted.memory_gb,
        "socket": wanted.socket.lasting_w if wanted.socket else None,
        "price_usd": wanted.price_usd,
        "total_usd": needs.total_usd_at_most,
    }


def _word(name: str, word: str, language: Language) -> str:
    if name in NAMED:
        return language.text(f"{NAMED[name]}.{word}")
    if name == "power_connector":
        return connector_words(word, language)
    if name == "precisions":
        return word.upper()
    if name == "dependable":
        return language.text(f"software.status.{word}")
    return language.text(f"status.{word}") if name == "software" else word


def lacked(persona: Persona, constraint: str) -> str:
    """Return what a product lacks: of a price, of which kind where the persona takes one alone."""
    if constraint == "price_known" and persona.acquire != "new_or_used":
        return f"price_known.{persona.acquire}"
    return constraint
