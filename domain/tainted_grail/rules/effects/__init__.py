"""How effects are registered, and effects that choose or repeat others. Source: TG-10.10."""
