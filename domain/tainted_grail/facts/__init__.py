"""Facts of Tainted Grail, in the past tense, one module for each chapter."""
