"""An encounter from its start to its end, flight, and encounters that follow. Source: TG-6.1, 6.8, 6.9, 6.14."""
