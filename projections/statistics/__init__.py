"""What many tables of a service came to, together: no table, no person."""
