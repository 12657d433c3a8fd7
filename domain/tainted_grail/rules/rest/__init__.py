"""Resting: meals, gifts, advancement, decks. Source: TG-4.6, 5.19."""
