"""Hands, the sequence and what lies on it. Source: TG-6.1 to 6.5, 6.11."""
