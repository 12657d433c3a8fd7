"""The actions of an alchemist in its tower. Source: MP-4.13 to 4.15."""
