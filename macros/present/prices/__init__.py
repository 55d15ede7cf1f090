"""Prices: what products cost, as pages show it."""
