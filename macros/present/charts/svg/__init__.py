"""SVG: draws our charts at build, so that every reader has them at once."""
