"""Prose: what is asked of the pages of docs/, and what readers are told of them."""
