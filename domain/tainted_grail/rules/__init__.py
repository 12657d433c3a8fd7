"""The rules of Tainted Grail, one module or package for each chapter."""
