"""What people see of a campaign's table."""
