"""Archives: taking them in, replaying them, deciding them again, auditing them."""
