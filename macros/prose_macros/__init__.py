"""Prose macros: what prose pages may call, by subject; define.py registers them."""
