"""History: the advice of past days beside that of experts, and what changed."""
