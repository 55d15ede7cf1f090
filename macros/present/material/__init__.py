"""Material: everything that leaves when Material for MkDocs leaves."""
