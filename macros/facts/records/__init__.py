"""Records: the one schema of data/, and what can be said of a record without other files."""
