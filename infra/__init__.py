"""Everything that touches the world: store, keys, clock, settings."""
