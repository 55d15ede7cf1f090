"""Chronicle: which picks became others, when and why, for pages and for feed readers."""
