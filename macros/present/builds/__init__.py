"""Builds on pages: whole computers, chosen, checked and put into words."""
