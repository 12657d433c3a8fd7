"""Pictures for a terminal, the same as SVG, and the parts of a web page."""
