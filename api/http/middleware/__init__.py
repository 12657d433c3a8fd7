"""What wraps the application."""
