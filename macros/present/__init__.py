"""Floor 3: how the facts are said, in each language, as pages, tables, charts and open data."""
