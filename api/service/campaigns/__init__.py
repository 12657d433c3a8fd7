"""Campaigns, and the results of their tables."""
