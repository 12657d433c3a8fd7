"""What programs of others import from Hourglass."""
