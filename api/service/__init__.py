"""The application: the use cases, and what they hold in memory. It knows no HTTP."""
