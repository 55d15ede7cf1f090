"""Fit: what a model takes, which cards hold it, and what one card holds."""
