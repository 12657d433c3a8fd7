"""Using abilities, their order, and what replaces an effect. Source: TG-5.18, 6.5."""
