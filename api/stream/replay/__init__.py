"""Shared replays: several people look back at a table together. One leads, nothing of it is in the log."""
