"""Changes in words: what a change of the data does to the advice."""
