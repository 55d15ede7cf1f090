"""Picks: which product is the best for a persona, and how sure that is."""
