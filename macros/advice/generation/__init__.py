"""Generation: how many tokens a second an accelerator writes with a language model."""
