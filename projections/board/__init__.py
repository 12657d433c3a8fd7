"""What the boards of all games share: sections, and parts of their form."""
