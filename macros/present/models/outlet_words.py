"""Outlet words: under which power limit several cards run on the ordinary outlet of a region."""

from __future__ import annotations

from macros.advice.builds.pair_power import CIRCUIT_SHARE, STEP_W, least_limit_w
from macros.advice.generation.runners import Market, Runner
from macros.advice.picks.household_socket import Socket
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.words.language import Language


def outlet_words(runner: Runner, market: Market, language: Language) -> str:
    """Return which limit cards need on an ordinary outlet; nothing where they need none.

    Without a limit they may be more than it bears for hours.
    """
    gpu, socket = runner.gpu, market.socket
    if socket is None or runner.count == 1 or socket.wall_w(gpu, runner.count) is None:
        return ""
    if socket.bears(gpu, runner.count):
        return ""
    limit_w = _limit_w(runner.count, socket)
    how = _how(gpu, limit_w, market.catalog)
    return language.say("model-outlet", how=how, limit=language.figure(max(limit_w, 0.0), "w"))


def _limit_w(count: int, socket: Socket) -> float:
    """Return the highest limit in W with which so many draw no more than one computer may."""
    left_w = CIRCUIT_SHARE * socket.lasting_w * (socket.arriving or 0.0) - socket.computer_w
    return left_w / count // STEP_W * STEP_W


def _how(gpu: Gpu, limit_w: float, catalog: Catalog) -> str:
    """Return whether a card takes such a limit: sure, open where nobody says it, or none."""
    least_w = least_limit_w(gpu, catalog)
    if least_w is None or limit_w < least_w:
        return "none"
    boards = (board for board in catalog.parts.gpu_boards.values() if board.gpu == gpu.id)
    return "sure" if any(board.least_power_limit_w for board in boards) else "open"
