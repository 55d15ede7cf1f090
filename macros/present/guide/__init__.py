"""Guide: the phrases and tables that the prose of the guide shows."""
