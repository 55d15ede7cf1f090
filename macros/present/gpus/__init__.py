"""GPUs: pages, tables and comparisons of accelerators."""
