"""Tasks of Tainted Grail, in the imperative, one module for each chapter."""
