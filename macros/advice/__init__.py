"""Advice: floor 2, what follows from the facts."""
