"""What one program holds at a service: several seats of a table, a campaign."""
