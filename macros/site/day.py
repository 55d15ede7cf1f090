"""Day: of which day a build is, and which days it may know."""

from __future__ import annotations

import os
from datetime import UTC, date, datetime


def build_date() -> date:
    """Return the day of the build: that of SOURCE_DATE_EPOCH, else the present one (UTC)."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    moment = datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)
    return moment.date()


def newest_possible_date() -> date:
    """Return the day after which no date in the data can lie.

    SOURCE_DATE_EPOCH pins what a rebuild prints; facts read since then are no mistakes.
    """
    return max(build_date(), datetime.now(UTC).date())
