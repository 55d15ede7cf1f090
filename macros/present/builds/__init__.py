"""Builds: the pages of recommended computers."""
