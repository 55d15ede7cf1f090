"""API: the open data, one module for each group of files."""
