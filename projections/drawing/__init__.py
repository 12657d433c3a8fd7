"""Pictures for a terminal, and the same as SVG."""
