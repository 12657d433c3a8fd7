"""Scenario events, and what they take away. Source: MP-5."""
