"""Scenario events, and what they take. Source: MP-5."""
