"""Keys, seals and tokens: everything secret or random."""
