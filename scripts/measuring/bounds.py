"""Bounds: what a page may cost at most, and which scores it has to reach."""

from __future__ import annotations

LEAST_PERFORMANCE = 98  # of 100; a run differs from the next by a point or two
LEAST_OTHER_SCORE = 100  # accessibility, best practices, search engines

# A middling phone, as Lighthouse's benchmark rates machines; a desktop computer has 1000 to 2000.
PHONE_INDEX = 500

MOST_LCP_S = 1.8  # largest contentful paint
MOST_TBT_MS = 100  # total blocking time
MOST_CLS = 0.01  # cumulative layout shift; Material itself has 0.001

MOST_REQUESTS = 20  # before the reader does anything; for kilobytes see kinds.Kind
MOST_WHOLE_STYLINGS = 1  # each further one, the browser had to begin anew
MOST_CALLS = 100_000  # of our and the theme's functions while a page opens
MOST_LIVE_KB = 400  # what the first live chart adds, with the basic bundle

# Pixels from top to bottom of a page that folds what only checkers need, by the window's width.
MOST_HEIGHT = {390: 9000, 1440: 6000}
