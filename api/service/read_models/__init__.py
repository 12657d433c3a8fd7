"""Read models that the service keeps beside the logs."""
