"""The round of an encounter: activation, turns, attacks, end. Source: TG-6.6, 6.7, 6.10."""
