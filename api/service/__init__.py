"""The application: the use cases, and what they keep in memory. Knows no HTTP."""
