"""The process that serves: its listener, its connections, its shutdown."""
