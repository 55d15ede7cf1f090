"""Words: names, numbers, prices and power in the words of a language."""
