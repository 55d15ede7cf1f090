"""Prices: what things cost in each region on a day, from what somebody saw."""
