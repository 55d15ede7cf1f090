"""Versus: two choices that buyers weigh against each other, each pair on a page of its own."""
