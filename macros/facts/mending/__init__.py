"""Mending: what a data file has only one right form for, put right without touching a figure."""
