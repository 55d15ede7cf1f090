"""SVG: draws our figures at build, so that every reader has them at once."""
