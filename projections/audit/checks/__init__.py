"""The checks A to E and G, and what they read. Source: audit protocol 5."""
