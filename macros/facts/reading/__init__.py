"""Reading: YAML files become records, or problems that name their place."""
