"""Tools: pages that answer a reader's own question in the browser."""
