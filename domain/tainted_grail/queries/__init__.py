"""Questions to the state; nothing here changes anything."""
