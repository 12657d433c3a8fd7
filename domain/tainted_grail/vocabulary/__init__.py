"""What packs, facts, tasks and the state of Tainted Grail are written in."""
