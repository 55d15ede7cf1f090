"""Prose macros: what the pages of the guide may call, by subject."""
