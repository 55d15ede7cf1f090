"""Memory: how much models need, and which accelerators hold them."""
