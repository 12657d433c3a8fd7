"""A table as one HTML file: its log, what its reader saw, a player and a verifier. It needs no network."""
