"""The feed: what happens at a table, read and encoded once for all who watch it."""
