"""Tests: the same folders as the sources, and beside them whole games, benches and a corpus of logs."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The folder of the repository."""
