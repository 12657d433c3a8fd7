"""Fights, attacks and destruction. Source: MP-4.11, 6."""
