"""Packs as files, and found by their hashes."""
