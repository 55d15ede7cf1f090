"""Measuring: what the built site costs its readers and offers them, in a real browser."""
