"""HTML: what any page is made of, whatever it says."""
