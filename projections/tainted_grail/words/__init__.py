"""Names, phrases and texts of Tainted Grail that several projections use."""
