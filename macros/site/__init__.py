"""Site: the roof: what one build knows, and how it gets into MkDocs."""
