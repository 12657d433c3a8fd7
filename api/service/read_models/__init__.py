"""Read models that the service maintains from the logs."""
