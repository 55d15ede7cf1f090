"""Evidence: claims, disagreements and what is known, as pages show them."""
