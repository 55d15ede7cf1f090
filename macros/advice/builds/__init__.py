"""Builds: whole computers, checked by published rules and chosen from parts."""
