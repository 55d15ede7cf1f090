"""Days: how a command reads a day from its arguments."""

from __future__ import annotations

import argparse
from datetime import date

from macros.site.day import newest_possible_date


def past_day(text: str) -> date:
    """Return the day. Raises ArgumentTypeError for no day, and for one in the future."""
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text} is no day; write 2026-11-20") from error
    if day > newest_possible_date():
        raise argparse.ArgumentTypeError(f"{text} is in the future")
    return day
