"""Speeds: how fast accelerators work, measured or estimated."""
