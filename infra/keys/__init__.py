"""Keys, seals and tokens: all that is secret or random."""
