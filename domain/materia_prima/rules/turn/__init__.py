"""The alchemists phase, and what all its actions have in common. Source: MP-4.7."""
