"""Packs as files, and packs by their hashes."""
