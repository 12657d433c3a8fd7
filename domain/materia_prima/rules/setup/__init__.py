"""The setup: what a new table fixes, the piles, who plays whom, and tutorials. Source: MP-3."""
