"""Countries: what a buyer of a region has to know besides prices, on a page of its own."""
