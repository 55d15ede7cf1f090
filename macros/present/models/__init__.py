"""Models: the pages of language models, and the table that lists them."""
