"""Tests of the built site: what is in its files, and what a reader's browser makes of them."""
