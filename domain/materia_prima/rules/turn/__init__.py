"""The alchemists phase, and what all its actions share. Source: MP-4.7."""
