"""The feed: each event of a table is read and encoded once for all its watchers."""
