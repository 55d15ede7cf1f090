"""Outlet words: under which power limit several cards run on the ordinary outlet of a region.

They need one as soon as all parts together may draw more than one computer should for hours.
"""

from __future__ import annotations

from macros.advice.builds.pair_power import CIRCUIT_SHARE, STEP_W, least_limit_w
from macros.advice.generation.runners import MOST_BESIDE, Market, Runner
from macros.advice.picks.household_socket import Socket
from macros.facts.catalog import Catalog
from macros.present.words.language import Language


def outlet_words(runner: Runner, market: Market, language: Language) -> str:
    """Return which limit cards need on an ordinary outlet; nothing where they need none."""
    limit_w = _limit_needed(runner, market)
    if limit_w is None:
        return ""
    how = _how(runner, limit_w, market.catalog)
    return language.say("model-outlet", how=how, limit=language.figure(max(limit_w, 0.0), "w"))


def is_too_much(runner: Runner, market: Market) -> bool:
    """Return whether no limit that the cards take makes them fit on an ordinary outlet."""
    limit_w = _limit_needed(runner, market)
    return limit_w is not None and _how(runner, limit_w, market.catalog) == "none"


def _limit_needed(runner: Runner, market: Market) -> float | None:
    """Return the limit in W of each of several cards that may draw more; None where none may."""
    own_w, socket = runner.gpu.power.tdp_w, market.socket
    if runner.count == 1 or own_w is None or socket is None or socket.arriving is None:
        return None
    limit_w = _limit_w(runner.count, socket, socket.arriving)
    return limit_w if own_w > limit_w else None


def _limit_w(count: int, socket: Socket, arriving: float) -> float:
    """Return the highest limit in W with which so many draw no more than one computer may."""
    left_w = CIRCUIT_SHARE * socket.lasting_w * arriving - socket.computer_w
    return left_w / count // STEP_W * STEP_W


def _how(runner: Runner, limit_w: float, catalog: Catalog) -> str:
    """Return whether cards take such a limit: sure, open where nobody says it, or none.

    Eight of them stand in a server, whose circuits are its own.
    """
    gpu, least_w = runner.gpu, least_limit_w(runner.gpu, catalog)
    if runner.count > MOST_BESIDE or least_w is None or limit_w < least_w:
        return "none"
    boards = (board for board in catalog.parts.gpu_boards.values() if board.gpu == gpu.id)
    return "sure" if any(board.least_power_limit_w for board in boards) else "open"
