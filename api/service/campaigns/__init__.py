"""Campaigns, and what their tables come to."""
