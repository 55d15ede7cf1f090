"""Doors: the commands that people and machines run."""
