"""The guide's own code: facts below, advice on them, presentation on top."""
