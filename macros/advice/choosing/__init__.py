"""Choosing: the pick for a need of one's own, by the rules of the picks."""
