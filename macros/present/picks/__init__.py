"""Picks: the advice as pages."""
