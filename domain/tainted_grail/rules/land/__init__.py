"""The land: its setup, arrivals, menhirs, and the words that change it. Source: TG-3.2, 5.8, 5.9."""
