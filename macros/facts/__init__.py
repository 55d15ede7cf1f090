"""Floor 1: what we know, read from data/ and checked."""
