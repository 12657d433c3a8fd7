"""What Tainted Grail says about questions and options."""
