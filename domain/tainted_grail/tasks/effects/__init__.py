"""The effects that texts order, and what they ask. Source: TG-10.10."""
